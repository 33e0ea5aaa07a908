import type { Core } from '@strapi/strapi'
import { fairDate } from '../../fair/dates'
import { ofCurrentEdition } from '../../fair/of-edition'
import type { Query } from '../../panel-api/query'
import { readItemsOn } from '../../sign-ups/item'
import { readFacts } from '../facts'
import type { LiveOverview } from './views'

async function programmeDays(strapi: Core.Strapi): Promise<readonly string[]> {
  const rows: { date: string }[] = await strapi.db.query('api::day.day').findMany({
    select: ['date'],
    where: { publishedAt: { $notNull: true }, ...(await ofCurrentEdition(strapi, 'day')) },
  })
  return [...new Set(rows.map(({ date }) => date))].sort()
}

/** The current live facts, and the items of a day in the order of the programme. */
export async function liveOverview(
  strapi: Core.Strapi,
  query: Query,
  now: Date,
): Promise<LiveOverview> {
  const days = await programmeDays(strapi)
  const today = fairDate(now)
  const day =
    days.find((date) => date === query.day) ??
    days.find((date) => date >= today) ??
    days.at(-1) ??
    today
  const { notice, doors } = await readFacts(strapi, now)
  const items = [...(await readItemsOn(strapi, day)).values()].map((item) => ({
    id: item.id,
    title: item.title.nl,
    start: item.start,
    end: item.end,
    room: item.room.nl,
    isCancelled: item.isCancelled,
    isFull: doors.has(item.id),
  }))
  const when = ({ start, room }: { start: string; room: string }) => `${start} ${room}`
  return {
    notice: notice && { ...notice.notice, by: notice.by, at: notice.at },
    days,
    day,
    items: items.sort((a, b) => when(a).localeCompare(when(b), 'nl')),
  }
}
