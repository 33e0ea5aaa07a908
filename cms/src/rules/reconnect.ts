import type { Core, UID } from '@strapi/strapi'
import { along, isRequired, populateAlong, type Way, waysTo } from './ways-to'

type Row = Readonly<Record<string, unknown>> & {
  readonly id: number
  readonly documentId: string
  readonly locale: string | null
  readonly updatedAt: string
}

const PUBLIC = { publishedAt: { $notNull: true } }
const DRAFT = { publishedAt: { $null: true } }

const listOf = <T>(value: unknown): readonly T[] =>
  ([value].flat() as (T | null | undefined)[]).filter((one) => one != null)

/** The rows that hold the relation of a way: the document itself, or its components in order. */
const holdersOf = ({ components }: Way, row: Row): readonly Row[] =>
  components.reduce<readonly Row[]>(
    (rows, name) => rows.flatMap((holder) => listOf<Row>(holder[name])),
    [row],
  )

/** Where the holders of a way are stored. */
const holderUid = (strapi: Core.Strapi, { from, components }: Way): UID.Schema =>
  components.reduce<UID.Schema>((uid, name) => {
    const { attributes } = strapi.getModel(uid) as unknown as {
      attributes: Record<string, { component: UID.Component }>
    }
    return attributes[name]?.component as UID.Component
  }, from)

/** Gives one published holder the relations of its draft back, as far as they are public. */
async function reconnectHolder(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  way: Way,
  draft: Row,
  published: Row,
): Promise<void> {
  const targets: Row[] = []
  for (const { documentId, locale } of listOf<Row>(draft[way.field])) {
    const where = { ...PUBLIC, documentId, locale }
    const target: Row | null = await strapi.db.query(uid).findOne({ select: ['id'], where })
    if (target) targets.push(target)
  }
  const data = { [way.field]: { set: targets.map(({ id }) => ({ id })) } }
  await strapi.db.query(holderUid(strapi, way)).update({ where: { id: published.id }, data })
}

/**
 * Gives published documents back what led to a document, now that it is public again: when it is
 * withdrawn, Strapi takes it out of what is published, and does not put it back. Their drafts know, as
 * long as nothing was changed in them since they were published; a change may be what nobody should see
 * yet. What the site cannot do without comes back all the same.
 *
 * @returns the types of which a document changed on the site
 */
export async function reconnect(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
): Promise<readonly string[]> {
  const changed = new Set<string>()
  const leadsHere = (row: Row, { field }: Way) =>
    listOf<Row>(row[field]).some((target) => target.documentId === documentId)
  for (const way of waysTo(strapi, uid)) {
    const { options, info } = strapi.contentType(way.from)
    if (!options?.draftAndPublish) continue
    const query = strapi.db.query(way.from)
    const populate = populateAlong(way, ['documentId', 'locale'])
    const drafts: Row[] = await query.findMany({
      where: { ...DRAFT, ...along(way, { documentId }) },
      populate,
    })
    for (const draft of drafts) {
      const { documentId: source, locale } = draft
      const where = { ...PUBLIC, documentId: source, locale }
      const published: Row | null = await query.findOne({ where, populate })
      if (!published) continue
      const asPublished = new Date(draft.updatedAt) <= new Date(published.updatedAt)
      const after = holdersOf(way, published)
      for (const [at, holder] of holdersOf(way, draft).entries()) {
        const lost = after[at]
        if (!lost || !leadsHere(holder, way) || leadsHere(lost, way)) continue
        const isEmpty = listOf(lost[way.field]).length === 0
        if (!asPublished && !(isEmpty && isRequired(way))) continue
        await reconnectHolder(strapi, uid, way, holder, lost)
        changed.add(info.singularName)
      }
    }
  }
  return [...changed]
}
