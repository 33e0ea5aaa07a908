import type { RichTextNode } from '~/content/model.ts'

/** Longest description of a page that search results show whole, in characters. */
const DESCRIPTION_LENGTH = 160

/** The words of a text without markup; blocks and list items are separated by a space. */
export function plainText(nodes: readonly RichTextNode[]): string {
  const words = (node: RichTextNode): string => {
    if (node.type === 'text') return String(node.text ?? '')
    const inner = (node.children ?? []).map(words).join('')
    return node.type === 'link' ? inner : `${inner} `
  }
  return nodes.map(words).join('').replace(/\s+/g, ' ').trim()
}

/** The beginning of a text up to `length` characters, ended at a word. */
function excerpt(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length)
  return `${cut.slice(0, cut.lastIndexOf(' ')) || cut}…`
}

/** The beginning of a rich text as the description of its page, for search results. */
export const descriptionOf = (body: readonly RichTextNode[]): string =>
  excerpt(plainText(body), DESCRIPTION_LENGTH)
