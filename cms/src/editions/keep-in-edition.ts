import {
  EDITION_BY_CHOICE,
  EDITION_PATHS,
  type EditionType,
} from '@beursvloer/contract/content/editions'
import type { Core } from '@strapi/strapi'
import { raiseContentVersion } from '../content-version/counters'
import { uidOf } from '../rules/site-requirements'

/** Rows written at a time. */
const BATCH = 200

interface Row {
  readonly id: number
  readonly locale: string | null
  readonly publishedAt: unknown
}

interface JoinTable {
  readonly name: string
  readonly joinColumn: { readonly name: string }
  readonly inverseJoinColumn: { readonly name: string }
  readonly orderColumnName?: string
}

/** The types that name their edition themselves. */
const OWN = (Object.keys(EDITION_PATHS) as EditionType[]).filter(
  (type) => EDITION_PATHS[type].length === 1 && !EDITION_BY_CHOICE.includes(type),
)

/**
 * Gives what is of every edition an edition: before there is a second one, all of it is of the first. By table:
 * no document counts as changed. In the transaction of the caller.
 */
export async function keepInEdition(strapi: Core.Strapi, edition: string): Promise<void> {
  const versions: Row[] = await strapi.db
    .query('api::edition.edition')
    .findMany({ select: ['id', 'locale', 'publishedAt'], where: { documentId: edition } })
  for (const type of OWN) {
    const uid = uidOf(type)
    const field = EDITION_PATHS[type][0]
    const rows: Row[] = await strapi.db.query(uid).findMany({
      select: ['id', 'locale', 'publishedAt'],
      where: { [field]: { id: { $null: true } } },
    })
    if (rows.length === 0) continue
    const hasDrafts = strapi.contentType(uid).options?.draftAndPublish === true
    const leadsTo = (row: Row) => (version: Row) =>
      version.locale === (row.locale ?? 'nl') &&
      (!hasDrafts || (version.publishedAt === null) === (row.publishedAt === null))
    const { joinTable } = strapi.db.metadata.get(uid).attributes[field] as unknown as {
      joinTable: JoinTable
    }
    const links = rows.flatMap((row) =>
      versions.filter(leadsTo(row)).map((version) => ({
        [joinTable.joinColumn.name]: row.id,
        [joinTable.inverseJoinColumn.name]: version.id,
        ...(joinTable.orderColumnName && { [joinTable.orderColumnName]: 1 }),
      })),
    )
    await strapi.db.transaction(async ({ trx }) => {
      for (let at = 0; at < links.length; at += BATCH)
        await trx(joinTable.name).insert(links.slice(at, at + BATCH))
    })
    await raiseContentVersion(strapi, type)
  }
}
