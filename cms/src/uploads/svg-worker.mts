/**
 * Cleans drawings in a thread of its own: a hostile one can keep a parser busy for minutes. Gets each
 * drawing as text and answers with the clean one, or with why it is refused.
 */
import { parentPort } from 'node:worker_threads'
import createPurifier from 'dompurify'
import { JSDOM } from 'jsdom'

class Active extends Error {}

/** Elements by which a drawing does something, or brings another document along. */
const ACTIVE_ELEMENTS =
  /^(.*:)?(script|foreignobject|iframe|object|embed|handler|listener|html|meta|link|base|form|audio|video)$/i
const ACTIVE_ATTRIBUTES = /^(on|formaction|srcdoc)/i
/** Animations that change where something leads. */
const ANIMATED_LINK = /^(xlink:)?href$/i
const LINKS = /^(href|xlink:href|src)$/i
/** Links may lead inside the drawing, or be a picture that is part of it. */
const OWN_LINK = /^(#|data:image\/(png|jpeg|webp);base64,)/i
const FOREIGN_STYLE =
  /@import|expression\s*\(|url\s*\(\s*(?!\s|['"]?(#|data:image\/(png|jpeg|webp);base64,))/i

const isForeign = (name: string, value: string): boolean =>
  ACTIVE_ATTRIBUTES.test(name) ||
  (name === 'attributename' && ANIMATED_LINK.test(value)) ||
  (LINKS.test(name) && value !== '' && !OWN_LINK.test(value)) ||
  FOREIGN_STYLE.test(value)

const { window } = new JSDOM('')
const purifier = createPurifier(window as never)
purifier.addHook('uponSanitizeElement', (node) => {
  if (ACTIVE_ELEMENTS.test(node.nodeName)) throw new Active()
  // Asked of styles alone: of elements in elements the text takes the square of their number.
  if (/^style$/i.test(node.nodeName) && FOREIGN_STYLE.test(node.textContent ?? ''))
    throw new Active()
})
purifier.addHook('uponSanitizeAttribute', (_node, { attrName, attrValue }) => {
  if (isForeign(attrName.toLowerCase(), attrValue.trim())) throw new Active()
})

/** @throws Active when the drawing holds scripts or references elsewhere */
function clean(drawing: string): string {
  const cleaned = purifier.sanitize(drawing, {
    USE_PROFILES: { svg: true, svgFilters: true },
    ADD_TAGS: ['use'],
    FORBID_TAGS: ['metadata'],
    FORBID_CONTENTS: ['metadata'],
    RETURN_DOM_FRAGMENT: true,
  })
  const root = cleaned.firstElementChild
  return root?.nodeName === 'svg' ? new window.XMLSerializer().serializeToString(root) : ''
}

function answerTo(drawing: string) {
  try {
    return { clean: clean(drawing) }
  } catch (error) {
    return { reason: error instanceof Active ? 'active' : 'unreadable' }
  }
}
parentPort?.on('message', (drawing: string) => parentPort?.postMessage(answerTo(drawing)))
