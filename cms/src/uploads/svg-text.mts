import { SVG_PROLOGUE } from '@beursvloer/contract/forms/file-kind'

class Unreadable extends Error {}

/** Bounds of a drawing: more take long to read, and no logo has them. */
const MAX_TAGS = 20_000
const MAX_ATTRIBUTES = 100_000
const MAX_ATTRIBUTES_PER_TAG = 200
const MAX_DEPTH = 200

/** Encoding that the XML declaration of some programs names, besides UTF-8. */
const IS_LATIN = /^<\?xml[^>]*\bencoding\s*=\s*["'](?:iso-8859-1|latin1|windows-1252)["']/i
/** A name for a text, by which some programs write the addresses of their name spaces. */
const ENTITY = /<!ENTITY\s+([\w.-]+)\s+(?:"([^"'<&%]*)"|'([^"'<&%]*)')\s*>/g
/** Most that such texts may add to a drawing, in characters. */
const MAX_ADDED = 100_000

/**
 * Comments, texts as they are, declarations, and tags with their attributes, cut off where an HTML parser
 * cuts them off: that is what reads the drawing.
 */
const MARKUP =
  /<!--(?:-?>|[\s\S]*?--!?>)|<!\[CDATA\[[^<]*?\]\]>|<[!?][^>]*>|<(\/?)([\w:-]+)(?![\w:-])((?:"[^"]*"|'[^']*'|[^"'<>])*)>/g

/** Whether a drawing is small enough to be read; asked in time that grows with its length alone. */
function isBounded(drawing: string): boolean {
  // One comment that does not end would be looked for again and again.
  if (drawing.lastIndexOf('<!--') > drawing.lastIndexOf('-->')) return false
  const open: string[] = []
  let attributes = 0
  for (const [markup, isEnd, name, inside = ''] of drawing.matchAll(MARKUP)) {
    // Texts as they are hold no tags: parsers disagree on where such a text ends.
    if (markup.startsWith('<![CDATA[') && !markup.endsWith(']]>')) return false
    if (!name) continue
    if (isEnd) {
      // Others end nothing.
      if (open.at(-1) === name) open.pop()
      continue
    }
    const own = inside.split('=').length - 1
    attributes += own
    if (!inside.endsWith('/')) open.push(name)
    if (own > MAX_ATTRIBUTES_PER_TAG || open.length > MAX_DEPTH) return false
  }
  const tags = drawing.match(/<\w/g)?.length ?? 0
  return tags <= MAX_TAGS && attributes <= MAX_ATTRIBUTES
}

/** @throws Unreadable when the bytes are no text in the encoding that they say */
function decoded(content: Uint8Array): string {
  const encoding = IS_LATIN.test(Buffer.from(content.subarray(0, 200)).toString('latin1'))
    ? 'windows-1252'
    : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(content)
  } catch {
    throw new Unreadable()
  }
}

/**
 * What comes after the prologue, with the texts in it that the prologue has names for.
 * @throws Unreadable when names stand for more than plain text: they can unpack to anything
 */
function rootOf(source: string): string {
  const [prologue = ''] = SVG_PROLOGUE.exec(source) ?? []
  const root = source.slice(prologue.length)
  const [, declarations = ''] = /<!DOCTYPE[^[>]*\[([^\]]*)/i.exec(prologue) ?? []
  if (/<!ENTITY/i.test(declarations.replace(ENTITY, ''))) throw new Unreadable()
  const texts = new Map(
    Array.from(declarations.matchAll(ENTITY), ([, name, double, single]) => [
      name,
      double ?? single,
    ]),
  )
  if (texts.size === 0) return root
  let added = 0
  return root.replace(/&([\w.-]+);/g, (reference, name) => {
    const text = texts.get(name) ?? reference
    added += text.length
    if (added > MAX_ADDED) throw new Unreadable()
    return text
  })
}

/**
 * The text of a drawing, from its root on.
 * @throws Unreadable when it is no drawing, or more of one than is read
 */
export function readDrawing(content: Uint8Array): string {
  const drawing = rootOf(decoded(content))
  // Declarations of entities can unpack to anything.
  if (/<!DOCTYPE|<!ENTITY/i.test(drawing) || !/^<svg[\s>]/.test(drawing) || !isBounded(drawing))
    throw new Unreadable()
  return drawing
}
