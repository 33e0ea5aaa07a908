import type { Core } from '@strapi/strapi'
import type { Deadline } from './views'

/** Most deadlines that are shown, the fair itself not counted. */
const SHOWN = 6

interface EditionRow {
  readonly documentId: string
  readonly name: string
  readonly startDate: string
  readonly endDate: string
  readonly deadlines: readonly {
    readonly date: string
    readonly title: string
    readonly note: string | null
  }[]
}

/** The current edition as published, in Dutch; null while there is none. */
export async function currentEdition(strapi: Core.Strapi): Promise<EditionRow | null> {
  const settings = (await strapi.documents('api::site-settings.site-settings').findFirst({
    locale: 'nl',
    populate: ['edition'],
  })) as { edition?: { documentId: string } | null } | null
  const documentId = settings?.edition?.documentId
  if (documentId === undefined) return null
  return (await strapi.documents('api::edition.edition').findOne({
    documentId,
    locale: 'nl',
    status: 'published',
    populate: ['deadlines'],
  })) as unknown as EditionRow | null
}

/** The next dates of an edition, its first day among them as long as it has not come. */
export async function nextDeadlines(
  strapi: Core.Strapi,
  edition: EditionRow,
  today: string,
): Promise<readonly Deadline[]> {
  const day: { opensAt: string } | null = await strapi.db
    .query('api::day.day')
    .findOne({ select: ['opensAt'], where: { date: edition.startDate } })
  const coming = edition.deadlines
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
