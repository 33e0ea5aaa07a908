import type { Values } from '@beursvloer/contract/forms/definition'
import type { SubmissionKind } from '@beursvloer/contract/forms/submission'
import type { DeliveryState } from '@beursvloer/contract/my-stand/terms'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { listedEdition } from '../../fair/working-edition'
import { countOf, pageOf, pick } from '../../panel-api/lists'
import { type Query, readPaging } from '../../panel-api/query'
import { deleteWithFiles } from '../../private-files/delete-with-files'
import { recordDeletion } from '../../private-files/deletion-list'
import { withLock } from '../../transactions/with-lock'
import { deleteSubmissions } from '../delete-submissions'
import { DONE } from '../state-flow'
import { REPORTS } from './deletions'
import { SUBMISSIONS, selectionOf } from './filter'
import type { Note, Step, SubmissionDetails, SubmissionList, SubmissionRow } from './views'

const TABLE = 'submissions'

/** The columns of a submission, without its relations. */
export interface StoredSubmission extends SubmissionRow {
  readonly id: number
  readonly kvk: string | null
  readonly language: SubmissionDetails['language']
  readonly values: Values
  readonly quotation: SubmissionDetails['quotation']
  readonly newQuotation: SubmissionDetails['newQuotation']
  readonly source: string
  readonly deleteAfter: string
  readonly history: readonly Step[] | null
  readonly notes: readonly Note[] | null
  /** Document ids of the content made from it. */
  readonly exhibitorId: string | null
  readonly vacancyId: string | null
  /** How far the products of an order are delivered, by code. */
  readonly deliveries: Readonly<Record<string, DeliveryState>> | null
}

export const ROW = [
  'documentId',
  'kind',
  'state',
  'reference',
  'name',
  'organisation',
  'email',
  'receivedAt',
] as const satisfies readonly (keyof SubmissionRow)[]

async function openByKind(strapi: Core.Strapi): Promise<Partial<Record<SubmissionKind, number>>> {
  const rows: { kind: SubmissionKind; open: number | string }[] = await strapi.db
    .connection(TABLE)
    .select('kind')
    .count({ open: '*' })
    .whereNotIn('state', DONE)
    .groupBy('kind')
  return Object.fromEntries(rows.map(({ kind, open }) => [kind, Number(open)]))
}

/** The value of the parameter `edition` of a list that is of all editions, whichever is worked in. */
export const ANY_EDITION = 'all'

/** The submissions that an address asks for, of the edition that staff work in. */
export async function listedSubmissions(strapi: Core.Strapi, query: Query) {
  const all = selectionOf(query, SUBMISSIONS)
  const edition = query.edition === ANY_EDITION ? null : await listedEdition(strapi)
  if (!edition) return { edition, all, selection: all }
  const ofEdition = { $or: [{ editionYear: edition.year }, { editionYear: { $null: true } }] }
  return { edition, all, selection: { ...all, where: { $and: [all.where, ofEdition] } } }
}

/** The page of submissions that an address asks for. */
export async function listSubmissions(strapi: Core.Strapi, query: Query): Promise<SubmissionList> {
  const { edition, all, selection } = await listedSubmissions(strapi, query)
  const page = await pageOf<SubmissionRow>(strapi, selection, readPaging(query, SUBMISSIONS), ROW)
  return {
    ...page,
    rows: page.rows.map((row) => pick(ROW, row)),
    open: await openByKind(strapi),
    edition: edition?.name ?? null,
    elsewhere: edition ? (await countOf(strapi, all)) - page.total : 0,
  }
}

/**
 * A submission by its document id.
 * @throws NotFoundError in Dutch when there is none (any more)
 */
export async function findSubmission(
  strapi: Core.Strapi,
  documentId: string,
): Promise<StoredSubmission> {
  const found = await strapi.db.query(SUBMISSIONS.uid).findOne({ where: { documentId } })
  if (!found) throw new errors.NotFoundError('Deze inzending bestaat niet meer.')
  return found
}

/** The fields of a submission that staff can change. */
type Change = Partial<
  Pick<
    StoredSubmission,
    'state' | 'history' | 'notes' | 'newQuotation' | 'exhibitorId' | 'vacancyId' | 'deliveries'
  >
>

/**
 * Changes a submission by its current row, with the changes that belong to it, in one transaction.
 * Two members of staff may work on it at once: the second waits and sees the first's result.
 */
export const changeSubmission = (
  strapi: Core.Strapi,
  documentId: string,
  change: (stored: StoredSubmission) => Change | Promise<Change>,
): Promise<void> =>
  withLock(strapi, 'records', async () => {
    const stored = await findSubmission(strapi, documentId)
    const data = await change(stored)
    await strapi.db.query(SUBMISSIONS.uid).update({ where: { id: stored.id }, data })
  })

/**
 * Deletes a submission for good, with its files, consents and mails, and reports the deletion.
 * @param by name of the staff member
 * @throws NotFoundError in Dutch when there is none (any more)
 */
export async function removeSubmission(
  strapi: Core.Strapi,
  documentId: string,
  by: string,
): Promise<void> {
  const { kind } = await findSubmission(strapi, documentId)
  await deleteWithFiles(strapi, async () => {
    const deleted = await deleteSubmissions(strapi, { documentId })
    const { count, storedAs } = deleted
    const report = { deletedAt: new Date(), kind, count, files: storedAs.length, by }
    await strapi.db.query(REPORTS).create({ data: report })
    return deleted
  })
  await recordDeletion(strapi, { documentId })
}
