import { count } from '@beursvloer/contract/count'
import type { Core } from '@strapi/strapi'
import { dutchDay } from '../../fair/dates'
import type { WriteParams } from '../../rules/index'
import { requireConfirmation } from '../../saving/confirmation'
import { countPlaces } from '../rows'

const ROOM = 'api::room.room'
const ITEM = 'api::programme-item.programme-item'

interface ItemRow {
  readonly documentId: string
  readonly title: string
  readonly start: string
  readonly capacity: number | null
  readonly day: { readonly date: string } | null
}

/** Items of a room for which it becomes too small, each with why. */
async function tooLarge(
  strapi: Core.Strapi,
  room: string,
  capacity: number,
): Promise<readonly string[]> {
  const rows: ItemRow[] = await strapi.db.query(ITEM).findMany({
    select: ['documentId', 'title', 'start', 'capacity'],
    where: { locale: 'nl', publishedAt: { $null: true }, room: { documentId: room } },
    populate: { day: { select: ['date'] } },
    orderBy: { start: 'asc' },
  })
  const lines: string[] = []
  for (const { documentId, title, start, capacity: own, day } of rows) {
    const { taken } = await countPlaces(strapi, documentId)
    if ((own ?? 0) <= capacity && taken <= capacity) continue
    const when = day ? `${dutchDay(day.date)} ${start.slice(0, 5)}` : 'zonder dag'
    const places = own === null ? 'zoveel plaatsen als de ruimte' : count(own, 'plaats', 'plaatsen')
    lines.push(`${title} (${when}): ${places}, waarvan ${taken} bezet`)
  }
  return lines
}

/**
 * Asks for confirmation before a room gets a capacity below that of an item planned in it. Nobody
 * loses a place by it, and items keep their own number of places until somebody changes it.
 */
export function askBeforeSmallerRoom(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { documentId, data } = context.params as WriteParams
    const capacity = Number(data?.capacity)
    if (context.uid !== ROOM || context.action !== 'update' || !documentId || !(capacity > 0))
      return next()
    const before: { capacity: number } | null = await strapi.db
      .query(ROOM)
      .findOne({ select: ['capacity'], where: { documentId } })
    const lines =
      before && capacity < before.capacity ? await tooLarge(strapi, documentId, capacity) : []
    if (lines.length > 0)
      requireConfirmation(strapi, {
        id: `room-${capacity}`,
        title: `Nog maar ${count(capacity, 'plaats', 'plaatsen')}?`,
        text: 'In deze ruimte is meer gepland dan er dan in kan. Niemand raakt zijn plaats kwijt. Een onderdeel houdt zijn eigen aantal plaatsen tot u dat lager zet of het een andere ruimte geeft.',
        lines,
      })
    return next()
  })
}
