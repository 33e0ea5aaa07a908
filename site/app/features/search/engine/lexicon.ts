import type { LocaleCode } from '~/content/model.ts'
import { stem } from './stem.ts'
import { isStopWord } from './stop-words.ts'

/** Shortest parts of a compound: `dak` + `renovatie`, `hout` + `bouw`. */
const MIN_FIRST_LENGTH = 3
const MIN_LAST_LENGTH = 4
/**
 * Dutch linking letters between the parts of a compound: verkeer·s·plein, woning·en·markt, zonne·e…
 */
const LINKS = ['', 's', 'e', 'en', 'n'] as const

/**
 * Takes compounds apart into words that occur by themselves.
 *
 * @param known whether a folded word occurs in the texts and means something
 * @returns the parts of a word, also of its parts; empty when it is no compound
 * @example partsOf('woningcorporaties') // ['woning', 'corporaties']
 */
export function createSplitter(
  known: (word: string) => boolean,
): (word: string) => readonly string[] {
  const memo = new Map<string, readonly string[]>()

  const partsOf = (word: string): readonly string[] => {
    const found = memo.get(word)
    if (found) return found
    const parts = split(word)
    memo.set(word, parts)
    return parts
  }

  /** The cut that leaves the most even parts; the last part may itself be an unknown compound. */
  function split(word: string): readonly string[] {
    let best: readonly string[] = []
    let evenness = 0
    for (let cut = MIN_FIRST_LENGTH; cut <= word.length - MIN_LAST_LENGTH; cut++) {
      const first = firstPart(word.slice(0, cut))
      if (!first) continue
      const last = word.slice(cut)
      const inner = partsOf(last)
      if (!known(last) && inner.length === 0) continue
      const even = Math.min(cut, last.length) + (known(last) ? word.length : 0)
      if (even <= evenness) continue
      evenness = even
      best = [first, ...partsOf(first), ...(known(last) ? [last] : []), ...inner]
    }
    return best
  }

  /** The word before a link: `verkeers` → `verkeer`. */
  function firstPart(text: string): string | undefined {
    for (const link of LINKS) {
      if (!text.endsWith(link)) continue
      const word = text.slice(0, text.length - link.length)
      if (word.length >= MIN_FIRST_LENGTH && known(word)) return word
    }
    return undefined
  }

  return partsOf
}

/** Least length of a stem without its ending, and without its beginning, in letters. */
const MIN_WITHOUT_ENDING = 4
const MIN_WITHOUT_BEGINNING = 5

/** Dutch endings that make another word of a stem: duurzaam·heid, vergunn·ing, betaal·baar. */
const ENDING = /(heid|hed|ing|elyk|lyk|baar|bar|loos|atie|er|ig)$/
/** And before it: ver·duurzaam, be·reik. */
const BEGINNING = /^(ver|her|be|ont|ge)/

/**
 * The root of a stem: the common part of related words, so that "duurzaamheid" also finds
 * "verduurzamen". Coarser than a stem: a match of it counts less than one of the word itself.
 */
function rootOf(stem: string, language: LocaleCode): string {
  if (language !== 'nl' || /\d/.test(stem)) return stem
  const short = without(stem, ENDING, MIN_WITHOUT_ENDING).replace(/([^aeiouy])\1$/, '$1')
  return without(short, BEGINNING, MIN_WITHOUT_BEGINNING)
}

function without(word: string, part: RegExp, least: number): string {
  const rest = word.replace(part, '')
  return rest.length >= least ? rest : word
}

/** A folded word and how often it was read. */
export type CountedWord = readonly [word: string, count: number]

/** The words of the texts in one language, and the terms by which they are found. */
export interface Lexicon {
  /** Takes a word of a text in. Compounds are split by the words read before `termsOf`. */
  read(folded: string, written: string, inTitle: boolean): void
  /** The terms of a folded word: its stem, then the stems of its parts. None for stop words. */
  termsOf(folded: string): readonly string[]
  /** Whether a text has a word with this stem. */
  knows(term: string): boolean
  /** Stems of the texts that come from the same root as a folded word, its own left out. */
  relatedTo(folded: string): readonly string[]
  /** Every word that was read, sorted. */
  words(): readonly CountedWord[]
  /** Those in titles. */
  titleWords(): readonly CountedWord[]
  /** A word that was read as the texts write it, in lower case. */
  written(folded: string): string
}

export function createLexicon(language: LocaleCode): Lexicon {
  const counts = new Map<string, number>()
  /** Of words that are written otherwise than one searches for them. */
  const spellings = new Map<string, string>()
  const memo = new Map<string, readonly string[]>()
  const stems = new Set<string>()
  const titles = new Set<string>()
  let sorted: readonly CountedWord[] | null = null
  let sortedTitles: readonly CountedWord[] | null = null
  let roots: ReadonlyMap<string, readonly string[]> | null = null
  const partsOf =
    language === 'nl'
      ? createSplitter(
          (part) =>
            (counts.has(part) || stems.has(part) || stems.has(stem(part, language))) &&
            !isStopWord(part, language),
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
    read(folded, written, inTitle) {
      const count = counts.get(folded) ?? 0
      counts.set(folded, count + 1)
      if (count === 0 && !isStopWord(folded, language)) stems.add(stem(folded, language))
      if (inTitle) titles.add(folded)
      const lower = written.toLowerCase()
      if (lower !== folded) spellings.set(folded, lower)
    },
    termsOf(word) {
      const known = memo.get(word)
      if (known) return known
      const terms = isStopWord(word, language) ? [] : analyse(word)
      // Words of queries are not remembered: their number has no limit.
      if (counts.has(word)) memo.set(word, terms)
      return terms
    },
    knows: (term) => stems.has(term),
    relatedTo(word) {
      roots ??= byRoot(stems, language)
      const own = stem(word, language)
      return (roots.get(rootOf(own, language)) ?? []).filter((other) => other !== own)
    },
    words() {
      sorted ??= [...counts].sort(([a], [b]) => (a < b ? -1 : 1))
      return sorted
    },
    titleWords() {
      sortedTitles ??= [...titles].map((word): CountedWord => [word, counts.get(word) ?? 0])
      return sortedTitles
    },
    written: (folded) => spellings.get(folded) ?? folded,
  }
}

/** Stems by their root, where several share one or the one differs from it. */
function byRoot(stems: Iterable<string>, language: LocaleCode): Map<string, readonly string[]> {
  const roots = new Map<string, string[]>()
  for (const word of stems) {
    const root = rootOf(word, language)
    const same = roots.get(root)
    if (same) same.push(word)
    else roots.set(root, [word])
  }
  for (const [root, same] of roots) if (same.length === 1 && same[0] === root) roots.delete(root)
  return roots
}
