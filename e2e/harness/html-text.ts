/** Reads rendered HTML without a browser: fast enough for every page of the site. */

const ELEMENT = /<([a-z][a-z0-9-]*)\b((?:[^>"']|"[^"]*"|'[^']*')*)>/gi
const ATTRIBUTE = /([a-z-]+)="([^"]*)"/gi
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

const decode = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)

export interface HtmlElement {
  readonly name: string
  /** Attributes by name in lower case, decoded. */
  readonly attributes: Readonly<Record<string, string>>
}

/** Every element of a document, in order, without those inside scripts. */
export function elementsOf(html: string): readonly HtmlElement[] {
  const markup = html.replace(/(<script\b[^>]*>)[\s\S]*?<\/script>/gi, '$1')
  return [...markup.matchAll(ELEMENT)].map(([, name = '', text = '']) => ({
    name: name.toLowerCase(),
    attributes: Object.fromEntries(
      [...text.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        decode(value),
      ]),
    ),
  }))
}

/** The addresses of the links of a document, as it writes them. */
export const hrefsOf = (html: string): readonly string[] =>
  elementsOf(html).flatMap(({ name, attributes }) =>
    name === 'a' && attributes.href ? [attributes.href] : [],
  )

/** The structured data of a document, parsed. */
export const structuredDataOf = (html: string): readonly Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json),
  )

/** The visible text of a document: without scripts, soft hyphens and repeated white space. */
export const textOf = (html: string): string =>
  decode(
    html
      .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<[^>]*>/g, ' ')
      .replaceAll('\u00AD', ''),
  ).replace(/\s+/g, ' ')
