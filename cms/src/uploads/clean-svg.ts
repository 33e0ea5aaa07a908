import type { WindowLike } from 'dompurify'
import { RejectedFile } from './rejected-file'

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'
/** Most tags of a drawing: more take seconds to read, and no logo has them. */
const MOST_TAGS = 20_000

/** What stands before the drawing and says nothing about it. */
const PROLOGUE = /^\uFEFF?\s*(<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^[>]*>|\s+)*/i

/** Elements by which a drawing does something, or brings another document along. */
const ACTIVE_ELEMENTS =
  /^(script|foreignobject|iframe|object|embed|handler|listener|html|body|meta|link|base|form|audio|video)$/i
const ACTIVE_ATTRIBUTE = /^(on|formaction|srcdoc)/i
const LINKS = /^(href|xlink:href|src)$/i
/** Links may lead inside the drawing, or be a picture that is part of it. */
const OWN_LINK = /^(#|data:image\/(png|jpeg|webp);base64,)/i
const FOREIGN_STYLE =
  /@import|expression\s*\(|url\s*\(\s*['"]?\s*(?!['"#]|data:image\/(png|jpeg|webp))/i

/** Loading it takes a second and 60 MB, which few starts of the CMS need. */
async function loadPurifier() {
  const [{ default: createPurifier }, { JSDOM }] = await Promise.all([
    import('dompurify'),
    import('jsdom'),
  ])
  const { window } = new JSDOM('')
  const purifier = createPurifier(window as unknown as WindowLike)
  purifier.addHook('uponSanitizeElement', (node) => {
    if (ACTIVE_ELEMENTS.test(node.nodeName)) throw new RejectedFile('active')
    if (/^style$/i.test(node.nodeName) && FOREIGN_STYLE.test(node.textContent ?? ''))
      throw new RejectedFile('active')
  })
  purifier.addHook('uponSanitizeAttribute', (_node, { attrName, attrValue }) => {
    const isForeign =
      ACTIVE_ATTRIBUTE.test(attrName) ||
      (LINKS.test(attrName) && attrValue !== '' && !OWN_LINK.test(attrValue.trim())) ||
      FOREIGN_STYLE.test(attrValue)
    if (isForeign) throw new RejectedFile('active')
  })
  return purifier
}

let purifier: ReturnType<typeof loadPurifier> | undefined

/**
 * A drawing with nothing in it but shapes, texts and pictures of its own.
 * @throws RejectedFile `active` when it holds scripts or references elsewhere, `unreadable` when it is
 * no drawing
 */
export async function cleanSvg(content: Uint8Array): Promise<Buffer> {
  purifier ??= loadPurifier()
  const { sanitize } = await purifier
  try {
    const source = new TextDecoder('utf-8', { fatal: true }).decode(content)
    const drawing = source.replace(PROLOGUE, '')
    const isBomb = (drawing.match(/<\w/g)?.length ?? 0) > MOST_TAGS
    // Declarations of entities can unpack to anything.
    if (isBomb || /<!DOCTYPE|<!ENTITY/i.test(drawing) || !/^<svg[\s>]/i.test(drawing))
      throw new RejectedFile('unreadable')
    const clean = sanitize(drawing, {
      USE_PROFILES: { svg: true, svgFilters: true },
      ADD_TAGS: ['use'],
      NAMESPACE: SVG_NAMESPACE,
      PARSER_MEDIA_TYPE: 'application/xhtml+xml',
    })
    if (!/^<svg[\s>]/.test(clean)) throw new RejectedFile('unreadable')
    return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${clean}\n`)
  } catch (error) {
    throw error instanceof RejectedFile ? error : new RejectedFile('unreadable')
  }
}
