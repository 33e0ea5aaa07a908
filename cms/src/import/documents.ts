import { setImmediate } from 'node:timers/promises'
import type { Core, UID } from '@strapi/strapi'
import { inWorkingEdition } from '../fair/working-edition'
import { type Data, isLocalized } from '../rules/shared-fields'
import { nameOf } from '../rules/skipped'
import { populateAll, toData } from '../wastebasket/content'

/** A document as an import finds it: what there is in each language, as data to write. */
export type Stored = Awaited<ReturnType<typeof readStored>>[number]

type Read = Data & { readonly documentId: string }

const BATCH = 200

/** All documents of a type in one language, as they are read. */
export async function readVersions(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  locale: 'nl' | 'en',
  status: 'draft' | 'published',
  documentIds?: readonly string[],
  filters: object = {},
): Promise<readonly Read[]> {
  const populate = populateAll(strapi, uid)
  const all: Read[] = []
  for (let start = 0; ; start += BATCH) {
    const some = documentIds?.slice(start, start + BATCH)
    if (some?.length === 0) return all
    const page = some
      ? { filters: { documentId: { $in: some } } }
      : { start, limit: BATCH, sort: 'id:asc', filters }
    const found = (await strapi
      .documents(uid)
      .findMany({ locale, status, populate, ...page } as never)) as unknown as Read[]
    // Dates are no objects in data to write.
    all.push(...(JSON.parse(JSON.stringify(found)) as Read[]))
    if (!some && found.length < BATCH) return all
    await setImmediate()
  }
}

/** All documents of a type in the edition that is worked in, as drafts. */
export async function readStored(strapi: Core.Strapi, uid: UID.ContentType) {
  const languages = isLocalized(strapi, uid)
  const filters = await inWorkingEdition(strapi, uid.split('.').at(-1) ?? '')
  const read = (locale: 'nl' | 'en') =>
    readVersions(strapi, uid, locale, 'draft', undefined, filters)
  const dutch = await read('nl')
  const english = languages ? await read('en') : []
  const inEnglish = new Map(english.map((document) => [document.documentId, document]))
  return dutch.map((document) => {
    const translation = inEnglish.get(document.documentId)
    return {
      documentId: document.documentId,
      name: nameOf(document),
      nl: toData(strapi, uid, document),
      en: translation ? toData(strapi, uid, translation) : null,
    }
  })
}
