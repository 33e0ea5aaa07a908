import type { Core } from '@strapi/strapi'
import { type Listed, type Query, readFilter, readPaging, whereOf } from './filter'

interface Page<Row> {
  readonly rows: readonly Row[]
  readonly total: number
  readonly pageCount: number
}

/** The page of a list that an address asks for. */
export async function pageOf<Row>(
  strapi: Core.Strapi,
  listed: Listed,
  query: Query,
  select: readonly (keyof Row & string)[],
): Promise<Page<Row>> {
  const where = whereOf(readFilter(query, listed), listed)
  const { sort, order, page, pageSize } = readPaging(query, listed)
  const total = await strapi.db.query(listed.uid).count({ where })
  const rows: Row[] = await strapi.db.query(listed.uid).findMany({
    select: [...select],
    where,
    // The number after it keeps the order of equals the same from page to page.
    orderBy: [{ [sort]: order }, { id: order }],
    offset: (page - 1) * pageSize,
    limit: pageSize,
  })
  const only = (row: Row) => Object.fromEntries(select.map((name) => [name, row[name]])) as Row
  return { rows: rows.map(only), total, pageCount: Math.max(1, Math.ceil(total / pageSize)) }
}

/** How many fit what an address asks for. */
export const countOf = (strapi: Core.Strapi, listed: Listed, query: Query): Promise<number> =>
  strapi.db.query(listed.uid).count({ where: whereOf(readFilter(query, listed), listed) })

const BATCH = 200

/** All that fits what an address asks for, the oldest first, in batches that are small in memory. */
export async function* allOf<Row extends { readonly id: number }>(
  strapi: Core.Strapi,
  listed: Listed,
  query: Query,
): AsyncGenerator<readonly Row[]> {
  const where = whereOf(readFilter(query, listed), listed)
  let after = 0
  while (true) {
    const rows: Row[] = await strapi.db.query(listed.uid).findMany({
      where: { $and: [where, { id: { $gt: after } }] },
      orderBy: { id: 'asc' },
      limit: BATCH,
    })
    const last = rows.at(-1)
    if (!last) return
    after = last.id
    yield rows
  }
}
