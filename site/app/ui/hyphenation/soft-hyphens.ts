import type { LocaleCode } from '~/i18n/locales.ts'

/** Says where a word may break by soft hyphens in it. */
export type HyphenateWord = (word: string, language: LocaleCode) => string

/** Words of at least so many letters; shorter ones fit into every cell. */
const LONG_WORD = /\p{L}{10,}/gu

const SOFT_HYPHENS = /\u00AD/g

let hyphenateWord: HyphenateWord = (word) => word

/**
 * Sets how words are broken from now on: by patterns on the server, by the server's words in the
 * browser.
 */
export function hyphenateBy(way: HyphenateWord): void {
  hyphenateWord = way
}

/** A text for the screen with soft hyphens in its long words; U+00AD only shows where a line breaks. */
export const softHyphens = (text: string, language: LocaleCode): string =>
  text.replace(LONG_WORD, (word) => hyphenateWord(word, language))

/** The same text as it was written. */
export const withoutSoftHyphens = (text: string): string => text.replace(SOFT_HYPHENS, '')

/** The long words of texts, hyphenated, each once; those that cannot be broken are left out. */
export function hyphenatedWords(texts: Iterable<string>, language: LocaleCode): string[] {
  const words = new Set<string>()
  for (const text of texts) {
    for (const [word] of text.matchAll(LONG_WORD)) words.add(hyphenateWord(word, language))
  }
  return [...words].filter((word) => word.includes('\u00AD'))
}
