import { isDeepStrictEqual } from 'node:util'
import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { tryLock } from '../database/advisory-lock'
import { nestAlong, relationPathsTo } from '../rules/relation-paths'
import { type Data, editableFields, isLocalized } from '../rules/shared-fields'
import { nameOf } from '../rules/skipped'
import { withoutDeleted } from '../wastebasket/content'
import { removeUnused, usedPictures } from './imported-pictures'
import { inParts } from './in-parts'
import { alone, IMPORT, type Kept, type Row, type Version, versionsNow } from './past-imports'
import type { Undone } from './views'

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
 * is. The pictures of a zip that nothing uses any more go too.
 */
export const undoImport = (strapi: Core.Strapi, row: Row): Promise<Undone> =>
  alone(() => undoNow(strapi, row))

async function undoNow(strapi: Core.Strapi, { id, content }: Row): Promise<Undone> {
  const rows = strapi.db.query(IMPORT)
  await rows.update({ where: { id }, data: { state: 'undoing', undoneAt: new Date() } })
  const pictures = await usedPictures(strapi)
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
  await removeUnused(strapi, pictures)
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

/**
 * Undoes what an import left when its process was killed, and continues an undo that was
 * interrupted; an import that another process runs is left alone.
 */
export async function undoUnfinished(strapi: Core.Strapi): Promise<void> {
  const unfinished = { where: { state: { $in: ['running', 'undoing'] } } }
  if ((await strapi.db.query(IMPORT).count(unfinished)) === 0) return
  const free = await tryLock('import')
  if (!free) return
  try {
    const rows: Row[] = await strapi.db.query(IMPORT).findMany(unfinished)
    for (const row of rows)
      if (row.state === 'running') await discardImport(strapi, row)
      else await undoNow(strapi, row)
  } finally {
    await free()
  }
}
