import type { Core, UID } from '@strapi/strapi'
import {
  holdersOf,
  holderUid,
  isRequired,
  listOf,
  nestAlong,
  populateAlong,
  type RelationPath,
  type Row,
  relationPathsTo,
} from './relation-paths'

const PUBLIC = { publishedAt: { $notNull: true } }
const DRAFT = { publishedAt: { $null: true } }

/** Restores the public relations of one published holder from its draft. */
async function reconnectHolder(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  path: RelationPath,
  draft: Row,
  published: Row,
): Promise<void> {
  const targets: Row[] = []
  for (const { documentId, locale } of listOf<Row>(draft[path.field])) {
    const where = { ...PUBLIC, documentId, locale }
    const target: Row | null = await strapi.db.query(uid).findOne({ select: ['id'], where })
    if (target) targets.push(target)
  }
  const data = { [path.field]: { set: targets.map(({ id }) => ({ id })) } }
  // Not an update: that would make the document look as if its draft had just been published.
  await strapi.db.query(holderUid(strapi, path)).updateRelations(published.id, data)
}

/**
 * Restores the published relations to a document that is public again: on unpublishing, Strapi
 * removes them from published documents and does not restore them. They are copied from the drafts
 * of those documents, unless a draft was changed since it was published, as such a change may not
 * be public yet. Relations that the site requires are restored in any case.
 *
 * @returns the types of which a document changed on the site
 */
export async function reconnect(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
): Promise<readonly string[]> {
  const changed = new Set<string>()
  const leadsHere = (row: Row, { field }: RelationPath) =>
    listOf<Row>(row[field]).some((target) => target.documentId === documentId)
  for (const path of relationPathsTo(strapi, uid)) {
    const { options, info } = strapi.contentType(path.from)
    if (!options?.draftAndPublish) continue
    const query = strapi.db.query(path.from)
    const populate = populateAlong(path, ['documentId', 'locale'])
    const drafts: Row[] = await query.findMany({
      where: { ...DRAFT, ...nestAlong(path, { documentId }) },
      populate,
    })
    for (const draft of drafts) {
      const { documentId: source, locale } = draft
      const where = { ...PUBLIC, documentId: source, locale }
      const published: Row | null = await query.findOne({ where, populate })
      if (!published) continue
      const asPublished = new Date(draft.updatedAt) <= new Date(published.updatedAt)
      const after = holdersOf(path, published)
      for (const [at, holder] of holdersOf(path, draft).entries()) {
        const lost = after[at]
        if (!lost || !leadsHere(holder, path) || leadsHere(lost, path)) continue
        const isEmpty = listOf(lost[path.field]).length === 0
        if (!asPublished && !(isEmpty && isRequired(path))) continue
        await reconnectHolder(strapi, uid, path, holder, lost)
        changed.add(info.singularName)
      }
    }
  }
  return [...changed]
}
