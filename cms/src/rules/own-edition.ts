import {
  EDITION_BY_CHOICE,
  EDITION_PATHS,
  type EditionType,
} from '@beursvloer/contract/content/editions'
import type { Core, UID } from '@strapi/strapi'
import { isOfEditions, ofEdition } from '../fair/of-edition'
import { workingEdition } from '../fair/working-edition'
import { type FieldProblem, problem } from './field-problem'
import { isLocalized } from './shared-fields'

type Data = Readonly<Record<string, unknown>>

const uidOf = (type: string) => `api::${type}.${type}` as UID.ContentType
const typeOf = (uid: UID.ContentType): string => uid.split('.').at(-1) ?? ''

/** Whether a relation to be saved is empty, in each form in which it may be written. */
function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (Array.isArray(value)) return value.length === 0
  const { connect, set } = value as { connect?: unknown; set?: unknown }
  if (typeof value !== 'object' || (connect === undefined && set === undefined)) return false
  return [connect, set].flat().filter(Boolean).length === 0
}

/** The data of a new document, of the edition that is worked in where it names none. */
export async function withEdition(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  data: Data,
): Promise<Data> {
  const type = typeOf(uid)
  if (!isOfEditions(type) || EDITION_BY_CHOICE.includes(type)) return data
  const [field, ...further] = EDITION_PATHS[type]
  if (further.length > 0 || !isEmpty(data[field])) return data
  const edition = await workingEdition(strapi)
  return edition ? { ...data, [field]: [edition] } : data
}

/** What no two documents of an edition have in common, and how that is called. */
const UNIQUE: Partial<Record<EditionType, { readonly field: string; readonly message: string }>> = {
  hall: { field: 'number', message: 'Een andere hal van deze editie heeft dit nummer al.' },
  stand: { field: 'number', message: 'Een andere stand van deze editie heeft dit nummer al.' },
  room: { field: 'slug', message: 'Een andere ruimte van deze editie heeft dit webadres al.' },
  pavilion: {
    field: 'slug',
    message: 'Een ander paviljoen van deze editie heeft dit webadres al.',
  },
  product: { field: 'code', message: 'Een ander product van deze editie heeft deze code al.' },
}

/** Whether slugs of a type are unique within an edition only. */
export const hasSlugPerEdition = (uid: UID.ContentType): boolean => {
  const type = typeOf(uid)
  return isOfEditions(type) && UNIQUE[type]?.field === 'slug'
}

interface OwnEdition {
  readonly documentId: string
  readonly year: number
}

/** The editions of a document; none: it is of every edition. */
export async function editionsOfDocument(
  strapi: Core.Strapi,
  type: EditionType,
  documentId: string,
): Promise<readonly OwnEdition[]> {
  const row = await strapi.db.query(uidOf(type)).findOne({
    select: ['id'],
    where: { documentId, ...(isLocalized(strapi, uidOf(type)) && { locale: 'nl' }) },
    populate: EDITION_PATHS[type].reduceRight<object>(
      (inside, field) => ({
        [field]: {
          select: ['documentId', ...(Object.keys(inside).length > 0 ? [] : ['year'])],
          populate: inside,
        },
      }),
      {},
    ),
  })
  return EDITION_PATHS[type].reduce<readonly unknown[]>(
    (holders, field) => holders.flatMap((holder) => (holder as Data)[field] ?? []),
    row ? [row] : [],
  ) as readonly OwnEdition[]
}

/** The edition of a document of a type that has at most one; null: it is of every edition. */
export const editionOfDocument = async (
  strapi: Core.Strapi,
  type: EditionType,
  documentId: string,
): Promise<string | null> =>
  (await editionsOfDocument(strapi, type, documentId))[0]?.documentId ?? null

/** The condition that a document may be in an edition together with one of this edition. */
export const besideEdition = (type: EditionType, edition: string | null): object =>
  edition === null ? {} : ofEdition(type, edition)

/** Refuses what another document of the same edition has; one of every edition is of each. */
export async function checkUnique(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
): Promise<readonly FieldProblem[]> {
  const type = typeOf(uid)
  const unique = isOfEditions(type) && UNIQUE[type]
  if (!unique || !isOfEditions(type)) return []
  const query = strapi.db.query(uid)
  const row: Data | null = await query.findOne({ select: [unique.field], where: { documentId } })
  const value = row?.[unique.field]
  if (value === null || value === undefined) return []
  const edition = await editionOfDocument(strapi, type, documentId)
  const isTaken = await query.count({
    where: {
      documentId: { $ne: documentId },
      [unique.field]: value,
      // A translation leads to its edition only where that is translated.
      ...(isLocalized(strapi, uid) && { locale: 'nl' }),
      ...besideEdition(type, edition),
    },
  })
  return isTaken ? problem(unique.field, unique.message) : []
}
