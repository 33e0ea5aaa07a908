import type { ContentType } from '@beursvloer/contract/content/content-type'
import { contentTypes } from '@beursvloer/contract/content/content-types'
import { populateOf } from '@beursvloer/contract/content/field-facts'
import { type Refusal, refusalsOf } from '@beursvloer/contract/content/refusals'
import type { Core, UID } from '@strapi/strapi'
import { emptyFields, withAbsent } from './empty-fields'
import { type FieldProblem, problem } from './field-problem'
import { isLocalized } from './shared-fields'
import { isOfSite } from './slug-fields'

type Data = Readonly<Record<string, unknown>>

/** How Strapi calls a type of content. */
export const uidOf = (type: string) => `api::${type}.${type}` as UID.ContentType

/** The type as the site reads it; undefined for a type that is no content. */
export const readType = (uid: UID.ContentType): ContentType | undefined =>
  contentTypes.find(({ name }) => uidOf(name) === uid)

/** The draft of a document with the fields that the site reads, as the REST API gives it. */
export async function readDraft(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { shape }: ContentType,
  documentId: string,
  locale: 'nl' | 'en',
): Promise<Data | null> {
  const where = { documentId, locale, status: 'draft', populate: populateOf(shape) } as never
  const draft = await strapi.documents(uid).findOne(where)
  // Dates are no objects there.
  return draft && (JSON.parse(JSON.stringify(draft)) as Data)
}

/** The message to editors about a field that the site refuses. */
function refusalText({ path, reason, options }: Refusal): string {
  if (path === 'slug' && reason === 'empty')
    return 'Zonder webadres komt dit niet op de site. Bewaar het opnieuw, dan maakt het beheer er een.'
  if (reason === 'unpublished')
    return 'Wat hier is gekozen, is zelf niet gepubliceerd. Publiceer dat eerst, of kies iets anders.'
  if (options) return `Kies een van deze: ${options.join(', ')}.`
  return reason === 'empty'
    ? 'Vul dit in. Zonder komt dit niet op de site.'
    : 'Dit kan de site niet tonen.'
}

/** Which documents of a type visitors see, among some. */
async function shownOf(strapi: Core.Strapi, type: string, ids: readonly string[]) {
  const uid = uidOf(type)
  const { options } = strapi.contentType(uid)
  const rows: { documentId: string }[] = await strapi.db.query(uid).findMany({
    select: ['documentId'],
    where: {
      documentId: { $in: ids },
      ...(options?.draftAndPublish && { publishedAt: { $notNull: true } }),
      ...(isLocalized(strapi, uid) && { locale: 'nl' }),
    },
  })
  return rows.map(({ documentId }) => documentId)
}

/** The site's refusals of a Dutch document, whose relations lead to drafts as well. */
async function refusalsOfDutch(strapi: Core.Strapi, { shape }: ContentType, document: object) {
  const asked = new Map<string, Set<string>>()
  const ask = (type: string, id: string) => {
    asked.set(type, (asked.get(type) ?? new Set()).add(id))
    return true
  }
  refusalsOf(shape, document, ask)
  const shown = new Map<string, readonly string[]>()
  for (const [type, ids] of asked) shown.set(type, await shownOf(strapi, type, [...ids]))
  return refusalsOf(shape, document, (type, id) => shown.get(type)?.includes(id) ?? false)
}

/** The problems that keep the Dutch draft of a document from the site. */
async function checkDutch(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  type: ContentType,
  document: Data,
): Promise<readonly FieldProblem[]> {
  const empty = emptyFields(strapi, uid, document)
  const refused = await refusalsOfDutch(strapi, type, document)
  const { slug } = document
  const isTaken = typeof slug === 'string' && isOfSite(uid, slug)
  return [
    ...empty,
    ...refused
      .filter(({ path }) => !empty.some((problem) => problem.path === path))
      .map((refusal) => ({ path: refusal.path, message: refusalText(refusal) })),
    ...(isTaken
      ? problem('slug', 'Dit webadres is van een pagina van de site zelf. Kies een ander.')
      : []),
  ]
}

/** The missing texts of a translation; everything else comes from the Dutch document. */
function checkTranslation(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { localized }: ContentType,
  document: Data,
): readonly FieldProblem[] {
  const own = Object.entries(document).filter(([field]) => field in localized)
  return emptyFields(strapi, uid, Object.fromEntries(own))
}

/** A translation is nothing without the Dutch document. */
async function checkDutchFirst(
  strapi: Core.Strapi,
  { name, localized, draftAndPublish }: ContentType,
  documentId: string,
): Promise<readonly FieldProblem[]> {
  if ((await shownOf(strapi, name, [documentId])).length > 0) return []
  const [path = ''] = Object.keys(localized)
  const verb = draftAndPublish ? 'Publiceer' : 'Bewaar'
  const message = `${verb} eerst de Nederlandse versie. Zonder komt dit niet op de site.`
  return problem(path, message)
}

/**
 * The missing fields of data that is published at once; checked before Strapi says so in English.
 */
export function checkGiven(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  data: Data,
  isNew: boolean,
): readonly FieldProblem[] {
  if (!readType(uid)) return []
  return emptyFields(strapi, uid, isNew ? withAbsent(strapi, uid, data) : data)
}

/**
 * The problems that keep documents to be published from the site, in Dutch and per field: the
 * requirements of the schema, and the refusals of the site's own reader.
 *
 * @param locales that are published; ignored for types without languages
 */
export async function checkSiteRequirements(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  locales: readonly string[],
): Promise<readonly FieldProblem[]> {
  const type = readType(uid)
  if (!type) return []
  const read = (locale: 'nl' | 'en') => readDraft(strapi, uid, type, documentId, locale)
  const hasLanguages = isLocalized(strapi, uid)
  const dutch = !hasLanguages || locales.includes('nl') ? await read('nl') : null
  const english = hasLanguages && locales.includes('en') ? await read('en') : null
  return [
    ...(dutch ? await checkDutch(strapi, uid, type, dutch) : []),
    ...(english ? checkTranslation(strapi, uid, type, english) : []),
    ...(english && !dutch ? await checkDutchFirst(strapi, type, documentId) : []),
  ]
}
