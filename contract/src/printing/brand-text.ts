import {
  type FallbackSet,
  fallbackFont,
  fallbackSets,
  type GlyphSet,
  runsOf,
} from './glyph-sets.ts'
import { visualRuns } from './visual-order.ts'

const WEIGHTS = { text: 400, strong: 600, display: 800 } as const
export type FontFace = keyof typeof WEIGHTS
/** From the top of a line to its base line, in thousandths of the size: the ascenders of the fonts. */
const ASCENT = { text: 970, strong: 970, display: 930 } as const

const file = (family: string, subset: 'latin' | 'latin-ext', weight: number) =>
  `@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`

/** The text face has no raised figures, as in "m²"; those are the display family's. */
const brandFonts = (face: FontFace): Readonly<Record<Exclude<GlyphSet, FallbackSet>, string>> => {
  const family = face === 'display' ? 'bricolage-grotesque' : 'instrument-sans'
  return {
    latin: file(family, 'latin', WEIGHTS[face]),
    extended: file(family, 'latin-ext', WEIGHTS[face]),
    raised: file('bricolage-grotesque', 'latin', WEIGHTS[face]),
  }
}

/** The module with the font of each face and set of signs. */
export const FONT_MODULES = Object.fromEntries(
  (Object.keys(WEIGHTS) as FontFace[]).flatMap((face) => [
    ...Object.entries(brandFonts(face)).map(([set, module]) => [`${face}-${set}`, module]),
    ...fallbackSets.map((set) => [`${face}-${set}`, fallbackFont(set, WEIGHTS[face])]),
  ]),
) as Readonly<Record<`${FontFace}-${GlyphSet}`, string>>

/** The text options of pdfkit: line breaks, alignment, and others. */
interface TextOptions {
  readonly width?: number
  readonly align?: string
  readonly lineBreak?: boolean
  readonly lineGap?: number
  /** Lines that do not fit are left out. */
  readonly height?: number
}

/** The used part of a pdfkit document; sizes and places in points. */
interface Document {
  x: number
  y: number
  font(name: string): this
  fontSize(size: number): this
  fillColor(colour: string): this
  text(text: string, x: number, y: number, how: object): this
  widthOfString(text: string, how?: object): number
  heightOfString(text: string, how: object): number
  continueOnNewPage(): void
}

/**
 * What every document is: PDF/UA-1 (ISO 14289-1), tagged, with its title in the window. The types of
 * pdfkit lack this subset.
 */
export const ACCESSIBLE_PDF = {
  pdfVersion: '1.7',
  subset: 'PDF/UA' as 'PDF/A-1',
  tagged: true,
  displayTitle: true,
} as const

/** A face, its size in points, and its colour. */
export type TextStyle = readonly [face: FontFace, size: number, colour?: string]

/** Joined letters and right-to-left letters are shaped by the run and not by the word. */
const SHAPED = { features: [] }

/**
 * Sets texts in a PDF in the fonts of the brand, and in other fonts where these lack a glyph.
 * Fonts are read when a text needs them, and their used glyphs are embedded.
 * @param resolve gives the file of a module
 * @param bottom where lines of a text continue on the next page, in points from the top
 */
export function brandText(
  doc: Document,
  { resolve, bottom, ink }: { resolve(module: string): string; bottom(): number; ink: string },
) {
  const files = new Map(
    Object.entries(FONT_MODULES).map(([name, module]) => [name, resolve(module)]),
  )
  // By its file, as documents open their first font: under another name it would be read at each use.
  const use = (face: FontFace, letters: GlyphSet) =>
    doc.font(files.get(`${face}-${letters}`) as string)
  const set = ([face, size, colour = ink]: TextStyle) =>
    use(face, 'latin').fontSize(size).fillColor(colour)
  /** Whether a text needs only the glyphs of the font itself. */
  const isPlain = (text: string) => {
    const [run = { piece: '', set: 'latin' }, ...more] = runsOf(text)
    return more.length === 0 && run.set === 'latin' && run.piece === text
  }
  const runsWidth = (face: FontFace, line: string) =>
    runsOf(line).reduce(
      (sum, { piece, set: letters }) => sum + use(face, letters).widthOfString(piece, SHAPED),
      0,
    )
  /** A text in lines of a width, broken between words. */
  const linesOf = (face: FontFace, text: string, room = Number.POSITIVE_INFINITY): string[] =>
    text.split('\n').flatMap((paragraph) => {
      const lines: string[] = []
      for (const word of paragraph.split(' ')) {
        const longer = `${lines.at(-1)} ${word}`
        if (lines.length > 0 && runsWidth(face, longer) <= room) lines[lines.length - 1] = longer
        else lines.push(word)
      }
      return lines
    })

  return {
    /** How high a text is, in points. */
    height(style: TextStyle, text: string, how: TextOptions): number {
      const one = set(style).heightOfString(' ', how)
      return isPlain(text)
        ? doc.heightOfString(text || ' ', how)
        : linesOf(style[0], text, how.width).length * one
    },

    /** The width of a text set in one line, in points. */
    width(style: TextStyle, text: string): number {
      set(style)
      return isPlain(text) ? doc.widthOfString(text) : runsWidth(style[0], text)
    },

    /** Writes a text at a place; one with signs that the face lacks in lines of our own, by their base line. */
    write(style: TextStyle, text: string, x: number, y: number, how: TextOptions & object): void {
      set(style)
      if (isPlain(text)) {
        doc.text(text, x, y, how)
        return
      }
      const [face, size] = style
      const height = doc.heightOfString(' ', how)
      const ascent = (ASCENT[face] * size) / 1000
      let top = y
      const lines = linesOf(face, text, how.lineBreak === false ? undefined : how.width)
      const fitting = Math.max(1, Math.floor((how.height ?? Number.POSITIVE_INFINITY) / height))
      for (const line of lines.slice(0, fitting)) {
        if (how.lineBreak !== false && top + height > bottom()) {
          doc.continueOnNewPage()
          top = doc.y
        }
        let at = how.align === 'right' ? x + (how.width ?? 0) - runsWidth(face, line) : x
        for (const { piece, set: letters } of visualRuns(line)) {
          use(face, letters)
          doc.text(piece, at, top + ascent, { ...SHAPED, lineBreak: false, baseline: 'alphabetic' })
          at += doc.widthOfString(piece, SHAPED)
        }
        top += height
      }
      doc.x = x
      doc.y = top
    },
  }
}
