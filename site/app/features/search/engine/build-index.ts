import MiniSearch from 'minisearch'
import type { LocaleCode, SynonymGroup } from '~/content/model.ts'
import type { SearchDocument } from './documents/search-document.ts'
import { createLexicon, type Lexicon } from './lexicon.ts'
import { shippedSynonyms } from './shipped-synonyms.ts'
import { tokenize } from './tokenize.ts'

/** A phrase as the terms of its words. */
type Phrase = readonly string[]

/** A synonym for the words of a query from a position on. */
interface SynonymMatch {
  /** Number of words of the query that it replaces. */
  readonly length: number
  readonly others: readonly Phrase[]
}

/** Finds the longest phrase of the editors' synonyms at a position of a query. */
type SynonymFinder = (terms: readonly string[], at: number) => SynonymMatch | undefined

/** @param termOf the term of a folded word; undefined for stop words */
function createSynonymFinder(
  groups: readonly SynonymGroup[],
  termOf: (word: string) => string | undefined,
): SynonymFinder {
  const others = new Map<string, Phrase[]>()
  let longest = 0
  for (const { terms } of groups) {
    const phrases = new Map<string, Phrase>()
    for (const text of terms) {
      const phrase = tokenize(text).flatMap(({ folded }) => termOf(folded) ?? [])
      if (phrase.length > 0) phrases.set(phrase.join(' '), phrase)
    }
    for (const [key, phrase] of phrases) {
      longest = Math.max(longest, phrase.length)
      const rest = [...phrases].flatMap(([other, terms]) => (other === key ? [] : [terms]))
      others.set(key, [...(others.get(key) ?? []), ...rest])
    }
  }
  return (terms, at) => {
    for (let length = Math.min(longest, terms.length - at); length > 0; length--) {
      const found = others.get(terms.slice(at, at + length).join(' '))
      if (found) return { length, others: found }
    }
    return undefined
  }
}

/** The searched fields, and the weight of a match in each. */
export const FIELD_WEIGHTS = {
  code: 10,
  title: 6,
  alias: 5,
  facts: 3,
  keywords: 2,
  summary: 2,
  body: 1,
} as const satisfies Partial<Record<keyof SearchDocument, number>>

type Field = keyof typeof FIELD_WEIGHTS
const FIELDS = Object.keys(FIELD_WEIGHTS) as Field[]

/** How long building may hold up requests at a time, in ms. */
const HOLD_MS = 8

/** The searchable content of one snapshot in one locale. */
export interface BuiltIndex {
  readonly documents: readonly SearchDocument[]
  readonly index: MiniSearch<{ readonly id: number }>
  /** Of the locale itself, then of the language that missing translations fall back to. */
  readonly lexicons: readonly Lexicon[]
  lexiconOf(language: LocaleCode): Lexicon
  readonly synonyms: SynonymFinder
  /** Words without meaning beside others, folded: the name of the fair. */
  readonly fillers: ReadonlySet<string>
}

/** The text of a document in a field. */
function textOf(document: SearchDocument, field: Field): string {
  const value = document[field]
  return typeof value === 'function' ? value() : (value ?? '')
}

/** The data that an index is built from. */
export interface Searchable {
  readonly locale: LocaleCode
  readonly documents: readonly SearchDocument[]
  readonly synonyms: readonly SynonymGroup[]
  /** Name of the fair. */
  readonly fair?: string
}

/** Builds the index in short turns, so that requests are answered meanwhile. */
export async function buildIndex(searchable: Searchable): Promise<BuiltIndex> {
  const rest = pacer()
  const { locale, documents } = searchable
  const own = createLexicon(locale)
  const dutch = locale === 'nl' ? own : createLexicon('nl')
  const lexiconOf = (language: LocaleCode) => (language === 'nl' ? dutch : own)

  const read: string[][][] = []
  for (const document of documents) {
    const lexicon = lexiconOf(document.language)
    read.push(
      FIELDS.map((field) => {
        const text = textOf(document, field)
        return tokenize(text).flatMap(({ folded, rest, start, end }) => {
          lexicon.read(folded, text.slice(start, end), field === 'title')
          if (!rest) return folded
          lexicon.read(rest, text.slice(start + 2, end), false)
          return [folded, rest]
        })
      }),
    )
    await rest()
  }

  // The terms are made here, by the language of each document; the index takes them as they are.
  const index = new MiniSearch<{ readonly id: number }>({
    fields: FIELDS,
    extractField: ({ id }, field) =>
      field === 'id' ? id : termsIn(read[id]?.[FIELDS.indexOf(field as Field)], documents[id]),
    tokenize: (terms) => (terms ? terms.split(' ') : []),
    processTerm: (term) => term,
  })
  function termsIn(words: readonly string[] = [], document?: SearchDocument): string {
    const { termsOf } = lexiconOf(document?.language ?? locale)
    return words.flatMap(termsOf).join(' ')
  }
  for (const id of documents.keys()) {
    index.add({ id })
    await rest()
  }
  // The index keeps `extractField`, and with it this; nothing is added any more.
  read.length = 0
  const lexicons = [...new Set([own, dutch])]
  for (const lexicon of lexicons) lexicon.words()
  const groups = [...shippedSynonyms(locale), ...searchable.synonyms]
  const synonyms = createSynonymFinder(groups, (word) => own.termsOf(word)[0])
  const fillers = fillersOf(searchable)
  return { documents, index, lexicons, lexiconOf, synonyms, fillers }
}

/** Words without meaning here, since everything is about a fair. */
const FAIR_WORDS = 'beurs evenement event fair show info informatie information'

const fillersOf = ({ fair = '' }: Searchable): ReadonlySet<string> =>
  new Set(tokenize(`${FAIR_WORDS} ${fair}`).map(({ folded }) => folded))

/** Resolves in the next macrotask, on the server or in the browser. */
const nextTurn = () =>
  new Promise<void>((resolve) => {
    if (typeof setImmediate === 'function') setImmediate(resolve)
    else setTimeout(resolve)
  })

/** Yields to the event loop once the work has blocked it long enough. */
function pacer(): () => Promise<void> | undefined {
  let since = performance.now()
  return () => {
    if (performance.now() - since < HOLD_MS) return undefined
    return nextTurn().then(() => {
      since = performance.now()
    })
  }
}
