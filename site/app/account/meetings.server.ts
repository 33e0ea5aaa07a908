import {
  COLLEAGUE_PARAM,
  MEETINGS_PATH,
  type MeetingChange,
  type MeetingRequest,
  type MeetingSetting,
  type MeetingTimes,
  meetingPath,
  meetingTimes,
  meetingTimesPath,
  type OwnMeeting,
  ownMeetings,
  type StandMeetings,
  standMeetingPath,
  standMeetings,
  standMeetingsPath,
} from '@beursvloer/contract/meetings/calls'
import { MEETING_REFUSALS, type MeetingRefusal } from '@beursvloer/contract/meetings/terms'
import type { Account } from './account.server.ts'
import { refusalOf } from './require-user.server.ts'

/**
 * The current user's meetings with exhibitors.
 * @throws ContentApiError, 401 when nobody is signed in
 */
export const meetingsOf = async (account: Account): Promise<readonly OwnMeeting[]> =>
  ownMeetings.parse(await account.call(MEETINGS_PATH)).meetings

/** The times at which an exhibitor, or the named member of it, can meet the current user. */
export async function meetingTimesOf(
  account: Account,
  exhibitor: string,
  colleague: string | null,
): Promise<MeetingTimes> {
  const query = colleague ? `?${new URLSearchParams({ [COLLEAGUE_PARAM]: colleague })}` : ''
  return meetingTimes.parse(await account.call(`${meetingTimesPath(exhibitor)}${query}`))
}

/** The meetings of an exhibitor that the current user acts for. */
export const standMeetingsOf = async (
  account: Account,
  exhibitor: string,
): Promise<StandMeetings> => standMeetings.parse(await account.call(standMeetingsPath(exhibitor)))

const refusal = (asked: Promise<unknown>): Promise<MeetingRefusal | null> =>
  refusalOf(MEETING_REFUSALS, asked)

/** Asks an exhibitor for a meeting. */
export const requestMeeting = (account: Account, exhibitor: string, body: MeetingRequest) =>
  refusal(account.call(meetingTimesPath(exhibitor), { method: 'POST', body }))

/** Changes one of the current user's meetings. */
export const changeMeeting = (account: Account, meeting: string, body: MeetingChange) =>
  refusal(account.call(meetingPath(meeting), { method: 'POST', body }))

/** Changes a meeting of an exhibitor that the current user acts for. */
export const changeStandMeeting = (
  account: Account,
  exhibitor: string,
  meeting: string,
  body: MeetingChange,
) => refusal(account.call(standMeetingPath(exhibitor, meeting), { method: 'POST', body }))

/** Stores how many meetings an exhibitor takes at the same time, and whom visitors can choose. */
export const setMeetings = (account: Account, exhibitor: string, body: MeetingSetting) =>
  account.call(standMeetingsPath(exhibitor), { method: 'POST', body })
