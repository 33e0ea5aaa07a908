import type { PersonalData } from '@beursvloer/contract/accounts/own-profile'
import { visitorName } from '@beursvloer/contract/accounts/visitor-name'
import { daysAfter } from '@beursvloer/contract/fair-time'
import type { MeetingTimes, OwnMeeting, StandMeetings } from '@beursvloer/contract/meetings/calls'
import {
  isOpenMeeting,
  MEETING_KEPT_DAYS,
  type MeetingSide,
} from '@beursvloer/contract/meetings/terms'
import type { Core } from '@strapi/strapi'
import { isoOf } from '../database/stored-time'
import { exhibitorNames, type MemberRow, membersOf } from '../exhibitor-members/membership'
import { fairDate } from '../fair/dates'
import { readSettings } from '../fair/editions'
import { visitorsWhere } from '../leads/rows'
import { deleteWhere } from '../transactions/delete-where'
import { colleaguesOf, whenFree } from './colleagues'
import { freeTimes, meetingPlace } from './free-times'
import { MEETING, type MeetingRow, meetingsWhere, turnOf } from './rows'

/** The details of meetings that both sides see; a block is shown only to the side that made it. */
async function toViews(strapi: Core.Strapi, rows: readonly MeetingRow[], side: MeetingSide) {
  const ids = rows.flatMap(({ member, colleague }) => [member ?? [], colleague ?? []].flat())
  const members: MemberRow[] = await membersOf(strapi).findMany({
    where: { documentId: { $in: ids } },
  })
  const names = new Map(members.map(({ documentId, name }) => [documentId, name]))
  return rows.map((row) => ({
    ...{ id: row.documentId, state: row.state, start: row.start, proposed: row.proposed },
    ...{ message: row.message ?? '', reply: row.reply ?? '', turn: turnOf(row) },
    member: names.get(row.colleague ?? '') ?? names.get(row.member ?? '') ?? '',
    blockedBy: row.blockedBy === side ? side : null,
    changedAt: isoOf(row.changedAt),
  }))
}

/** A visitor's meetings at the current fair. */
export async function ownMeetingsOf(strapi: Core.Strapi, visitor: number): Promise<OwnMeeting[]> {
  const edition = (await readSettings(strapi))?.edition?.documentId ?? ''
  const rows = await meetingsWhere(strapi, { visitor, edition })
  const exhibitors = rows.map(({ exhibitor }) => exhibitor)
  const names = await exhibitorNames(strapi, exhibitors)
  const views = await toViews(strapi, rows, 'visitor')
  return views.map((view, at) => {
    const exhibitor = exhibitors[at] ?? ''
    return { ...view, exhibitor, name: names.get(exhibitor) ?? '' }
  })
}

/**
 * The times at which a visitor can ask an exhibitor for a meeting, or move theirs to.
 * @param asked.chosen document id of the member with whom, for a new one
 */
export async function meetingTimesOf(
  strapi: Core.Strapi,
  {
    visitor,
    exhibitor,
    chosen,
  }: { readonly visitor: number; readonly exhibitor: string; readonly chosen: unknown },
  now: Date,
): Promise<MeetingTimes> {
  const place = await meetingPlace(strapi, exhibitor)
  const { edition } = place
  const here = await meetingsWhere(strapi, { visitor, exhibitor, edition })
  const moved = here.find(isOpenMeeting)
  const besides = moved?.documentId
  const members = await colleaguesOf(strapi, exhibitor)
  const offered = members.filter(
    ({ meetsVisitors, account }) => meetsVisitors && account !== visitor,
  )
  const colleague = moved
    ? members.find(({ documentId }) => documentId === moved.colleague)
    : offered.find(({ documentId }) => documentId === chosen)
  const free = await freeTimes(strapi, exhibitor, place, now, besides)
  const isFree = colleague ? await whenFree(strapi, colleague, { edition, besides }) : () => true
  const isBlocked = here.some(({ blockedBy }) => blockedBy)
  return {
    isOpen: place.atOnce > 0 && !isBlocked,
    colleagues: moved ? [] : offered.map(({ documentId: id, name }) => ({ id, name })),
    free: free.filter(isFree),
  }
}

/** The meetings of an exhibitor at the current fair, for its members: no addresses. */
export async function standMeetingsOf(
  strapi: Core.Strapi,
  exhibitor: string,
  now: Date,
): Promise<StandMeetings> {
  const place = await meetingPlace(strapi, exhibitor)
  const { edition, atOnce } = place
  const rows = await meetingsWhere(strapi, { exhibitor, edition })
  const ids = rows.map(({ visitor }) => visitor)
  const visitors = await visitorsWhere(strapi, {}, { id: { $in: ids } })
  const byAccount = new Map(visitors.map((visitor) => [visitor.user.id, visitor]))
  const views = await toViews(strapi, rows, 'stand')
  const colleagues = await colleaguesOf(strapi, exhibitor)
  return {
    atOnce,
    colleagues: colleagues.map(({ documentId: id, name, meetsVisitors }) => ({
      ...{ id, name, isOffered: meetsVisitors === true },
    })),
    free: await freeTimes(strapi, exhibitor, { ...place, atOnce: Math.max(1, atOnce) }, now),
    meetings: views.map((view, at) => {
      const visitor = byAccount.get(ids[at] ?? 0)
      const colleague = rows[at]?.colleague ?? null
      const organisation = visitor?.organisation ?? ''
      return { ...view, colleague, visitor: visitorName(visitor), organisation }
    }),
  }
}

/** The meetings of an account, for its export. */
export async function meetingData(
  strapi: Core.Strapi,
  visitor: number,
): Promise<PersonalData['meetings']> {
  const rows = await meetingsWhere(strapi, { visitor })
  const names = await exhibitorNames(
    strapi,
    rows.map(({ exhibitor }) => exhibitor),
  )
  return rows.map(({ exhibitor, state, start, proposed, message, reply, ...row }) => ({
    ...{ exhibitor: names.get(exhibitor) ?? null, state, start, proposed },
    ...{ message: message ?? '', reply: reply ?? '' },
    blockedByVisitor: row.blockedBy === 'visitor',
    askedAt: isoOf(row.askedAt),
    changedAt: isoOf(row.changedAt),
  }))
}

/** Deletes meetings, and the blocks with them, `MEETING_KEPT_DAYS` after their day. */
export const deleteOldMeetings = (strapi: Core.Strapi, now: Date): Promise<number> =>
  deleteWhere(strapi, MEETING, { start: { $lt: daysAfter(fairDate(now), -MEETING_KEPT_DAYS) } })
