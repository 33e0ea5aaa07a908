/**
 * Meetings: appointments of visitors with exhibitors at their stands (requirements 29.9). A visitor
 * asks for one; the exhibitor accepts, proposes another time or refuses.
 */
import { z } from 'zod'
import { MINUTE_MS } from './durations.ts'
import { documentId, language } from './request-fields.ts'

/** Length of a meeting, and the distance between the times to choose from, in minutes. */
export const MEETING_MINUTES = 30
export const MEETING_GRID_MINUTES = 15
/** Most meetings at the same time that an exhibitor can take. */
export const MAX_MEETINGS_AT_ONCE = 20
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

/** When a meeting begins, on the fair's clock: `2027-03-17T13:45`. Sorts as text. */
const time = z.string().regex(/^20\d\d-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/)
const sentence = z.string().trim().max(MAX_MEETING_TEXT).default('')

/** A time some minutes after another, or before it. */
export const minutesAfter = (start: string, minutes: number): string =>
  new Date(Date.parse(`${start}:00Z`) + minutes * MINUTE_MS).toISOString().slice(0, 16)

/** Whether meetings that begin at two times overlap. */
export const meetingsOverlap = (one: string, other: string): boolean =>
  one < minutesAfter(other, MEETING_MINUTES) && other < minutesAfter(one, MEETING_MINUTES)

/** Key of a meeting among the entries of a visitor's days, also for its calendar event. */
export const meetingEntry = (meeting: string): string => `meeting:${meeting}`

/** Paths of the calls, after the base of the content API. */
export const MEETINGS_PATH = '/meetings'
export const meetingPath = (meeting: string) => `${MEETINGS_PATH}/${meeting}` as const
export const meetingTimesPath = (exhibitor: string) => `${MEETINGS_PATH}/with/${exhibitor}` as const
export const standMeetingsPath = (exhibitor: string) => `/my-stands/${exhibitor}/meetings` as const
export const standMeetingPath = (exhibitor: string, meeting: string) =>
  `${standMeetingsPath(exhibitor)}/${meeting}` as const

/** Body of `POST /meetings/with/{exhibitor}`. */
export const meetingRequest = z.strictObject({ start: time, message: sentence, language })
export type MeetingRequest = z.infer<typeof meetingRequest>

/**
 * A change of a meeting. `accept` and `decline` answer the request or proposal of the other side;
 * `move` proposes another time; `block` ends the meeting, and no requests between the two follow until
 * `unblock`; `report` does the same and tells the organiser.
 */
const changes = [
  z.strictObject({ change: z.literal('move'), start: time, reply: sentence }),
  z.strictObject({ change: z.enum(['accept', 'block', 'unblock']) }),
  z.strictObject({ change: z.enum(['decline', 'cancel']), reply: sentence }),
] as const
/** Body of `POST /meetings/{meeting}`. */
export const meetingChange = z.discriminatedUnion('change', changes)
/** Body of `POST /my-stands/{exhibitor}/meetings/{meeting}`. */
export const standMeetingChange = z.discriminatedUnion('change', [
  ...changes,
  z.strictObject({ change: z.literal('report') }),
])
export type MeetingChange = z.infer<typeof standMeetingChange>

/** Body of `POST /my-stands/{exhibitor}/meetings`; 0: the exhibitor takes no requests. */
export const meetingSetting = z.strictObject({ atOnce: z.int().min(0).max(MAX_MEETINGS_AT_ONCE) })

/**
 * Why nothing was changed, as the code of a 409. `taken`: the stand has no room at that time, or the
 * fair is closed; `own-busy`: the visitor has another meeting then; `open-request`: there is one with
 * this exhibitor; `too-many`: the visitor, or the meeting, has as many as there may be; `off`: the
 * exhibitor takes no requests, or none of this visitor; `changed`: it is not this side's turn any more.
 */
export const MEETING_REFUSALS = [
  'taken',
  'own-busy',
  'open-request',
  'too-many',
  'off',
  'changed',
] as const
export type MeetingRefusal = (typeof MEETING_REFUSALS)[number]

const meeting = {
  /** Document id. */
  id: documentId,
  state: z.enum(MEETING_STATES),
  start: time,
  /** The other time that one side asks for. */
  proposed: time.nullable(),
  /** Whose answer is awaited; null where nobody's is. */
  turn: z.enum(MEETING_SIDES).nullable(),
  message: z.string(),
  /** The last sentence of the exhibitor. */
  reply: z.string(),
  /** Name of the member who answers; empty while nobody has. */
  member: z.string(),
  /** Who wants no more requests. */
  blockedBy: z.enum(MEETING_SIDES).nullable(),
  /** Of the last change, ISO 8601. */
  changedAt: z.string(),
}

/** A meeting as its visitor sees it. */
export const ownMeeting = z.object({ ...meeting, exhibitor: documentId, name: z.string() })
export type OwnMeeting = z.infer<typeof ownMeeting>
/** Answer of `GET /meetings`; the earliest first. */
export const ownMeetings = z.object({ meetings: z.array(ownMeeting) })

/** Answer of `GET /meetings/with/{exhibitor}`. */
export const meetingTimes = z.object({
  /** False: the exhibitor takes no requests of this visitor. */
  isOpen: z.boolean(),
  /** The times at which the stand has room. */
  free: z.array(time),
})
export type MeetingTimes = z.infer<typeof meetingTimes>

/** A meeting as its exhibitor sees it: name, organisation and the sentence, no address. */
export const standMeeting = z.object({
  ...meeting,
  visitor: z.string(),
  organisation: z.string(),
})
export type StandMeeting = z.infer<typeof standMeeting>

/** Answer of `GET /my-stands/{exhibitor}/meetings`; the earliest first. */
export const standMeetings = z.object({
  atOnce: z.int(),
  free: z.array(time),
  meetings: z.array(standMeeting),
})
export type StandMeetings = z.infer<typeof standMeetings>

/** Whether a meeting still stands or is asked for. */
export const isOpenMeeting = ({ state }: { readonly state: MeetingState }): boolean =>
  state === 'requested' || state === 'confirmed'

/** The times that a meeting holds: of a proposal both, unless the first was never agreed. */
export const heldTimes = ({
  state,
  start,
  proposed,
}: Pick<OwnMeeting, 'state' | 'start' | 'proposed'>): readonly string[] =>
  proposed === null ? [start] : state === 'confirmed' ? [start, proposed] : [proposed]
