import { slugAddresses } from '@beursvloer/contract/slug-addresses'
import type { Core, UID } from '@strapi/strapi'

const REDIRECT = 'api::redirect.redirect'

const addressesByType: Readonly<Record<string, (document: { slug: string }) => string>> =
  Object.fromEntries(
    Object.entries(slugAddresses).map(([name, pathOf]) => [`api::${name}.${name}`, pathOf]),
  )

/** The path that a slug gives a document; null for types whose pages are not found by slug alone. */
export const pathWithSlug = (uid: UID.ContentType, slug: string): string | null =>
  addressesByType[uid]?.({ slug }) ?? null

/** The public path of a type's document as it is published now; null when it has none. */
export async function publishedPath(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
): Promise<string | null> {
  if (!addressesByType[uid]) return null
  const published = await strapi.db.query(uid).findOne({
    select: ['slug'],
    where: { documentId, locale: 'nl', publishedAt: { $notNull: true } },
  })
  return published?.slug ? pathWithSlug(uid, published.slug) : null
}

/**
 * Redirects an old path to the new one permanently. Redirects to the old path now lead to the new
 * one; a redirect from the new path is deleted, as it would hide the page there.
 *
 * @param from null when the document had no path until now
 */
export async function moveRedirects(
  strapi: Core.Strapi,
  from: string | null,
  to: string,
): Promise<void> {
  const redirects = strapi.documents(REDIRECT)
  const related = await redirects.findMany({
    filters: from ? { $or: [{ from: { $in: [from, to] } }, { to: from }] } : { from: to },
  })
  for (const { documentId, from: start } of related) {
    if (start === to || start === from) await redirects.delete({ documentId })
    else await redirects.update({ documentId, data: { to } })
  }
  if (from) await redirects.create({ data: { from, to, kind: 'permanent' } })
}
