/**
 * Meetings: appointments of visitors with exhibitors at their stands (requirements 29.9). A visitor
 * asks for one; the exhibitor accepts, proposes another time or refuses.
 */
import { MINUTE_MS } from '../durations.ts'

/** Length of a meeting, and the distance between the times to choose from, in minutes. */
export const MEETING_MINUTES = 30
export const MEETING_GRID_MINUTES = 15
/** Most meetings at the same time that an exhibitor can take. */
export const MAX_MEETINGS_AT_ONCE = 20
/** Most members of an exhibitor whom visitors can choose. */
export const MAX_COLLEAGUES = 20
/** Most requests of one visitor that no exhibitor has answered yet. */
export const MAX_OPEN_REQUESTS = 5
/** Most requests of one visitor to one exhibitor in an edition. */
export const MAX_REQUESTS_TO_EXHIBITOR = 3
/** Most requests of one visitor in 24 hours, withdrawn ones too. */
export const MAX_REQUESTS_A_DAY = 15
/** Most times that the two sides together move one meeting. */
export const MAX_MOVES = 10
/** Longest sentence, in characters. */
export const MAX_MEETING_TEXT = 300
/** Retention of a meeting after its day, in days. */
export const MEETING_KEPT_DAYS = 30
/** How long before it begins a meeting is announced, in ms. */
export const MEETING_SOON_MS = 10 * MINUTE_MS
/** Largest body of a call about a meeting, in bytes. */
export const MAX_MEETING_BODY_BYTES = 8 * 1024

/**
 * State of a meeting. `requested`: the visitor asked for it; `confirmed`: agreed; `refused` by the
 * exhibitor; `cancelled` by either side.
 */
export const MEETING_STATES = ['requested', 'confirmed', 'refused', 'cancelled'] as const
export type MeetingState = (typeof MEETING_STATES)[number]

export const MEETING_SIDES = ['visitor', 'stand'] as const
export type MeetingSide = (typeof MEETING_SIDES)[number]

/** A time some minutes after another, or before it. */
export const minutesAfter = (start: string, minutes: number): string =>
  new Date(Date.parse(`${start}:00Z`) + minutes * MINUTE_MS).toISOString().slice(0, 16)

/** Whether meetings that begin at two times overlap. */
export const meetingsOverlap = (one: string, other: string): boolean =>
  one < minutesAfter(other, MEETING_MINUTES) && other < minutesAfter(one, MEETING_MINUTES)

/** Key of a meeting among the entries of a visitor's days, also for its calendar event. */
export const meetingEntry = (meeting: string): string => `meeting:${meeting}`

/**
 * Why nothing was changed, as the code of a 409. `taken`: the stand has no room at that time, or the
 * fair is closed; `colleague-busy`: the member with whom has something else then, or is none any more;
 * `own-busy`: the visitor has another meeting then; `open-request`: there is one with this exhibitor; `too-many`: the visitor, or the meeting, has as many as there may be; `off`: the
 * exhibitor takes no requests, or none of this visitor; `changed`: it is not this side's turn any more.
 */
export const MEETING_REFUSALS = [
  'taken',
  'colleague-busy',
  'own-busy',
  'open-request',
  'too-many',
  'off',
  'changed',
] as const
export type MeetingRefusal = (typeof MEETING_REFUSALS)[number]

/** Whether a meeting still stands or is asked for. */
export const isOpenMeeting = ({ state }: { readonly state: MeetingState }): boolean =>
  state === 'requested' || state === 'confirmed'

/** The times that a meeting holds: of a proposal both, unless the first was never agreed. */
export const heldTimes = ({
  state,
  start,
  proposed,
}: {
  readonly state: MeetingState
  readonly start: string
  readonly proposed: string | null
}): readonly string[] =>
  proposed === null ? [start] : state === 'confirmed' ? [start, proposed] : [proposed]
