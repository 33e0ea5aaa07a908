import { type BuiltIndex, FIELD_WEIGHTS } from './build-index.ts'
import { nearestWord, wordsWithPrefix } from './corrections.ts'
import type { SearchDocument } from './documents/search-document.ts'
import { type QueryTree, toQueries } from './to-queries.ts'
import { tokenize } from './tokenize.ts'

/** Most words of a query that are considered, to limit the time. */
const MAX_WORDS = 8

/** Replaces words that nothing begins with by the nearest one. */
function repair(built: BuiltIndex, query: string) {
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
  return {
    // The folded words to search for.
    words, // How the query reads with its typing mistakes repaired; null when it had none.
    correction: changed ? text + query.slice(from) : null,
  }
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

/** The factor for a document whose title is exactly the query. */
const WHOLE_TITLE = 2
/** The number of best matches that are checked for that. */
const LOOKED_AT = 60
/** With fewer matches of all words, matches of some words come after them. */
const ENOUGH = 3
/** Results from one page of the site at most: its parts are found by themselves. */
const MAX_PER_PAGE = 3

export interface Match {
  readonly document: SearchDocument
  /** Whether a folded word of the document is one that was found. */
  matches(folded: string): boolean
}

export type Found = ReturnType<typeof find>

/** Searches; any text is a query. Nothing is found for one without words. */
export function find(built: BuiltIndex, query: string) {
  const { words, correction } = repair(built, query)
  const queries = toQueries(built, words)
  if (queries.length === 0) return { matches: [], correction: null, partial: false }
  const all = run(built, 'AND', queries, words)
  if (all.length >= ENOUGH || queries.length === 1) {
    return { matches: all, correction, partial: false }
  }
  const known = new Set(all.map(({ document }) => document))
  const some = run(built, 'OR', queries, words).filter(({ document }) => !known.has(document))
  const matches = [...all, ...some]
  return { matches, correction, partial: all.length === 0 && some.length > 0 }
}

function run(
  built: BuiltIndex,
  combineWith: 'AND' | 'OR',
  queries: QueryTree[],
  words: readonly string[],
): Match[] {
  const { index, documents, lexiconOf } = built
  const found = index.search(
    { combineWith, queries },
    {
      boost: FIELD_WEIGHTS,
      boostDocument: (id: number) => documents[id]?.weight ?? 1,
      tokenize: (term: string) => [term],
      processTerm: (term: string) => term,
    },
  )
  const best = found.slice(0, LOOKED_AT)
  for (const result of best) {
    const document = documents[result.id]
    if (document && isTitle(built, document, words)) result.score *= WHOLE_TITLE
  }
  best.sort((a, b) => b.score - a.score)
  const perPage = new Map<string, number>()
  return [...best, ...found.slice(LOOKED_AT)].flatMap(({ id, terms }): Match[] => {
    const document = documents[id]
    if (!document || isTooMuch(document, perPage)) return []
    const { termsOf } = lexiconOf(document.language)
    return [{ document, matches: (word) => termsOf(word).some((term) => terms.includes(term)) }]
  })
}

/** Whether a title is exactly the query, in any form of its words. */
function isTitle(
  { lexiconOf }: BuiltIndex,
  { title, language }: SearchDocument,
  words: readonly string[],
): boolean {
  const { termsOf } = lexiconOf(language)
  const own = (folded: string) => termsOf(folded)[0] ?? []
  const asked = new Set(words.flatMap(own))
  const said = new Set(tokenize(title).flatMap(({ folded }) => own(folded)))
  return asked.size > 0 && asked.size === said.size && [...asked].every((term) => said.has(term))
}

/** Counts the parts of pages; true beyond the most of one page. */
function isTooMuch({ kind, path }: SearchDocument, perPage: Map<string, number>): boolean {
  if (kind !== 'pages') return false
  const page = path.split('#')[0] ?? path
  const count = (perPage.get(page) ?? 0) + 1
  perPage.set(page, count)
  return count > MAX_PER_PAGE
}
