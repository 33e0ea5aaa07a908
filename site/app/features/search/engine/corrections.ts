import type { CountedWord } from './lexicon.ts'

/** Longer words are not compared. */
const LONGEST = 40
/** The last three rows of the table, rotating; reused by every call. */
const rows = [0, 1, 2].map(() => new Uint8Array(LONGEST + 1))

/**
 * How many typing mistakes lie between two words: a letter too many, missing, other, or swapped
 * with its neighbour. Gives up beyond `most` and answers a number above it.
 */
export function typingDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most || Math.max(a.length, b.length) > LONGEST) {
    return most + 1
  }
  let [beforeLast, last, current] = rows as [Uint8Array, Uint8Array, Uint8Array]
  for (let column = 0; column <= b.length; column++) last[column] = column
  for (let row = 1; row <= a.length; row++) {
    current[0] = row
    let least = row
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      let cost = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
      )
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, at(beforeLast, column - 2) + 1)
      }
      current[column] = cost
      least = Math.min(least, cost)
    }
    if (least > most) return most + 1
    ;[beforeLast, last, current] = [last, current, beforeLast]
  }
  return at(last, b.length)
}

const at = (row: Uint8Array, column: number): number => row[column] ?? 0

/** Tolerated mistakes: none in short words, where every word is near another. */
const mistakesIn = ({ length }: string): number => (length < 4 ? 0 : length < 7 ? 1 : 2)

/** The first of the words, in their order, that begin with `prefix`, at most `most`. */
export function wordsWithPrefix(
  words: readonly CountedWord[],
  prefix: string,
  most: number,
): string[] {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle]?.[0] ?? '') < prefix) low = middle + 1
    else high = middle
  }
  const found: string[] = []
  for (let at = low; found.length < most; at++) {
    const word = words[at]?.[0]
    if (!word?.startsWith(prefix)) break
    found.push(word)
  }
  return found
}

/**
 * The word of the texts that was most likely meant; undefined when none is near.
 * @param most tolerated mistakes; by default by the length of the word
 */
export function nearestWord(
  words: readonly CountedWord[],
  typed: string,
  most = mistakesIn(typed),
): string | undefined {
  if (/\d/.test(typed)) return undefined
  let least = most
  let best: CountedWord | undefined
  for (const entry of words) {
    const [word, count] = entry
    if (Math.abs(word.length - typed.length) > least || /\d/.test(word)) continue
    const distance = typingDistance(typed, word, least)
    if (distance > least || (best && distance === least && count <= best[1])) continue
    best = entry
    least = distance
  }
  return best?.[0]
}
