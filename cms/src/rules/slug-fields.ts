import type { Core, UID } from '@strapi/strapi'
import { refuse } from './refusal'
import { freeSlug, slugOf } from './slug'

type Data = Readonly<Record<string, unknown>>

const textOf = (data: Data, field: string) => {
  const value = data[field]
  return typeof value === 'string' ? value.trim() : ''
}

/** The words a slug is made of: title, name, or the parts of a person's name. */
const titleOf = (data: Data): string =>
  textOf(data, 'title') ||
  textOf(data, 'name') ||
  ['firstName', 'infix', 'lastName']
    .map((part) => textOf(data, part))
    .filter(Boolean)
    .join(' ')

async function slugsLike(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  start: string,
  documentId: string | undefined,
): Promise<Set<string>> {
  const rows: { slug: string }[] = await strapi.db.query(uid).findMany({
    select: ['slug'],
    where: {
      slug: { $startsWith: start },
      ...(documentId ? { documentId: { $ne: documentId } } : {}),
    },
  })
  return new Set(rows.map(({ slug }) => slug))
}

/**
 * Gives a document its slug: one made from the Dutch title when the field is empty, made unique with a
 * number. A slug that an editor typed is kept, and refused when another document has it. Once given
 * it only changes when an editor changes it.
 *
 * @param data what is being saved; answered with the slug filled in
 */
export async function withSlug(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  data: Data,
  documentId?: string,
): Promise<Data> {
  const given = textOf(data, 'slug')
  if (given) {
    const taken = await slugsLike(strapi, uid, given, documentId)
    if (!taken.has(given)) return data
    refuse([
      {
        path: 'slug',
        message: `Het webadres ‘${given}’ is al in gebruik. Kies een ander, of laat het veld leeg.`,
      },
    ])
  }
  const existing = documentId
    ? ((await strapi.db.query(uid).findOne({ where: { documentId } })) as Data | null)
    : null
  const kept = existing && textOf(existing, 'slug')
  if (kept) return 'slug' in data ? { ...data, slug: kept } : data
  const made = slugOf(titleOf({ ...existing, ...data }))
  if (!made) return data
  return { ...data, slug: freeSlug(made, await slugsLike(strapi, uid, made, documentId)) }
}
