import type { Core } from '@strapi/strapi'
import { currentEdition, editionDates } from '../../fair/editions'
import type { EditionDays } from './period'

/** The current edition and the one before it, as published; null where there is none. */
export async function readEditions(
  strapi: Core.Strapi,
): Promise<{ readonly current: EditionDays | null; readonly before: EditionDays | null }> {
  const current = await currentEdition(strapi)
  const before =
    current && (await editionDates(strapi)).find(({ startDate }) => startDate < current.startDate)
  return { current, before: before ?? null }
}
