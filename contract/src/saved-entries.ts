/** The CMS's path of a visitor's saved entries, after the base of the content API. */
export const SAVED_ENTRIES_PATH = '/saved-entries'

/**
 * The kinds of saved entries: a programme item, an exhibitor, a concept, an appointment of one's
 * own.
 */
export const SAVED_KINDS = ['session', 'exhibitor', 'concept', 'appointment'] as const
export type SavedKind = (typeof SAVED_KINDS)[number]

/** Maximum of entries of one visitor, marks of removed ones included. */
export const MAX_SAVED_ENTRIES = 500
/** Longest note, in characters. */
export const MAX_NOTE_LENGTH = 500
/** Maximum of entries in one request; a device with more sends several. */
export const MAX_SENT_ENTRIES = 100
/** Largest request, in bytes: every character of every note may take four. */
export const MAX_SAVED_BODY_BYTES = 256 * 1024

/**
 * Something that a visitor saved, or took out again: a mark of that stays, so that a device that was
 * away does not bring it back.
 */
export interface SavedEntry {
  readonly kind: SavedKind
  /** Document id of the saved document; of an appointment an id made by the device. */
  readonly id: string
  readonly saved: boolean
  /** Empty for none; the subject of an appointment. */
  readonly note: string
  /**
   * When one means to be there, of stands and appointments: an ISO 8601 interval in the fair's time such as
   * `2027-03-17T11:20/PT15M`.
   */
  readonly planned?: string | undefined
  /** Of appointments: where, by the key that the floor plan's addresses have (`1.A12`, `hoofdpodium`). */
  readonly place?: string | undefined
  /** When it was changed last, in ms since 1970. */
  readonly changedAt: number
}

/** The key of an entry; of two with the same key the later change counts. */
export const entryKey = ({ kind, id }: Pick<SavedEntry, 'kind' | 'id'>): string => `${kind}:${id}`

const ID = /^[a-z0-9]{1,40}$/i
const PLANNED = /^(20\d\d-\d\d-\d\dT\d\d:\d\d\/PT\d{1,3}M)?$/
const PLACE = /^[\w.-]{0,80}$/

const isOptional = (value: unknown, pattern: RegExp) =>
  value === undefined || (typeof value === 'string' && pattern.test(value))

function isEntry(value: unknown): value is SavedEntry {
  const { kind, id, saved, note, planned, place, changedAt } = (value ?? {}) as Partial<
    Record<keyof SavedEntry, unknown>
  >
  return (
    SAVED_KINDS.some((known) => known === kind) &&
    typeof id === 'string' &&
    ID.test(id) &&
    typeof saved === 'boolean' &&
    typeof note === 'string' &&
    note.length <= MAX_NOTE_LENGTH &&
    !note.includes('\0') &&
    isOptional(planned, PLANNED) &&
    isOptional(place, PLACE) &&
    Number.isSafeInteger(changedAt) &&
    (changedAt as number) >= 0
  )
}

/** The entries of a body or a storage, checked; null when it is none. Never throws. */
export function readSavedEntries(
  value: unknown,
  most: number = MAX_SAVED_ENTRIES,
): readonly SavedEntry[] | null {
  if (!Array.isArray(value) || value.length > most || !value.every(isEntry)) return null
  return value.map(({ kind, id, saved, note, planned, place, changedAt }) => ({
    kind,
    id,
    saved,
    note,
    // An unplanned entry has no such field, to save room in a browser's storage.
    ...(planned && { planned }),
    ...(place && { place }),
    changedAt,
  }))
}

/**
 * Of two versions of an entry the one that counts: the later change; at the same moment the saved,
 * then the longer one, so that all devices choose alike.
 */
function later(a: SavedEntry, b: SavedEntry): SavedEntry {
  if (a.changedAt !== b.changedAt) return a.changedAt > b.changedAt ? a : b
  if (a.saved !== b.saved) return a.saved ? a : b
  const [one, other] = [textOf(a), textOf(b)]
  if (one.length !== other.length) return one.length > other.length ? a : b
  return one >= other ? a : b
}

/** All texts of an entry. */
const textOf = ({ note, planned = '', place = '' }: SavedEntry) => `${note} ${planned} ${place}`

/**
 * Merges the entries of two devices, in either order: of each entry the last change. Beyond the
 * maximum, saved ones are kept first, then the latest.
 */
export function mergeEntries(
  one: readonly SavedEntry[],
  other: readonly SavedEntry[],
): readonly SavedEntry[] {
  const merged = new Map<string, SavedEntry>()
  for (const entry of [...one, ...other]) {
    const known = merged.get(entryKey(entry))
    merged.set(entryKey(entry), known ? later(known, entry) : entry)
  }
  return [...merged.values()]
    .sort(
      (a, b) =>
        Number(b.saved) - Number(a.saved) ||
        b.changedAt - a.changedAt ||
        (entryKey(a) < entryKey(b) ? -1 : 1),
    )
    .slice(0, MAX_SAVED_ENTRIES)
}

/** Those of `known` that differ from `elsewhere`, and so have yet to be sent there. */
export function unsentEntries(
  known: readonly SavedEntry[],
  elsewhere: readonly SavedEntry[],
): readonly SavedEntry[] {
  const there = new Map(elsewhere.map((entry) => [entryKey(entry), entry]))
  return known.filter((entry) => {
    const same = there.get(entryKey(entry))
    return (
      same?.changedAt !== entry.changedAt ||
      same.saved !== entry.saved ||
      textOf(same) !== textOf(entry)
    )
  })
}
