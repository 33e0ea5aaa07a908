const DIALOG = '[role=dialog], [role=alertdialog]'
/** What opens over a page or a dialog for a moment, and gives the focus back by itself. */
const POPUP = '[role=listbox], [role=menu]'

const isLost = () => document.activeElement === null || document.activeElement === document.body

/** Gives the focus to a heading, which takes none by itself. */
function focusHeading(heading: HTMLElement): void {
  heading.tabIndex = -1
  heading.focus()
}

/**
 * Keeps the focus on the page where what had it goes away: it returns to what opened a dialog, and goes
 * to the heading of the part or the page where that is gone too, as after deleting or finishing. Holds
 * for all pages of the panel.
 */
export function keepFocus(): void {
  let last: Element | null = null
  let opener: HTMLElement | null = null
  /** The part of the page that held the last thing outside of dialogs. */
  let part: Element | null = null

  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || target.closest(POPUP)) return
    const isInside = target.closest(DIALOG) !== null
    if (!isInside) {
      opener = null
      part = target.closest('section')
    } else if (!last?.closest(DIALOG) && last instanceof HTMLElement) opener ??= last
    last = target
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
  // Later, so that what has a better idea comes first.
  new MutationObserver(() => {
    if (last && !last.isConnected) setTimeout(mend)
  }).observe(document.body, { childList: true, subtree: true })
}
