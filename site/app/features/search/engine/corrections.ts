import { typingDistance } from './distance.ts'
import type { CountedWord } from './lexicon.ts'

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
