import type { Quotation } from '../quotation/quotation.ts'
import type { GuestAnswer } from '../sign-ups/answers.ts'
import type { FieldProblems, FormId, FormLanguage, Values } from './definition.ts'

/** Kinds of submissions that staff handle one by one; the other forms end as subscriptions. */
export const SUBMISSION_KINDS = [
  'contact',
  'participation',
  'waiting-list',
  'contract',
  'advertising',
  'photo-removal',
  'vacancy',
  'accreditation',
  'group-registration',
] as const satisfies readonly FormId[]
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number]

/**
 * The CMS's path of a form, after the base of the content API; the files are sent along as
 * multipart.
 */
export const submissionPath = (form: string) => `/submissions/${form}`

/** Name of the multipart part with the envelope as JSON; a file's part is named after its field. */
export const ENVELOPE_PART = 'envelope'

/** The data that goes to the CMS with a form, besides its files. */
export interface SubmissionEnvelope {
  /** Made with the form's page: sending it twice stores it once. A UUID. */
  readonly idempotencyKey: string
  readonly language: FormLanguage
  readonly values: Values
  /** Path of the page it was sent from, without query. */
  readonly source: string
}

/** The CMS's answer once everything is stored: 201, or 200 when it already was. */
export interface SubmissionReceipt {
  /** `CT-2027-00042`; null for forms without. */
  readonly reference: string | null
  /** ISO 8601 with offset. */
  readonly receivedAt: string
  /** The quotation as the CMS computed it; absent for forms without costs. */
  readonly quotation?: Quotation
  /** Whether a place is reserved, and until when; only for signing up without an account. */
  readonly place?: GuestAnswer
}

/** Why the CMS refused: 409 duplicate, 413/415 files, 422 fields, 429 wait, 503 cannot be stored now. */
export interface SubmissionRefusal {
  readonly error: {
    readonly status: 409 | 413 | 415 | 422 | 429 | 503
    readonly name: string
    readonly message: string
    readonly details: { readonly fields?: FieldProblems }
  }
}
