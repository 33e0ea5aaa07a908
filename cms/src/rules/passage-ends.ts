import type { Core } from '@strapi/strapi'
import { isPoint } from '../geometry/points'
import type { PassageEnd } from './floor-places'

interface Row {
  readonly documentId: string
  readonly name: string
  readonly fromPoint: unknown
  readonly toPoint: unknown
  readonly fromHall: { readonly documentId: string } | null
  readonly toHall: { readonly documentId: string } | null
}

/** Where passages, drafts too, lead into a hall; by its document id. */
export async function endsIn(strapi: Core.Strapi, hall: string): Promise<PassageEnd[]> {
  const passages = (await strapi.documents('api::passage.passage').findMany({
    locale: 'nl',
    status: 'draft',
    fields: ['name', 'fromPoint', 'toPoint'],
    populate: { fromHall: { fields: ['name'] }, toHall: { fields: ['name'] } },
    filters: {
      $or: [{ fromHall: { documentId: hall } }, { toHall: { documentId: hall } }],
    },
  } as never)) as unknown as Row[]
  return passages.flatMap(({ name, fromPoint, toPoint, fromHall, toHall }) => [
    ...(fromHall?.documentId === hall && isPoint(fromPoint) ? [{ name, point: fromPoint }] : []),
    ...(toHall?.documentId === hall && isPoint(toPoint) ? [{ name, point: toPoint }] : []),
  ])
}
