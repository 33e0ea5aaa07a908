/**
 * Storage keys of a visitor's traces besides saved entries: typed values, seen items, push
 * messages.
 */
const OF_A_VISITOR = /^(draft:|language:|nu-(gezien|hier|reis)$|messagingToken$)/
/**
 * Storage keys of entries of a door that are not sent yet: without them those visitors were not
 * there. Those of a stand (`leads-`) stay too, as its exhibitor's.
 */
const OF_A_DOOR = /^deur-/

/** An entry without the visitor's name: the badge or the sign-up identifies them to the CMS. */
const withoutName = (entry: object) => ({ ...entry, name: '' })

/**
 * Removes a visitor's personal data from this device after signing out. Saved entries are asked
 * about.
 */
export function clearPersonalData(): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) {
        if (OF_A_VISITOR.test(key)) storage.removeItem(key)
        if (!OF_A_DOOR.test(key)) continue
        const queue = JSON.parse(storage.getItem(key) ?? '[]') as readonly object[]
        storage.setItem(key, JSON.stringify(queue.map(withoutName)))
      }
  } catch {
    // A closed storage is empty.
  }
}
