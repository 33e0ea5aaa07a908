import type { OwnMeeting } from '@beursvloer/contract/meetings/calls'
import {
  heldTimes,
  isOpenMeeting,
  MEETING_MINUTES,
  meetingEntry,
} from '@beursvloer/contract/meetings/terms'
import { MEETINGS_PAGE, signUpPathOf } from '@beursvloer/contract/page-addresses'
import { entryKey, type SavedEntry, type SavedKind } from '@beursvloer/contract/saved-entries'
import type { OwnSignUp } from '@beursvloer/contract/sign-ups/answers'
import type { SignUpState } from '@beursvloer/contract/sign-ups/states'
import type { LocaleCode, ProgrammeItemType } from '~/content/model.ts'
import type { FactItem, FactStand, FairFacts } from './fair-facts.ts'
import { endMinuteOf, minuteOf, readPlanned } from './times.ts'

/**
 * The status of an entry on a visitor's sheet. `open`: a place that has to be taken or confirmed
 * yet; `visit`: a stand to visit; `meeting`: with an exhibitor, `asked` while it is not agreed.
 */
export type EntryStatus =
  | 'reserved'
  | 'open'
  | 'waiting'
  | 'saved'
  | 'visit'
  | 'appointment'
  | 'meeting'
  | 'asked'

/** Something on a visitor's sheet of a day. */
export interface DayEntry {
  /** As `entryKey` of the saved entry. */
  readonly key: string
  readonly kind: SavedKind
  readonly id: string
  readonly status: EntryStatus
  /** Position on the waiting list. */
  readonly position?: number | null
  readonly date: string
  /** Minutes from midnight. */
  readonly start: number
  readonly end: number
  readonly title: string
  readonly lang?: LocaleCode | undefined
  /** Path of its page. */
  readonly path?: string | undefined
  /** The place in words, and its key in the floor plan's addresses; empty when it is not known. */
  readonly where: string
  readonly place: string
  readonly note: string
  readonly type?: ProgrammeItemType
  readonly themes: readonly string[]
  /** Its earlier start, `HH:MM`. */
  readonly movedFrom?: string | undefined
  readonly change?: string | undefined
  /** Page for signing up for it, swapping and cancelling; of a meeting that of all meetings. */
  readonly signUpPath?: string | undefined
  /** Only sessions that do not take place. */
  readonly isCancelled?: boolean
}

/** Whether two entries are on at the same time. */
export const overlap = (a: DayEntry, b: DayEntry): boolean => a.start < b.end && b.start < a.end

const PLACED: readonly EntryStatus[] = ['reserved', 'open', 'waiting', 'meeting', 'asked']

export const isMeeting = ({ status }: DayEntry): boolean =>
  status === 'meeting' || status === 'asked'

/**
 * Whether the entry is a sign-up or a meeting: those are cancelled and swapped on pages of their own,
 * not in a day.
 */
const hasPlace = ({ status }: DayEntry): boolean => PLACED.includes(status)

/** The page where an entry takes the place of others at the same time; undefined: in the day. */
export function swapPath(entry: DayEntry, others: readonly DayEntry[]): string | undefined {
  const placed = others.find(hasPlace)
  if (!placed) return undefined
  return isMeeting(placed) ? placed.signUpPath : (entry.signUpPath ?? placed.signUpPath)
}

/** A saved stand or concept without a time. */
export interface Unplanned {
  readonly key: string
  readonly kind: 'exhibitor' | 'concept'
  readonly id: string
  readonly title: string
  readonly lang?: LocaleCode | undefined
  readonly path: string
  /** Name of the exhibitor, of concepts. */
  readonly by?: string
  /** Number of the stand; empty while it has none. */
  readonly place: string
  readonly note: string
}

const statusOfSignUp: Readonly<Partial<Record<SignUpState, EntryStatus>>> = {
  confirmed: 'reserved',
  attended: 'reserved',
  held: 'open',
  offered: 'open',
  waiting: 'waiting',
}

const sessionEntry = (
  item: FactItem,
  saved: SavedEntry | undefined,
  signUp: OwnSignUp | undefined,
): DayEntry => ({
  key: entryKey({ kind: 'session', id: item.id }),
  kind: 'session',
  id: item.id,
  status: (signUp && statusOfSignUp[signUp.state]) ?? 'saved',
  position: signUp?.position ?? null,
  date: item.date,
  start: minuteOf(item.start),
  end: Math.max(endMinuteOf(item), minuteOf(item.start) + 1),
  title: item.title,
  lang: item.lang,
  path: item.path,
  where: item.where,
  place: item.place,
  note: saved?.note ?? '',
  type: item.type,
  themes: item.themes,
  movedFrom: item.movedFrom,
  change: item.change,
  ...(item.signUp && { signUpPath: signUpPathOf(item.path) }),
  isCancelled: item.state === 'cancelled',
})

/** The entries of a visitor on the days of the fair, and those without a time. */
export type OwnFair = ReturnType<typeof toOwnFair>

/** A meeting at the time that it holds; its exhibitor may have left the fair. */
function meetingEntryOf(meeting: OwnMeeting, stand: FactStand | undefined): DayEntry {
  const [held = meeting.start] = heldTimes(meeting)
  const start = minuteOf(held.slice(11))
  return {
    key: meetingEntry(meeting.id),
    ...{ kind: 'appointment', id: meeting.id, date: held.slice(0, 10) },
    status: meeting.state === 'confirmed' ? 'meeting' : 'asked',
    ...{ start, end: start + MEETING_MINUTES, title: meeting.name, path: stand?.path },
    ...{ where: '', place: stand?.stand ?? '', note: meeting.message, themes: [] },
    signUpPath: MEETINGS_PAGE,
  }
}

/**
 * Joins saved entries, sign-ups and meetings with the facts of the fair. Entries that no longer exist, or are
 * planned on another day than those of the fair, are left out.
 */
export function toOwnFair(
  facts: FairFacts,
  saved: readonly SavedEntry[],
  signUps: readonly OwnSignUp[],
  meetings: readonly OwnMeeting[] = [],
) {
  const kept = saved.filter((entry) => entry.saved)
  const items = new Map(facts.items.map((item) => [item.id, item]))
  const stands = new Map(facts.stands.map((stand) => [stand.id, stand]))
  const concepts = new Map(facts.concepts.map((concept) => [concept.id, concept]))
  const rooms = new Map(facts.rooms.map(({ slug, name }) => [slug, name]))
  const dates = new Set(facts.days.map(({ date }) => date))
  const standing = new Map(
    signUps.filter(({ state }) => statusOfSignUp[state]).map((signUp) => [signUp.item, signUp]),
  )
  const entries: DayEntry[] = meetings
    .filter(isOpenMeeting)
    .map((meeting) => meetingEntryOf(meeting, stands.get(meeting.exhibitor)))
    .filter(({ date }) => dates.has(date))
  const unplanned: Unplanned[] = []
  const savedSessions = new Map(
    kept.filter(({ kind }) => kind === 'session').map((entry) => [entry.id, entry]),
  )
  for (const id of new Set([...savedSessions.keys(), ...standing.keys()])) {
    const item = items.get(id)
    if (item) entries.push(sessionEntry(item, savedSessions.get(id), standing.get(id)))
  }
  const visit = (
    entry: SavedEntry,
    stand: FactStand,
    concept?: { name: string; lang?: LocaleCode },
  ) => {
    const common = {
      key: entryKey(entry),
      id: entry.id,
      title: concept?.name ?? stand.name,
      lang: concept?.lang,
      path: stand.path,
      place: stand.stand ?? '',
      note: entry.note,
    }
    const planned = readPlanned(entry.planned)
    const kind = concept ? 'concept' : 'exhibitor'
    if (planned && dates.has(planned.date)) {
      const where = concept ? stand.name : ''
      entries.push({ ...common, ...planned, kind, status: 'visit', where, themes: stand.themes })
    } else unplanned.push({ ...common, kind, ...(concept && { by: stand.name }) })
  }
  for (const entry of kept) {
    const planned = readPlanned(entry.planned)
    if (entry.kind === 'appointment' && planned && dates.has(planned.date)) {
      const place = entry.place ?? ''
      entries.push({
        ...planned,
        key: entryKey(entry),
        kind: 'appointment',
        id: entry.id,
        status: 'appointment',
        title: entry.note,
        where: rooms.get(place) ?? '',
        place,
        note: '',
        themes: [],
      })
    }
    const concept = entry.kind === 'concept' ? concepts.get(entry.id) : undefined
    const stand = stands.get(entry.kind === 'exhibitor' ? entry.id : (concept?.exhibitor ?? ''))
    if (stand && (entry.kind === 'exhibitor' || concept)) visit(entry, stand, concept)
  }
  return {
    // By day and start.
    entries: entries.sort(byTime),
    unplanned,
  }
}

/** By day, start and end, then by key: a stable order. */
const byTime = (a: DayEntry, b: DayEntry): number =>
  Math.sign(
    (a.date < b.date ? -1 : a.date > b.date ? 1 : 0) ||
      a.start - b.start ||
      a.end - b.end ||
      (a.key < b.key ? -1 : 1),
  )
