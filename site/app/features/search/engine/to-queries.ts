import type { Query, QueryCombination } from 'minisearch'
import { type BuiltIndex, FIELD_WEIGHTS } from './build-index.ts'
import { wordsWithPrefix } from './corrections.ts'

export type QueryTree = Query

/** Minimum length, in letters, for a word to match as a prefix too. */
const MIN_PREFIX_LENGTH = 2
/** Most completions of a prefix, besides those with the same stem. */
const MAX_COMPLETIONS = 20
/** Weight of a match by prefix, part of a compound or synonym. */
const WEAKER = 0.6
/** Weight of a match that only shares the root. */
const RELATED = 0.4

/**
 * One query per word or known phrase: itself, words that begin with it, its parts, its synonyms.
 */
export function toQueries(built: BuiltIndex, words: readonly string[]): QueryTree[] {
  const [own] = built.lexicons
  const meant = meaningful(built, words).flatMap((word) => takenApart(built, word))
  const terms = meant.map((word) => own?.termsOf(word)[0] ?? word)
  const queries: QueryTree[] = []
  for (let at = 0; at < meant.length; ) {
    const synonym = built.synonyms(terms, at)
    const length = synonym?.length ?? 1
    const literal: QueryTree = {
      combineWith: 'AND',
      queries: meant.slice(at, at + length).map((word) => wordQuery(built, word)),
    }
    const others = synonym?.others.map((phrase) =>
      weighing(WEAKER, { combineWith: 'AND', queries: [...phrase] }),
    )
    queries.push({ combineWith: 'OR', queries: [literal, ...(others ?? [])] })
    at += length
  }
  return queries
}

/** The words that occur and are no fillers; if there are none, those that occur; else all. */
function meaningful({ lexicons, fillers }: BuiltIndex, words: readonly string[]) {
  const telling = words.filter((word) => lexicons.every(({ termsOf }) => termsOf(word).length > 0))
  const own = telling.filter((word) => !fillers.has(word))
  return [own, telling, words].find((some) => some.length > 0) ?? []
}

/** Splits a compound that occurs in no text, also not as a prefix, into its parts: "entreeprijs". */
function takenApart({ lexicons }: BuiltIndex, word: string): readonly string[] {
  const occurs = lexicons.some(
    ({ termsOf, knows, words }) =>
      knows(termsOf(word)[0] ?? word) || wordsWithPrefix(words(), word, 1).length > 0,
  )
  const parts = occurs ? [] : (lexicons[0]?.termsOf(word).slice(1) ?? [])
  return parts.length > 1 ? parts : [word]
}

function wordQuery({ lexicons }: BuiltIndex, word: string): QueryTree {
  const known = new Set<string>()
  const queries = lexicons.flatMap((lexicon): QueryTree[] => {
    const [term = word] = lexicon.termsOf(word)
    if (known.has(term)) return []
    known.add(term)
    const prefix = term.length >= MIN_PREFIX_LENGTH
    // Half a word may have another stem than the whole: "fabrieksmati".
    const completions = wordsWithPrefix(lexicon.words(), word, MAX_COMPLETIONS)
      .flatMap((longer) => lexicon.termsOf(longer)[0] ?? [])
      .filter((longer) => !longer.startsWith(term))
    const related = lexicon.relatedTo(word)
    return [
      { queries: [term], prefix },
      ...(prefix && completions.length > 0
        ? [weighing(WEAKER, { queries: [...new Set(completions)] })]
        : []),
      ...(related.length > 0 ? [weighing(RELATED, { queries: [...related] })] : []),
    ]
  })
  return { combineWith: 'OR', queries }
}

const weighing = (by: number, query: QueryCombination): QueryCombination => ({
  ...query,
  boost: Object.fromEntries(
    Object.entries(FIELD_WEIGHTS).map(([field, weight]) => [field, weight * by]),
  ),
})
