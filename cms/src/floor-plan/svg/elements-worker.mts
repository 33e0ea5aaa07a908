/** Reads the elements of a drawing in a process of its own; answers with its root, or with why it has none. */
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import type { SvgElement } from './elements.ts'

/** Most elements of one drawing. */
const MAX_ELEMENTS = 20_000
/** Most names of attributes in one drawing: each costs the process that gets them more than its length. */
const MAX_NAMES = 500

class DrawingError extends Error {}

/** What the parser makes of an element: its children under its name, its attributes under `:@`. */
type Node = Readonly<Record<string, unknown>>

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  // Nothing is ever replaced by what a file declares or points to.
  processEntities: false,
})

interface Count {
  left: number
  readonly names: Set<string>
}

function toElement(node: Node, count: Count): SvgElement[] {
  const tag = Object.keys(node).find((key) => key !== ':@') ?? ''
  if (!/^[a-z]/i.test(tag)) return []
  const attributes = (node[':@'] ?? {}) as SvgElement['attributes']
  for (const name of Object.keys(attributes)) count.names.add(name)
  count.left -= 1
  if (count.left < 0 || count.names.size > MAX_NAMES)
    throw new DrawingError(
      `De tekening heeft meer dan ${MAX_ELEMENTS} onderdelen of ${MAX_NAMES} namen van kenmerken. Verwijder wat niet bij de plattegrond hoort.`,
    )
  const children = (node[tag] as Node[]).flatMap((child) => toElement(child, count))
  return [{ name: tag.replace(/^.*:/, ''), attributes, children }]
}

/**
 * The elements of an SVG file. Nothing in it is run, fetched or expanded.
 * @throws DrawingError with a Dutch message when it is no SVG, or too large
 */
function parseSvg(text: string): SvgElement {
  const valid = XMLValidator.validate(text)
  if (valid !== true)
    throw new DrawingError(
      `Dit bestand is geen geldige SVG (regel ${valid.err.line}). Bewaar de tekening opnieuw als SVG.`,
    )
  let nodes: Node[]
  try {
    nodes = parser.parse(text)
  } catch {
    throw new DrawingError(
      'Dit bestand kan niet veilig worden gelezen: het verwijst naar andere bestanden of is te diep genest. Bewaar de tekening opnieuw als gewone SVG.',
    )
  }
  const count = { left: MAX_ELEMENTS, names: new Set<string>() }
  const root = nodes.flatMap((node) => toElement(node, count)).find(({ name }) => name === 'svg')
  if (!root) throw new DrawingError('Dit bestand is geen SVG: er staat geen tekening in.')
  return root
}

function answerTo(content: Uint8Array) {
  try {
    return { root: parseSvg(new TextDecoder().decode(content)) }
  } catch (error) {
    if (!(error instanceof DrawingError)) throw error
    return { problem: error.message }
  }
}
process.on('message', (content: Uint8Array) => process.send?.(answerTo(content)))
process.send?.('ready')
