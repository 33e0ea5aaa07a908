import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import {
  heldTimes,
  isOpenMeeting,
  type MeetingRefusal,
  type MeetingSide,
  type MeetingState,
} from '@beursvloer/contract/meetings/terms'
import type { Core } from '@strapi/strapi'
import { HttpError } from '../http/http-error'

export const MEETING = 'api::meeting.meeting'

/** A meeting as the database has it; times on the fair's clock, `2027-03-17T13:45`. */
export interface MeetingRow {
  readonly id: number
  readonly documentId: string
  /** Document ids. */
  readonly exhibitor: string
  readonly edition: string
  /** Id of the account. */
  readonly visitor: number
  readonly state: MeetingState
  readonly start: string
  readonly proposed: string | null
  readonly proposedBy: MeetingSide | null
  readonly message: string | null
  readonly reply: string | null
  /** Document id of the member who answers; null before an answer. */
  readonly member: string | null
  /** Document id of the member who has the meeting; null: whoever is free. */
  readonly colleague: string | null
  readonly language: FormLanguage
  readonly moves: number
  readonly blockedBy: MeetingSide | null
  readonly askedAt: string
  readonly changedAt: string
}

export const meetingsOf = (strapi: Core.Strapi) => strapi.db.query(MEETING)

/** Meetings by a condition, the earliest first. */
export const meetingsWhere = (strapi: Core.Strapi, where: object): Promise<MeetingRow[]> =>
  meetingsOf(strapi).findMany({ where, orderBy: [{ start: 'asc' }, { id: 'asc' }] })

/** Whose answer is awaited. */
export function turnOf({ state, proposedBy }: MeetingRow): MeetingSide | null {
  if (proposedBy) return proposedBy === 'stand' ? 'visitor' : 'stand'
  return state === 'requested' ? 'stand' : null
}

/** All times that open meetings hold. */
export const timesHeld = (rows: readonly MeetingRow[]): string[] =>
  rows.filter(isOpenMeeting).flatMap(heldTimes)

/** The refusal of a change, which the screen puts into words. */
export const refused = (code: MeetingRefusal): HttpError => new HttpError(409, code, { code })
