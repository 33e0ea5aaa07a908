import { withoutSoftHyphens } from './soft-hyphens.ts'

/** Puts a selection on the clipboard as it was written, without soft hyphens. */
function copyWithoutSoftHyphens(event: ClipboardEvent): void {
  const selection = document.getSelection()
  const text = selection?.toString() ?? ''
  const clean = withoutSoftHyphens(text)
  if (!selection || !event.clipboardData || clean === text) return
  const copied = document.createElement('div')
  for (let i = 0; i < selection.rangeCount; i++) {
    copied.append(selection.getRangeAt(i).cloneContents())
  }
  event.clipboardData.setData('text/plain', clean)
  event.clipboardData.setData('text/html', withoutSoftHyphens(copied.innerHTML))
  event.preventDefault()
}

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
