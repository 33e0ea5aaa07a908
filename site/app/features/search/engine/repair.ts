import type { BuiltIndex } from './build-index.ts'
import { nearestWord, wordsWithPrefix } from './corrections.ts'
import { tokenize } from './tokenize.ts'

/** Most words of a query that are considered, to limit the time. */
const MAX_WORDS = 8

export interface Repaired {
  /** The folded words to search for. */
  readonly words: readonly string[]
  /** How the query reads with its typing mistakes repaired; null when it had none. */
  readonly correction: string | null
}

/** Replaces words that nothing begins with by the nearest one. */
export function repair(built: BuiltIndex, query: string): Repaired {
  const words: string[] = []
  let text = ''
  let from = 0
  let changed = false
  for (const { folded, start, end } of tokenize(query).slice(0, MAX_WORDS)) {
    const better = correctionOf(built, folded)
    words.push(better?.word ?? folded)
    text += query.slice(from, start) + (better?.written ?? query.slice(start, end))
    from = end
    changed ||= better !== undefined
  }
  return { words, correction: changed ? text + query.slice(from) : null }
}

function correctionOf(built: BuiltIndex, word: string) {
  const { lexicons } = built
  if (occurs(built, word)) return undefined
  // A compound of known words may be a title with a mistake in it: "nieuwbrief".
  const compound = lexicons.some(({ termsOf }) => termsOf(word).length > 1)
  for (const lexicon of lexicons) {
    const { titleWords, words, written } = lexicon
    const found =
      nearestWord(titleWords(), word, compound ? 1 : undefined) ??
      (compound ? undefined : nearestWord(words(), word))
    if (found) return { word: found, written: written(found) }
  }
  return undefined
}

/** Whether a text has the word, a form or the beginning of it, or editors know it. */
function occurs({ lexicons, synonyms }: BuiltIndex, word: string): boolean {
  return lexicons.some((lexicon) => {
    const terms = lexicon.termsOf(word)
    return (
      terms.length === 0 ||
      synonyms(terms.slice(0, 1), 0) !== undefined ||
      lexicon.knows(terms[0] ?? '') ||
      wordsWithPrefix(lexicon.words(), word, 1).length > 0
    )
  })
}
