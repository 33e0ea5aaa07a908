import type { SavedKind } from '@beursvloer/contract/saved-entries'
import { iconPaths } from '~/ui/icon.tsx'
import { pageLocale } from './page-locale.ts'
import { saveMarkMessages } from './save-mark-messages.ts'
import { entryOf, onSavedChange } from './saved-store.ts'
import { toggleSaved } from './toggle-saved.ts'
import { whenIdle } from './when-idle.ts'

/** How long buttons are made at a time, in ms. */
const FILL_MS = 8

const square = 'size-11 shrink-0 border'
const wide =
  'min-h-13 gap-2.5 border border-ink px-6 max-sm:px-3.5 py-2 font-semibold leading-tight'
const look =
  'inline-flex items-center justify-center rounded-xs transition-colors hyphens-none print:hidden'
const off = 'border-transparent text-gray-500 hover:border-ink hover:bg-tint hover:text-ink'
const on = 'border-primary bg-primary text-on-primary'

/** The button of a mark, copied for each: setting attributes of hundreds one by one takes a phone longer. */
const pattern = document.createElement('template')
pattern.innerHTML = `<button type="button"><svg viewBox="0 0 20 20" width="20" height="20" stroke="currentColor" stroke-width="1.5" aria-hidden="true"><path d="${iconPaths.bookmark}"></path></svg><span></span></button>`

/** Marks whose button has yet to come, in the order of the page. */
const waiting = new Set<SaveMark>()
let isFilling = false

/** Gives marks their buttons, a few at a time: a tap meanwhile is handled first. */
async function fill(): Promise<void> {
  if (isFilling) return
  isFilling = true
  while (waiting.size > 0) {
    await whenIdle()
    const end = performance.now() + FILL_MS
    for (const mark of waiting) {
      waiting.delete(mark)
      mark.fill()
      if (performance.now() > end) break
    }
  }
  isFilling = false
}

/**
 * `<save-mark entry="exhibitor:k7m2" name="Stapelwerk">`: a button that saves an entry, and shows
 * whether it is saved. The server sends it empty, as it can do nothing without scripts; the button
 * comes with the late parts of the page, so that no page waits for it, and hundreds of them cost
 * one class.
 */
class SaveMark extends HTMLElement {
  #isShown: boolean | undefined
  #end: (() => void) | undefined

  connectedCallback(): void {
    waiting.add(this)
    void fill()
  }

  disconnectedCallback(): void {
    waiting.delete(this)
    this.#end?.()
  }

  /** Makes the button. */
  fill(): void {
    this.replaceChildren(pattern.content.cloneNode(true))
    this.#button.onclick = () => {
      toggleSaved(...this.#entry())
    }
    this.#end = onSavedChange(() => {
      if (this.#isSaved() !== this.#isShown) this.#show()
    })
    this.#show()
  }

  get #button(): HTMLButtonElement {
    return this.firstElementChild as HTMLButtonElement
  }

  #entry(): [SavedKind, string] {
    const [kind = '', id = ''] = (this.getAttribute('entry') ?? '').split(':')
    return [kind as SavedKind, id]
  }

  #isSaved(): boolean {
    return entryOf(...this.#entry())?.saved === true
  }

  #show(): void {
    const t = saveMarkMessages[pageLocale()]
    const [isSaved, isWide] = [this.#isSaved(), this.hasAttribute('wide')]
    const name = this.getAttribute('name') ?? ''
    const button = this.#button
    const [, words] = button.children as unknown as [SVGElement, HTMLElement]
    this.#isShown = isSaved
    // The mark may stand in a text of another language.
    words.lang = pageLocale()
    button.firstElementChild?.setAttribute('fill', isSaved ? 'currentColor' : 'none')
    button.setAttribute('aria-pressed', String(isSaved))
    const whom = document.createElement('span')
    const lang = this.getAttribute('name-lang')
    if (lang) whom.lang = lang
    if (isWide) {
      words.textContent = isSaved ? t.saved : t.save
      whom.className = 'sr-only'
      whom.textContent = `: ${name}`
      words.append(whom)
      words.className = 'max-sm:sr-only'
      button.className = `${look} ${wide} ${isSaved ? 'bg-tint' : 'bg-paper hover:bg-tint'}`
    } else {
      words.className = 'sr-only'
      whom.textContent = name
      words.replaceChildren(`${t.save} `, whom)
      button.title = `${t.save} ${name}`
      button.className = `${look} ${square} ${isSaved ? on : off}`
    }
  }
}

/** Makes buttons of the save marks of this page, and of those that come later. */
export function showSaveMarks(): void {
  if (!customElements.get('save-mark')) customElements.define('save-mark', SaveMark)
}
