import { entryKey } from '@beursvloer/contract/saved-entries'
import { COUNTED, type Counted } from '@beursvloer/contract/statistics/events'
import { onSavedChange, readSaved } from '../saved-store.ts'
import { countEvent } from './count-event.ts'

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
