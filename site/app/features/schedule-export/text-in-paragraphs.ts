import type { RichText, RichTextNode } from '~/content/model.ts'

const inline = (node: RichTextNode): string =>
  node.type === 'text' ? String(node.text ?? '') : (node.children ?? []).map(inline).join('')

function lines(node: RichTextNode): string {
  if (node.type !== 'list') return inline(node).trim()
  return (node.children ?? [])
    .map((item, index) => {
      const mark = node.format === 'ordered' ? `${index + 1}.` : '-'
      // Strapi puts a list within a list beside its items.
      return item.type === 'list' ? lines(item) : `${mark} ${inline(item).trim()}`
    })
    .join('\n')
}

/** A rich text for where there is no markup: an empty line between blocks, a line per list item. */
export const textInParagraphs = (text: RichText): string =>
  text.map(lines).filter(Boolean).join('\n\n')
