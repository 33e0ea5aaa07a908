import { DAY_MS } from '@beursvloer/contract/durations'
import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { type Context, staffOf } from '../panel-api/answers'
import type { Data } from '../rules/shared-fields'
import { isLocalized } from '../rules/shared-fields'
import { nameOf } from '../rules/skipped'
import { deleteWhere } from '../transactions/delete-where'
import { populateAll, toData, withoutDeleted } from './content'
import { type IncomingRelation, incomingRelations, restoreRelations } from './incoming'
import { type DeletedDocument, WASTEBASKET_DAYS } from './views'

const ITEM = 'api::wastebasket-item.wastebasket-item'
const RIGHTS = 'plugin::content-manager.explorer'

interface Version {
  /** Null for a type without languages. */
  readonly locale: string | null
  readonly data: Data
}

interface Item {
  readonly id: number
  readonly documentId: string
  readonly type: UID.ContentType
  readonly document: string
  readonly name: string
  readonly deletedBy: string | null
  readonly deletedAt: string
  readonly content: {
    readonly versions: readonly Version[]
    readonly incoming: readonly IncomingRelation[]
  }
}

type Snapshot = Pick<Item, 'name' | 'content'>

/** A document that is about to be deleted, with the relations to it; null when there is none. */
export async function snapshotOf(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
): Promise<Snapshot | null> {
  const locales = isLocalized(strapi, uid) ? ['nl', 'en'] : [null]
  const versions: Version[] = []
  let name = ''
  for (const locale of locales) {
    const read = (await strapi.documents(uid).findOne({
      ...{ documentId, status: 'draft', populate: populateAll(strapi, uid) },
      ...(locale && { locale }),
    } as never)) as Parameters<typeof nameOf>[0] | null
    if (!read) continue
    versions.push({ locale, data: toData(strapi, uid, read) })
    name ||= nameOf(read)
  }
  if (versions.length === 0) return null
  return { name, content: { versions, incoming: await incomingRelations(strapi, uid, documentId) } }
}

/** The part of a snapshot whose languages are deleted; null when all of them still exist. */
export async function goneOf(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  { name, content }: Snapshot,
): Promise<Snapshot | null> {
  const rows: { locale: string | null }[] = await strapi.db
    .query(uid)
    .findMany({ select: ['locale'], where: { documentId } })
  const isGone = (locale: string | null) => rows.every((row) => row.locale !== locale)
  const versions = content.versions.filter(({ locale }) => isGone(locale))
  const incoming = content.incoming.filter(({ targetLocale }) => isGone(targetLocale))
  const isTranslation = versions.every(({ locale }) => locale === 'en')
  if (versions.length === 0) return null
  return { name: isTranslation ? `${name} (Engels)` : name, content: { versions, incoming } }
}

/** Stores content that is about to be deleted. */
export async function keepItem(
  strapi: Core.Strapi,
  ctx: Context,
  type: UID.ContentType,
  document: string,
  snapshot: Snapshot,
): Promise<void> {
  const deletedBy = ctx.state.user?.email ? staffOf(ctx).name : ''
  const data = { ...snapshot, type, document, deletedBy, deletedAt: new Date() }
  await strapi.db.query(ITEM).create({ data })
}

const until = (deletedAt: string): Date =>
  new Date(new Date(deletedAt).getTime() + WASTEBASKET_DAYS * DAY_MS)

/** The deleted documents of types that the current user may delete, the latest first. */
export async function listItems(
  strapi: Core.Strapi,
  { state }: Context,
): Promise<readonly DeletedDocument[]> {
  const rows: Omit<Item, 'content'>[] = await strapi.db.query(ITEM).findMany({
    select: ['documentId', 'type', 'name', 'deletedBy', 'deletedAt'],
    orderBy: [{ deletedAt: 'desc' }, { id: 'desc' }],
  })
  return rows
    .filter(
      ({ type }) => type in strapi.contentTypes && state.userAbility.can(`${RIGHTS}.delete`, type),
    )
    .map(({ documentId, type, name, deletedBy, deletedAt }) => ({
      documentId,
      name,
      label: strapi.contentType(type).info.displayName,
      by: deletedBy ?? '',
      deletedAt: new Date(deletedAt).toISOString(),
      until: until(deletedAt).toISOString(),
      mayRestore: state.userAbility.can(`${RIGHTS}.create`, type),
    }))
}

/** The item that a request names, if the current user has a right on its type. */
async function itemOf(
  strapi: Core.Strapi,
  { params, state }: Context,
  right: 'create' | 'delete',
): Promise<Item> {
  const where = { documentId: String(params.item) }
  const item: Item | null = await strapi.db.query(ITEM).findOne({ where })
  if (!item || !(item.type in strapi.contentTypes))
    throw new errors.NotFoundError('Dit staat niet meer in de prullenbak.')
  if (!state.userAbility.can(`${RIGHTS}.${right}`, item.type))
    throw new errors.ForbiddenError('U mag dit niet.')
  return item
}

/**
 * Restores a document as a draft, with its languages and relations, and the relations to it. A
 * relation to a deleted document is left out.
 * @throws ValidationError in Dutch where the rules refuse it
 */
export async function restoreItem(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { id, type, document: documentId, content } = await itemOf(strapi, ctx, 'create')
  await strapi.db.transaction(async () => {
    const isThere = (where: object) =>
      strapi.db.query(type).findOne({ select: ['id'], where: { documentId, ...where } })
    const documents = strapi.documents(type)
    for (const { locale, data } of content.versions) {
      const version = locale ? { locale } : {}
      if (await isThere(version))
        throw new errors.ValidationError('Dit bestaat weer. Verwijder het eerst, of laat het zo.')
      const known = await withoutDeleted(strapi, type, data)
      if (await isThere({}))
        await documents.update({ ...version, documentId, data: known } as never)
      else await documents.create({ ...version, data: { ...known, documentId } } as never)
    }
    await restoreRelations(strapi, type, documentId, content.incoming)
    await strapi.db.query(ITEM).delete({ where: { id } })
  })
}

/** Deletes a document permanently. */
export async function removeItem(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { id } = await itemOf(strapi, ctx, 'delete')
  await strapi.db.query(ITEM).delete({ where: { id } })
}

/** Deletes items after their retention. */
export const emptyWastebasket = (strapi: Core.Strapi, now: Date): Promise<number> =>
  deleteWhere(strapi, ITEM, {
    deletedAt: { $lt: new Date(now.getTime() - WASTEBASKET_DAYS * DAY_MS) },
  })
