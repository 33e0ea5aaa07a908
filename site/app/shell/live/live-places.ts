import { pageLocale } from '../page-locale.ts'
import { liveItemOf, onLiveChange } from './live-store.ts'
import { placesText } from './places-text.ts'

/**
 * `<live-places item="…">neutral text</live-places>`: how a programme item stands now. Pages are the same
 * for everybody and hold the neutral text, which takes the room and stays where nothing is known. What
 * is live shows in a shadow tree, so that React finds its own text unchanged.
 */
class LivePlaces extends HTMLElement {
  static readonly observedAttributes = ['item', 'places']
  #end: (() => void) | undefined

  connectedCallback(): void {
    this.#end = onLiveChange(() => this.#show())
    this.#show()
  }

  disconnectedCallback(): void {
    this.#end?.()
  }

  attributeChangedCallback(): void {
    this.#show()
  }

  #show(): void {
    const item = liveItemOf(this.getAttribute('item') ?? '')
    const shown = placesText(item, pageLocale(), this.getAttribute('places') ?? '')
    // Most items are as they were sent: they take no tree of their own.
    if (!shown && !this.shadowRoot) return
    const content = document.createElement(shown ? 'span' : 'slot')
    if (shown) {
      content.textContent = shown.text
      this.dataset.tone = shown.tone
    } else delete this.dataset.tone
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
    root.replaceChildren(content)
  }
}

/** Fills the places of this page, and those that come later. */
export function showLivePlaces(): void {
  if (!customElements.get('live-places')) customElements.define('live-places', LivePlaces)
}
