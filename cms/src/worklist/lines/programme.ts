import type { Core } from '@strapi/strapi'
import { contentRight } from '../../panel-api/current-user'
import { type Lack, lackLine, NOTHING } from '../lacks'
import type { LineSource, WorklistContext } from '../worklist-context'

const ITEM = 'api::programme-item.programme-item'

/** Types of items that have speakers. */
const SPOKEN = ['lecture', 'knowledge-session', 'debate']

interface Row {
  readonly documentId: string
  readonly title: string
}

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

async function rowsThatLack({ db }: Core.Strapi, { today }: WorklistContext, { where }: Lack) {
  const rows: Row[] = await db.query(ITEM).findMany({
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
  return rows.map(({ documentId, title }) => ({ documentId, name: title }))
}

/** Items of the programme that visitors cannot find, or without speakers. */
export const programmeLines: LineSource = async (strapi, context) => {
  if (!context.currentUser.may(contentRight('update'), ITEM)) return []
  const lines = await Promise.all(
    LACKS.map(async (lack) =>
      lackLine(context, lack, ITEM, await rowsThatLack(strapi, context, lack)),
    ),
  )
  return lines.flat()
}
