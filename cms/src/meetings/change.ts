import { DAY_MS, SECOND_MS } from '@beursvloer/contract/durations'
import type {
  MeetingChange,
  MeetingRequest,
  MeetingSetting,
} from '@beursvloer/contract/meetings/calls'
import {
  heldTimes,
  isOpenMeeting,
  MAX_MOVES,
  MAX_OPEN_REQUESTS,
  MAX_REQUESTS_A_DAY,
  MAX_REQUESTS_TO_EXHIBITOR,
  type MeetingSide,
  meetingsOverlap,
} from '@beursvloer/contract/meetings/terms'
import type { Core } from '@strapi/strapi'
import { raiseContentVersion } from '../content-version/counters'
import { type MemberRow, membersOf } from '../exhibitor-members/membership'
import { HttpError } from '../http/http-error'
import { withLock } from '../transactions/with-lock'
import { colleaguesOf, whenFree } from './colleagues'
import { freeTimes, instantOf, type MeetingPlace, meetingPlace } from './free-times'
import { type MeetingRow, meetingsOf, meetingsWhere, refused, timesHeld, turnOf } from './rows'
import { HANDED_OVER, membersToTell, type News, reportVisitor, tell } from './tell'

/**
 * Checks that a stand has room at a time, and that the visitor has no other meeting then.
 * @param visitors meetings of the visitor; none: they see for themselves and may decline
 */
async function requireTime(
  strapi: Core.Strapi,
  exhibitor: string,
  place: MeetingPlace,
  {
    start,
    visitors = [],
    now,
    besides,
    colleague,
  }: {
    readonly start: string
    readonly visitors?: readonly MeetingRow[]
    readonly now: Date
    readonly besides?: string
    /** The member for the meeting; undefined: one who is free. */
    readonly colleague?: MemberRow | undefined
  },
): Promise<void> {
  const others = visitors.filter(({ documentId }) => documentId !== besides)
  if (timesHeld(others).some((held) => meetingsOverlap(held, start))) throw refused('own-busy')
  const free = await freeTimes(strapi, exhibitor, place, now, besides)
  if (!free.includes(start)) throw refused('taken')
  if (colleague)
    await requireColleague(strapi, colleague, { edition: place.edition, start, besides })
}

/** Checks that a member has nothing else at the time of a meeting. */
async function requireColleague(
  strapi: Core.Strapi,
  colleague: MemberRow,
  {
    start,
    ...asked
  }: { readonly edition: string; readonly start: string; readonly besides?: string | undefined },
): Promise<void> {
  const isFree = await whenFree(strapi, colleague, asked)
  if (!isFree(start)) throw refused('colleague-busy')
}

/**
 * Asks an exhibitor for a meeting.
 * @throws HttpError 409 with a `MeetingRefusal`
 */
export const requestMeeting = (
  strapi: Core.Strapi,
  visitor: number,
  exhibitor: string,
  { start, message, language, colleague: chosen }: MeetingRequest,
  now: Date,
): Promise<void> =>
  withLock(strapi, 'meetings', async () => {
    const place = await meetingPlace(strapi, exhibitor)
    const { edition } = place
    const own = await meetingsWhere(strapi, { visitor, edition })
    const here = own.filter((row) => row.exhibitor === exhibitor)
    if (place.atOnce === 0 || here.some(({ blockedBy }) => blockedBy)) throw refused('off')
    if (here.some(isOpenMeeting)) throw refused('open-request')
    const since = now.getTime() - DAY_MS
    const ofDay = own.filter(({ askedAt }) => new Date(askedAt).getTime() > since)
    if (
      here.length >= MAX_REQUESTS_TO_EXHIBITOR ||
      own.filter(({ state }) => state === 'requested').length >= MAX_OPEN_REQUESTS ||
      ofDay.length >= MAX_REQUESTS_A_DAY
    )
      throw refused('too-many')
    const colleagues = chosen ? await colleaguesOf(strapi, exhibitor) : []
    const colleague = colleagues.find(
      ({ documentId, meetsVisitors }) => documentId === chosen && meetsVisitors,
    )
    if (chosen && !colleague) throw refused('colleague-busy')
    await requireTime(strapi, exhibitor, place, { start, visitors: own, now, colleague })
    const row: MeetingRow = await meetingsOf(strapi).create({
      data: {
        ...{ exhibitor, edition, visitor, start, message, language, moves: 0 },
        ...{ state: 'requested', colleague: chosen, askedAt: now, changedAt: now },
      },
    })
    await tell(strapi, row, { news: 'asked', to: ['stand'] }, now)
  })

interface By {
  readonly side: MeetingSide
  /** Document id of the member, of the side of the stand. */
  readonly member?: string
}

const other = (side: MeetingSide): MeetingSide => (side === 'stand' ? 'visitor' : 'stand')

type Columns = Partial<Omit<MeetingRow, 'changedAt'>>
interface Change {
  readonly data: Columns
  /** Null: no notification. */
  readonly news: News | null
}

/**
 * Ends a meeting, or the request for one. A request that its visitor withdraws causes no
 * notification.
 */
function ended({ state }: MeetingRow, side: MeetingSide): Change {
  const news = state === 'confirmed' ? 'cancelled' : side === 'stand' ? 'refused' : null
  const isRefused = state === 'requested' && side === 'stand'
  return {
    data: { state: isRefused ? 'refused' : 'cancelled', proposed: null, proposedBy: null },
    news,
  }
}

/** The change that one side of a meeting makes. */
function changed(row: MeetingRow, { side }: By, asked: MeetingChange): Change {
  const { state, start, proposed } = row
  switch (asked.change) {
    case 'accept':
      return {
        data: { state: 'confirmed', start: proposed ?? start, proposed: null, proposedBy: null },
        news: 'confirmed',
      }
    case 'decline':
      return state === 'confirmed'
        ? { data: { proposed: null, proposedBy: null }, news: 'kept' }
        : ended(row, side)
    case 'move': {
      const moves = row.moves + 1
      // For a request that is not agreed to, its visitor simply asks for another time.
      return side === 'visitor' && state === 'requested'
        ? { data: { start: asked.start, proposed: null, proposedBy: null, moves }, news: 'asked' }
        : { data: { proposed: asked.start, proposedBy: side, moves }, news: 'moved' }
    }
    default:
      return ended(row, side)
  }
}

/** Gives an open meeting to a member; calendars of members follow. */
async function assign(
  strapi: Core.Strapi,
  row: MeetingRow,
  chosen: string | null,
  now: Date,
): Promise<void> {
  const { exhibitor, edition, documentId: besides, state } = row
  if (!isOpenMeeting(row)) throw refused('changed')
  if (row.colleague === chosen) return
  const colleague = (await colleaguesOf(strapi, exhibitor)).find(
    ({ documentId }) => documentId === chosen,
  )
  if (chosen && !colleague) throw new HttpError(404)
  if (colleague)
    for (const start of heldTimes(row))
      await requireColleague(strapi, colleague, { edition, start, besides })
  // One second later than the message to the former member: calendars that keep the meeting must
  // apply this message last.
  const changedAt = new Date(now.getTime() + SECOND_MS)
  const updated: MeetingRow = await meetingsOf(strapi).update({
    where: { id: row.id },
    data: { colleague: chosen, changedAt },
  })
  const [had, has] = [await membersToTell(strapi, row), await membersToTell(strapi, updated)]
  const isSame = had.map(({ id }) => id).join() === has.map(({ id }) => id).join()
  if (state !== 'confirmed' || isSame) return
  const before = { ...row, changedAt: now.toISOString() }
  await tell(strapi, before, { news: 'cancelled', title: HANDED_OVER, to: ['stand'] }, now)
  await tell(strapi, updated, { news: 'confirmed', to: ['stand'] }, now)
}

/**
 * Changes a meeting by its visitor, or a member of its exhibitor.
 * @param where the meetings that are theirs
 * @throws HttpError 404 for another one; 409 with a `MeetingRefusal`
 */
export const changeMeeting = (
  strapi: Core.Strapi,
  where: object,
  by: By,
  asked: MeetingChange,
  now: Date,
): Promise<void> =>
  withLock(strapi, 'meetings', async () => {
    const [row] = await meetingsWhere(strapi, where)
    if (!row) throw new HttpError(404)
    const { exhibitor, visitor, edition } = row
    const { side, member } = by
    const isBlock = asked.change === 'block' || asked.change === 'report'
    if (isBlock || asked.change === 'unblock')
      await meetingsOf(strapi).updateMany({
        // The other side's block cannot be lifted.
        where: { exhibitor, visitor, blockedBy: isBlock ? { $null: true } : side },
        data: { blockedBy: isBlock ? side : null },
      })
    if (asked.change === 'report' && !row.blockedBy) await reportVisitor(strapi, row, now)
    if (asked.change === 'unblock' || (isBlock && !isOpenMeeting(row))) return
    if (asked.change === 'assign') return assign(strapi, row, asked.colleague, now)
    const answers = asked.change === 'accept' || asked.change === 'decline'
    if (!isOpenMeeting(row) || (answers && turnOf(row) !== side)) throw refused('changed')
    if (asked.change === 'move' && row.moves >= MAX_MOVES) throw refused('too-many')
    const target =
      asked.change === 'move'
        ? asked.start
        : asked.change === 'accept'
          ? (row.proposed ?? row.start)
          : null
    if (target && instantOf(target) <= now) throw refused('taken')
    if (asked.change === 'move') {
      const place = await meetingPlace(strapi, exhibitor)
      // What was agreed before the exhibitor took less at once can still be moved.
      const atOnce = Math.max(1, place.atOnce)
      const visitors = side === 'visitor' ? await meetingsWhere(strapi, { visitor, edition }) : []
      const colleague = (await colleaguesOf(strapi, exhibitor)).find(
        ({ documentId }) => documentId === row.colleague,
      )
      const wish = { start: asked.start, visitors, now, besides: row.documentId, colleague }
      await requireTime(strapi, exhibitor, { ...place, atOnce }, wish)
    }
    const { data, news } = changed(row, by, asked)
    const reply = 'reply' in asked && side === 'stand' ? { reply: asked.reply } : {}
    const updated: MeetingRow = await meetingsOf(strapi).update({
      where: { id: row.id },
      data: { ...data, ...reply, ...(member && { member }), changedAt: now },
    })
    if (!news) return
    // Both calendars follow what is agreed.
    const both = news === 'confirmed' || news === 'cancelled'
    await tell(strapi, updated, { news, to: both ? ['visitor', 'stand'] : [other(side)] }, now)
  })

/**
 * Stores how many meetings an exhibitor takes at the same time, in its draft and its published
 * version: nothing else that editors changed is published along; and whom visitors can choose.
 */
export async function setMeetings(
  strapi: Core.Strapi,
  exhibitor: string,
  { atOnce, colleagues }: MeetingSetting,
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await trx('exhibitors').where({ document_id: exhibitor }).update({ meetings_at_once: atOnce })
    const members = membersOf(strapi)
    const where = { exhibitorId: exhibitor }
    await members.updateMany({ where, data: { meetsVisitors: false } })
    await members.updateMany({
      where: { ...where, documentId: { $in: colleagues } },
      data: { meetsVisitors: true },
    })
    await raiseContentVersion(strapi, 'exhibitor')
  })
}

/**
 * Deletes the meetings of accounts, in the caller's transaction; exhibitors are notified of agreed
 * ones that are still to come.
 */
export const forgetMeetings = (
  strapi: Core.Strapi,
  visitors: readonly number[],
  now: Date,
): Promise<void> =>
  withLock(strapi, 'meetings', async () => {
    const rows = await meetingsWhere(strapi, { visitor: { $in: [...visitors] } })
    for (const row of rows)
      if (row.state === 'confirmed' && instantOf(row.start) > now)
        await tell(strapi, row, { news: 'cancelled', to: ['stand'] }, now)
    await meetingsOf(strapi).deleteMany({ where: { id: { $in: rows.map(({ id }) => id) } } })
  })
