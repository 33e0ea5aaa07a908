import { deflateSync } from 'node:zlib'

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9" ${attributes}>${inside}</svg>`
const AWAY = 'https://elders.example/a'

/** Ways to fetch something in a style. */
const STYLES = [
  `fill:url(${AWAY})`,
  `fill:u\\72l(${AWAY})`,
  `fill:\\75\\72\\6c(${AWAY})`,
  `fill:\\000075rl(${AWAY})`,
  `fill:ur\\l(${AWAY})`,
  `fill:URL( "${AWAY}" )`.replaceAll('"', "'"),
  `fill:/**/url(/**/${AWAY})`,
  `fill:\\2f*u\\72l(${AWAY})*\\2f`,
  `background:image-set('${AWAY}' 1x)`,
  `background:-webkit-image-set(url(${AWAY}) 1x)`,
  `background:image-\\73 et('${AWAY}' 1x)`,
  `background:image('${AWAY}')`,
  `background:cross-fade(url(${AWAY}),red)`,
  `fill:url(//elders.example/a)`,
  `fill:url(data:image/svg+xml;base64,PHN2Zz4=)`,
  `fill:url(data:text/html,x)`,
  `fill:url(#a);stroke:url(${AWAY}#a)`,
  `fill:src('${AWAY}')`,
  `-moz-binding:url(${AWAY})`,
  `behavior:url(${AWAY})`,
  `width:expression(alert(1))`,
  `fill:url(javascript:alert(1))`,
]
/** Rules that import style sheets, obfuscated against a search for them. */
const SHEETS = [`@\\69mport '${AWAY}';`, `@i\\6d port '${AWAY}';`, `@/**/import '${AWAY}';`]
/** The same without obfuscation: they are removed, and the drawing is accepted. */
const DROPPED_SHEETS = [
  `@import url(${AWAY});`,
  `@import '${AWAY}';`,
  `@font-face{font-family:a;src:url(${AWAY})}`,
  `@namespace a url(${AWAY});`,
  `@charset "utf-7";@import '${AWAY}';`,
]
const ELEMENTS = [
  `<image href="${AWAY}"/>`,
  `<image xlink:href="${AWAY}"/>`,
  `<image x:href="${AWAY}" xmlns:x="http://www.w3.org/1999/xlink"/>`,
  '<image href="data:image/svg+xml;base64,PHN2Zz4="/>',
  '<image href="data:text/html,<script>1</script>"/>',
  '<image href="buurman.png"/>',
  `<feImage href="${AWAY}"/>`,
  `<use href="${AWAY}#x"/>`,
  '<use href="data:image/svg+xml,x#x"/>',
  `<rect><set attributeName="fill" to="url(${AWAY})"/></rect>`,
  `<rect><animate attributeName="fill" values="red;u\\72l(${AWAY})"/></rect>`,
  `<linearGradient href="${AWAY}#a"/>`,
  `<path filter="url(${AWAY}#f)"/>`,
  `<path mask="u\\72l(${AWAY}#f)"/>`,
  `<path clip-path="url('${AWAY}#f')"/>`,
  `<path marker-end="url(${AWAY}#f)"/>`,
  `<path cursor="url(${AWAY}),auto"/>`,
  // Invalid XML: it is refused rather than cleaned, because parsers differ about it.
  '<b><script>alert(1)</script>',
  '<b><path onload="alert(1)"/>',
]
/** Invisible elements. */
const DROPPED_ELEMENTS = [
  '<script>alert(1)</script>',
  `<script href="${AWAY}"/>`,
  '<SCRIPT>alert(1)</SCRIPT>',
  '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
  '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>',
  '<foreignobject><iframe src="https://elders.example"/></foreignobject>',
  `<iframe src="${AWAY}"/>`,
  `<object data="${AWAY}"/>`,
  `<embed src="${AWAY}"/>`,
  '<a href="javascript:alert(1)"><text>x</text></a>',
  '<a href="java&#10;script:alert(1)"><text>x</text></a>',
  '<a href="&#106;avascript:alert(1)"><text>x</text></a>',
  `<a xlink:href="${AWAY}"><text>x</text></a>`,
  '<a><animate attributeName="href" to="javascript:alert(1)"/></a>',
  '<a><set attributeName="xlink:href" to="javascript:alert(1)"/></a>',
  '<rect><set attributeName="onclick" to="alert(1)"/></rect>',
  `<g xml:base="${AWAY}"><use href="#x"/></g>`,
  '<path onload="alert(1)"/>',
  '<path ONCLICK="alert(1)"/>',
  '<animate onbegin="alert(1)" attributeName="x"/>',
  '<handler type="text/ecmascript">alert(1)</handler>',
  `<audio src="${AWAY}"/>`,
  '<meta http-equiv="refresh" content="0"/>',
  `<link rel="stylesheet" href="${AWAY}"/>`,
]
const entity = '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'
const bomb = `<!DOCTYPE svg [<!ENTITY a "${'ha'.repeat(50)}"><!ENTITY b "${'&a;'.repeat(50)}">]>`
const many = (count: number, make: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => make(at)).join('')

/** Drawings that are refused: description and bytes. */
export const hostileDrawings: readonly (readonly [what: string, content: Buffer])[] = [
  ...STYLES.map((style) => svg(`<rect style="${style}"/>`)),
  ...STYLES.slice(0, 8).map((style) => svg(`<style>.a{${style}}</style>`)),
  ...SHEETS.map((sheet) => svg(`<style>${sheet}</style>`)),
  ...SHEETS.map((sheet) => svg(`<style><![CDATA[${sheet}]]></style>`)),
  ...ELEMENTS.map((element) => svg(element)),
  `${entity}${svg('<text>&x;</text>')}`,
  `<?xml version="1.0"?>${bomb}${svg('<text>&b;</text>')}`,
  `<!DOCTYPE svg SYSTEM "${AWAY}.dtd" [<!ENTITY % x SYSTEM "${AWAY}">%x;]>${svg('')}`,
  `<html>${svg('')}</html>`,
  `GIF89a${svg('')}`,
  svg('<g>'.repeat(9000) + '</g>'.repeat(9000)),
  svg('<g><!--</g>-->'.repeat(9000)),
  svg('<g></x>'.repeat(9000)),
  svg('<g><![CDATA[></g>]]>'.repeat(9000)),
  svg('<g/>'.repeat(20_001)),
  svg(`<path ${many(5000, (at) => `a${at}="1" `)}/>`),
  svg(`<path ${many(150, (at) => `a${at}="1" `)}/>`.repeat(1000)),
  svg('<!--'.repeat(100_000)),
  `<svg ${'a'.repeat(1_000_000)}`,
]
  .map((text) => [text.slice(0, 160), Buffer.from(text)] as const)
  .concat([
    ['a drawing in UTF-16', Buffer.from(`\uFEFF${svg('<script/>')}`, 'utf16le')],
    ['a drawing packed', deflateSync(svg('<script/>'))],
    [
      'bytes that are no UTF-8',
      Buffer.concat([Buffer.from('<svg>'), Buffer.from([0xc0, 0x80]), Buffer.from('</svg>')]),
    ],
  ] as const)

/** Drawings that lose their hostile parts, and keep their path. */
export const disarmedDrawings: readonly string[] = [
  `<?xml version="1.0"?><?xml-stylesheet href="${AWAY}"?>${svg('<path d="M0 0h9"/>')}`,
  `<?xml version="1.0" encoding="UTF-7"?>${svg('<text>+ADw-script+AD4-alert(1)+ADw-/script+AD4-</text>')}`,
  `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "${AWAY}.dtd">${svg('<path d="M0 0h9"/>')}`,
  svg(`<path d="M0 0h9"/><?xml-stylesheet href="${AWAY}"?>`),
  svg(`<!-- ${AWAY} --><path d="M0 0h9"/>`),
  svg('<path d="M0 0h9"/>', 'onload="alert(1)"'),
  ...DROPPED_ELEMENTS.map((element) => svg(`${element}<path d="M0 0h9"/>`)),
  ...DROPPED_SHEETS.flatMap((sheet) => [
    svg(`<style>${sheet}</style><path d="M0 0h9"/>`),
    svg(`<style><![CDATA[${sheet}]]></style><path d="M0 0h9"/>`),
  ]),
]
