import {
  entryKey,
  MAX_SAVED_ENTRIES,
  readSavedEntries,
  type SavedEntry,
  type SavedKind,
} from '@beursvloer/contract/saved-entries'

/** Storage key of this browser's saved entries. */
const STORAGE_KEY = 'bewaard'

/** The saved entries of this browser. */
export interface SavedRecord {
  /** Id of the account it belongs to; null while nobody has signed in. */
  readonly owner: number | null
  readonly entries: readonly SavedEntry[]
  /** Keys of entries that the account does not have yet. */
  readonly unsent: readonly string[]
}

export const NOTHING_SAVED: SavedRecord = { owner: null, entries: [], unsent: [] }

let cached: { readonly text: string | null; readonly record: SavedRecord } = {
  text: null,
  record: NOTHING_SAVED,
}
const listeners = new Set<() => void>()

function parse(text: string | null): SavedRecord {
  const { owner, entries, unsent } = (JSON.parse(text ?? '{}') ?? {}) as Partial<
    Record<keyof SavedRecord, unknown>
  >
  return {
    owner: typeof owner === 'number' ? owner : null,
    entries: readSavedEntries(entries) ?? [],
    unsent: Array.isArray(unsent) ? unsent.filter((key) => typeof key === 'string') : [],
  }
}

/**
 * The saved entries at this moment: another tab may have changed them. None where the storage is
 * closed.
 */
export function readSaved(): SavedRecord {
  let text: string | null = null
  try {
    text = localStorage.getItem(STORAGE_KEY)
    if (text === cached.text) return cached.record
    cached = { text, record: parse(text) }
  } catch {
    cached = { text, record: NOTHING_SAVED }
  }
  return cached.record
}

/**
 * Stores a record and tells the listeners. Where storing is refused nothing changes, and a message
 * says so.
 * @returns whether it was stored
 */
export function writeSaved(record: SavedRecord): boolean {
  const text = JSON.stringify(record)
  let isStored = false
  try {
    localStorage.setItem(STORAGE_KEY, text)
    isStored = localStorage.getItem(STORAGE_KEY) === text
  } catch {
    // Private mode or a full storage.
  }
  tellListeners()
  return isStored
}

/** Forgets all that was saved on this device. */
export function forgetSaved(): void {
  try {
    localStorage.removeItem(STORAGE_KEY)
  } catch {
    // A closed storage is empty.
  }
  tellListeners()
}

function tellListeners(): void {
  for (const listener of listeners) listener()
}

/**
 * Runs a function whenever something is saved, here or in another tab; one listener of the window
 * serves all.
 * @returns a function that ends that
 */
export function onSavedChange(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', tellListeners)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', tellListeners)
  }
}

const newEntry = (kind: SavedKind, id: string): SavedEntry => ({
  kind,
  id,
  saved: false,
  note: '',
  changedAt: Date.now(),
})

/** The entry about a thing; undefined when it was never saved. */
export const entryOf = (kind: SavedKind, id: string): SavedEntry | undefined =>
  readSaved().entries.find((entry) => entry.kind === kind && entry.id === id)

/** Ids of the saved entries of a kind. */
export const savedIds = (kind: SavedKind): readonly string[] =>
  readSaved().entries.flatMap((entry) => (entry.saved && entry.kind === kind ? [entry.id] : []))

/** Changes an entry now, or makes it; says so where that cannot be stored. */
export function changeSaved(
  kind: SavedKind,
  id: string,
  change: Partial<Pick<SavedEntry, 'saved' | 'note' | 'planned' | 'place'>>,
): void {
  const record = readSaved()
  const known = entryOf(kind, id)
  const key = entryKey({ kind, id })
  // Later than the last change also when the clock of another device is ahead.
  const changedAt = Math.max(Date.now(), (known?.changedAt ?? 0) + 1)
  const changed = { ...(known ?? newEntry(kind, id)), ...change, changedAt }
  const isStored = writeSaved({
    ...record,
    // Merging with the account keeps the most important entries within the limit.
    entries: [changed, ...record.entries.filter((other) => entryKey(other) !== key)].slice(
      0,
      MAX_SAVED_ENTRIES,
    ),
    unsent: [...record.unsent.filter((other) => other !== key), key],
  })
  if (!isStored) void import('./saved-refused.ts').then(({ tellRefused }) => tellRefused())
}
