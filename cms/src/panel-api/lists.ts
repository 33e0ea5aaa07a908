import { setImmediate } from 'node:timers/promises'
import type { Core, UID } from '@strapi/strapi'
import type { Paging } from './query'
import type { Page } from './views'

/** Query for rows of a content type: filter, attributes and relations. */
export interface Selection {
  readonly uid: UID.ContentType
  readonly where: object
  /** Attributes that are read of all rows; all by default. */
  readonly select?: readonly string[]
  readonly populate?: object
}

/** How many rows there are. */
export const countOf = (strapi: Core.Strapi, { uid, where }: Selection): Promise<number> =>
  strapi.db.query(uid).count({ where })

/**
 * A page of rows.
 * @param select attributes that are read; those of relations are named in `populate`
 */
export async function pageOf<Row>(
  strapi: Core.Strapi,
  selection: Selection,
  { sort, order, page, pageSize }: Paging,
  select: readonly string[],
): Promise<Page<Row>> {
  const { uid, where, populate } = selection
  const total = await countOf(strapi, selection)
  const rows: Row[] = await strapi.db.query(uid).findMany({
    select: [...select],
    where,
    ...(populate && { populate }),
    // The id after it makes the order of equal values the same on every page.
    orderBy: [{ [sort]: order }, { id: order }],
    offset: (page - 1) * pageSize,
    limit: pageSize,
  })
  return { rows, total, pageCount: pageCountOf(total, pageSize) }
}

const pageCountOf = (total: number, pageSize: number): number =>
  Math.max(1, Math.ceil(total / pageSize))

/** A page of rows that are all here. */
export const pageFrom = <Row>(
  rows: readonly Row[],
  { page, pageSize }: Pick<Paging, 'page' | 'pageSize'>,
): Page<Row> => ({
  rows: rows.slice((page - 1) * pageSize, page * pageSize),
  total: rows.length,
  pageCount: pageCountOf(rows.length, pageSize),
})

/** Small enough for the memory while others work, large enough to need few queries. */
const BATCH = 500

/** All rows, the oldest first, in batches. */
export async function* allOf<Row extends { readonly id: number }>(
  strapi: Core.Strapi,
  { uid, where, select, populate }: Selection,
): AsyncGenerator<readonly Row[]> {
  let after = 0
  while (true) {
    const rows: Row[] = await strapi.db.query(uid).findMany({
      ...(select && { select: [...select] }),
      where: { $and: [where, { id: { $gt: after } }] },
      ...(populate && { populate }),
      orderBy: { id: 'asc' },
      limit: BATCH,
    })
    const last = rows.at(-1)
    if (!last) return
    after = last.id
    yield rows
    // SQLite is synchronous: other requests run here.
    await setImmediate()
  }
}

/** The named fields of a row, and no others. */
export const pick = <Row extends object, Name extends keyof Row>(
  names: readonly Name[],
  row: Row,
): Pick<Row, Name> => Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>
