import type { Core } from '@strapi/strapi'
import { contentRight } from '../asker'
import { documentsLink } from '../content-links'
import type { Lines, Moment } from '../moment'
import { namesText } from '../names'
import { byDaysLeft, type UrgencyThresholds } from '../urgency'
import type { WorklistLine } from '../views'

const ITEM = 'api::programme-item.programme-item'

/** Types of items that somebody speaks at. */
const SPOKEN = ['lecture', 'knowledge-session', 'debate']

interface Row {
  readonly documentId: string
  readonly title: string
}

interface Lack {
  readonly id: string
  /** The gap in Dutch drafts, as a database condition. */
  readonly where: object
  readonly title: readonly [one: string, more: string]
  readonly thresholds: UrgencyThresholds
}

const NOTHING = { id: { $null: true } }

const LACKS: readonly Lack[] = [
  {
    id: 'items-without-room',
    where: { room: NOTHING },
    title: ['Onderdeel zonder ruimte', 'Onderdelen zonder ruimte'],
    thresholds: { today: 30, week: 90 },
  },
  {
    id: 'items-without-speaker',
    where: { speakers: NOTHING, type: { $in: SPOKEN } },
    title: ['Onderdeel zonder spreker', 'Onderdelen zonder spreker'],
    thresholds: { today: 14, week: 60 },
  },
]

async function lineOf(
  strapi: Core.Strapi,
  { today, daysLeft }: Moment,
  { id, where, title, thresholds }: Lack,
): Promise<readonly WorklistLine[]> {
  const rows: Row[] = await strapi.db.query(ITEM).findMany({
    select: ['documentId', 'title'],
    where: {
      $and: [
        { publishedAt: { $null: true }, locale: 'nl', state: { $ne: 'cancelled' } },
        { $or: [{ day: NOTHING }, { day: { date: { $gte: today } } }] },
        where,
      ],
    },
    orderBy: { title: 'asc' },
  })
  if (rows.length === 0) return []
  return [
    {
      id,
      urgency: byDaysLeft(daysLeft, thresholds),
      count: rows.length,
      title: title[rows.length === 1 ? 0 : 1],
      about: namesText(
        rows.map((row) => row.title),
        rows.length,
      ),
      due: '',
      dueNote: '',
      to: documentsLink(
        ITEM,
        rows.map(({ documentId }) => documentId),
      ),
      action: 'Vul aan',
    },
  ]
}

/** Items of the programme that visitors cannot find, or without speakers. */
export const programmeLines: Lines = async (strapi, moment) => {
  if (!moment.asker.may(contentRight('update'), ITEM)) return []
  const lines = await Promise.all(LACKS.map((lack) => lineOf(strapi, moment, lack)))
  return lines.flat()
}
