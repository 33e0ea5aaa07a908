/**
 * Makes the web fonts of the site, the style sheet that declares those of the build, the rules that
 * take their place for a fair with another typeface, and the still cut of the display face that
 * sharing pictures are set in.
 *
 * Run by hand after an upgrade of the Fontsource packages: `node site/scripts/fonts.ts`.
 * The output is deterministic and committed: site/public/fonts/*.woff2 (≤ 45 kB each), and
 * fonts.css and font-faces.ts in site/app/styles, with metric-compatible local fallbacks, so that
 * text does not move when the fonts arrive. File names carry a version: raise it when a font file changes, because the server may let
 * browsers keep it for a year.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Typeface } from '@beursvloer/contract/house-style/forms'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'

/** Reads the measures for a metric-compatible fallback from a font. */
interface FontMetrics {
  unitsPerEm: number
  /** In font units, descent positive. */
  ascent: number
  descent: number
  lineGap: number
  /** Mean width of Dutch text in this font ÷ the same text in Arial (regular or bold). */
  widthRatio(arial: 'regular' | 'bold'): number
}

/**
 * Of each letter, how often it comes per 1,000 signs of Dutch text, and its advance width in Arial and Arial Bold in
 * 1/1000 em (the published Helvetica-compatible widths).
 */
const LETTERS = [
  [' ', 165, 278, 278],
  ['e', 158, 556, 556],
  ['n', 84, 556, 611],
  ['a', 62, 556, 556],
  ['t', 57, 278, 333],
  ['i', 54, 222, 278],
  ['r', 53, 333, 389],
  ['o', 50, 556, 611],
  ['d', 49, 556, 611],
  ['s', 31, 500, 556],
  ['l', 30, 222, 278],
  ['g', 28, 556, 611],
  ['v', 24, 500, 556],
  ['h', 20, 556, 611],
  ['k', 19, 500, 556],
  ['m', 18, 833, 889],
  ['u', 17, 556, 611],
  ['b', 13, 556, 611],
  ['p', 13, 556, 611],
  ['w', 13, 722, 778],
  ['j', 12, 222, 278],
  ['z', 12, 500, 500],
  ['c', 10, 500, 556],
  ['f', 7, 278, 333],
] as const

/** @param file of a font without variations */
function readMetrics(file: Buffer): FontMetrics {
  const font = create(file) as Font
  const { unitsPerEm, ascent, descent, lineGap } = font
  return {
    unitsPerEm,
    ascent,
    descent: -descent,
    lineGap,
    widthRatio(arial) {
      let own = 0
      let other = 0
      for (const [letter, count, regular, bold] of LETTERS) {
        const { advanceWidth } = font.glyphForCodePoint(letter.charCodeAt(0))
        own += (advanceWidth / unitsPerEm) * count
        other += ((arial === 'bold' ? bold : regular) / 1000) * count
      }
      return own / other
    },
  }
}

interface Cut {
  family: string
  source: string
  file: string
  axes: Record<string, number | { min: number; max: number }>
  /** Weight at which the fallback must match, the one most text is set in. */
  fallbackWeight: number
  local: readonly string[]
  localMetrics: 'regular' | 'bold'
}

/** ASCII, Latin-1 and the typographic signs Dutch and English need. */
const CHARACTERS = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i)),
  ...Array.from({ length: 0x100 - 0xa0 }, (_, i) => String.fromCodePoint(0xa0 + i)),
  ...'ıŒœĲĳ–—‘’‚“”„•…‹›€™−≤≥→←↑↓↗×',
].join('')

const HEADINGS = {
  family: 'Fair Display',
  fallbackWeight: 700,
  local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'],
  localMetrics: 'bold',
} as const
const TEXTS = {
  family: 'Fair Text',
  fallbackWeight: 400,
  local: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans'],
  localMetrics: 'regular',
} as const
const HEADING_WEIGHTS = { min: 500, max: 800 }
const TEXT_WEIGHTS = { min: 400, max: 700 }

const bricolage: Cut = {
  ...HEADINGS,
  source: 'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
  file: 'bricolage-display-1.woff2',
  axes: { wdth: 90, opsz: 40, wght: HEADING_WEIGHTS },
}
const instrument: Cut = {
  ...TEXTS,
  source: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  file: 'instrument-text-1.woff2',
  axes: { wght: TEXT_WEIGHTS },
}
const figtree: Cut = {
  ...TEXTS,
  source: 'figtree/files/figtree-latin-wght-normal.woff2',
  file: 'figtree-text-1.woff2',
  axes: { wght: TEXT_WEIGHTS },
}

/** Headings and texts of each typeface that a fair may choose; the first is that of the build. */
const pairs: Record<Typeface, readonly [Cut, Cut]> = {
  bricolage: [bricolage, instrument],
  instrument: [{ ...instrument, ...HEADINGS }, instrument],
  archivo: [
    {
      ...HEADINGS,
      source: 'archivo/files/archivo-latin-standard-normal.woff2',
      file: 'archivo-display-1.woff2',
      axes: { wdth: 88, wght: HEADING_WEIGHTS },
    },
    figtree,
  ],
  fraunces: [
    {
      ...HEADINGS,
      source: 'fraunces/files/fraunces-latin-standard-normal.woff2',
      file: 'fraunces-display-1.woff2',
      axes: { opsz: 72, wght: HEADING_WEIGHTS },
    },
    figtree,
  ],
  bitter: [
    {
      ...HEADINGS,
      source: 'bitter/files/bitter-latin-wght-normal.woff2',
      file: 'bitter-display-1.woff2',
      axes: { wght: HEADING_WEIGHTS },
    },
    {
      ...TEXTS,
      source: 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
      file: 'atkinson-text-1.woff2',
      axes: { wght: TEXT_WEIGHTS },
    },
  ],
}

/** The one weight of the display face in sharing pictures; satori takes no variable fonts. */
const PICTURE_WEIGHT = 800

const { resolve } = createRequire(import.meta.url)
const publicFonts = new URL('../public/fonts/', import.meta.url)
const pictureFonts = new URL('../server/share-pictures/', import.meta.url)
const styles = new URL('../app/styles/fonts.css', import.meta.url)
const rules = new URL('../app/styles/font-faces.ts', import.meta.url)

const percent = (value: number) => `${(value * 100).toFixed(2)}%`

/**
 * Both @font-face rules of one cut: the web font and its local stand-in. The preloaded font is
 * there in time on a good connection; on a slow one the stand-in stays for that page, because
 * different line breaks would move the page under the reader.
 */
function fontFace(cut: Cut, metrics: FontMetrics): string {
  const { min, max } = cut.axes.wght as { min: number; max: number }
  const adjust = metrics.widthRatio(cut.localMetrics)
  const override = (value: number) => percent(value / metrics.unitsPerEm / adjust)
  return `@font-face {
  font-family: "${cut.family}";
  src: url("/fonts/${cut.file}") format("woff2");
  font-weight: ${min} ${max};
  font-display: optional;
}
@font-face {
  font-family: "${cut.family} Fallback";
  src: ${cut.local.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${percent(adjust)};
  ascent-override: ${override(metrics.ascent)};
  descent-override: ${override(metrics.descent)};
  line-gap-override: ${override(metrics.lineGap)};
}
`
}

/** Cuts and writes a font; the result is its rules. */
async function make(cut: Cut): Promise<string> {
  const source = await readFile(resolve(`@fontsource-variable/${cut.source}`))
  const options = { noHinting: true }
  const font = await subsetFont(source, CHARACTERS, {
    ...options,
    targetFormat: 'woff2',
    variationAxes: cut.axes,
  })
  const still = await subsetFont(source, CHARACTERS, {
    ...options,
    targetFormat: 'sfnt',
    variationAxes: { ...cut.axes, wght: cut.fallbackWeight },
  })
  if (cut === bricolage) {
    const picture = await subsetFont(source, CHARACTERS, {
      ...options,
      targetFormat: 'woff',
      variationAxes: { ...cut.axes, wght: PICTURE_WEIGHT },
    })
    await writeFile(new URL('bricolage-display-800.woff', pictureFonts), picture)
  }
  await writeFile(new URL(cut.file, publicFonts), font)
  console.log(`${cut.file} ${(font.length / 1000).toFixed(1)} kB`)
  return fontFace(cut, readMetrics(still))
}

const made: [name: string, faces: { files: string[]; css: string }][] = []
for (const [name, cuts] of Object.entries(pairs)) {
  const css = []
  for (const cut of cuts) css.push(await make(cut))
  if (name === 'bricolage') {
    await writeFile(styles, `/* Made by site/scripts/fonts.ts. */\n${css.join('')}`)
  }
  const files = [...new Set(cuts.map(({ file }) => `/fonts/${file}`))]
  made.push([name, { files, css: css.join('').replace(/\n\s*/g, '').replace(/;}/g, '}') }])
}
await writeFile(
  rules,
  `/* Made by site/scripts/fonts.ts. */
import type { Typeface } from '@beursvloer/contract/house-style/forms'

/** Files and rules of each typeface. */
export const FONT_FACES: Readonly<
  Record<Typeface, { readonly files: readonly string[]; readonly css: string }>
> = ${JSON.stringify(Object.fromEntries(made), null, 2)}
`,
)
