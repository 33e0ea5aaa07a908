/** Reads the measures for a metric-compatible fallback from a font. */
import { create, type Font } from 'fontkit'

export interface FontMetrics {
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
export function readMetrics(file: Buffer): FontMetrics {
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
