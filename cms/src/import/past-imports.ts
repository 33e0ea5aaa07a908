import { isDeepStrictEqual } from 'node:util'
import { DAY_MS } from '@beursvloer/contract/durations'
import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { nestAlong, relationPathsTo } from '../rules/relation-paths'
import { type Data, editableFields, isLocalized } from '../rules/shared-fields'
import { nameOf } from '../rules/skipped'
import { deleteWhere } from '../transactions/delete-where'
import { withLock } from '../transactions/with-lock'
import { toData, withoutDeleted } from '../wastebasket/content'
import { readVersions } from './documents'
import { documentVersions } from './versions'
import { type PastImport, UNDO_DAYS, type Undone } from './views'

const IMPORT = 'api::content-import.content-import'
const LOCALES = ['nl', 'en'] as const

/** A document in one language before an import. */
interface Version {
  readonly draft: Data
  /** Null where it was not public, or has no drafts. */
  readonly published: Data | null
}

/** A document before an import, by language. */
export type Before = Readonly<Partial<Record<(typeof LOCALES)[number], Version>>>

/** A document that an import wrote. */
interface Written {
  readonly documentId: string
  readonly name: string
  /** Null for a new one. */
  readonly before: Before | null
}

interface Kept extends Written {
  readonly uid: UID.ContentType
  /** Its version after the import. */
  readonly version: string
}

interface Row extends Omit<PastImport, 'label'> {
  readonly id: number
  readonly type: UID.ContentType
  readonly content: { readonly documents: readonly Kept[] }
}

/** Documents as they are, in all languages, to be restored later. */
export async function readBefore(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, Before>> {
  const all = new Map<string, Partial<Record<string, Version>>>()
  const hasDrafts = strapi.contentType(uid).options?.draftAndPublish === true
  for (const locale of isLocalized(strapi, uid) ? LOCALES : (['nl'] as const)) {
    const read = async (status: 'draft' | 'published') =>
      (await readVersions(strapi, uid, locale, status, documentIds)).map(
        (one) => [one.documentId, toData(strapi, uid, one)] as const,
      )
    const published = new Map(hasDrafts ? await read('published') : [])
    for (const [id, draft] of await read('draft'))
      all.set(id, { ...all.get(id), [locale]: { draft, published: published.get(id) ?? null } })
  }
  return all
}

/** Stores what an import wrote, with what was there before; in its transaction. */
export async function keepImport(
  strapi: Core.Strapi,
  work: {
    readonly uid: UID.ContentType
    readonly fileName: string
    readonly staff: { name: string }
  },
  {
    written,
    others,
  }: { written: readonly Written[]; others: readonly { uid: string; documentId: string }[] },
): Promise<void> {
  const made = others.map(({ uid, documentId }) => ({ uid: uid as UID.ContentType, documentId }))
  const documents: Kept[] = []
  for (const [uid, own] of Map.groupBy(made, (one) => one.uid)) {
    const versions = await documentVersions(
      strapi,
      uid,
      own.map(({ documentId }) => documentId),
    )
    for (const { documentId } of own)
      documents.push({
        uid,
        documentId,
        name: '',
        before: null,
        version: versions.get(documentId) ?? '',
      })
  }
  const { uid } = work
  const versions = await documentVersions(
    strapi,
    uid,
    written.map(({ documentId }) => documentId),
  )
  for (const one of written)
    documents.push({ ...one, uid, version: versions.get(one.documentId) ?? '' })
  await strapi.db.query(IMPORT).create({
    data: {
      ...{ type: uid, fileName: work.fileName, by: work.staff.name, at: new Date() },
      ...{ count: written.length, content: { documents } },
    },
  })
}

/** The earlier imports, the latest first. */
export async function pastImports(
  strapi: Core.Strapi,
  maySee: (uid: UID.ContentType) => boolean,
): Promise<readonly PastImport[]> {
  const rows: Omit<Row, 'content'>[] = await strapi.db.query(IMPORT).findMany({
    select: ['documentId', 'type', 'fileName', 'count', 'by', 'at', 'undoneAt'],
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    limit: 50,
  })
  return rows
    .filter(({ type }) => type in strapi.contentTypes && maySee(type))
    .map(({ documentId, type, fileName, count, by, at, undoneAt }) => ({
      ...{ documentId, fileName, count, by },
      label: strapi.contentType(type).info.displayName,
      at: new Date(at).toISOString(),
      undoneAt: undoneAt && new Date(undoneAt).toISOString(),
    }))
}

/** All fields of a document, so that those without a value are emptied. */
const wholeData = (strapi: Core.Strapi, uid: UID.ContentType, data: Data): Data =>
  Object.fromEntries(
    editableFields(strapi, uid).map(
      ([name, { type, repeatable }]: readonly [string, { type: string; repeatable?: boolean }]) => {
        const isList = type === 'relation' || type === 'dynamiczone' || repeatable === true
        return [name, data[name] ?? (isList ? [] : null)]
      },
    ),
  )

/** Restores one language of a document. */
async function restoreVersion(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  locale: 'nl' | 'en',
  version: Version | undefined,
): Promise<void> {
  // Typed as one with drafts, which has all that is called here.
  const documents = strapi.documents(uid as 'api::exhibitor.exhibitor')
  const where = { documentId, locale }
  const exists = await strapi.db.query(uid).findOne({ select: ['id'], where })
  if (!version) {
    if (exists && locale === 'en') await documents.delete(where as never)
    return
  }
  const { draft, published } = version
  const put = async (data: Data, status: object = {}) => {
    const whole = wholeData(strapi, uid, await withoutDeleted(strapi, uid, data))
    await documents.update({ ...where, data: whole, ...status } as never)
  }
  if (published) await put(published, { status: 'published' })
  else if (exists && strapi.contentType(uid).options?.draftAndPublish)
    await documents.unpublish(where as never)
  if (!published || !isDeepStrictEqual(published, draft)) await put(draft)
}

/** What refers to a document that an import made, besides what the import made. */
async function usesOf(strapi: Core.Strapi, { uid, documentId }: Kept, own: ReadonlySet<string>) {
  for (const path of relationPathsTo(strapi, uid)) {
    const rows: Parameters<typeof nameOf>[0][] = await strapi.db
      .query(path.from)
      .findMany({ where: nestAlong(path, { documentId }) })
    const other = rows.find((row) => !own.has(row.documentId))
    if (other) return nameOf(other)
  }
  return null
}

/** Ends the transaction of undoing when one document cannot be restored. */
class CannotRestore extends Error {
  constructor(
    readonly document: string,
    readonly reason: string,
  ) {
    super(reason)
  }
}

async function undoOne(strapi: Core.Strapi, document: Kept): Promise<void> {
  const { uid, documentId, before, name } = document
  try {
    if (!before) {
      const locale = isLocalized(strapi, uid) ? { locale: '*' } : {}
      await strapi.documents(uid).delete({ documentId, ...locale } as never)
    } else
      for (const locale of isLocalized(strapi, uid) ? (['en', 'nl'] as const) : (['nl'] as const))
        await restoreVersion(strapi, uid, documentId, locale, before[locale])
  } catch (error) {
    if (!(error instanceof errors.ApplicationError)) throw error
    throw new CannotRestore(documentId, `${name}: ${error.message}`)
  }
}

/** Undoes an import but for some documents, in one transaction. */
const undoBut = (
  strapi: Core.Strapi,
  { id, content }: Row,
  excluded: ReadonlyMap<string, string>,
): Promise<Undone> =>
  withLock(strapi, 'content', async () => {
    const documents = content.documents.toReversed()
    const kept = new Map(excluded)
    const own = new Set(documents.map(({ documentId }) => documentId))
    for (const [uid, some] of Map.groupBy(documents, (one) => one.uid)) {
      const versions = await documentVersions(
        strapi,
        uid,
        some.map(({ documentId }) => documentId),
      )
      for (const { documentId, version, name } of some) {
        const now = versions.get(documentId)
        if (now === version) continue
        const what = now === undefined ? 'is daarna verwijderd' : 'is daarna gewijzigd'
        kept.set(documentId, `${name} ${what}`)
        own.delete(documentId)
      }
    }
    let undone = 0
    for (const document of documents) {
      const { documentId, before, name } = document
      if (kept.has(documentId)) continue
      const user = before ? null : await usesOf(strapi, document, own)
      if (user !== null) {
        kept.set(documentId, `${name} wordt gebruikt door ${user}`)
        own.delete(documentId)
        continue
      }
      await undoOne(strapi, document)
      undone += 1
    }
    await strapi.db.query(IMPORT).update({ where: { id }, data: { undoneAt: new Date() } })
    return { undone, kept: [...kept.values()] }
  })

/**
 * Undoes an import: documents that it made are deleted, those that it changed get back what they
 * had, public or not. What was changed since, or is used by something else, stays as it is.
 */
export async function undoImport(strapi: Core.Strapi, row: Row): Promise<Undone> {
  const excluded = new Map<string, string>()
  for (;;) {
    try {
      return await undoBut(strapi, row, excluded)
    } catch (error) {
      if (!(error instanceof CannotRestore) || excluded.has(error.document)) throw error
      excluded.set(error.document, error.reason)
    }
  }
}

/** An import that can be undone. */
export async function findImport(strapi: Core.Strapi, documentId: string): Promise<Row> {
  const row: Row | null = await strapi.db.query(IMPORT).findOne({ where: { documentId } })
  if (!row || row.undoneAt || !(row.type in strapi.contentTypes))
    throw new errors.NotFoundError('Deze import kan niet meer ongedaan worden gemaakt.')
  return row
}

/** Deletes what is kept of imports that can no longer be undone. */
export const deleteOldImports = (strapi: Core.Strapi, now: Date): Promise<number> =>
  deleteWhere(strapi, IMPORT, { at: { $lt: new Date(now.getTime() - UNDO_DAYS * DAY_MS) } })
