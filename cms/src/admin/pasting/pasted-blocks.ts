/** Words with their marks, as the text editor stores them. */
interface TextLeaf {
  readonly type: 'text'
  readonly text: string
  readonly bold?: true
  readonly italic?: true
  readonly underline?: true
  readonly strikethrough?: true
}

interface TextElement {
  readonly type: string
  readonly level?: number
  readonly format?: 'ordered' | 'unordered'
  readonly url?: string
  readonly children: readonly TextNode[]
}

export type TextNode = TextLeaf | TextElement
type Marks = Omit<TextLeaf, 'type' | 'text'>

/** Elements that stand on lines of their own. */
const BLOCKS =
  /^(p|div|h[1-6]|ul|ol|li|table|thead|tbody|tr|td|th|blockquote|section|article|body)$/
const IGNORED = /^(style|script|meta|link|title|xml|o:p)$/
/** Word's marker before the text of a list item, which it writes as a paragraph. */
const LIST_MARK = 'span[style*="mso-list:Ignore"], span[style*="mso-list: Ignore"]'
/** Deepest heading that the editor has. */
const MAX_LEVEL = 6

const nameOf = (node: Node): string => node.nodeName.toLowerCase()
const isElement = (node: Node): node is HTMLElement => node.nodeType === 1

/** The marks that an element gives its words, by its name or, as Google Docs writes them, its style. */
function marksOf(element: HTMLElement, outer: Marks): Marks {
  const name = nameOf(element)
  const { fontWeight, fontStyle, textDecoration } = element.style
  // Google Docs wraps everything in a <b> that is not bold.
  const isBold = fontWeight ? /^(bold|[6-9]00)/.test(fontWeight) : /^(b|strong)$/.test(name)
  return {
    ...outer,
    ...(isBold && { bold: true }),
    ...((fontStyle === 'italic' || /^(i|em)$/.test(name)) && { italic: true }),
    ...((name === 'u' || (textDecoration.includes('underline') && name !== 'a')) && {
      underline: true,
    }),
    ...((/^(s|del|strike)$/.test(name) || textDecoration.includes('line-through')) && {
      strikethrough: true,
    }),
  }
}

/** The words in an element, blocks within it left out. */
function wordsOf(element: Node, marks: Marks): TextNode[] {
  return Array.from(element.childNodes).flatMap((node): TextNode[] => {
    if (node.nodeType === 3) {
      const text = (node.textContent ?? '').replace(/\s+/g, ' ')
      return text ? [{ type: 'text', text, ...marks }] : []
    }
    if (!isElement(node) || IGNORED.test(nameOf(node)) || node.matches(LIST_MARK)) return []
    if (nameOf(node) === 'br') return [{ type: 'text', text: '\n', ...marks }]
    if (/^(ul|ol|table)$/.test(nameOf(node))) return []
    const words = wordsOf(node, marksOf(node, marks))
    const url = nameOf(node) === 'a' ? (node.getAttribute('href') ?? '') : ''
    return /^(https?:|mailto:|tel:)/.test(url) && words.length > 0
      ? [{ type: 'link', url, children: words }]
      : words
  })
}

const isBlank = (words: readonly TextNode[]): boolean =>
  words.every((node) => ('text' in node ? node.text.trim() === '' : isBlank(node.children)))

const filled = (words: readonly TextNode[]): readonly TextNode[] =>
  isBlank(words) ? [{ type: 'text', text: '' }] : words

function listOf(element: HTMLElement): TextElement {
  const format = nameOf(element) === 'ol' ? 'ordered' : 'unordered'
  const children = Array.from(element.children).flatMap((child): TextElement[] => {
    if (/^(ul|ol)$/.test(nameOf(child))) return [listOf(child as HTMLElement)]
    const inner = Array.from(child.children).filter((one) => /^(ul|ol)$/.test(nameOf(one)))
    return [
      { type: 'list-item', children: filled(wordsOf(child, {})) },
      ...inner.map((one) => listOf(one as HTMLElement)),
    ]
  })
  return { type: 'list', format, children }
}

/** The rows of a table as lines with its cells apart: the field "Rijen" of a table takes them so. */
const rowsOf = (table: HTMLElement): TextElement[] =>
  Array.from(table.querySelectorAll('tr'), (row) => {
    const cells = Array.from(row.children, (cell) => wordsOf(cell, {}))
    const between: TextNode = { type: 'text', text: ' | ' }
    const children = cells.flatMap((words, at) => (at > 0 ? [between, ...words] : words))
    return { type: 'paragraph', children: filled(children) }
  })

/** An item of a list of Word, with the kind of list by its mark; null for any other paragraph. */
function wordItem(element: HTMLElement): TextElement | null {
  if (!/mso-list:\s*l\d/.test(element.getAttribute('style') ?? '')) return null
  const mark = element.querySelector(LIST_MARK)?.textContent?.trim() ?? ''
  const format = /^\(?[\da-z]{1,4}[.)]/i.test(mark) ? 'ordered' : 'unordered'
  const item = { type: 'list-item', children: filled(wordsOf(element, {})) }
  return { type: 'list', format, children: [item] }
}

/** Words between blocks. */
function looseWords({ nodeType, textContent }: Node): TextElement[] {
  const text = nodeType === 3 ? (textContent ?? '').replace(/\s+/g, ' ').trim() : ''
  return text ? [{ type: 'paragraph', children: [{ type: 'text', text }] }] : []
}

function blocksOf(element: Node): TextElement[] {
  if (!isElement(element)) return looseWords(element)
  const name = nameOf(element)
  if (IGNORED.test(name)) return []
  if (/^(ul|ol)$/.test(name)) return [listOf(element)]
  if (name === 'table') return rowsOf(element)
  const holdsBlocks = Array.from(element.children).some(
    (child) => BLOCKS.test(nameOf(child)) || child.querySelector('p, li, table, h1, h2, h3'),
  )
  if (holdsBlocks) return Array.from(element.childNodes).flatMap(blocksOf)
  const item = wordItem(element)
  if (item) return [item]
  const words = wordsOf(element, BLOCKS.test(name) ? {} : marksOf(element, {}))
  if (isBlank(words)) return []
  const [, level] = /^h([1-6])$/.exec(name) ?? []
  if (level)
    return [{ type: 'heading', level: Math.min(Number(level), MAX_LEVEL), children: words }]
  return [{ type: name === 'blockquote' ? 'quote' : 'paragraph', children: words }]
}

/** Lists of one kind that follow one another as one: Word writes every item as a list. */
function joined(blocks: readonly TextElement[]): TextElement[] {
  const all: TextElement[] = []
  for (const block of blocks) {
    const last = all.at(-1)
    if (block.type === 'list' && last?.type === 'list' && last.format === block.format)
      all[all.length - 1] = { ...last, children: [...last.children, ...block.children] }
    else all.push(block)
  }
  return all
}

/**
 * Content copied from a program such as Word, as blocks of the editor: headings, paragraphs, lists,
 * bold, italic and links stay; every row of a table becomes a paragraph, with `|` between its
 * cells.
 */
export const pastedBlocks = (body: HTMLElement): readonly TextElement[] => joined(blocksOf(body))
