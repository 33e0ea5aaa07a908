import type { Core, UID } from '@strapi/strapi'
import { startContent } from '../start-content/catalogue.ts'
import { type Catalogue, demoFair } from './catalogue.ts'
import { documentIdOf } from './document-ids.ts'
import { entriesOf } from './entries/index.ts'
import { type Entry, type Fields, MediaUse, Reference } from './entry.ts'
import { seedMembers, seedTasks } from './exhibitor-members.ts'
import { storeMedia } from './media.ts'
import { describe, problemsOf } from './problems.ts'
import { scaled } from './scale.ts'
import { seedVisitors } from './visitors.ts'

/** The demo fair, or what a fair of one's own starts with. */
export type FirstContent = 'demo' | 'empty'

export interface SeedOptions {
  /** What to seed; the demo fair by default. */
  readonly content?: FirstContent
  /** The multiple of the demo fair; 1 by default. */
  readonly scale?: number
  /** Data instead of those of the content. */
  readonly catalogue?: Catalogue
  /** Called with one line per step. */
  readonly log?: (line: string) => void
}

export interface SeedResult {
  /** Documents made, per content type; visitors count as one each. */
  readonly created: Readonly<Record<string, number>>
  /** Existing documents, which were not changed. */
  readonly kept: number
}

/** Data or document that cannot be seeded; the message names file, slug and field. */
export class SeedError extends Error {}

const uidOf = (type: string) => `api::${type}.${type}` as UID.ContentType

/** Where the document of an entry is: the id it has, or will have. */
interface Place {
  readonly documentId: string
  readonly exists: boolean
}

const placeKey = (type: string, key: string) => `${type}/${key}`

/**
 * Finds the entries that are in the database already, by document id or by their own identity (a
 * slug, number, year), so that a document made or changed by an editor is recognised and kept.
 */
async function placesOf(
  strapi: Core.Strapi,
  entries: readonly Entry[],
): Promise<Map<string, Place>> {
  const places = new Map<string, Place>()
  for (const type of new Set(entries.map((entry) => entry.type))) {
    const ofType = entries.filter((entry) => entry.type === type)
    const identity = ofType.find((entry) => entry.identity)?.identity
    const present: Fields[] = await strapi.db.query(uidOf(type)).findMany({
      select: ['documentId', ...(identity ? [identity] : [])],
    })
    const ids = new Set(present.map((document) => String(document.documentId)))
    const byIdentity = new Map(
      identity
        ? present.map((document) => [String(document[identity]), String(document.documentId)])
        : [],
    )
    const single = strapi.contentType(uidOf(type)).kind === 'singleType'
    for (const entry of ofType) {
      const planned = documentIdOf(type, entry.key)
      const found = single
        ? [...ids][0]
        : ids.has(planned)
          ? planned
          : entry.identity && byIdentity.get(String(entry.dutch[entry.identity]))
      places.set(placeKey(type, entry.key), {
        documentId: found || planned,
        exists: Boolean(found),
      })
    }
  }
  return places
}

/** Replaces references and files by document ids and file ids; drops undefined values. */
function resolved(value: unknown, resolve: (leaf: Reference | MediaUse) => unknown): unknown {
  if (value instanceof Reference || value instanceof MediaUse) return resolve(value)
  if (Array.isArray(value)) return value.map((item) => resolved(item, resolve))
  if (value?.constructor !== Object) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .map(([field, item]) => [field, resolved(item, resolve)]),
  )
}

/** Names the document and, if the CMS reports them, the refused fields. */
function refusal(entry: Entry, error: unknown): SeedError {
  const details = (error as { details?: { errors?: { path?: string[]; message?: string }[] } })
    .details?.errors
  const reason = details?.length
    ? details.map(({ path, message }) => `${path?.join('.') ?? '?'}: ${message}`).join('; ')
    : error instanceof Error
      ? error.message
      : String(error)
  return new SeedError(`${entry.file}: "${entry.key}" (${entry.type}): ${reason}`, { cause: error })
}

/**
 * Seeds a database through the CMS's own document service, so that every rule of the CMS holds for
 * the seed too. Existing documents stay as they are: a second run changes nothing, and editors'
 * changes stay. All in one transaction: a run that ends halfway leaves nothing. What a fair of
 * one's own starts with is stored in an empty database only.
 * @param strapi a loaded Strapi application
 * @throws SeedError at the first fault, and for the demo fair in a database with a fair of one's own
 */
export const seed = async (strapi: Core.Strapi, options?: SeedOptions): Promise<SeedResult> =>
  await strapi.db.transaction(() => seedAll(strapi, options))

async function seedAll(strapi: Core.Strapi, options: SeedOptions = {}): Promise<SeedResult> {
  const { content = 'demo', scale = 1, log = () => undefined } = options
  const editions = await strapi.db.query(uidOf('edition')).count()
  const firstContent = strapi.store({ type: 'api', name: 'beursvloer', key: 'first-content' })
  if (content === 'empty' && editions > 0) return { created: {}, kept: editions }
  if (content === 'demo' && (await firstContent.get({})) === 'empty')
    throw new SeedError(
      'This database holds a fair of your own; the demo fair does not go with it.',
    )
  await firstContent.set({ value: content })
  const fair =
    content === 'empty'
      ? (options.catalogue ?? startContent(new Date()))
      : scaled(options.catalogue ?? demoFair, scale)
  const entries = entriesOf(fair)
  const [problem] = problemsOf(entries)
  if (problem) throw new SeedError(describe(problem))

  const places = await placesOf(strapi, entries)
  const placeOf = (type: string, key: string) => {
    const place = places.get(placeKey(type, key))
    if (!place) throw new SeedError(`There is no ${type} "${key}"`)
    return place
  }
  const missing = entries.filter((entry) => !placeOf(entry.type, entry.key).exists)
  const files = await storeMedia(strapi, missing, (count) => log(`Storing ${count} files`))
  const resolve = (leaf: Reference | MediaUse) =>
    leaf instanceof Reference
      ? { documentId: placeOf(leaf.type, leaf.key).documentId }
      : files.get(leaf.key)

  const isLocalized = (type: string) => {
    const { pluginOptions } = strapi.contentType(uidOf(type))
    return (pluginOptions as { i18n?: { localized?: boolean } })?.i18n?.localized === true
  }

  const create = async (entry: Entry) => {
    const documents = strapi.documents(uidOf(entry.type))
    const { documentId } = placeOf(entry.type, entry.key)
    const { options: typeOptions } = strapi.contentType(uidOf(entry.type))
    const localized = isLocalized(entry.type)
    await documents.create({
      data: { documentId, ...(resolved(entry.dutch, resolve) as Fields) } as never,
      ...(localized ? { locale: 'nl' } : {}),
    })
    if (localized && entry.english)
      await documents.update({
        documentId,
        locale: 'en',
        data: resolved(entry.english, resolve) as never,
      })
    if (typeOptions?.draftAndPublish && entry.published)
      await documents.publish({ documentId, ...(localized ? { locale: '*' } : {}) })
  }

  const created: Record<string, number> = {}
  for (const type of new Set(missing.map((entry) => entry.type))) {
    const ofType = missing.filter((entry) => entry.type === type)
    log(`${ofType.length} × ${type}`)
    for (const entry of ofType) {
      try {
        await create(entry)
      } catch (error) {
        throw refusal(entry, error)
      }
    }
    created[type] = ofType.length
  }
  const newVisitors = await seedVisitors(strapi, fair.visitors)
  if (newVisitors > 0) {
    log(`${newVisitors} × visitor`)
    created.visitor = newVisitors
  }
  await seedMembers(strapi, fair.exhibitorMembers)
  await seedTasks(strapi, fair.exhibitorTasks)
  const made = missing.length + newVisitors
  return { created, kept: entries.length + fair.visitors.length - made }
}
