import { foldLetters } from '@beursvloer/contract/text-match'

/** A word of a text: its searchable forms, and its position. */
export type Word = ReturnType<typeof tokenize>[number]

/**
 * Stand numbers (`1.A12a`, also the beginning of one, and `B-101`) are one word; so are letters with an apostrophe
 * between them (`foto’s`), and one letter and a word with a hyphen between them (`e-mail`).
 */
const WORD =
  /\d+\.(?:[a-z]{1,2}-?\d*[a-z]?|\d+)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])[a-z]{1,2}-\d{1,3}[a-z]?(?![\p{L}\p{N}])|(?:(?<![\p{L}\p{N}\p{M}])\p{L}[-‐‑](?=\p{L}))?[\p{L}\p{N}\p{M}]+(?:['’‘][\p{L}\p{M}]+)*/giu

/** A word in two: its first letter and the rest. */
const HYPHENATED = /^(\p{L})[-‐‑]/u

/**
 * Normalises a text for comparison: lower case, no accents or apostrophes, subscripts as digits
 * (CO₂ → co2), and "ij", "ĳ" and "y" alike.
 */
export const fold = (text: string): string =>
  (PLAIN.test(text) ? text.toLowerCase() : foldLetters(text)).replaceAll('ij', 'y')

/** Words without diacritics, nearly all of them: skipping the normalisation is much faster. */
const PLAIN = /^[\w.]*$/

/** The words of a text in their order. */
export const tokenize = (text: string) =>
  Array.from(text.matchAll(WORD), ({ 0: word, index }) => {
    const rest = HYPHENATED.test(word) && { rest: fold(word.slice(2)) }
    const folded = fold(rest ? word.replace(HYPHENATED, '$1') : word)
    return { folded, ...rest, start: index, end: index + word.length }
  }).filter(({ folded }) => folded !== '')
