import { isDeepStrictEqual } from 'node:util'
import { DAY_MS } from '@beursvloer/contract/durations'
import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { holdLock } from '../database/advisory-lock'
import { nestAlong, relationPathsTo } from '../rules/relation-paths'
import { type Data, editableFields, isLocalized } from '../rules/shared-fields'
import { nameOf } from '../rules/skipped'
import { deleteWhere } from '../transactions/delete-where'
import { toData, withoutDeleted } from '../wastebasket/content'
import { readVersions } from './documents'
import { inParts } from './in-parts'
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

/** Such a document with its type and, once the import is complete, its version. */
export interface Kept extends Written {
  readonly uid: UID.ContentType
  /** After the import; empty until it is complete. */
  readonly version: string
  /** Before the import; empty for a new one. */
  readonly was: string
}

/** An import as it is stored. */
export interface Row extends Omit<PastImport, 'label'> {
  readonly id: number
  readonly state: 'running' | 'done' | 'undoing' | 'undone'
  readonly type: UID.ContentType
  readonly content: { readonly documents: readonly Kept[] }
}

/** Runs an import while no other process has one: what it finds unfinished is of a process that died. */
export async function alone<T>(work: () => Promise<T>): Promise<T> {
  const free = await holdLock('import')
  try {
    return await work()
  } finally {
    await free()
  }
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

/** Notes what an import is going to write, with what is there before it. */
export async function beginImport(
  strapi: Core.Strapi,
  work: {
    readonly uid: UID.ContentType
    readonly fileName: string
    readonly staff: { name: string }
  },
  documents: readonly Omit<Kept, 'version'>[],
): Promise<Row> {
  const { uid, fileName, staff } = work
  const content = { documents: documents.map((one) => ({ ...one, version: '' })) }
  const data = { type: uid, fileName, by: staff.name, at: new Date(), state: 'running' }
  return strapi.db.query(IMPORT).create({
    data: { ...data, count: documents.filter((one) => one.uid === uid).length, content },
  })
}

/** The version of each document of an import, by uid and id. */
async function versionsNow(strapi: Core.Strapi, documents: readonly Kept[]) {
  const all = new Map<string, string>()
  for (const [uid, own] of Map.groupBy(documents, (one) => one.uid)) {
    const ids = own.map(({ documentId }) => documentId)
    for (const [id, version] of await documentVersions(strapi, uid, ids))
      all.set(`${uid} ${id}`, version)
  }
  return ({ uid, documentId }: Kept) => all.get(`${uid} ${documentId}`)
}

/** Notes that an import is complete, with the versions that it made. */
export async function finishImport(strapi: Core.Strapi, { id, content }: Row): Promise<void> {
  const versionOf = await versionsNow(strapi, content.documents)
  const documents = content.documents.map((one) => ({ ...one, version: versionOf(one) ?? '' }))
  const data = { state: 'done', content: { documents } }
  await strapi.db.query(IMPORT).update({ where: { id }, data })
}

/** The earlier imports, the latest first. */
export async function pastImports(
  strapi: Core.Strapi,
  maySee: (uid: UID.ContentType) => boolean,
): Promise<readonly PastImport[]> {
  const rows: Omit<Row, 'content'>[] = await strapi.db.query(IMPORT).findMany({
    select: ['documentId', 'type', 'fileName', 'count', 'by', 'at', 'undoneAt'],
    where: { state: { $ne: 'running' } },
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

/** Ends a part of undoing when one document cannot be restored. */
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

/** What of an import stays as it is, with the reasons, by document id. */
async function changedSince(strapi: Core.Strapi, documents: readonly Kept[]) {
  const versionOf = await versionsNow(strapi, documents)
  return new Map(
    documents.flatMap((one) => {
      const now = versionOf(one)
      // An import that was not completed knows no versions: all that it has written is undone.
      if (one.version === '') return now === one.was ? [[one.documentId, '']] : []
      if (now === one.version) return []
      const what = now === undefined ? 'is daarna verwijderd' : 'is daarna gewijzigd'
      return [[one.documentId, `${one.name} ${what}`]]
    }),
  )
}

/**
 * Undoes an import, in parts: documents that it made are deleted, those that it changed get back
 * what they had, public or not. What was changed since, or is used by something else, stays as it
 * is.
 */
export const undoImport = (strapi: Core.Strapi, row: Row): Promise<Undone> =>
  alone(() => undoNow(strapi, row))

async function undoNow(strapi: Core.Strapi, { id, content }: Row): Promise<Undone> {
  const rows = strapi.db.query(IMPORT)
  await rows.update({ where: { id }, data: { state: 'undoing', undoneAt: new Date() } })
  const kept = await changedSince(strapi, content.documents)
  const own = new Set(content.documents.map(({ documentId }) => documentId))
  for (const documentId of kept.keys()) own.delete(documentId)
  const keep = (documentId: string, reason: string) => {
    kept.set(documentId, reason)
    own.delete(documentId)
  }
  let undone = 0
  await inParts(
    strapi,
    content.documents.toReversed(),
    async (document) => {
      const { uid, documentId, before, name } = document
      if (kept.has(documentId)) return
      const user = before ? null : await usesOf(strapi, document, own)
      if (user !== null) return keep(documentId, `${name} wordt gebruikt door ${user}`)
      const where = { documentId }
      if (await strapi.db.query(uid).findOne({ select: ['id'], where }))
        await undoOne(strapi, document)
      undone += 1
    },
    (error) => {
      if (!(error instanceof CannotRestore) || kept.has(error.document)) throw error
      keep(error.document, error.reason)
    },
  )
  await rows.update({ where: { id }, data: { state: 'undone', content: { documents: [] } } })
  return { undone, kept: [...kept.values()] }
}

/**
 * Undoes an import that was not completed; nothing is left of it.
 * @param isWritten where it is known; else all that has another version than before it
 */
export async function discardImport(
  strapi: Core.Strapi,
  { content, ...row }: Row,
  isWritten: (documentId: string) => boolean = () => true,
): Promise<void> {
  const documents = content.documents.filter(({ documentId }) => isWritten(documentId))
  await undoNow(strapi, { ...row, content: { documents } })
  await strapi.db.query(IMPORT).delete({ where: { id: row.id } })
}

/** Undoes what an import left when its process was killed, and goes on with undoing. */
export const undoUnfinished = (strapi: Core.Strapi): Promise<void> =>
  alone(async () => {
    const rows: Row[] = await strapi.db
      .query(IMPORT)
      .findMany({ where: { state: { $in: ['running', 'undoing'] } } })
    for (const row of rows)
      if (row.state === 'running') await discardImport(strapi, row)
      else await undoNow(strapi, row)
  })

/** An import that can be undone. */
export async function findImport(strapi: Core.Strapi, documentId: string): Promise<Row> {
  const row: Row | null = await strapi.db.query(IMPORT).findOne({ where: { documentId } })
  if (row?.state !== 'done' || !(row.type in strapi.contentTypes))
    throw new errors.NotFoundError('Deze import kan niet meer ongedaan worden gemaakt.')
  return row
}

/** Deletes what is kept of imports that can no longer be undone. */
export const deleteOldImports = (strapi: Core.Strapi, now: Date): Promise<number> =>
  deleteWhere(strapi, IMPORT, { at: { $lt: new Date(now.getTime() - UNDO_DAYS * DAY_MS) } })
