import { DAY_MS } from '@beursvloer/contract/durations'
import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { holdLock } from '../database/advisory-lock'
import { type Data, isLocalized } from '../rules/shared-fields'
import { deleteWhere } from '../transactions/delete-where'
import { toData } from '../wastebasket/content'
import { readVersions } from './documents'
import { documentVersions } from './versions'
import { type PastImport, UNDO_DAYS } from './views'

export const IMPORT = 'api::content-import.content-import'
const LOCALES = ['nl', 'en'] as const

/** A document in one language before an import. */
export interface Version {
  readonly draft: Data
  /** Null where it was not public, or has no drafts. */
  readonly published: Data | null
}

/** A document before an import, by language. */
export type Before = Readonly<Partial<Record<(typeof LOCALES)[number], Version>>>

/** A document that an import writes. */
export interface Kept {
  readonly uid: UID.ContentType
  readonly documentId: string
  readonly name: string
  /** Null for a new one. */
  readonly before: Before | null
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
export async function versionsNow(strapi: Core.Strapi, documents: readonly Kept[]) {
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
    where: { state: { $ne: 'running' }, type: { $startsWith: 'api::' } },
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

/** An import that can be undone. */
export async function findImport(strapi: Core.Strapi, documentId: string): Promise<Row> {
  const row: Row | null = await strapi.db.query(IMPORT).findOne({ where: { documentId } })
  const isContent = row?.type.startsWith('api::') && row.type in strapi.contentTypes
  if (row?.state !== 'done' || !isContent)
    throw new errors.NotFoundError('Deze import kan niet meer ongedaan worden gemaakt.')
  return row
}

/** Deletes what is kept of imports that can no longer be undone. */
export const deleteOldImports = (strapi: Core.Strapi, now: Date): Promise<number> =>
  deleteWhere(strapi, IMPORT, { at: { $lt: new Date(now.getTime() - UNDO_DAYS * DAY_MS) } })
