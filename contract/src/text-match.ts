/** Lower case without accents, "ij" as one would type it: what people search by. */
const foldText = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/[’‘']/g, '')

/** A test whether a text holds every word of the query, in any order; true for an empty query. */
export function textMatcher(query: string): (text: string) => boolean {
  const words = foldText(query).split(/\s+/).filter(Boolean)
  // Folding is what takes time, and without a query there is nothing to compare.
  if (words.length === 0) return () => true
  return (text) => {
    const folded = foldText(text)
    return words.every((word) => folded.includes(word))
  }
}

/** The letter a name is filed under: A–Z, or `#` for anything else. */
export function filingLetter(name: string): string {
  const first = foldText(name).charAt(0).toUpperCase()
  return /[A-Z]/.test(first) ? first : '#'
}

/** The letters of an A–Z rail. */
export const ALPHABET: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
