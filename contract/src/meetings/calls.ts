/** Calls about meetings, as the site and the CMS make and answer them (requirements 29.9). */
import { z } from 'zod'
import { documentId, language } from '../request-fields.ts'
import {
  MAX_COLLEAGUES,
  MAX_MEETING_TEXT,
  MAX_MEETINGS_AT_ONCE,
  MEETING_SIDES,
  MEETING_STATES,
} from './terms.ts'

/** When a meeting begins, on the fair's clock: `2027-03-17T13:45`. Sorts as text. */
const time = z.string().regex(/^20\d\d-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/)
const sentence = z.string().trim().max(MAX_MEETING_TEXT).default('')

/** Paths of the calls, after the base of the content API. */
export const MEETINGS_PATH = '/meetings'
export const meetingPath = (meeting: string) => `${MEETINGS_PATH}/${meeting}` as const
export const meetingTimesPath = (exhibitor: string) => `${MEETINGS_PATH}/with/${exhibitor}` as const
export const standMeetingsPath = (exhibitor: string) => `/my-stands/${exhibitor}/meetings` as const
export const standMeetingPath = (exhibitor: string, meeting: string) =>
  `${standMeetingsPath(exhibitor)}/${meeting}` as const

/** Body of `POST /meetings/with/{exhibitor}`. */
export const meetingRequest = z.strictObject({
  start: time,
  message: sentence,
  language,
  /** Document id of the member with whom; null: whoever is free. */
  colleague: documentId.nullable().default(null),
})
export type MeetingRequest = z.output<typeof meetingRequest>

/**
 * A change of a meeting. `accept` and `decline` answer the request or proposal of the other side;
 * `move` proposes another time; `block` ends the meeting, and no requests between the two follow until
 * `unblock`; `report` does the same and tells the organiser; `assign` says which member has the
 * meeting, null for whoever is free.
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
  z.strictObject({ change: z.literal('assign'), colleague: documentId.nullable() }),
])
export type MeetingChange = z.infer<typeof standMeetingChange>

/** Body of `POST /my-stands/{exhibitor}/meetings`; 0: the exhibitor takes no requests. */
export const meetingSetting = z.strictObject({
  atOnce: z.int().min(0).max(MAX_MEETINGS_AT_ONCE),
  /** Document ids of the members whom visitors can choose. */
  colleagues: z.array(documentId).max(MAX_COLLEAGUES),
})
export type MeetingSetting = z.infer<typeof meetingSetting>

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
  /** Name of the member who has the meeting, or else who answers; empty while nobody does. */
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

/** Search parameter of `GET /meetings/with/{exhibitor}`: document id of the chosen member. */
export const COLLEAGUE_PARAM = 'colleague'
/** Answer of `GET /meetings/with/{exhibitor}`. */
export const meetingTimes = z.object({
  /** False: the exhibitor takes no requests of this visitor. */
  isOpen: z.boolean(),
  /** Members to choose from; none while a meeting is moved. */
  colleagues: z.array(z.object({ id: documentId, name: z.string() })),
  /** The times at which the stand has room, and the chosen member too. */
  free: z.array(time),
})
export type MeetingTimes = z.infer<typeof meetingTimes>

/** A meeting as its exhibitor sees it: name, organisation and the sentence, no address. */
export const standMeeting = z.object({
  ...meeting,
  visitor: z.string(),
  organisation: z.string(),
  /** Document id of the member who has the meeting. */
  colleague: documentId.nullable(),
})
export type StandMeeting = z.infer<typeof standMeeting>

/** Answer of `GET /my-stands/{exhibitor}/meetings`; the earliest first. */
export const standMeetings = z.object({
  atOnce: z.int(),
  /** All members who can have meetings, and whether visitors can choose them. */
  colleagues: z.array(z.object({ id: documentId, name: z.string(), isOffered: z.boolean() })),
  free: z.array(time),
  meetings: z.array(standMeeting),
})
export type StandMeetings = z.infer<typeof standMeetings>
