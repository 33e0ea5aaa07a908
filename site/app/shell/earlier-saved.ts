import { changeSaved, entryOf } from './saved-store.ts'

/** Storage key of an earlier version of the site, for ids of programme items. */
const EARLIER_KEY = 'programma-bewaard'

/** Takes over the entries that an earlier version of the site saved in this browser, once. */
export function migrateSavedItems(): void {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(EARLIER_KEY) ?? '[]')
    for (const id of Array.isArray(ids) ? ids : []) {
      if (typeof id === 'string' && !entryOf('session', id))
        changeSaved('session', id, { saved: true })
    }
    localStorage.removeItem(EARLIER_KEY)
  } catch {
    // A closed storage, or something else in it.
  }
}
