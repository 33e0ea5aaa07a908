import { pastedBlocks, type TextNode } from './pasted-blocks'

/** What of Slate's editor is used. */
interface Editor {
  insertData(data: DataTransfer): void
  insertFragment(blocks: readonly TextNode[]): void
}

interface RichTextBlock {
  readonly plugin?: (editor: Editor) => Editor
}

interface ContentManager {
  readonly apis: {
    addRichTextBlocks(
      change: (blocks: Record<string, RichTextBlock>) => Record<string, RichTextBlock>,
    ): void
  }
}

/** What Slate copies of its own, which it takes back whole. */
const OWN = 'data-slate-fragment'

function withPastedMarkup(editor: Editor): Editor {
  const { insertData } = editor
  editor.insertData = (data) => {
    const html = data.getData('text/html')
    const blocks =
      html && !html.includes(OWN)
        ? pastedBlocks(new DOMParser().parseFromString(html, 'text/html').body)
        : []
    if (blocks.length > 0) editor.insertFragment(blocks)
    else insertData(data)
  }
  return editor
}

/** Keeps headings, lists, bold and links of what is pasted into a text: Strapi takes its words alone. */
export function keepPastedMarkup(app: { getPlugin(name: string): unknown }): void {
  const { apis } = app.getPlugin('content-manager') as ContentManager
  apis.addRichTextBlocks(({ paragraph, ...others }) => ({
    paragraph: {
      ...paragraph,
      plugin: (editor) => withPastedMarkup(paragraph?.plugin?.(editor) ?? editor),
    },
    ...others,
  }))
}
