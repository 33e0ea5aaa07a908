import type {
  DoorEntry,
  DoorList,
  DoorPerson,
  DoorResult,
} from '@beursvloer/contract/sign-ups/door'
import { ADMITTED_STATES, INSIDE_STATES } from '@beursvloer/contract/sign-ups/states'
import { MAX_DOOR_ENTRIES } from '@beursvloer/contract/sign-ups/terms'

/** An unsent entry, with the person's data as known on the phone. */
export type QueuedEntry = DoorEntry & {
  /** Hash of the badge's text. */
  readonly hash?: string
  readonly name: string
}

/** State of the check-in on a phone: the last list from the CMS, and the entries since. */
export interface CheckInState {
  readonly list: DoorList
  readonly queue: readonly QueuedEntry[]
}

/** Somebody at the door, by their badge or chosen from the list. */
export type PersonRef = { readonly hash: string } | { readonly signUp: string }

/** Result of a scan, as shown and played to the person at the door. */
export type CheckInResult =
  | { readonly kind: 'in' | 'walk-in' | 'already'; readonly name: string; readonly whom: PersonRef }
  | {
      readonly kind: 'no-place'
      readonly name: string
      readonly whom: PersonRef
      readonly isWaiting: boolean
    }
  | { readonly kind: 'no-badge' }

const isInside = ({ state }: Pick<DoorPerson, 'state'>) => INSIDE_STATES.includes(state)

const isAbout = (entry: QueuedEntry, { id, badge }: DoorPerson): boolean =>
  entry.signUp === id || (entry.hash !== undefined && entry.hash === badge)

/** A person's state after an entry. */
function afterEntry(state: DoorPerson['state'], { what }: QueuedEntry): DoorPerson['state'] {
  if (what === 'undo') {
    if (state === 'walk-in') return 'cancelled'
    return state === 'attended' ? 'confirmed' : state
  }
  if (ADMITTED_STATES.includes(state)) return 'attended'
  return what !== 'in' && !INSIDE_STATES.includes(state) ? 'walk-in' : state
}

/** Key of a person who is not on the list: badge hash, or the sign-up id of a counted walk-in. */
const strangerOf = ({ hash, signUp }: QueuedEntry): string => hash ?? signUp ?? ''

/** Everybody on the list in their present state, and the walk-ins who are not on it. */
export function peopleNow({ list, queue }: CheckInState): readonly DoorPerson[] {
  const known = list.people.map((person) => {
    const about = queue.filter((entry) => isAbout(entry, person))
    return about.length === 0
      ? person
      : { ...person, state: about.reduce(afterEntry, person.state) }
  })
  const strangers = new Map<string, DoorPerson>()
  for (const entry of queue) {
    if (list.people.some((person) => isAbout(entry, person))) continue
    const id = strangerOf(entry)
    const { hash = null, name } = entry
    const state = afterEntry(strangers.get(id)?.state ?? 'cancelled', entry)
    strangers.set(id, { id, name, email: '', turn: 0, badge: hash, state })
  }
  return [...known, ...strangers.values()].filter(({ state }) => state !== 'cancelled')
}

/** How many are inside, how many of those walked in, and how many more may; null: no limit. */
export function doorCounts(book: CheckInState) {
  const people = peopleNow(book)
  const walkedIn = people.filter(({ state }) => state === 'walk-in').length
  const { walkInPlaces } = book.list
  return {
    inside: people.filter(isInside).length,
    expected: people.filter(({ state }) => ADMITTED_STATES.includes(state) || state === 'attended')
      .length,
    walkedIn,
    walkInsLeft: walkInPlaces === null ? null : Math.max(0, walkInPlaces - walkedIn),
  }
}

/** Whether a person may come in; changes nothing. */
export function evaluate(book: CheckInState, whom: PersonRef): CheckInResult {
  const person = peopleNow(book).find((one) =>
    'hash' in whom ? one.badge === whom.hash : one.id === whom.signUp,
  )
  const name = person ? person.name || person.email : ''
  if (person && isInside(person)) return { kind: 'already', name, whom }
  if (person && ADMITTED_STATES.includes(person.state)) return { kind: 'in', name, whom }
  return { kind: 'no-place', name, whom, isWaiting: person?.state === 'waiting' }
}

/** The book with an entry added. */
export const note = (book: CheckInState, entry: QueuedEntry): CheckInState => ({
  ...book,
  queue: [...book.queue, entry],
})

/** The entries to send next, oldest first. */
export const nextToSend = ({ queue }: CheckInState): readonly DoorEntry[] =>
  queue.slice(0, MAX_DOOR_ENTRIES).map(({ hash: _hash, name: _name, ...entry }) => entry)

/**
 * The book after an answer of the CMS, which includes the sent entries and those of other phones.
 */
export const afterAnswer = (
  book: CheckInState,
  { list, results }: { readonly list: DoorList; readonly results: readonly DoorResult[] },
): CheckInState => {
  const done = new Set(results.map(({ id }) => id))
  return { list, queue: book.queue.filter(({ id }) => !done.has(id)) }
}

/** Why the CMS did not count a visitor whom the phone let in. */
const NOT_COUNTED = ['no-place', 'walk-ins-full', 'unknown'] as const
export type NotCounted = ReturnType<typeof notCounted>[number]

/** The sent entries of visitors whom the phone let in and the CMS did not count. */
export const notCounted = ({ queue }: CheckInState, results: readonly DoorResult[]) =>
  results.flatMap(({ id, outcome, name }) => {
    const why = NOT_COUNTED.find((one) => one === outcome)
    const entry = queue.find((noted) => noted.id === id)
    // Refused entries that were undone need no message.
    return why && entry && entry.what !== 'undo' ? [{ id, why, name: name || entry.name }] : []
  })

/** The badge's hash as used in lists. */
export async function badgeHash(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
