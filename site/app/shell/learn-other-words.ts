import type { learnWords } from '~/ui/hyphenation/page-words.ts'

/** Takes in words; of the first page, which has it anyway. */
export type LearnWords = typeof learnWords

/** Milliseconds after which words of other pages are fetched; selecting does so before. */
const WORDS_AFTER = 3000

/**
 * Loads the hyphenation of the next pages' words, and removes soft hyphens when text is copied.
 * @param prefix path prefix of the language, `''` or `/en`
 */
export function learnOtherWords(prefix: string, learnWords: LearnWords): void {
  const learn = () => {
    clearTimeout(timer)
    document.removeEventListener('selectstart', learn)
    // Without a connection words break as they did.
    import('~/ui/hyphenation/fetch-words.ts').then(
      ({ fetchWords }) => fetchWords(prefix, learnWords),
      () => undefined,
    )
  }
  const timer = setTimeout(learn, WORDS_AFTER)
  // A selection is probably about to be copied.
  document.addEventListener('selectstart', learn)
}
