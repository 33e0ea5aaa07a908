import english from 'hyphen/en-gb/index.js'
import dutch from 'hyphen/nl/index.js'
import type { LocaleCode } from '~/i18n/locales.ts'

/** Letters that stay together at both ends of a word: fewer read badly in a heading. */
const END = 4

/** Words that are remembered; more come from lists of ten times a fair only. */
const REMEMBERED = 20_000

const patterns: Readonly<Record<LocaleCode, typeof dutch>> = { nl: dutch, en: english }
const known = new Map<string, string>()

/**
 * A word with soft hyphens by the patterns of its language (TeX's, Liang's algorithm). A word that
 * was broken before is broken the same way in any language: a page says each once.
 */
export function hyphenateByPatterns(word: string, language: LocaleCode): string {
  const before = known.get(word)
  if (before !== undefined) return before
  const parts = patterns[language].hyphenateSync(word, { hyphenChar: '\u00AD' }).split('\u00AD')
  const broken = joinEnds(parts).join('\u00AD')
  if (known.size < REMEMBERED) known.set(word, broken)
  return broken
}

/** Joins syllables at both ends until each has its letters. */
function joinEnds(parts: readonly string[]): string[] {
  const joined = [...parts]
  while (joined.length > 1 && (joined[0]?.length ?? 0) < END) {
    joined.splice(0, 2, joined.slice(0, 2).join(''))
  }
  while (joined.length > 1 && (joined.at(-1)?.length ?? 0) < END) {
    joined.splice(-2, 2, joined.slice(-2).join(''))
  }
  return joined
}
