/** How long components have that move the focus themselves, in ms. */
const SETTLING_MS = 100

const CONTROLS = 'a[href], button, summary, input, select, textarea'

/** Hidden ones cannot get the focus. */
const controlsIn = (element: Element) =>
  [...element.querySelectorAll<HTMLElement>(CONTROLS)].filter((one) => one.checkVisibility())

/** The items of a list that have controls. */
const itemsOf = (list: Element) =>
  [...list.children].filter((item) => item.querySelector(CONTROLS) !== null)

/** Where a control stands in the list around it. */
interface ListPlace {
  readonly list: Element
  readonly item: number
  /** From the end: the buttons of an item stand last. */
  readonly control: number
}

/** Where the control with the focus stands. */
type FocusPlace = ReturnType<typeof placeOf>

let place: FocusPlace | null = null

function ancestors(element: Element, selector: string): readonly Element[] {
  const found = element.parentElement?.closest(selector)
  return found ? [found, ...ancestors(found, selector)] : []
}

function placeOf(control: Element) {
  const lists = ancestors(control, 'li').flatMap((item) => {
    const list = item.parentElement
    if (!list) return []
    const at = controlsIn(item)
      .toReversed()
      .findIndex((one) => one.contains(control))
    return [{ list, item: itemsOf(list).indexOf(item), control: Math.max(at, 0) }]
  })
  const sections = ancestors(control, 'section, dialog, main')
  return {
    control,
    pathname: window.location.pathname, // From the inside out.
    lists,
    sections,
  }
}

/** The control at the same place of a list that is left. */
function controlAt({ list, item, control }: ListPlace): HTMLElement | undefined {
  if (!list.isConnected) return undefined
  const items = itemsOf(list)
  const same = items[Math.min(item, items.length - 1)]
  const controls = same ? controlsIn(same) : []
  return controls.at(-1 - control) ?? controls.at(-1)
}

function headingOf({ sections }: FocusPlace): HTMLElement | null {
  const left = sections.filter((section) => section.isConnected)
  for (const section of [...left, document]) {
    const heading = section.querySelector<HTMLElement>('h1, h2, h3')
    if (heading) return heading
  }
  return null
}

/** Moves the focus on when the control that had it was taken out of the page. */
function moveOn(): void {
  if (!place || place.control.isConnected) return
  const from = place
  place = null
  // A new page gets the focus itself.
  if (document.activeElement !== document.body || from.pathname !== window.location.pathname) return
  const [control] = from.lists.flatMap((one) => controlAt(one) ?? [])
  const heading = control ? null : headingOf(from)
  if (heading) heading.tabIndex = -1
  const target = control ?? heading
  target?.focus({ preventScroll: true })
}

/**
 * Keeps the focus where it was when its control disappears with what it did, such as removing an
 * entry: it goes to the control in the same place of the list, or else to the heading of the section
 * (WCAG 2.4.3). Without that it falls back to the beginning of the document.
 */
export function keepFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) place = placeOf(target)
  })
  document.addEventListener('focusout', () => {
    // A browser may tell of it while it takes the control out.
    queueMicrotask(() => {
      if (place?.control.isConnected && document.activeElement === document.body) place = null
    })
  })
  new MutationObserver(() => {
    if (place && !place.control.isConnected) setTimeout(moveOn, SETTLING_MS)
  }).observe(document.body, { childList: true, subtree: true })
}
