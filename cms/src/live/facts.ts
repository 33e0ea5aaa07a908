import { DAY_MS } from '@beursvloer/contract/durations'
import { type LiveNotice, liveNotice } from '@beursvloer/contract/live/feed'
import type { Core } from '@strapi/strapi'
import { countChange } from '../transactions/count-change'
import { deleteWhere } from '../transactions/delete-where'
import { withLock } from '../transactions/with-lock'

const LIVE_FACT = 'api::live-fact.live-fact'
/** The counter of changes by staff, by which the feed knows that it has to be read again. */
export const LIVE_SERIES = 'live'

const NOTICE = 'notice'
/** Begins the subject of an item whose room is full; its document id follows. */
const DOOR = 'door '

const doorOf = (item: string): string => `${DOOR}${item}`

interface Row {
  readonly id: number
  readonly subject: string
  readonly value: unknown
  readonly changedBy: string | null
  readonly changedAt: string | Date
}

/** A notice with its author and time. */
export interface KeptNotice {
  readonly notice: LiveNotice
  readonly by: string
  readonly at: string
}

const facts = (strapi: Core.Strapi) => strapi.db.query(LIVE_FACT)

function keptNotice({ value, changedBy, changedAt }: Row, now: Date): KeptNotice | null {
  const read = liveNotice.safeParse(value)
  if (!read.success) return null
  const { until } = read.data
  if (until !== null && new Date(until) <= now) return null
  return { notice: read.data, by: changedBy ?? '', at: new Date(changedAt).toISOString() }
}

/** The live facts that staff set. */
export async function readFacts(strapi: Core.Strapi, now: Date) {
  const rows: Row[] = await facts(strapi).findMany({})
  const notice = rows.find(({ subject }) => subject === NOTICE)
  const doors = rows.filter(({ subject }) => subject.startsWith(DOOR))
  return {
    // Null when there is none, or its time is over.
    notice: notice ? keptNotice(notice, now) : null,
    // Document ids of the items that are full at the door.
    doors: new Set(doors.map(({ subject }) => subject.slice(DOOR.length))),
  }
}

/**
 * Sets or removes a fact.
 * @param value null: removes the fact
 * @throws CommitError when it was not stored
 */
const setFact = (
  strapi: Core.Strapi,
  subject: string,
  value: object | null,
  by: string,
): Promise<void> =>
  withLock(strapi, 'live', async () => {
    const known = await facts(strapi).findOne({ where: { subject } })
    if (!value && !known) return
    const data = { subject, value, changedBy: by, changedAt: new Date() }
    if (!value) await facts(strapi).delete({ where: { id: known.id } })
    else if (known) await facts(strapi).update({ where: { id: known.id }, data })
    else await facts(strapi).create({ data })
    await countChange(strapi, LIVE_SERIES)
  })

/** Shows a notice in place of the one before; null takes it away. */
export const setNotice = (strapi: Core.Strapi, notice: LiveNotice | null, by: string) =>
  setFact(strapi, NOTICE, notice, by)

/** Marks the room of an item as full, or as having places again. */
export const setDoor = (strapi: Core.Strapi, item: string, isFull: boolean, by: string) =>
  setFact(strapi, doorOf(item), isFull ? { isFull } : null, by)

/** Deletes marks of full rooms that are older than a day. */
export async function deleteOldDoors(strapi: Core.Strapi, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DAY_MS)
  await deleteWhere(strapi, LIVE_FACT, {
    subject: { $startsWith: DOOR },
    changedAt: { $lt: before },
  })
}
