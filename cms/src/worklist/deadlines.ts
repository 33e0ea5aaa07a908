import type { Core } from '@strapi/strapi'
import type { EditionRow } from '../fair/editions'
import type { Deadline } from './views'

/** Most deadlines that are shown, the fair itself not counted. */
const SHOWN = 6

/** The next dates of an edition, its first day among them as long as it has not come. */
export async function nextDeadlines(
  strapi: Core.Strapi,
  edition: EditionRow,
  today: string,
): Promise<readonly Deadline[]> {
  const day: { opensAt: string } | null = await strapi.db
    .query('api::day.day')
    .findOne({ select: ['opensAt'], where: { date: edition.startDate } })
  const coming = (edition.deadlines ?? [])
    .filter(({ date }) => date >= today)
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .slice(0, SHOWN)
    .map(({ date, title, note }) => ({ date, time: '', title, note: note ?? '', isFair: false }))
  const opens = {
    date: edition.startDate,
    time: day?.opensAt.slice(0, 5) ?? '',
    title: `${edition.name} open`,
    note: '',
    isFair: true,
  }
  const all = edition.startDate >= today ? [...coming, opens] : coming
  return all.toSorted((a, b) => a.date.localeCompare(b.date))
}
