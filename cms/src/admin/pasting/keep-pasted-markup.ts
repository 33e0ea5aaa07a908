import type { StrapiApp } from '@strapi/strapi/admin'
import { contentManagerApis } from '../ui/content-manager'
import { pastedBlocks, type TextNode } from './pasted-blocks'

/** The used part of Slate's editor. */
interface Editor {
  insertData(data: DataTransfer): void
  insertFragment(blocks: readonly TextNode[]): void
}

interface RichTextBlock {
  readonly plugin?: (editor: Editor) => Editor
}

interface RichTextApis {
  addRichTextBlocks(
    change: (blocks: Record<string, RichTextBlock>) => Record<string, RichTextBlock>,
  ): void
}

/** The attribute by which Slate marks its own copied content, which it pastes unchanged. */
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

/** Keeps headings, lists, bold and links of pasted text; Strapi itself keeps only the words. */
export function keepPastedMarkup(app: Pick<StrapiApp, 'getPlugin'>): void {
  contentManagerApis<RichTextApis>(app).addRichTextBlocks(({ paragraph, ...others }) => ({
    paragraph: {
      ...paragraph,
      plugin: (editor) => withPastedMarkup(paragraph?.plugin?.(editor) ?? editor),
    },
    ...others,
  }))
}
