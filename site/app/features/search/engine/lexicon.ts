import type { LocaleCode } from '~/i18n/locales.ts'
import { createSplitter } from './compounds.ts'
import { stem } from './stem.ts'
import { isStopWord } from './stop-words.ts'

/** A folded word and how often it was read. */
export type CountedWord = readonly [word: string, count: number]

/** The words of the texts in one language, and the terms by which they are found. */
export interface Lexicon {
  /** Takes a word of a text in. Compounds are taken apart with what was read before `termsOf`. */
  read(folded: string, written: string): void
  /** The terms of a folded word: its stem, then the stems of its parts. None for stop words. */
  termsOf(folded: string): readonly string[]
  /** Whether a text has a word with this stem. */
  knows(term: string): boolean
  /** Every word that was read, sorted. */
  words(): readonly CountedWord[]
  /** A word that was read as the texts write it, in lower case. */
  written(folded: string): string
}

export function createLexicon(language: LocaleCode): Lexicon {
  const counts = new Map<string, number>()
  /** Of words that are written otherwise than one searches for them. */
  const spellings = new Map<string, string>()
  const memo = new Map<string, readonly string[]>()
  const stems = new Set<string>()
  let sorted: readonly CountedWord[] | null = null
  const partsOf =
    language === 'nl'
      ? createSplitter(
          (part) => (counts.has(part) || stems.has(part)) && !isStopWord(part, language),
        )
      : () => []

  function analyse(word: string): readonly string[] {
    const whole = stem(word, language)
    const parts = partsOf(word)
    // The last part may be known in another form: `corporatie` for `woningcorporaties`.
    const known = parts.length > 0 ? parts : partsOf(whole)
    return [...new Set([whole, ...known.map((part) => stem(part, language))])]
  }

  return {
    read(folded, written) {
      const count = counts.get(folded) ?? 0
      counts.set(folded, count + 1)
      if (count === 0 && !isStopWord(folded, language)) stems.add(stem(folded, language))
      const lower = written.toLowerCase()
      if (lower !== folded) spellings.set(folded, lower)
    },
    termsOf(word) {
      const known = memo.get(word)
      if (known) return known
      const terms = isStopWord(word, language) ? [] : analyse(word)
      // What visitors type is not remembered: there is no end to it.
      if (counts.has(word)) memo.set(word, terms)
      return terms
    },
    knows: (term) => stems.has(term),
    words() {
      sorted ??= [...counts].sort(([a], [b]) => (a < b ? -1 : 1))
      return sorted
    },
    written: (folded) => spellings.get(folded) ?? folded,
  }
}
