import type { SavedKind } from '@beursvloer/contract/saved-entries'
import { iconPaths } from '~/ui/icon.tsx'
import { pageLocale } from './page-locale.ts'
import { saveMarkMessages } from './save-mark-messages.ts'
import { changeSaved, entryOf, onSavedChange } from './saved-store.ts'

const square = 'size-11 shrink-0 border'
const wide = 'min-h-13 gap-2.5 border border-ink px-6 py-2 font-semibold leading-tight'
const look =
  'inline-flex items-center justify-center rounded-xs transition-colors hyphens-none print:hidden'
const off = 'border-transparent text-gray-500 hover:border-ink hover:bg-tint hover:text-ink'
const on = 'border-primary bg-primary text-on-primary'

/** A bookmark; filled where it is set. */
function bookmark(): SVGElement {
  const [svg, path] = ['svg', 'path'].map((name) =>
    document.createElementNS('http://www.w3.org/2000/svg', name),
  ) as [SVGElement, SVGElement]
  const attributes = { viewBox: '0 0 20 20', width: '20', height: '20', stroke: 'currentColor' }
  for (const [name, value] of Object.entries({ ...attributes, 'stroke-width': '1.5' }))
    svg.setAttribute(name, value)
  svg.setAttribute('aria-hidden', 'true')
  path.setAttribute('d', iconPaths.bookmark)
  svg.append(path)
  return svg
}

/**
 * `<save-mark entry="exhibitor:k7m2" name="Stapelwerk">`: a button that saves something, and shows whether it
 * is saved. The server sends it empty, as it can do nothing without scripts; the button comes with the late
 * parts of the page, so that no page waits for it, and a wall of hundreds costs one class.
 */
class SaveMark extends HTMLElement {
  readonly #button = document.createElement('button')
  readonly #icon = bookmark()
  readonly #words = document.createElement('span')
  #isShown: boolean | undefined
  #end: (() => void) | undefined

  connectedCallback(): void {
    this.#button.type = 'button'
    this.#button.replaceChildren(this.#icon, this.#words)
    this.replaceChildren(this.#button)
    this.#button.onclick = () => {
      const [kind, id] = this.#entry()
      changeSaved(kind, id, { saved: !this.#isSaved() })
    }
    this.#end = onSavedChange(() => {
      if (this.#isSaved() !== this.#isShown) this.#show()
    })
    this.#show()
  }

  disconnectedCallback(): void {
    this.#end?.()
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
    this.#isShown = isSaved
    this.#icon.setAttribute('fill', isSaved ? 'currentColor' : 'none')
    this.#button.setAttribute('aria-pressed', String(isSaved))
    if (isWide) {
      this.#words.textContent = isSaved ? t.saved : t.save
      const whom = document.createElement('span')
      whom.className = 'sr-only'
      whom.textContent = `: ${name}`
      this.#words.append(whom)
      this.#button.className = `${look} ${wide} ${isSaved ? 'bg-tint' : 'bg-paper hover:bg-tint'}`
    } else {
      this.#words.className = 'sr-only'
      this.#words.textContent = `${t.save} ${name}`
      this.#button.title = `${t.save} ${name}`
      this.#button.className = `${look} ${square} ${isSaved ? on : off}`
    }
  }
}

/** Makes buttons of the save marks of this page, and of those that come later. */
export function showSaveMarks(): void {
  if (!customElements.get('save-mark')) customElements.define('save-mark', SaveMark)
}
