import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { isContent } from '../content-version/content-types'
import type { Context } from '../panel-api/answers'
import { isRequired, nestAlong, relationPathsTo } from '../rules/relation-paths'
import { isLocalized } from '../rules/shared-fields'
import { nameOf } from '../rules/skipped'
import { affectedPeople } from '../sign-ups/staff/items'
import { type FoundRow, linksTo } from './links'
import type { UseGroup, Uses } from './views'

const READ = 'plugin::content-manager.explorer.read'
const ITEM = 'api::programme-item.programme-item'
/** Maximum of documents named per type. */
const SHOWN = 5

/** Types that visitors save, by their name in saved entries. */
const SAVED_AS: Readonly<Record<string, string>> = {
  [ITEM]: 'session',
  'api::exhibitor.exhibitor': 'exhibitor',
  'api::concept.concept': 'concept',
}

const rowsWhere = async (
  strapi: Core.Strapi,
  uid: UID.ContentType,
  where: object,
): Promise<readonly FoundRow[]> => {
  const rows: FoundRow['row'][] = await strapi.db.query(uid).findMany({ where })
  return rows.map((row) => ({ uid, row }))
}

/** Documents that relate to a document. */
async function usersOf(strapi: Core.Strapi, uid: UID.ContentType, documentId: string) {
  const found: FoundRow[] = []
  for (const path of relationPathsTo(strapi, uid))
    if (isContent(strapi.contentType(path.from)))
      found.push(...(await rowsWhere(strapi, path.from, nestAlong(path, { documentId }))))
  return found
}

/** Published documents that the site skips without these, and those that it skips without them. */
async function goingWith(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  ids: readonly string[],
): Promise<readonly FoundRow[]> {
  const found: FoundRow[] = []
  for (const path of relationPathsTo(strapi, uid).filter(isRequired)) {
    const { options } = strapi.contentType(path.from)
    const rows = await rowsWhere(strapi, path.from, {
      ...(options?.draftAndPublish && { publishedAt: { $notNull: true } }),
      ...nestAlong(path, { documentId: { $in: ids } }),
    })
    if (rows.length === 0) continue
    const next = [...new Set(rows.map(({ row }) => row.documentId))]
    found.push(...rows, ...(await goingWith(strapi, path.from, next)))
  }
  return found
}

/** Where a document is in the panel. */
const pathOf = (strapi: Core.Strapi, uid: UID.ContentType, documentId: string): string => {
  const { kind } = strapi.contentType(uid)
  const list = kind === 'singleType' ? 'single-types' : 'collection-types'
  const language = isLocalized(strapi, uid) ? '?plugins[i18n][locale]=nl' : ''
  const id = kind === 'singleType' ? '' : `/${documentId}`
  return `/content-manager/${list}/${uid}${id}${language}`
}

/** Documents by type, each once, by its Dutch name where it has one. */
function grouped(
  strapi: Core.Strapi,
  ctx: Context,
  found: readonly FoundRow[],
): readonly UseGroup[] {
  const byType = Map.groupBy(found, ({ uid }) => uid)
  return [...byType].map(([uid, all]) => {
    const names = new Map<string, string>()
    for (const { row } of all)
      if (row.locale !== 'en' || !names.has(row.documentId)) names.set(row.documentId, nameOf(row))
    const mayRead = ctx.state.userAbility.can(READ, uid)
    const shown = mayRead ? [...names].slice(0, SHOWN) : []
    return {
      label: strapi.contentType(uid).info.displayName,
      count: names.size,
      shown: shown.map(([documentId, name]) => ({ name, to: pathOf(strapi, uid, documentId) })),
    }
  })
}

/**
 * The uses of the document that a request names, within the rights of the current user.
 * @throws ForbiddenError, NotFoundError
 */
export async function usesOf(strapi: Core.Strapi, ctx: Context): Promise<Uses> {
  const uid = ctx.params.uid as UID.ContentType
  const documentId = String(ctx.params.documentId)
  const types = strapi.contentTypes
  if (!Object.hasOwn(types, uid) || !isContent(types[uid])) throw new errors.NotFoundError()
  if (!ctx.state.userAbility.can(READ, uid)) throw new errors.ForbiddenError()
  const [own] = await rowsWhere(strapi, uid, {
    documentId,
    ...(isLocalized(strapi, uid) && { locale: 'nl' }),
  })
  const savedAs = SAVED_AS[uid]
  const entry = { kind: savedAs, target: documentId, saved: true }
  const { withPlace, waiting } =
    uid === ITEM ? await affectedPeople(strapi, documentId) : { withPlace: 0, waiting: 0 }
  return {
    name: own ? nameOf(own.row) : documentId,
    usedIn: grouped(strapi, ctx, await usersOf(strapi, uid, documentId)),
    goingWith: grouped(strapi, ctx, await goingWith(strapi, uid, [documentId])),
    linkedFrom: grouped(strapi, ctx, own ? await linksTo(strapi, own) : []),
    saved: savedAs
      ? await strapi.db.query('api::saved-entry.saved-entry').count({ where: entry })
      : 0,
    withPlace,
    waiting,
  }
}
