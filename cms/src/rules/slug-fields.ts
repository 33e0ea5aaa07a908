import { isReservedPath } from '@beursvloer/contract/reserved-paths'
import type { Core, UID } from '@strapi/strapi'
import { problem, throwProblems } from './field-problem'
import { hasSlugPerEdition } from './own-edition'
import { shortId } from './short-id'
import { freeSlug, slugOf } from './slug'
import { pathWithSlug } from './slug-redirects'

type Data = Readonly<Record<string, unknown>>

const textOf = (data: Data, field: string) => {
  const value = data[field]
  return typeof value === 'string' ? value.trim() : ''
}

/** The parts of a person's name. */
export const NAME_PARTS = ['firstName', 'infix', 'lastName'] as const

/** The words a slug is made of: title, the parts of a person's name, or name. */
export const titleOf = (data: Data): string =>
  textOf(data, 'title') ||
  NAME_PARTS.map((part) => textOf(data, part))
    .filter(Boolean)
    .join(' ') ||
  textOf(data, 'name')

/** Whether the site has a page of its own where a document with a slug would be. */
export const isOfSite = (uid: UID.ContentType, slug: string): boolean =>
  isReservedPath(pathWithSlug(uid, slug) ?? '')

/** A function that tells whether another document has a slug, of those with this beginning. */
async function otherSlugs(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  start: string,
  documentId: string | undefined,
): Promise<(slug: string) => boolean> {
  const rows: { slug: string }[] = await strapi.db.query(uid).findMany({
    select: ['slug'],
    where: {
      slug: { $startsWith: start },
      ...(documentId ? { documentId: { $ne: documentId } } : {}),
    },
  })
  const slugs = new Set(rows.map(({ slug }) => slug))
  return (slug) => slugs.has(slug)
}

/** A slug that neither another document nor a page of the site has, with a number where it takes one. */
async function ownSlug(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  slug: string,
  documentId?: string,
): Promise<string> {
  const isOfOther = await otherSlugs(strapi, uid, slug, documentId)
  return freeSlug(slug, (one) => isOfOther(one) || isOfSite(uid, one))
}

interface Place {
  /** Absent for a new document. */
  readonly documentId?: string
  /** Whether the Dutch document is written. */
  readonly dutch: boolean
}

/**
 * Gives a document its slug: one made from the Dutch title when the field is empty, or its id when
 * the title has no usable characters; with a number where another document or the site has it. A
 * slug that an editor typed is kept, and refused where it is taken. Once given it only changes when
 * an editor changes it.
 *
 * @param data the data to be saved; returned with the slug filled in
 */
export async function withSlug(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  data: Data,
  { documentId, dutch }: Place,
): Promise<Data> {
  const given = textOf(data, 'slug')
  if (given) {
    // What must differ within an edition only is checked after the write, when its edition is known.
    const isOfOther = hasSlugPerEdition(uid)
      ? () => false
      : await otherSlugs(strapi, uid, given, documentId)
    if (!isOfOther(given) && !isOfSite(uid, given)) return data
    const owner = isOfOther(given) ? 'al in gebruik' : 'van een pagina van de site zelf'
    const message = `Het webadres ‘${given}’ is ${owner}. Kies een ander, of laat het veld leeg.`
    throwProblems(problem('slug', message))
  }
  if (!dutch && !('slug' in data)) return data
  const existing = documentId ? await draftOf(strapi, uid, documentId) : {}
  const kept = textOf(existing, 'slug')
  if (kept && !isOfSite(uid, kept)) return 'slug' in data ? { ...data, slug: kept } : data
  const title = dutch ? titleOf({ ...existing, ...data }) : ''
  if (!title) return data
  const made = slugOf(title) || documentId || textOf(data, 'documentId') || shortId()
  return { ...data, slug: await ownSlug(strapi, uid, made, documentId) }
}

/** Gives a copy a slug of its own: that of the original with a number, unless an editor typed one. */
export async function slugForClone(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  data: Data,
  originalId: string | undefined,
): Promise<Data> {
  const original = originalId ? await draftOf(strapi, uid, originalId) : {}
  const wanted = textOf(data, 'slug') || textOf(original, 'slug')
  if (!wanted) return data
  return { ...data, slug: await ownSlug(strapi, uid, wanted) }
}

/** The Dutch draft of a document; without Dutch, the draft in another language. */
async function draftOf(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
): Promise<Data> {
  const dutch = await strapi.documents(uid).findOne({ documentId, locale: 'nl', status: 'draft' })
  return (dutch ?? (await strapi.db.query(uid).findOne({ where: { documentId } })) ?? {}) as Data
}
