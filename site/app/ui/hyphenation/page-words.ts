import { hyphenateBy, withoutSoftHyphens } from './soft-hyphens.ts'

const HYPHENATED = /(?<!\p{L})\p{L}+(?:\u00AD\p{L}+)+/gu

const words = new Map<string, string>()

/** Breaks the words of a text in the browser as the server did, without its patterns. */
export function learnWords(text: string): void {
  hyphenateBy((word) => words.get(word) ?? word)
  for (const [word] of text.matchAll(HYPHENATED)) words.set(withoutSoftHyphens(word), word)
}

/** Learns all words of a page, before React takes it over and expects the very same text. */
export function learnWordsOf(page: Node): void {
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { data } = texts.currentNode as Text
    if (data.includes('\u00AD')) learnWords(data)
  }
}
