import type { Core, UID } from '@strapi/strapi'
import { isContent } from '../content-version/content-types'
import { raiseContentVersion } from '../content-version/counters'
import {
  holdersOf,
  holderUid,
  listOf,
  nestAlong,
  populateAlong,
  type RelationPath,
  type Row,
  relationPathsTo,
} from '../rules/relation-paths'

/** A relation that led to a deleted document. */
export interface IncomingRelation extends RelationPath {
  /** The document that it started from. */
  readonly source: string
  readonly locale: string | null
  readonly isPublished: boolean
  /** Which of the document's components had it, counted from 0. */
  readonly holder: number
  /** Which place it had in the relation, counted from 0. */
  readonly place: number
  /** The language of the deleted document that it led to. */
  readonly targetLocale: string | null
}

const RELATED = ['id', 'documentId', 'locale']

const hasDrafts = (strapi: Core.Strapi, uid: UID.ContentType): boolean =>
  strapi.contentType(uid).options?.draftAndPublish === true

/** Rows of drafts, or of published documents; a type without drafts has one kind. */
const versionOf = (strapi: Core.Strapi, uid: UID.ContentType, isPublished: boolean): object =>
  hasDrafts(strapi, uid) ? { publishedAt: isPublished ? { $notNull: true } : { $null: true } } : {}

/**
 * The relations to a document. Of published documents, only those of types without drafts: the rest
 * are restored when the document is published again (`reconnect`).
 */
export async function incomingRelations(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
): Promise<readonly IncomingRelation[]> {
  const found: IncomingRelation[] = []
  for (const path of relationPathsTo(strapi, uid)) {
    if (!isContent(strapi.contentType(path.from))) continue
    const draftsOnly = hasDrafts(strapi, uid) && hasDrafts(strapi, path.from)
    const rows: (Row & { publishedAt: string | null })[] = await strapi.db
      .query(path.from)
      .findMany({
        where: {
          ...(draftsOnly && versionOf(strapi, path.from, false)),
          ...nestAlong(path, { documentId }),
        },
        populate: populateAlong(path, RELATED),
      })
    for (const row of rows)
      for (const [holder, { [path.field]: related }] of holdersOf(path, row).entries())
        for (const [place, target] of listOf<Row>(related).entries())
          if (target.documentId === documentId)
            found.push({
              ...path,
              ...{ source: row.documentId, locale: row.locale, isPublished: !!row.publishedAt },
              ...{ holder, place, targetLocale: target.locale },
            })
  }
  return found
}

/** Whether a relation is to several documents. */
function isList(strapi: Core.Strapi, path: RelationPath): boolean {
  const { attributes } = strapi.getModel(holderUid(strapi, path)) as unknown as {
    attributes: Record<string, { relation?: string }>
  }
  return attributes[path.field]?.relation?.endsWith('ToMany') === true
}

/** Restores a relation to a document, unless its source was deleted or has another target since. */
async function connect(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  incoming: IncomingRelation,
): Promise<void> {
  const { from, source, locale, isPublished, holder, place, targetLocale, field } = incoming
  const row: Row | null = await strapi.db.query(from).findOne({
    where: { documentId: source, locale, ...versionOf(strapi, from, isPublished) },
    populate: populateAlong(incoming, RELATED),
  })
  const held = row && holdersOf(incoming, row)[holder]
  const target: Row | null = await strapi.db.query(uid).findOne({
    select: ['id'],
    where: { documentId, locale: targetLocale, ...versionOf(strapi, uid, false) },
  })
  if (!held || !target) return
  const now = listOf<Row>(held[field])
  const leadsElsewhere = now.length > 0 && !isList(strapi, incoming)
  if (leadsElsewhere || now.some((one) => one.documentId === documentId)) return
  const ids = now.map(({ id }) => ({ id }))
  const set = [...ids.slice(0, place), { id: target.id }, ...ids.slice(place)]
  await strapi.db.query(holderUid(strapi, incoming)).updateRelations(held.id, { [field]: { set } })
  if (isPublished) await raiseContentVersion(strapi, strapi.contentType(from).info.singularName)
}

/** Restores all relations to a restored document, in their order. */
export async function restoreRelations(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  incoming: readonly IncomingRelation[],
): Promise<void> {
  for (const one of incoming.toSorted((a, b) => a.place - b.place))
    await connect(strapi, uid, documentId, one)
}
