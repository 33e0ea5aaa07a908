import type { Core } from '@strapi/strapi'

/** Types whose documents have figures of their own, with the attribute that names them. */
export const COUNTED_TYPES = {
  items: { uid: 'api::programme-item.programme-item', table: 'programme_items', name: 'title' },
  exhibitors: { uid: 'api::exhibitor.exhibitor', table: 'exhibitors', name: 'name' },
} as const
export type CountedType = keyof typeof COUNTED_TYPES

interface Row {
  readonly id: string
  readonly name: string
}

/** Document ids of a type, drafts included. */
export async function idsOf(strapi: Core.Strapi, type: CountedType): Promise<ReadonlySet<string>> {
  const rows: { id: string }[] = await strapi.db
    .connection(COUNTED_TYPES[type].table)
    .where({ locale: 'nl' })
    .distinct({ id: 'document_id' })
  return new Set(rows.map(({ id }) => id))
}

/** What some documents of a type are called in Dutch, drafts included; those that are gone are left out. */
export async function namesOf(
  strapi: Core.Strapi,
  type: CountedType,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { table, name } = COUNTED_TYPES[type]
  const rows: Row[] = await strapi.db
    .connection(table)
    .where({ locale: 'nl' })
    .whereIn('document_id', [...ids])
    .select({ id: 'document_id', name })
  return new Map(rows.map((row) => [row.id, row.name]))
}
