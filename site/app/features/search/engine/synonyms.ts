import type { SynonymGroup } from '~/content/model.ts'
import { tokenize } from './tokenize.ts'

/** A phrase as the terms of its words. */
export type Phrase = readonly string[]

/** A synonym for the words of a query from a position on. */
export interface SynonymMatch {
  /** Number of words of the query that it replaces. */
  readonly length: number
  readonly others: readonly Phrase[]
}

/** Finds the longest phrase of the editors' synonyms at a position of a query. */
export type SynonymFinder = (terms: readonly string[], at: number) => SynonymMatch | undefined

/** @param termOf the term of a folded word; undefined for stop words */
export function createSynonymFinder(
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
