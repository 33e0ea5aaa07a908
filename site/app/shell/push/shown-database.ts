export const SHOWN_DATABASE = 'push-messages'
/** Store of the messages that were shown here: when, in ms since 1970, by id. */
export const SHOWN = 'shown'

/** Opens the database in which the worker keeps them. Rejects where browsers refuse: some private windows. */
export const openShown = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open(SHOWN_DATABASE, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(SHOWN)
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
