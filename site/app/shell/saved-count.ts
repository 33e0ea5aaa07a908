import { pageLocale } from './page-locale.ts'
import { saveMarkMessages } from './save-mark-messages.ts'
import { onSavedChange, readSaved } from './saved-store.ts'

/** `<saved-count>`: how many entries this browser saved; empty while there are none. */
class SavedCount extends HTMLElement {
  #end: (() => void) | undefined

  connectedCallback(): void {
    this.className =
      'absolute top-2 left-1/2 ml-2 rounded-xs bg-primary px-1 font-semibold text-on-primary text-xs leading-4 tabular-nums empty:hidden print:hidden'
    const show = () => {
      const count = readSaved().entries.filter(({ saved }) => saved).length
      const words = document.createElement('span')
      words.className = 'sr-only'
      words.textContent = saveMarkMessages[pageLocale()].counted
      this.replaceChildren(...(count > 0 ? [String(count), words] : []))
    }
    this.#end = onSavedChange(show)
    show()
  }

  disconnectedCallback(): void {
    this.#end?.()
  }
}

/** Fills the counts of this page, and those that come later. */
export function showSavedCounts(): void {
  if (!customElements.get('saved-count')) customElements.define('saved-count', SavedCount)
}
