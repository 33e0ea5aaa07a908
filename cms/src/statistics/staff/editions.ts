import type { Core } from '@strapi/strapi'
import type { EditionDays } from './period'

/** The current edition and the one before it, as published; null where there is none. */
export async function readEditions(
  strapi: Core.Strapi,
): Promise<{ readonly current: EditionDays | null; readonly before: EditionDays | null }> {
  const settings = (await strapi.documents('api::site-settings.site-settings').findFirst({
    locale: 'nl',
    populate: ['edition'],
  })) as { edition?: { documentId: string } | null } | null
  const all = (await strapi.documents('api::edition.edition').findMany({
    locale: 'nl',
    status: 'published',
    fields: ['name', 'startDate', 'endDate'],
    sort: 'startDate:desc',
  })) as unknown as (EditionDays & { documentId: string })[]
  const current = all.find(({ documentId }) => documentId === settings?.edition?.documentId) ?? null
  const before = current && all.find(({ startDate }) => startDate < current.startDate)
  return { current, before: before ?? null }
}
