import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { withEdition } from '../rules/own-edition'
import type { Data } from '../rules/shared-fields'
import { shortId } from '../rules/short-id'
import { createTranslation } from '../rules/translations'
import { isPending, isReference, type Pending } from './cells'
import { inParts } from './in-parts'
import { alone, type Before, beginImport, finishImport, readBefore } from './past-imports'
import { dataOf, type PlannedRow } from './plan'
import { plainName } from './references'
import { discardImport } from './undo'
import { documentVersions } from './versions'
import type { Outcome, Progress } from './views'

/** Refused rows that are looked for before the import is given up. */
const MAX_REFUSED = 50

/** How a document that is referred to and missing is made, by type: as a draft with only its name. */
export const MADE_WHERE_MISSING: Readonly<Partial<Record<string, (name: string) => Data>>> = {
  'api::exhibitor.exhibitor': (name) => ({ name }),
  'api::exhibitor-category.exhibitor-category': (name) => ({ name }),
  'api::pavilion.pavilion': (name) => ({ name }),
  'api::speaker.speaker': (name) => {
    const words = name.split(' ')
    const firstName = words.length > 1 ? words[0] : ''
    return { firstName, infix: words.slice(1, -1).join(' '), lastName: words.at(-1) }
  },
}

/** What is taken over. */
export interface Import {
  readonly uid: UID.ContentType
  readonly fileName: string
  readonly rows: readonly PlannedRow[]
  readonly publish: boolean
  /** The versions of the documents by which the rows were planned. */
  readonly versions: ReadonlyMap<string, string>
  readonly staff: { readonly id: number; readonly name: string }
}

/** All pending references in data. */
const pendingIn = (value: unknown): readonly Pending[] =>
  isPending(value)
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(pendingIn)
      : []

/** The same data with the ids that the pending references have become. */
const resolved = (value: unknown, idOf: (pending: Pending) => string | undefined): unknown =>
  isPending(value)
    ? idOf(value)
    : Array.isArray(value)
      ? value.map((one) => resolved(one, idOf))
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(
            Object.entries(value).map(([name, one]) => [name, resolved(one, idOf)]),
          )
        : value

/** Rows in an order in which what they refer to comes first; those that refer in a circle are last. */
function inOrder({ uid, rows }: Import): readonly PlannedRow[] {
  const waiting = new Map(
    rows.filter(({ documentId }) => !documentId).map((row) => [plainName(row.name), row]),
  )
  const ordered = new Set<PlannedRow>()
  const add = (row: PlannedRow, path: ReadonlySet<PlannedRow>): void => {
    if (ordered.has(row) || path.has(row)) return
    for (const { target, pending } of pendingIn(row.values.map(({ value }) => value))) {
      const other = target === uid ? waiting.get(plainName(pending)) : undefined
      if (other) add(other, new Set([...path, row]))
    }
    ordered.add(row)
  }
  for (const row of rows) add(row, new Set())
  return [...ordered]
}

const messageOf = (error: unknown): string => {
  if (error instanceof errors.ValidationError || error instanceof errors.ForbiddenError)
    return error.message
  throw error
}

/** Where the writing of an import is. */
interface Writing {
  readonly work: Import
  /** The ids of documents that are new, by `idKey`, given before they are made. */
  readonly ids: ReadonlyMap<string, string>
  readonly before: ReadonlyMap<string, Before>
  /** The fields that say of which edition a new row is. */
  readonly edition: Data
  readonly hasDrafts: boolean
  /** The keys of new rows. */
  readonly ofRows: ReadonlySet<string>
  /** The keys of documents that are there. */
  readonly made: Set<string>
}

const idKey = (target: string, name: string): string => `${target} ${plainName(name)}`
const keyOf = ({ target, pending }: Pending): string => idKey(target, pending)

/** Makes the missing documents that a row refers to. */
async function makeMissing(strapi: Core.Strapi, writing: Writing, row: PlannedRow) {
  const { ids, ofRows, made } = writing
  for (const pending of pendingIn(row.values.map(({ value }) => value))) {
    const key = keyOf(pending)
    const data = MADE_WHERE_MISSING[pending.target]?.(pending.pending)
    if (made.has(key)) continue
    if (ofRows.has(key))
      throw new errors.ValidationError(`‘${pending.pending}’ verwijst zelf naar deze rij.`)
    if (!data) throw new errors.ValidationError(`‘${pending.pending}’ bestaat niet.`)
    const documents = strapi.documents(pending.target as UID.ContentType)
    await documents.create({ data: { ...data, documentId: ids.get(key) } } as never)
    made.add(key)
  }
}

/** Whether the English of a row has relations or lists, which the document service resolves. */
const leadsOn = ({ values }: PlannedRow): boolean =>
  values.some(
    ({ column: { locale, attribute, parts } }) =>
      locale === 'en' && (parts !== undefined || isReference(attribute)),
  )

/** Writes the document of a row, in both languages. */
async function write(strapi: Core.Strapi, writing: Writing, row: PlannedRow): Promise<void> {
  const { ids, before, made } = writing
  const { edition, hasDrafts } = writing
  const { uid, publish, staff, versions } = writing.work
  const { documentId: existing } = row
  if (existing) {
    const now = await documentVersions(strapi, uid, [existing])
    if (now.get(existing) !== versions.get(existing))
      throw new errors.ValidationError('Dit is intussen gewijzigd.')
  }
  await makeMissing(strapi, writing, row)
  // Typed as one with drafts, which has all that is called here.
  const documents = strapi.documents(uid as 'api::exhibitor.exhibitor')
  const documentId = existing ?? newId(writing, row)
  const idOf = (pending: Pending) => ids.get(keyOf(pending))
  const written: string[] = []
  for (const locale of ['nl', 'en'] as const) {
    const stored = before.get(documentId)?.[locale]?.draft
    const own = dataOf(row.values, locale, stored ?? null)
    const isNew = !existing && locale === 'nl'
    if (Object.keys(own).length === 0 && !isNew) continue
    const data = { ...(resolved(own, idOf) as object), updatedBy: staff.id }
    if (isNew) {
      const complete = { ...edition, ...data, documentId, createdBy: staff.id }
      await documents.create({ locale, data: complete } as never)
    } else if (locale === 'en' && !stored && hasDrafts && !leadsOn(row))
      await createTranslation(strapi, uid, { documentId, locale, data })
    else await documents.update({ documentId, locale, data } as never)
    written.push(locale)
  }
  if (publish && hasDrafts) await documents.publish({ documentId, locale: written } as never)
  made.add(rowKey(uid, row))
}

const rowKey = (uid: string, { name }: PlannedRow): string => idKey(uid, name)
/** The id of a new row: rows of one name, as programmes have them, are told apart. */
const newId = ({ ids, work }: Writing, { number }: PlannedRow): string =>
  ids.get(`${work.uid} row ${number}`) ?? ''

/** Ids for the documents that an import makes: of new rows, and of missing references. */
function newIds({ uid, rows }: Import): ReadonlyMap<string, string> {
  const ids = new Map<string, string>()
  for (const row of rows.filter(({ documentId }) => !documentId)) {
    const id = shortId()
    ids.set(`${uid} row ${row.number}`, id)
    ids.set(rowKey(uid, row), id)
  }
  for (const { values } of rows)
    for (const pending of pendingIn(values.map(({ value }) => value)))
      if (!ids.has(keyOf(pending))) ids.set(keyOf(pending), shortId())
  return ids
}

/** What an import is going to write, in its order: missing documents first. */
function documentsOf(rows: readonly PlannedRow[], writing: Writing) {
  const { ids, before, work } = writing
  const { uid } = work
  const own = rows.map((row) => {
    const documentId = row.documentId ?? newId(writing, row)
    const was = work.versions.get(documentId) ?? ''
    return { uid, documentId, name: row.name, before: before.get(documentId) ?? null, was }
  })
  const known = new Set(own.map(({ documentId }) => documentId))
  const pending = rows.flatMap(({ values }) => pendingIn(values.map(({ value }) => value)))
  const missing = new Map(pending.map((one) => [ids.get(keyOf(one)) ?? '', one]))
  const others = [...missing]
    .filter(([documentId]) => !known.has(documentId))
    .map(([documentId, one]) => {
      const target = one.target as UID.ContentType
      return { uid: target, documentId, name: one.pending, before: null, was: '' }
    })
  return [...others, ...own]
}

/** Ends a part in which a rule refused a row. */
class PartRefused extends Error {}

/**
 * Takes rows over with all rules of the CMS: all of them or none. What is going to be written is
 * noted with what was there before; an import that a rule refuses, or whose process is killed, is
 * undone by it, and so is one that staff undo later. It is written in parts, so that others need
 * not wait until it ends.
 * @param tell called after each row
 * @returns the rows that a rule refused; nothing is left of the import then
 */
export const applyImport = (
  strapi: Core.Strapi,
  work: Import,
  tell: (progress: Progress) => void,
): Promise<Outcome> => alone(() => applyNow(strapi, work, tell))

async function applyNow(
  strapi: Core.Strapi,
  work: Import,
  tell: (progress: Progress) => void,
): Promise<Outcome> {
  const { uid } = work
  const rows = inOrder(work)
  const changed = rows.flatMap(({ documentId }) => documentId ?? [])
  const before = await readBefore(strapi, uid, changed)
  const newRows = rows.filter(({ documentId }) => !documentId)
  const ofRows = new Set(newRows.map((row) => rowKey(uid, row)))
  const writing: Writing = {
    ...{ work, before, ofRows },
    ids: newIds(work),
    edition: await withEdition(strapi, uid, {}),
    hasDrafts: strapi.contentType(uid).options?.draftAndPublish === true,
    made: new Set(),
  }
  const kept = await beginImport(strapi, work, documentsOf(rows, writing))
  const untouched = new Set(changed)
  const discard = () => discardImport(strapi, kept, (id) => !untouched.has(id))
  const refused = new Map<number, string>()
  /** After a refusal the other rows are only tried, so that all that are refused are named. */
  const isTrial = () => refused.size > 0
  const refersToNew = ({ values }: PlannedRow) =>
    pendingIn(values.map(({ value }) => value)).length > 0
  try {
    await inParts(
      strapi,
      rows,
      async (row, at) => {
        tell({ done: at + 1, total: rows.length })
        if (refused.has(row.number) || refused.size >= MAX_REFUSED) return
        if (isTrial() && refersToNew(row)) return
        try {
          if (row.documentId) untouched.delete(row.documentId)
          await write(strapi, writing, row)
        } catch (error) {
          refused.set(row.number, messageOf(error))
          throw new PartRefused()
        }
      },
      (error) => {
        if (!(error instanceof PartRefused)) throw error
      },
    )
  } catch (error) {
    await discard()
    throw error
  }
  if (refused.size === 0) {
    await finishImport(strapi, kept)
    return { taken: rows.length, refused: [] }
  }
  await discard()
  return { taken: 0, refused: [...refused].map(([number, message]) => ({ number, message })) }
}
