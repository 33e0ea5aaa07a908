import { monthsLater } from '@beursvloer/contract/durations'
import type { FormDefinition, OptionSources, Values } from '@beursvloer/contract/forms/definition'
import { advertising } from '@beursvloer/contract/forms/definitions/advertising'
import { formValues } from '@beursvloer/contract/forms/form-values'
import type { SubmissionKind, SubmissionReceipt } from '@beursvloer/contract/forms/submission'
import type { Quotation } from '@beursvloer/contract/quotation/quotation'
import type { Core } from '@strapi/strapi'
import settings from '../../config/settings'
import { isCertainlyRolledBack } from '../database/errors'
import { readFair } from '../fair/read-fair'
import type { AcceptedForm } from '../forms/accept-form'
import { storeConsents } from '../forms/consents'
import type { Envelope } from '../forms/envelope'
import { formText } from '../forms/form-texts'
import type { Stored } from '../forms/store-form'
import { HttpError } from '../http/http-error'
import { type Attachment, queueMail } from '../mail/outbox'
import { mayMail } from '../mail/recipient-limit'
import { withLock } from '../transactions/with-lock'
import { FILE_KINDS } from '../uploads/file-kind'
import { columnsOf } from './columns'
import { kindSettings } from './form-settings'
import { confirmGroupAction } from './group-links'
import { KeptFiles } from './kept-files'
import { confirmationMail, noticeMail } from './mail-templates'

const COUNTER = 'api::reference-counter.reference-counter'
/** Digits of the number in a reference; it grows when there are more. */
const DIGITS = 5

/**
 * The next reference of a kind in an edition: `CT-2027-00042` (requirements 7.8). Call it in the
 * transaction that stores the submission, one at a time: a rollback undoes it, so that no number is
 * missing.
 */
async function nextReference(
  strapi: Core.Strapi,
  prefix: NonNullable<FormDefinition['reference']>,
  year: number,
): Promise<string> {
  const counters = strapi.db.query(COUNTER)
  const series = `${prefix}-${year}`
  const last = await counters.findOne({ where: { series } })
  const counter = (last?.counter ?? 0) + 1
  if (last) await counters.update({ where: { id: last.id }, data: { counter } })
  else await counters.create({ data: { series, counter } })
  return `${series}-${String(counter).padStart(DIGITS, '0')}`
}

const SUBMISSION = 'api::submission.submission'
const FILE = 'api::submission-file.submission-file'

/** A submission that is about to be stored. */
export interface NewSubmission extends AcceptedForm {
  readonly definition: FormDefinition & { readonly id: SubmissionKind }
  readonly envelope: Envelope
  readonly hash: string
  readonly options: OptionSources
  /** The quotation, computed here; null for forms without costs. */
  readonly quotation: Quotation | null
  readonly receivedAt: Date
}

/** A document generated for a submission: attached to the confirmation, and stored with its files. */
export interface MadeDocument {
  /** For the sender: `Offerte CF-2027-00042.pdf`. */
  readonly name: string
  readonly content: Buffer
}

interface Row {
  readonly id: number
  readonly documentId: string
  readonly reference: string | null
  readonly receivedAt: Date | string
  readonly quotation: Quotation | null
  readonly contentHash: string
}

const receiptOf = ({
  reference,
  receivedAt,
  quotation,
}: Pick<Row, 'reference' | 'receivedAt' | 'quotation'>): SubmissionReceipt => ({
  reference,
  receivedAt: new Date(receivedAt).toISOString(),
  ...(quotation && { quotation }),
})

/**
 * The submission stored under the same key before; null without one.
 * @throws HttpError 409 when its content differs
 */
export async function findStored(
  strapi: Core.Strapi,
  { idempotencyKey, language }: Envelope,
  hash: string,
): Promise<Stored | null> {
  const row: Row | null = await strapi.db.query(SUBMISSION).findOne({ where: { idempotencyKey } })
  if (!row) return null
  if (row.contentHash !== hash) throw new HttpError(409, formText('otherContent', language))
  return { receipt: receiptOf(row), isNew: false }
}

/** The note for staff when a sender gets no confirmation. */
const NOT_CONFIRMED =
  'De afzender kreeg geen bevestiging: naar dit e-mailadres gingen kort geleden al genoeg bevestigingen.'

/** Author of automatic notes. */
const AUTOMATIC_AUTHOR = 'Automatisch'

/** States of a contract that is still in progress. */
const IN_PROGRESS = ['submitted', 'reviewing', 'offered', 'signed']

/**
 * References of contracts of the same company for the same edition that are in progress. For staff
 * only: otherwise anybody with a company's number could learn that it takes part.
 */
async function contractsInProgress(
  strapi: Core.Strapi,
  { kind, kvk, editionYear }: { kind: SubmissionKind; kvk: string | null; editionYear: number },
): Promise<readonly string[]> {
  if (kind !== 'contract' || !kvk) return []
  const rows: Pick<Row, 'reference'>[] = await strapi.db.query(SUBMISSION).findMany({
    select: ['reference'],
    where: { kind, kvk, editionYear, state: { $in: IN_PROGRESS } },
    orderBy: { id: 'asc' },
  })
  return rows.map(({ reference }) => String(reference))
}

/** The note for staff about a contract of a company with others in progress. */
const duplicateContractNote = (references: readonly string[]): string =>
  `Van deze organisatie is al een contract in behandeling: ${references.join(', ')}.`

/** Document id of the exhibitor that an order names: a rename or another address of it loses no order. */
async function orderingExhibitor(strapi: Core.Strapi, values: Values): Promise<string | null> {
  const { exhibitor: slug } = formValues(advertising, values).customer
  const found: { documentId: string } | null = await strapi.db
    .query('api::exhibitor.exhibitor')
    .findOne({
      select: ['documentId'],
      where: { slug, locale: 'nl', publishedAt: { $notNull: true } },
    })
  return found?.documentId ?? null
}

/** Generates the attachments of the confirmation. */
export type MakeDocuments = (stored: {
  readonly reference: string | null
}) => Promise<readonly MadeDocument[]>

/**
 * Stores a submission with all that belongs to it: files, reference, consents and mails, in one
 * transaction. When this returns, it is on disk; when it throws, nothing was stored, unless the database
 * did not answer the COMMIT.
 *
 * @throws HttpError 409 for another content under the same key
 */
export async function storeSubmission(
  strapi: Core.Strapi,
  submission: NewSubmission,
  makeDocuments: MakeDocuments,
): Promise<Stored> {
  const files = new KeptFiles()
  let stored: Stored
  try {
    for (const file of submission.files) await files.add(file)
    stored = await withLock(strapi, 'records', async () => {
      const before = await findStored(strapi, submission.envelope, submission.hash)
      return before ?? (await insert(strapi, submission, files, makeDocuments))
    })
  } catch (error) {
    if (isCertainlyRolledBack(error)) await files.discard()
    throw error
  }
  if (!stored.isNew) await files.discard()
  return stored
}

async function insert(
  strapi: Core.Strapi,
  submission: NewSubmission,
  files: KeptFiles,
  makeDocuments: MakeDocuments,
): Promise<Stored> {
  const { definition, envelope, values, options, receivedAt } = submission
  const { language, source, idempotencyKey } = envelope
  const kind = definition.id
  const fair = await readFair(strapi, 'nl')
  const columns = columnsOf(definition, values, options)
  const editionYear = fair.edition.year ?? receivedAt.getFullYear()
  const others = await contractsInProgress(strapi, { kind, kvk: columns.kvk, editionYear })
  const confirms =
    columns.email !== null && (await mayMail(strapi, 'form', columns.email, receivedAt))
  const remarks = [
    ...(others.length > 0 ? [duplicateContractNote(others)] : []),
    ...(columns.email !== null && !confirms ? [NOT_CONFIRMED] : []),
  ]
  const reference =
    definition.reference && (await nextReference(strapi, definition.reference, editionYear))
  const { inbox, months } = await kindSettings(strapi, kind)
  const exhibitorId = kind === 'advertising' ? await orderingExhibitor(strapi, values) : null
  const row: Row = await strapi.db.query(SUBMISSION).create({
    data: {
      ...columns,
      kind,
      reference,
      editionYear,
      state: 'submitted',
      language,
      values,
      exhibitorId,
      quotation: submission.quotation,
      idempotencyKey,
      contentHash: submission.hash,
      source,
      receivedAt,
      deleteAfter: monthsLater(receivedAt, months),
      history: [],
      notes: remarks.map((text) => ({ at: receivedAt.toISOString(), by: AUTOMATIC_AUTHOR, text })),
    },
  })
  const attachments: Attachment[] = []
  for (const { name, content } of await makeDocuments({ reference })) {
    const { storedAs } = await files.add({ field: '', name, kind: 'pdf', content })
    attachments.push({ name, storedAs, mimeType: FILE_KINDS.pdf.mimeType })
  }
  for (const file of files.all)
    await strapi.db.query(FILE).create({ data: { ...file, submission: row.id } })
  const { email } = columns
  await storeConsents(strapi, definition, values, {
    email,
    source,
    givenAt: receivedAt,
    submission: row.id,
  })

  const forMail = { ...columns, kind, reference, language, values }
  if (email && confirms)
    await queueMail(
      strapi,
      {
        purpose: 'confirmation',
        to: email,
        toName: columns.name,
        replyTo: inbox,
        content: confirmationMail(
          definition,
          forMail,
          options,
          kind === 'group-registration' ? confirmGroupAction(row.documentId, language) : undefined,
        ),
        attachments,
        submission: row.id,
      },
      receivedAt,
    )
  const to = inbox ?? fair.email
  if (to)
    await queueMail(
      strapi,
      {
        purpose: 'notice',
        to,
        replyTo: email,
        content: noticeMail(definition, forMail, {
          options,
          remarks,
          url: `${settings.cmsUrl}/admin/inzendingen/${row.documentId}`,
        }),
        attachments,
        submission: row.id,
      },
      receivedAt,
    )
  return { receipt: receiptOf(row), isNew: true }
}
