/** A word of a text: how one may search for it, and where it stands. */
export interface Word {
  /** Lower case, without accents, "ij" as "y". */
  readonly folded: string
  readonly start: number
  readonly end: number
}

/** Stand numbers (`1.A12`, also the beginning of one) are one word; so are letters with an apostrophe between them (`foto’s`). */
const WORD = /\d+\.(?:[a-z]\d*|\d+)(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+(?:['’‘][\p{L}\p{M}]+)*/giu

/**
 * Normalises a text for comparison: lower case, no accents or apostrophes, subscripts as digits
 * (CO₂ → co2), and "ij", "ĳ" and "y" alike.
 */
export function fold(text: string): string {
  const plain = PLAIN.test(text) ? text : text.normalize('NFKD').replace(/[\p{M}'’‘]/gu, '')
  return plain.toLowerCase().replaceAll('ij', 'y')
}

/** Words without diacritics, nearly all of them: skipping the normalisation is much faster. */
const PLAIN = /^[\w.]*$/

/** The words of a text in their order. */
export const tokenize = (text: string): Word[] =>
  Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    folded: fold(word),
    start: index,
    end: index + word.length,
  })).filter(({ folded }) => folded !== '')
