import { onOwnSignUps, ownSignUpOf } from '../own-sign-ups.ts'
import { pageLocale } from '../page-locale.ts'
import { liveItemOf, onLiveChange } from './live-store.ts'
import { placesText, statusText } from './places-text.ts'

/**
 * `<live-places item="…">neutral text</live-places>`: the present state of a programme item for
 * this visitor. Pages are the same for everybody and hold the neutral text, which takes the space
 * and stays where nothing is known. Live facts and the visitor's own state show in a shadow tree,
 * so that React finds its own text unchanged. `about="own"`: their own
 * state alone; `about="places"`: the places alone, with `places` as their number.
 */
class LivePlaces extends HTMLElement {
  static readonly observedAttributes = ['item', 'places', 'about']
  #text: string | undefined
  #item = ''
  #ends: readonly (() => void)[] = []

  connectedCallback(): void {
    const show = () => this.#show()
    this.#ends = [onLiveChange(show), onOwnSignUps(show)]
    show()
  }

  disconnectedCallback(): void {
    for (const end of this.#ends) end()
  }

  attributeChangedCallback(): void {
    this.#show()
  }

  #show(): void {
    const id = this.getAttribute('item') ?? ''
    const places = this.getAttribute('places') ?? ''
    const about = this.getAttribute('about')
    const live = liveItemOf(id)
    const shown =
      about === 'places'
        ? placesText(live, pageLocale(), places)
        : statusText(about === 'own' ? undefined : live, ownSignUpOf(id), pageLocale())
    const text = shown?.text
    // Every change is sent to all of them, and concerns few.
    if (text === this.#text && id === this.#item) return
    this.#text = text
    this.#item = id
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
