import type { Core, UID } from '@strapi/strapi'
import { isPolygon } from '../geometry/polygons'
import { besideEdition, editionOfDocument } from '../rules/own-edition'
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

const rows = async (strapi: Core.Strapi, kind: PlaceKind, filters: object): Promise<Row[]> =>
  (await strapi.documents(`api::${kind}.${kind}` as UID.ContentType).findMany({
    locale: 'nl',
    status: 'draft',
    fields: kind === 'stand' ? ['number', 'polygon'] : ['slug', 'name', 'polygon'],
    populate: { hall: { fields: ['name'] } },
    sort: kind === 'stand' ? 'number' : 'name',
    filters,
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

const placesWhere = async (
  strapi: Core.Strapi,
  filtersOf: (kind: PlaceKind) => object,
): Promise<Place[]> => {
  const kinds = ['stand', 'room', 'pavilion'] as const
  const lists = kinds.map(async (kind) =>
    (await rows(strapi, kind, filtersOf(kind))).map((row) => toPlace(kind, row)),
  )
  return (await Promise.all(lists)).flat()
}

/** The stands, rooms and pavilions of a hall, as the Dutch draft has them. */
export const placesIn = (strapi: Core.Strapi, hall: string): Promise<Place[]> =>
  placesWhere(strapi, () => ({ hall: { documentId: hall } }))

/** The places of all halls of the edition that a hall is of. */
export async function placesBeside(strapi: Core.Strapi, hall: string): Promise<Place[]> {
  const edition = await editionOfDocument(strapi, 'hall', hall)
  return placesWhere(strapi, (kind) => besideEdition(kind, edition))
}

/** A hall by its document id; null when there is none. */
export async function hallOf(strapi: Core.Strapi, documentId: string): Promise<Hall | null> {
  return (await strapi.documents('api::hall.hall').findOne({
    documentId,
    locale: 'nl',
    fields: ['name', 'number', 'width', 'length'],
  })) as unknown as Hall | null
}
