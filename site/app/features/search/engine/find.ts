import type { Query, QueryCombination } from 'minisearch'
import { type BuiltIndex, FIELD_WEIGHTS } from './build-index.ts'
import { nearestWord, wordsWithPrefix } from './corrections.ts'
import type { SearchDocument } from './documents.ts'
import { tokenize } from './tokenize.ts'

/** Words of a query that count; nobody needs more, and each takes time. */
const MAX_WORDS = 8
/** Letters from which a word also stands for longer ones that begin with it. */
const MIN_PREFIX_LENGTH = 2
/** How many longer words one beginning stands for besides those that share its stem. */
const MAX_COMPLETIONS = 20
/** What is not the word itself but its beginning, its parts or a synonym weighs less. */
const WEAKER = 0.5

export interface Match {
  readonly document: SearchDocument
  /** Whether a folded word of the document is one that was found. */
  matches(folded: string): boolean
}

export interface Found {
  /** The best first. */
  readonly matches: readonly Match[]
  /** The query with its typing mistakes repaired, when it had to be; what was found is of it. */
  readonly correction: string | null
  /** Set when nothing holds all words; what was found holds some. */
  readonly partial: boolean
}

/** Searches; any text is a query. Nothing is found for one without words. */
export function find(built: BuiltIndex, query: string): Found {
  const { words, correction } = repair(built, query)
  const queries = toQueries(built, words)
  if (queries.length === 0) return { matches: [], correction: null, partial: false }
  const all = run(built, 'AND', queries)
  if (all.length > 0 || queries.length === 1) return { matches: all, correction, partial: false }
  const some = run(built, 'OR', queries)
  return { matches: some, correction, partial: some.length > 0 }
}

/** Replaces words that nothing begins with by the nearest one, and says how the query reads then. */
function repair(built: BuiltIndex, query: string) {
  const words: string[] = []
  let text = ''
  let from = 0
  let changed = false
  for (const { folded, start, end } of tokenize(query).slice(0, MAX_WORDS)) {
    const better = isKnown(built, folded) ? undefined : nearest(built, folded)
    words.push(better?.word ?? folded)
    text += query.slice(from, start) + (better?.written ?? query.slice(start, end))
    from = end
    changed ||= better !== undefined
  }
  return { words, correction: changed ? text + query.slice(from) : null }
}

function isKnown({ lexicons, synonyms }: BuiltIndex, word: string): boolean {
  return lexicons.some((lexicon) => {
    const terms = lexicon.termsOf(word)
    // A compound of known words, a word that editors know, or the beginning of one of the texts.
    return (
      terms.length !== 1 ||
      synonyms(terms, 0) !== undefined ||
      lexicon.knows(terms[0] ?? '') ||
      wordsWithPrefix(lexicon.words(), word, 1).length > 0
    )
  })
}

function nearest({ lexicons }: BuiltIndex, word: string) {
  for (const lexicon of lexicons) {
    const found = nearestWord(lexicon.words(), word)
    if (found) return { word: found, written: lexicon.written(found) }
  }
  return undefined
}

function run(
  { index, documents, lexiconOf }: BuiltIndex,
  combineWith: 'AND' | 'OR',
  queries: Query[],
) {
  const options = {
    boost: FIELD_WEIGHTS,
    tokenize: (term: string) => [term],
    processTerm: (term: string) => term,
  }
  return index.search({ combineWith, queries }, options).flatMap(({ id, terms }): Match[] => {
    const document = documents[id]
    if (!document) return []
    const { termsOf } = lexiconOf(document.language)
    return [{ document, matches: (word) => termsOf(word).some((term) => terms.includes(term)) }]
  })
}

/** One query per word or known phrase: itself, what begins with it, its parts, its synonyms. */
function toQueries(built: BuiltIndex, words: readonly string[]): Query[] {
  const [own] = built.lexicons
  const telling = words.filter((word) =>
    built.lexicons.every(({ termsOf }) => termsOf(word).length > 0),
  )
  const meant = telling.length > 0 ? telling : words
  const terms = meant.map((word) => own?.termsOf(word)[0] ?? word)
  const queries: Query[] = []
  for (let at = 0; at < meant.length; ) {
    const synonym = built.synonyms(terms, at)
    const length = synonym?.length ?? 1
    const literal: Query = {
      combineWith: 'AND',
      queries: meant.slice(at, at + length).map((word) => wordQuery(built, word)),
    }
    const others = synonym?.others.map((phrase) =>
      weaker({ combineWith: 'AND', queries: [...phrase] }),
    )
    queries.push({ combineWith: 'OR', queries: [literal, ...(others ?? [])] })
    at += length
  }
  return queries
}

function wordQuery({ lexicons }: BuiltIndex, word: string): Query {
  const known = new Set<string>()
  const queries = lexicons.flatMap((lexicon): Query[] => {
    const [term = word, ...ofCompound] = lexicon.termsOf(word)
    // A compound that texts have is meant as it is.
    const parts = lexicon.knows(term) ? [] : ofCompound
    if (known.has(term)) return []
    known.add(term)
    const prefix = term.length >= MIN_PREFIX_LENGTH
    // Half a word may have another stem than the whole: "fabrieksmati".
    const completions = wordsWithPrefix(lexicon.words(), word, MAX_COMPLETIONS)
      .flatMap((longer) => lexicon.termsOf(longer)[0] ?? [])
      .filter((longer) => !longer.startsWith(term))
    return [
      { queries: [term], prefix },
      ...(prefix && completions.length > 0 ? [weaker({ queries: [...new Set(completions)] })] : []),
      ...(parts.length > 0 ? [weaker({ combineWith: 'AND', queries: parts })] : []),
    ]
  })
  return { combineWith: 'OR', queries }
}

const weights = Object.fromEntries(
  Object.entries(FIELD_WEIGHTS).map(([field, weight]) => [field, weight * WEAKER]),
)
const weaker = (query: QueryCombination): QueryCombination => ({ ...query, boost: weights })
