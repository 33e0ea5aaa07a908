/** Characters that XML 1.0 has no way to write; half a surrogate pair is one of them. */
const UNWRITABLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it is about
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string) =>
  text.replace(UNWRITABLE, '').replace(/[&<>"]/g, (character) => entities[character] ?? '')

/** A piece of XML that is written already, as opposed to text that has to be escaped. */
export class Xml {
  readonly source: string

  constructor(source: string) {
    this.source = source
  }
}

type Child = Xml | string | null | undefined | false

/**
 * An XML element. Text and attribute values are escaped; attributes without a value and empty
 * children are left out.
 *
 * @example xml('link', { rel: 'self', href: '/?a&b' }).source // '<link rel="self" href="/?a&amp;b"/>'
 */
export function xml(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  ...children: readonly Child[]
): Xml {
  const given = Object.entries(attributes)
    .map(([key, value]) => (value === undefined ? '' : ` ${key}="${escaped(value)}"`))
    .join('')
  const content = children
    .map((child) => (child instanceof Xml ? child.source : escaped(child || '')))
    .join('')
  return new Xml(content ? `<${name}${given}>${content}</${name}>` : `<${name}${given}/>`)
}

/** An element as a whole document. */
export const xmlDocument = (root: Xml): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${root.source}\n`
