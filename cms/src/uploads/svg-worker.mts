/**
 * Cleans drawings in a process of its own: a hostile one can keep a parser busy for minutes. Gets each
 * drawing as bytes and answers with the clean one, or with why it is refused. What a drawing does, or notes
 * for the program that made it, is dropped; one that shows something from elsewhere is refused, since it
 * would not be whole.
 */
import createPurifier from 'dompurify'
import { JSDOM } from 'jsdom'
import { readDrawing } from './svg-text.mts'

const SVG = 'http://www.w3.org/2000/svg'

class Active extends Error {}

/** Elements by which a drawing does something, or brings another document along. */
const ACTIVE_ELEMENTS =
  /^(.*:)?(script|foreignobject|iframe|object|embed|handler|listener|html|meta|link|base|form|audio|video)$/i
const ACTIVE_ATTRIBUTES = /^(on|formaction|srcdoc)/i
/** Animations that change where something leads. */
const ANIMATED_LINK = /^(.*:)?(href|src|style|on.*)$/i
const LINKS = /^(.*:)?(href|src)$/i
/** Another place than the drawing itself for what its links are relative to. */
const BASE = /^xml:base$/i
/** Links may lead inside the drawing, or be a picture that is part of it. */
const OWN_LINK = /^(#|data:image\/(png|jpeg|webp);base64,)/i
/** Places in the drawing, and pictures that are part of it, in a style. */
const OWN_IN_STYLE =
  /url\(\s*(["']?)(#[\w.:-]+|data:image\/(png|jpeg|webp);base64,[\w+/=\s]*)\1\s*\)/gi
/**
 * What a style may not hold once those are gone: functions that fetch, rules that bring others along,
 * and addresses.
 */
const FOREIGN_STYLE =
  /\burl\b|\bsrc\b|image(-set)?\s*\(|cross-fade|element\s*\(|paint\s*\(|attr\s*\(|@(?!media\b|supports\b|(-webkit-)?keyframes\b)|expression\s*\(|-moz-binding|behavior|javascript:|vbscript:|data:|:\s*\/\/|^\s*\/\//i

/** Escapes undone, as browsers do it (CSS Syntax 3, 4.3.7). */
const unescaped = (style: string): string =>
  style
    .replace(/\\([\da-f]{1,6})\s?/gi, (_, digits: string) => {
      const code = Number.parseInt(digits, 16)
      return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '\uFFFD'
    })
    .replace(/\\(\r?\n)?/g, '')

const withoutComments = (style: string): string => style.replace(/\/\*[\s\S]*?(\*\/|$)/g, '')

/** Every way of reading a style that some browser may follow. */
const readingsOf = (style: string): string[] => [
  style,
  unescaped(style),
  unescaped(withoutComments(style)),
]

const isForeignStyle = (style: string): boolean =>
  readingsOf(style).some((text) => FOREIGN_STYLE.test(text.replace(OWN_IN_STYLE, '')))

const FETCHES = /(url|image|image-set|src|cross-fade)\s*\(/i
/** Whether an attribute would fetch something, if it is one that browsers read as a style. */
const isFetched = (value: string): boolean =>
  readingsOf(value).some((text) => FETCHES.test(text)) && isForeignStyle(value)

/** What may name addresses without fetching them: name spaces, and what the program noted. */
const INERT = /^(xmlns|data-|aria-|id$|class$|inkscape:|sodipodi:|serif:)/i
/** Attributes that are style all through. */
const STYLES = /^(style|from|to|by|values)$/i

const isForeign = (name: string, value: string): boolean => {
  if (ACTIVE_ATTRIBUTES.test(name) || BASE.test(name)) return true
  if (name === 'attributename') return ANIMATED_LINK.test(value)
  if (LINKS.test(name)) return value !== '' && !OWN_LINK.test(value)
  if (INERT.test(name)) return false
  return STYLES.test(name) ? isForeignStyle(value) : isFetched(value)
}

/** Rules that name other sheets, letters and name spaces: a drawing shows its shapes without them. */
const DROPPED_RULES =
  /@(?:charset|namespace|import)\b(?:"[^"]*"|'[^']*'|\([^)]*\)|[^;"'(])*;?|@font-face\s*\{[^}]*\}/gi

const { window } = new JSDOM('')

const isDropped = (element: Element): boolean =>
  element.namespaceURI !== SVG ||
  ACTIVE_ELEMENTS.test(element.localName) ||
  ANIMATED_LINK.test(element.getAttribute('attributeName') ?? '')

const isDroppedAttribute = ({ localName }: Element, { name, value }: Attr): boolean =>
  ACTIVE_ATTRIBUTES.test(name) ||
  BASE.test(name) ||
  (localName === 'a' && LINKS.test(name) && !value.startsWith('#'))

/** The drawing without what shows nothing; as it is when it is no well-formed XML. */
function withoutInert(drawing: string): string {
  const { documentElement: root } = new window.DOMParser().parseFromString(drawing, 'text/xml')
  if (root.namespaceURI !== SVG) return drawing
  for (const element of [root, ...root.querySelectorAll('*')]) {
    if (isDropped(element)) element.remove()
    for (const attribute of [...element.attributes])
      if (isDroppedAttribute(element, attribute)) element.removeAttributeNode(attribute)
    if (element.localName === 'style')
      element.textContent = (element.textContent ?? '').replace(DROPPED_RULES, '')
  }
  return new window.XMLSerializer().serializeToString(root)
}

const purifier = createPurifier(window as never)
purifier.addHook('uponSanitizeElement', (node) => {
  if (ACTIVE_ELEMENTS.test(node.nodeName)) throw new Active()
  // Asked of styles alone: of elements in elements the text takes the square of their number.
  if (/^style$/i.test(node.nodeName) && isForeignStyle(node.textContent ?? '')) throw new Active()
})
purifier.addHook('uponSanitizeAttribute', (_node, { attrName, attrValue }) => {
  if (isForeign(attrName.toLowerCase(), attrValue.trim())) throw new Active()
})

/** @throws Active when the drawing shows something from elsewhere, or does something that is not dropped */
function clean(drawing: string): string {
  const cleaned = purifier.sanitize(withoutInert(drawing), {
    USE_PROFILES: { svg: true, svgFilters: true },
    ADD_TAGS: ['use'],
    FORBID_TAGS: ['metadata'],
    FORBID_CONTENTS: ['metadata'],
    RETURN_DOM_FRAGMENT: true,
  })
  const root = cleaned.firstElementChild
  return root?.nodeName === 'svg' ? new window.XMLSerializer().serializeToString(root) : ''
}

function answerTo(content: Uint8Array) {
  try {
    return { clean: clean(readDrawing(content)) }
  } catch (error) {
    return { reason: error instanceof Active ? 'active' : 'unreadable' }
  }
}
process.on('message', (content: Uint8Array) => process.send?.(answerTo(content)))
process.send?.('ready')
