import { DAY_MS } from '@beursvloer/contract/durations'
import { openShown, SHOWN, SHOWN_DATABASE } from '../app/shell/push/shown-database.ts'

/** How long a message may arrive a second time, in ms: push services keep none for longer. */
const KEPT_MS = 28 * DAY_MS

/** Whether a message was not shown here yet; from now on it was. Without storage all are new. */
export async function isNew(id: string, now = Date.now()): Promise<boolean> {
  try {
    const database = await openShown()
    const transaction = database.transaction(SHOWN, 'readwrite')
    const shown = transaction.objectStore(SHOWN)
    const known = shown.getKey(id)
    known.onsuccess = () => shown.put(now, id)
    const earlier = shown.openCursor()
    earlier.onsuccess = () => {
      const cursor = earlier.result
      if (!cursor) return
      if (Math.abs(now - cursor.value) > KEPT_MS) cursor.delete()
      cursor.continue()
    }
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve
      transaction.onabort = reject
    })
    database.close()
    return known.result === undefined
  } catch {
    return true
  }
}

/** Forgets which messages were shown here. */
export function forgetShown(): void {
  indexedDB.deleteDatabase(SHOWN_DATABASE)
}
