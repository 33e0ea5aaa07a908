import { copyWithoutSoftHyphens } from './copy.ts'

/**
 * Loads the hyphenated words of all pages, and has copied text be as it was written.
 *
 * @param learn takes a text with hyphenated words
 */
export async function fetchWords(prefix: string, learn: (text: string) => void): Promise<void> {
  document.addEventListener('copy', copyWithoutSoftHyphens)
  const answer = await fetch(`${prefix}/woorden.json`).catch(() => null)
  if (answer?.ok) learn(await answer.text())
}
