import { setImmediate } from 'node:timers/promises'
import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Data } from '../rules/shared-fields'
import { withLock } from '../transactions/with-lock'
import { isPending, type Pending } from './cells'
import { type Before, keepImport, readBefore } from './past-imports'
import { dataOf, type PlannedRow } from './plan'
import { plainName } from './references'
import { documentVersions } from './versions'
import type { Outcome, Progress } from './views'

/** Refused rows that are looked for before the import is given up. */
const MAX_REFUSED = 50

/** How a document that is referred to and missing is made, by type: as a draft with only its name. */
export const MADE_WHERE_MISSING: Readonly<Partial<Record<string, (name: string) => Data>>> = {
  'api::exhibitor.exhibitor': (name) => ({ name }),
  'api::pavilion.pavilion': (name) => ({ name }),
  'api::speaker.speaker': (name) => {
    const [firstName = '', ...rest] = name.split(' ')
    const lastName = rest.pop() ?? firstName
    return {
      firstName: rest.length > 0 || lastName !== firstName ? firstName : '',
      lastName,
      ...(rest.length > 0 && { infix: rest.join(' ') }),
    }
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

/** Ends the transaction of an import that a rule refused. */
class Refused extends Error {
  constructor(readonly refused: Outcome['refused']) {
    super('An import was refused')
  }
}

/** The documents that new rows and missing references became, by type and name. */
class Made {
  private readonly ids = new Map<string, string>()
  add = (target: string, name: string, id: string) =>
    this.ids.set(`${target} ${plainName(name)}`, id)
  find = ({ target, pending }: Pending) => this.ids.get(`${target} ${plainName(pending)}`)
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

async function makeMissing(strapi: Core.Strapi, { target, pending }: Pending, made: Made) {
  const data = MADE_WHERE_MISSING[target]?.(pending)
  if (!data) throw new errors.ValidationError(`‘${pending}’ bestaat niet.`)
  const created = await strapi.documents(target as UID.ContentType).create({ data } as never)
  made.add(target, pending, created.documentId)
  return created.documentId
}

/** Writes the document of a row, in both languages; answers its id. */
async function write(
  strapi: Core.Strapi,
  { uid, publish, staff }: Import,
  row: PlannedRow,
  before: Before | undefined,
  made: Made,
  onMade: (target: string, id: string) => void,
): Promise<string> {
  for (const pending of pendingIn(row.values.map(({ value }) => value)))
    if (!made.find(pending)) onMade(pending.target, await makeMissing(strapi, pending, made))
  const hasDrafts = strapi.contentType(uid).options?.draftAndPublish === true
  const status = publish && hasDrafts ? { status: 'published' } : {}
  const documents = strapi.documents(uid)
  let { documentId } = row
  for (const locale of ['nl', 'en'] as const) {
    const stored = (before?.[locale]?.draft ?? null) as Data | null
    const own = dataOf(row.values, locale, stored)
    const isNew = !documentId
    if (Object.keys(own).length === 0 && !isNew) continue
    const data = { ...(resolved(own, made.find) as object), updatedBy: staff.id }
    if (documentId) await documents.update({ documentId, locale, data, ...status } as never)
    else {
      const complete = { ...data, createdBy: staff.id }
      documentId = (await documents.create({ locale, data: complete, ...status } as never))
        .documentId
    }
  }
  made.add(uid, row.name, documentId as string)
  return documentId as string
}

/**
 * Takes rows over, in one transaction and with all rules of the CMS, and keeps what was there
 * before, so that it can be undone.
 * @param tell called after each row
 * @returns the rows that a rule refused; nothing has been written then
 * @throws ValidationError in Dutch when a document has changed since the rows were planned
 */
export async function applyImport(
  strapi: Core.Strapi,
  work: Import,
  tell: (progress: Progress) => void,
): Promise<Outcome> {
  const { uid, rows } = work
  const changed = rows.flatMap(({ documentId }) => documentId ?? [])
  const before = await readBefore(strapi, uid, changed)
  try {
    await withLock(strapi, 'content', async () => {
      const now = await documentVersions(strapi, uid, changed)
      if (changed.some((id) => now.get(id) !== work.versions.get(id)))
        throw new errors.ValidationError(
          'De inhoud is intussen gewijzigd. Bekijk de proef opnieuw. Er is niets overgenomen.',
        )
      const made = new Made()
      const others: { uid: string; documentId: string }[] = []
      const written: { documentId: string; name: string; before: Before | null }[] = []
      const refused: { number: number; message: string }[] = []
      for (const [at, row] of inOrder(work).entries()) {
        const own = row.documentId === undefined ? undefined : before.get(row.documentId)
        try {
          const documentId = await write(strapi, work, row, own, made, (target, id) =>
            others.push({ uid: target, documentId: id }),
          )
          written.push({ documentId, name: row.name, before: own ?? null })
        } catch (error) {
          refused.push({ number: row.number, message: messageOf(error) })
          if (refused.length >= MAX_REFUSED) break
        }
        tell({ done: at + 1, total: rows.length })
        // Statements of SQLite are synchronous: other requests run here.
        await setImmediate()
      }
      if (refused.length > 0) throw new Refused(refused)
      await keepImport(strapi, work, { written, others })
    })
    return { taken: rows.length, refused: [] }
  } catch (error) {
    if (error instanceof Refused) return { taken: 0, refused: error.refused }
    throw error
  }
}
