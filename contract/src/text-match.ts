/** Latin letters that are no base letter with an accent, as typed on a Dutch keyboard. */
const SPELLED_OUT: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  þ: 'th',
}

/** Lower case in letters without accents or apostrophes. */
export const foldLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}’‘']/gu, '')
    .replace(/[ßæœøđðħıłþ]/g, (letter) => SPELLED_OUT[letter] ?? letter)

/** As `foldLetters`, and treats one word and its hyphenated form alike: e-mail, email. */
export const foldText = (text: string): string =>
  foldLetters(text).replace(/(?<![\p{L}\p{N}])(\p{L})[-‐‑](?=\p{L})/gu, '$1')

/** The words of a query that a text must contain, folded. */
export const searchWords = (query: string): string[] =>
  foldText(query)
    .split(/\s+/)
    .filter((word) => !/^[a-z]?$/.test(word))

/** As `textMatcher`, for texts that `foldText` has already folded, which is the slow part. */
export function foldedMatcher(query: string): (folded: string) => boolean {
  const words = searchWords(query)
  return (folded) => words.every((word) => folded.includes(word))
}

/**
 * A test whether a text contains every word of the query, in any order; true for an empty query. A
 * single letter is in nearly every text, and mostly the beginning of a word that is being typed, so
 * it is ignored.
 */
export function textMatcher(query: string): (text: string) => boolean {
  if (!query.trim()) return () => true
  const matches = foldedMatcher(query)
  return (text) => matches(foldText(text))
}

/** The letter a name is filed under: A–Z, or `#` for anything else. */
export function filingLetter(name: string): string {
  const first = foldText(name).charAt(0).toUpperCase()
  return /[A-Z]/.test(first) ? first : '#'
}

/** The letters of an A–Z rail. */
export const ALPHABET: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** All that a name can be filed under. */
export const FILING_LETTERS: readonly string[] = [...ALPHABET, '#']
