/**
 * Converts between Strapi's blocks JSON and a subset of markdown, in which the demo fair and
 * imported files have their texts: paragraphs, `##` to `####` headings, `-` and `1.` lists,
 * `**bold**` and `[link](/path)`.
 */

type TextNode = ReturnType<typeof textNode>

interface LinkNode {
  readonly type: 'link'
  readonly url: string
  readonly children: readonly TextNode[]
}

type Inline = TextNode | LinkNode

export type RichTextBlock =
  | { readonly type: 'paragraph'; readonly children: readonly Inline[] }
  | { readonly type: 'heading'; readonly level: number; readonly children: readonly Inline[] }
  | {
      readonly type: 'list'
      readonly format: 'ordered' | 'unordered'
      readonly children: readonly { type: 'list-item'; children: readonly Inline[] }[]
    }

const INLINE =
  /\*\*(?<bold>[^*]{1,2000})\*\*|\[(?<label>[^[\]]{1,500})\]\((?<url>[^()\s]{1,2000})\)/g

const textNode = (text: string, bold = false) =>
  bold ? { type: 'text', text, bold: true } : { type: 'text', text }

function inline(text: string): Inline[] {
  const nodes: Inline[] = []
  let end = 0
  for (const match of text.matchAll(INLINE)) {
    const { bold, label, url } = match.groups ?? {}
    if (match.index > end) nodes.push(textNode(text.slice(end, match.index)))
    if (bold) nodes.push(textNode(bold, true))
    if (label && url) nodes.push({ type: 'link', url, children: [textNode(label)] })
    end = match.index + match[0].length
  }
  if (end < text.length) nodes.push(textNode(text.slice(end)))
  // The editor of Strapi wants a text on both sides of a link.
  if (nodes[0]?.type === 'link') nodes.unshift(textNode(''))
  if (nodes.at(-1)?.type === 'link') nodes.push(textNode(''))
  return nodes.length > 0 ? nodes : [textNode('')]
}

const BULLET = /^-\s+/
const NUMBER = /^\d+\.\s+/

function list(lines: readonly string[], marker: RegExp): RichTextBlock {
  return {
    type: 'list',
    format: marker === NUMBER ? 'ordered' : 'unordered',
    children: lines.map((line) => ({
      type: 'list-item',
      children: inline(line.replace(marker, '')),
    })),
  }
}

function block(paragraph: string): RichTextBlock {
  const lines = paragraph.split('\n').map((line) => line.trim())
  const heading = /^(?<marks>#{2,4}) (?<text>.+)$/.exec(paragraph)?.groups
  if (heading)
    return {
      type: 'heading',
      level: heading.marks?.length ?? 2,
      children: inline(heading.text ?? ''),
    }
  for (const marker of [BULLET, NUMBER])
    if (lines.every((line) => marker.test(line))) return list(lines, marker)
  return { type: 'paragraph', children: inline(lines.join(' ')) }
}

/** Blocks JSON of a text; paragraphs are separated by an empty line. */
export const richText = (markdown: string): RichTextBlock[] =>
  markdown
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map(block)

/** A node of blocks JSON, with what markdown has signs for. */
interface BlocksNode {
  readonly type: string
  readonly children?: readonly BlocksNode[]
  readonly text?: unknown
  readonly bold?: unknown
  readonly url?: unknown
  readonly level?: unknown
  readonly format?: unknown
}

const inlineText = (node: BlocksNode): string => {
  const inside = () => (node.children ?? []).map(inlineText).join('')
  if (node.type === 'link') return `[${inside()}](${String(node.url ?? '')})`
  const text = typeof node.text === 'string' ? node.text : inside()
  return node.bold === true && text.trim() !== '' ? `**${text}**` : text
}

/** The items of a list, those of lists inside it among them. */
function itemLines({ format, children = [] }: BlocksNode): string[] {
  let number = 0
  return children.flatMap((item) => {
    if (item.type === 'list') return itemLines(item)
    number += 1
    return `${format === 'ordered' ? `${number}.` : '-'} ${inlineText(item)}`
  })
}

const blockText = (node: BlocksNode): string => {
  if (node.type === 'list') return itemLines(node).join('\n')
  const text = inlineText(node)
  return node.type === 'heading' && text ? `${'#'.repeat(Number(node.level ?? 2))} ${text}` : text
}

/** The markdown of blocks JSON; pictures, and marks that it has no signs for, are left out. */
export const markdownOf = (blocks: readonly BlocksNode[]): string =>
  blocks.map(blockText).filter(Boolean).join('\n\n')
