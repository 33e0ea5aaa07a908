import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { BADGE_FORMATS, type BadgeFormat, badgeSheets } from '../../exhibitor-badges/badge-sheets'
import { type BadgeRow, badgesOf, standHolders } from '../../exhibitor-badges/badges'
import { readFair } from '../../fair/read-fair'
import { logoPicture } from '../../uploads/logo-picture'
import type { ExhibitorBadges } from './views'

async function byExhibitor(strapi: Core.Strapi, exhibitor?: string) {
  const holders = await standHolders(strapi, exhibitor)
  const rows: BadgeRow[] = await badgesOf(strapi).findMany({
    where: { edition: holders[0]?.edition ?? '', ...(exhibitor && { exhibitorId: exhibitor }) },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  })
  const groups = Map.groupBy(rows, ({ exhibitorId }) => exhibitorId)
  return holders.map((holder) => ({ holder, rows: groups.get(holder.documentId) ?? [] }))
}

/** Every exhibitor with its number of badges, by name. */
export const badgesOverview = async (strapi: Core.Strapi): Promise<ExhibitorBadges[]> =>
  (await byExhibitor(strapi)).map(({ holder: { edition: _, area: __, ...holder }, rows }) => ({
    ...holder,
    made: rows.length,
  }))

const isFormat = (format: unknown): format is BadgeFormat =>
  typeof format === 'string' && Object.hasOwn(BADGE_FORMATS, format)

/**
 * The badges of all exhibitors, or of one, sorted by exhibitor and name, as a PDF to print.
 * @throws ValidationError in Dutch when there are none
 */
export async function printedBadges(
  strapi: Core.Strapi,
  { format, exhibitor }: { readonly format: unknown; readonly exhibitor: string | undefined },
): Promise<Buffer> {
  if (!isFormat(format)) throw new errors.ValidationError('Kies een formaat.')
  const badges = (await byExhibitor(strapi, exhibitor)).flatMap(({ holder, rows }) =>
    rows.map(({ name, code }) => ({
      name,
      code,
      exhibitor: holder.name,
      stands: holder.stands,
    })),
  )
  if (badges.length === 0) throw new errors.ValidationError('Er zijn nog geen badges.')
  const fair = await readFair(strapi, 'nl')
  return badgeSheets(badges, format, fair, await logoPicture(fair.logo))
}
