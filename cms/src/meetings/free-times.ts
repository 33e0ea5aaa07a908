import { MINUTE_MS } from '@beursvloer/contract/durations'
import { fairInstant } from '@beursvloer/contract/fair-time'
import {
  MEETING_GRID_MINUTES,
  MEETING_MINUTES,
  minutesAfter,
} from '@beursvloer/contract/meetings/terms'
import type { Core } from '@strapi/strapi'
import { readSettings } from '../fair/editions'
import { standSettings } from '../fair/stand-settings'
import { meetingsWhere, timesHeld } from './rows'

interface Day {
  readonly date: string
  readonly opensAt: string
  readonly closesAt: string
}

/** A stand at the current fair. */
export interface MeetingPlace {
  /** Document id; empty while there is no edition. */
  readonly edition: string
  /** Numbers of its stands, those of the main exhibitor for a co-exhibitor. */
  readonly stands: readonly string[]
  /** Meetings at the same time; 0: it takes no requests. */
  readonly atOnce: number
  readonly days: readonly Day[]
}

interface Exhibitor {
  readonly meetingsAtOnce: number | null
  readonly stands: readonly { readonly number: string }[]
  readonly mainExhibitor: Pick<Exhibitor, 'stands'> | null
}

/** Where an exhibitor meets visitors; one that is not published takes no requests. */
export async function meetingPlace(strapi: Core.Strapi, documentId: string): Promise<MeetingPlace> {
  const { meetingsClosed } = await standSettings(strapi)
  const edition = (await readSettings(strapi))?.edition?.documentId ?? ''
  const exhibitor = (await strapi.documents('api::exhibitor.exhibitor').findOne({
    documentId,
    locale: 'nl',
    status: 'published',
    populate: { stands: true, mainExhibitor: { populate: { stands: true } } },
  } as never)) as unknown as Exhibitor | null
  const days: Day[] = await strapi.db.query('api::day.day').findMany({
    where: { edition: { documentId: edition } },
    orderBy: { date: 'asc' },
  })
  const own = exhibitor?.stands ?? []
  const stands = own.length > 0 ? own : (exhibitor?.mainExhibitor?.stands ?? [])
  return {
    edition,
    stands: stands.map(({ number }) => number).sort(),
    atOnce: meetingsClosed ? 0 : (exhibitor?.meetingsAtOnce ?? 0),
    days,
  }
}

/** Whether one more meeting fits at a time beside those that begin at others. */
function hasRoom(held: readonly string[], start: string, atOnce: number): boolean {
  const end = minutesAfter(start, MEETING_MINUTES)
  const moments = [start, ...held.filter((other) => start < other && other < end)]
  return moments.every(
    (moment) =>
      held.filter((other) => other <= moment && moment < minutesAfter(other, MEETING_MINUTES))
        .length < atOnce,
  )
}

/** The times of the fair at which meetings begin, from a moment on. */
function timesOf(days: readonly Day[], now: Date): string[] {
  return days.flatMap(({ date, opensAt, closesAt }) => {
    const last = minutesAfter(`${date}T${closesAt.slice(0, 5)}`, -MEETING_MINUTES)
    const times: string[] = []
    let time = `${date}T${opensAt.slice(0, 5)}`
    for (; time <= last; time = minutesAfter(time, MEETING_GRID_MINUTES))
      if (instantOf(time) > now) times.push(time)
    return times
  })
}

/** The moment of a time on the fair's clock, so many minutes later. */
export const instantOf = (time: string, minutes = 0): Date =>
  new Date(Date.parse(fairInstant(time.slice(0, 10), time.slice(11))) + minutes * MINUTE_MS)

/**
 * The times at which a stand has room.
 * @param besides document id of a meeting that is moved, whose own times do not count
 */
export async function freeTimes(
  strapi: Core.Strapi,
  exhibitor: string,
  { edition, days, atOnce }: MeetingPlace,
  now: Date,
  besides?: string,
): Promise<string[]> {
  const rows = await meetingsWhere(strapi, { exhibitor, edition })
  const held = timesHeld(rows.filter(({ documentId }) => documentId !== besides))
  return timesOf(days, now).filter((time) => hasRoom(held, time, atOnce))
}
