import { entryKey } from '@beursvloer/contract/saved-entries'
import { COUNTED, type Counted } from '@beursvloer/contract/statistics/events'
import { onSavedChange, readSaved } from '../saved-store.ts'
import { countEvent } from './events.ts'

/** A page as it is shown. */
export interface ShownPage {
  readonly pathname: string
  readonly search: string
  /** Whether views of it count. */
  readonly counted: boolean
}

/** Filters that were used since the page was opened: typing in one is one use. */
const used = new Set<string>()
/** What was shown last of what counts when it is shown. */
let shown = ''

/** Counts what is new about the page that is shown, against the one before; null: it is the first. */
export function countPage(
  { pathname, search, counted }: ShownPage,
  before: ShownPage | null,
): void {
  const isSame = before?.pathname === pathname
  if (!isSame) used.clear()
  if (!isSame && counted) countEvent('pageview')
  const { shown: what, of } = document.querySelector<HTMLElement>('[data-shown]')?.dataset ?? {}
  const now = what ? what + of : ''
  if (what && now !== shown) countEvent(what as Counted)
  shown = now
  // What an address brings along was chosen elsewhere.
  if (!isSame || what) return
  const then = new URLSearchParams(before.search)
  for (const [name, value] of new URLSearchParams(search)) {
    if (!value || used.has(name) || then.getAll(name).includes(value)) continue
    used.add(name)
    countEvent(`filter ${name}`)
  }
}

/** A file by its name; pages have none with a dot. */
const FILE = /\.\w{3,4}$/

/** Counts clicks on elements with `data-count`, and downloads. */
function countClick({ target }: Event): void {
  const pressed = (target as Element).closest<HTMLElement>('a[href], button')
  const what = pressed?.closest<HTMLElement>('[data-count]')?.dataset.count
  if (what) countEvent(what as Counted)
  if (!(pressed instanceof HTMLAnchorElement) || pressed.origin !== location.origin) return
  const name = pressed.pathname.split('/').at(-1) ?? ''
  if (FILE.test(name)) countEvent(`download ${name.replaceAll('%20', '-')}`)
}

const saved = () => readSaved().entries.filter((entry) => entry.saved)
const savedKeys = () => new Set(saved().map(entryKey))

/** Follows what visitors do on any page, from outside of its parts. */
export function watchPage(): void {
  document.addEventListener(COUNTED, (event) => countEvent((event as CustomEvent<Counted>).detail))
  document.addEventListener('click', countClick, true)
  let before = savedKeys()
  onSavedChange(() => {
    // What came from the account, or another tab, was counted there.
    const { unsent } = readSaved()
    for (const entry of saved()) {
      const key = entryKey(entry)
      if (before.has(key) || !unsent.includes(key) || !document.hasFocus()) continue
      const { kind, id } = entry
      // An appointment has an id of its device alone.
      if (kind === 'appointment') {
        countEvent('saved appointment')
        countEvent('lead appointment')
      } else countEvent(`saved ${kind} ${id}`)
      if (kind === 'exhibitor') countEvent(`lead stand-saved ${id}`)
    }
    before = savedKeys()
  })
}
