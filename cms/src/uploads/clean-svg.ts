import { CleaningThread } from './cleaning-thread'
import { RejectedFile } from './rejected-file'
import { workerFile } from './worker-file'

/** Bounds of a drawing: more take long to read, and no logo has them. */
const MAX_TAGS = 20_000
const MAX_ATTRIBUTES = 100_000
const MAX_ATTRIBUTES_PER_TAG = 200
const MAX_DEPTH = 200
/** How long cleaning may take, in ms; a large logo takes a second. */
const CLEANING_TIMEOUT_MS = 8000

/** XML declaration, comments and doctype before the root element. */
const PROLOGUE = /^\uFEFF?(\s|<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^[>]*>)*/i

/**
 * Comments, texts as they are, declarations, and tags with their attributes, cut off where an HTML parser
 * cuts them off: that is what reads the drawing.
 */
const MARKUP =
  /<!--(?:-?>|[\s\S]*?--!?>)|<!\[CDATA\[[^<]*?\]\]>|<[!?][^>]*>|<(\/?)([\w:-]+)(?![\w:-])((?:"[^"]*"|'[^']*'|[^"'<>])*)>/g

const thread = new CleaningThread(workerFile('svg-worker'), CLEANING_TIMEOUT_MS)

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

/**
 * A drawing with nothing in it but shapes, texts and pictures of its own.
 * @throws RejectedFile `active` when it holds scripts or references elsewhere, `unreadable` when it is
 * no drawing, or more of one than is read
 */
export async function cleanSvg(content: Uint8Array): Promise<Buffer> {
  let source: string
  try {
    source = new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    throw new RejectedFile('unreadable')
  }
  const drawing = source.replace(PROLOGUE, '')
  // Declarations of entities can unpack to anything.
  if (/<!DOCTYPE|<!ENTITY/i.test(drawing) || !/^<svg[\s>]/.test(drawing) || !isBounded(drawing))
    throw new RejectedFile('unreadable')
  const clean = await thread.clean(drawing)
  if (clean.length === 0) throw new RejectedFile('unreadable')
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${clean}\n`)
}
