import { contentTypes } from '@beursvloer/contract/content/content-types'
import type { Core, UID } from '@strapi/strapi'
import { uidOf } from './on-site'

interface Row {
  readonly id: number
  readonly documentId: string
  readonly locale: string | null
}

const PUBLIC = { publishedAt: { $notNull: true } }
const NOTHING = { id: { $null: true } }

/**
 * Gives published documents back what they need, now that it is public again: when a document is
 * withdrawn, Strapi takes it out of what is published, and does not put it back. Their drafts know.
 *
 * @returns the types of which a document came back to the site
 */
export async function reconnect(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
): Promise<readonly string[]> {
  const needing = contentTypes.flatMap(({ name, draftAndPublish, requires }) =>
    Object.entries(requires).flatMap(([field, target]) =>
      draftAndPublish && uidOf(target) === uid ? [{ name, field }] : [],
    ),
  )
  const changed = new Set<string>()
  for (const { name, field } of needing) {
    const query = strapi.db.query(uidOf(name))
    const drafts: Row[] = await query.findMany({
      select: ['documentId', 'locale'],
      where: { publishedAt: { $null: true }, [field]: { documentId } },
    })
    for (const { locale, ...draft } of drafts) {
      const where = { ...PUBLIC, documentId: draft.documentId, locale, [field]: NOTHING }
      const lost: Row | null = await query.findOne({ select: ['id'], where })
      const found: Row | null =
        lost && (await strapi.db.query(uid).findOne({ where: { ...PUBLIC, documentId, locale } }))
      if (!lost || !found) continue
      await query.update({ where: { id: lost.id }, data: { [field]: found.id } })
      changed.add(name)
    }
  }
  return [...changed]
}
