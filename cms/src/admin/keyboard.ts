const DIALOG = '[role=dialog], [role=alertdialog]'
/** Popups, which restore the focus themselves. */
const POPUP = '[role=listbox], [role=menu]'

const isLost = () => document.activeElement === null || document.activeElement === document.body

/** Focuses a heading, which is not focusable by default. */
function focusHeading(heading: HTMLElement): void {
  heading.tabIndex = -1
  heading.focus()
}

/**
 * Restores the focus when the focused element is removed: to the element that opened the dialog or, if
 * that was removed too (as after deleting), to the heading of the section or the page. A button that is
 * disabled while its action runs gets the focus back after that. Works on all pages of the panel.
 */
export function keepFocus(): void {
  let last: Element | null = null
  let opener: HTMLElement | null = null
  /** The part of the page with the last focused element outside of dialogs. */
  let part: Element | null = null
  /** The focused button that was disabled. */
  let waiting: HTMLElement | null = null

  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || target.closest(POPUP)) return
    const isInside = target.closest(DIALOG) !== null
    if (!isInside) {
      opener = null
      part = target.closest('section')
    } else if (!last?.closest(DIALOG) && last instanceof HTMLElement) opener ??= last
    last = target
    waiting = null
  })

  const mend = () => {
    if (!last || last.isConnected || !isLost()) return
    if (opener?.isConnected && !opener.matches(':disabled')) {
      opener.focus()
      return
    }
    const page = document.querySelector<HTMLElement>('main h1, h1')
    const heading = part?.isConnected ? part.querySelector<HTMLElement>('h2') : null
    // While a page is loading there may be none; the next change looks again.
    if (heading ?? page) focusHeading((heading ?? page) as HTMLElement)
  }
  // Deferred: components that set the focus themselves run first.
  new MutationObserver(() => {
    if (last && !last.isConnected) setTimeout(mend)
  }).observe(document.body, { childList: true, subtree: true })

  new MutationObserver(() => {
    if (last instanceof HTMLElement && last.matches(':disabled')) waiting = last
    else if (waiting?.isConnected && isLost()) waiting.focus()
  }).observe(document.body, { attributeFilter: ['disabled'], subtree: true })
}

/** What one does with a row of a table: choose it, open it, its menu. */
const CONTROLS = '[role=grid] :is(a, button)[tabindex="-1"]'

/**
 * Lets the Tab key reach the controls in Strapi's tables. Those move among their cells by arrow keys, from a
 * first cell that takes the focus; where that is a box to tick, none does.
 */
export function reachTables(): void {
  // Before the focus moves, as Strapi takes it away again from what is left.
  const reach = ({ key }: KeyboardEvent) => {
    if (key !== 'Tab') return
    for (const control of document.querySelectorAll(CONTROLS)) control.setAttribute('tabindex', '0')
  }
  document.addEventListener('keydown', reach, true)
}
