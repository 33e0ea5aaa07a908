/** What a browser keeps of who used it, besides what they saved: what they typed, did, and are told. */
const OF_A_VISITOR = /^(draft:|language:|nu-gezien$|nu-hier$|messagingToken$)/
/** What was noted at a door and is not sent yet: without it nobody was there. */
const OF_A_DOOR = /^deur-/

/** A noted entry without whom it names: the badge or the sign-up says that to the CMS. */
const withoutName = (entry: object) => ({ ...entry, name: '' })

/** Takes what somebody typed and did off this device: they signed out. What they saved is asked about. */
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
    // A storage that is closed holds nothing.
  }
}
