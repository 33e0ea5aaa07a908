import type { Core, UID } from '@strapi/strapi'
import { isPolygon } from '../geometry/polygons'
import type { Hall, Place } from './import-report'
import type { PlaceKind } from './svg/place-names'

interface Row {
  readonly documentId: string
  readonly number?: string
  readonly slug?: string
  readonly name?: string
  readonly polygon: unknown
  readonly hall: { readonly documentId: string; readonly name: string } | null
}

const rows = async (strapi: Core.Strapi, kind: PlaceKind, hall?: string): Promise<Row[]> =>
  (await strapi.documents(`api::${kind}.${kind}` as UID.ContentType).findMany({
    locale: 'nl',
    status: 'draft',
    fields: kind === 'stand' ? ['number', 'polygon'] : ['slug', 'name', 'polygon'],
    populate: { hall: { fields: ['name'] } },
    sort: kind === 'stand' ? 'number' : 'name',
    ...(hall && { filters: { hall: { documentId: hall } } }),
  } as never)) as unknown as Row[]

const toPlace = (
  kind: PlaceKind,
  { documentId, number, slug, name, polygon, hall }: Row,
): Place => ({
  kind,
  documentId,
  key: number ?? slug ?? '',
  name: name ?? `Stand ${number}`,
  hall: hall && { documentId: hall.documentId, name: hall.name },
  polygon: isPolygon(polygon) ? polygon : null,
})

/**
 * The stands, rooms and pavilions of the CMS, as the Dutch draft has them.
 * @param hall document id, for those of one hall only
 */
export async function placesOf(strapi: Core.Strapi, hall?: string): Promise<Place[]> {
  const kinds = ['stand', 'room', 'pavilion'] as const
  const lists = await Promise.all(
    kinds.map(async (kind) => (await rows(strapi, kind, hall)).map((row) => toPlace(kind, row))),
  )
  return lists.flat()
}

/** A hall by its document id; null when there is none. */
export async function hallOf(strapi: Core.Strapi, documentId: string): Promise<Hall | null> {
  return (await strapi.documents('api::hall.hall').findOne({
    documentId,
    locale: 'nl',
    fields: ['name', 'number', 'width', 'length'],
  })) as unknown as Hall | null
}
