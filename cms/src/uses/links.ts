import type { Core, UID } from '@strapi/strapi'
import { isContent } from '../content-version/content-types'
import { pagePath } from '../preview/page-paths'

export interface FoundRow {
  readonly uid: UID.ContentType
  readonly row: Readonly<Record<string, unknown>> & { readonly documentId: string }
}

type Row = Readonly<Record<string, unknown>> & { readonly id: number }

interface Attribute {
  readonly type: string
  readonly component?: string
  readonly components?: readonly string[]
}
interface Model {
  readonly uid: string
  readonly attributes: object
}

const TEXTS = ['string', 'text', 'richtext', 'blocks', 'json']
/** Hold a document's own address, or an old one. */
const OWN = ['slug', 'from']

const attributesOf = ({ attributes }: Model) =>
  Object.entries(attributes as Readonly<Record<string, Attribute>>)

/** Types that visitors see, and the components in them. */
const modelsOf = (strapi: Core.Strapi): readonly Model[] => [
  ...Object.values(strapi.contentTypes).filter(isContent),
  ...Object.values(strapi.components),
]

/** The address by which links lead to a page; undefined for a document without a page of its own. */
function addressOf({ uid, row }: FoundRow): string | undefined {
  const { documentId, slug, year } = row as { documentId: string; slug?: string; year?: number }
  const path = pagePath(uid, { documentId, slug: slug ?? null, year: year ?? null })
  // The slug behind an id may have been another one.
  if (path?.includes(documentId)) return path.slice(0, path.indexOf(documentId) + documentId.length)
  return path?.includes(slug || String(year)) ? path : undefined
}

/** Rows of a type or component that have an address in one of their texts. */
async function rowsWith(strapi: Core.Strapi, model: Model, address: string): Promise<Row[]> {
  const fields = attributesOf(model)
    .filter(([name, { type }]) => TEXTS.includes(type) && !OWN.includes(name))
    .map(([name]) => name)
  if (fields.length === 0) return []
  const rows: Row[] = await strapi.db.query(model.uid as UID.ContentType).findMany({
    where: { $or: fields.map((name) => ({ [name]: { $containsi: address } })) },
  })
  const whole = new RegExp(`${address}(?![\\w-])`, 'i')
  return rows.filter((row) => fields.some((name) => whole.test(JSON.stringify(row[name]))))
}

/** The table with the components of a type or component; undefined if none of that kind. */
function tableOf(strapi: Core.Strapi, holder: Model, component: string): string | undefined {
  const holds = attributesOf(holder).find(
    ([, attribute]) =>
      attribute.component === component || attribute.components?.includes(component),
  )
  const meta = holds && strapi.db.metadata.get(holder.uid).attributes[holds[0]]
  return (meta as { joinTable?: { name: string } } | undefined)?.joinTable?.name
}

/** Adds the documents that contain some components, at any depth. */
async function addHolders(
  strapi: Core.Strapi,
  component: string,
  ids: readonly number[],
  found: FoundRow[],
): Promise<void> {
  for (const holder of modelsOf(strapi)) {
    const table = tableOf(strapi, holder, component)
    if (!table) continue
    const rows: { entity_id: number }[] = await strapi.db
      .connection(table)
      .distinct('entity_id')
      .where({ component_type: component })
      .whereIn('cmp_id', ids)
    const holders = rows.map(({ entity_id }) => entity_id)
    if (holders.length === 0) continue
    const uid = holder.uid as UID.ContentType
    if (uid in strapi.components) await addHolders(strapi, uid, holders, found)
    else {
      const documents = await strapi.db.query(uid).findMany({ where: { id: { $in: holders } } })
      found.push(...documents.map((row: FoundRow['row']) => ({ uid, row })))
    }
  }
}

/** Documents with a link to the page of a document, in any of their texts and versions. */
export async function linksTo(strapi: Core.Strapi, target: FoundRow): Promise<readonly FoundRow[]> {
  const address = addressOf(target)
  if (!address) return []
  const found: FoundRow[] = []
  for (const model of modelsOf(strapi)) {
    const rows = await rowsWith(strapi, model, address)
    if (rows.length === 0) continue
    const uid = model.uid as UID.ContentType
    if (uid in strapi.contentTypes)
      found.push(...rows.map((row) => ({ uid, row: row as unknown as FoundRow['row'] })))
    else
      await addHolders(
        strapi,
        uid,
        rows.map(({ id }) => id),
        found,
      )
  }
  return found.filter(({ row }) => row.documentId !== target.row.documentId)
}

/** Whether a text is anywhere in the content, as a whole word. */
export async function isMentioned(strapi: Core.Strapi, text: string): Promise<boolean> {
  for (const model of modelsOf(strapi))
    if ((await rowsWith(strapi, model, text)).length > 0) return true
  return false
}
