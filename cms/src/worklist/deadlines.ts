import type { Core } from '@strapi/strapi'
import type { EditionRow } from '../fair/editions'
import type { Deadline } from './views'

/** Maximum of shown deadlines, the fair itself not counted. */
const SHOWN = 6

/** The next dates of an edition, with its first day while it is in the future. */
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
