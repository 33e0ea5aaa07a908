import type { FieldProblems, FormDefinition } from '@beursvloer/contract/forms/definition'
import { partsOf, withoutContents } from '@beursvloer/contract/forms/parts'
import type { ReadForm } from '@beursvloer/contract/forms/read-form'
import {
  ENVELOPE_PART,
  type SubmissionEnvelope,
  type SubmissionReceipt,
  submissionPath,
} from '@beursvloer/contract/forms/submission'
import type { Quotation } from '@beursvloer/contract/quotation/quotation'
import { z } from 'zod'
import { type CmsClient, ContentApiError } from '~/content/http.server.ts'

/** Time limit for the CMS to store a form without files, in ms, and with the largest. */
const TIMEOUT_MS = 10_000
const TIMEOUT_WITH_FILES_MS = 60_000

/** Seconds after which to try again when the CMS does not say. */
const RETRY_SECONDS = 60

const isQuotation = (value: unknown): value is Quotation => {
  const { lines, taxes, totalCents } = Object(value) as Partial<Quotation>
  return Array.isArray(lines) && Array.isArray(taxes) && Number.isInteger(totalCents)
}
const receipt = z.object({
  reference: z.string().nullable(),
  receivedAt: z.string(),
  quotation: z.custom<Quotation>(isQuotation).optional(),
})
const details = z.object({
  fields: z.record(z.string(), z.array(z.string())).optional(),
  retryAfter: z.number().optional(),
})

/** Why the CMS did not store a form. */
export interface Refused {
  readonly status: 409 | 413 | 415 | 422 | 429 | 503
  readonly problems: FieldProblems
  /** Seconds to wait before sending it again. */
  readonly retryAfter?: number
  /** The reason, in the visitor's language; the text of the status when absent. */
  readonly message?: string
}

/** The CMS's answer to a form. */
export type Outcome = { readonly status: 200; readonly receipt: SubmissionReceipt } | Refused

const REFUSALS = [409, 413, 415, 422, 429] as const
type Refusal = (typeof REFUSALS)[number]

/** A form as the CMS reads it: its envelope and its files; with the time limit for sending it. */
export function formRequest(
  definition: FormDefinition,
  envelope: SubmissionEnvelope,
  files: ReadForm['files'],
): { readonly body: FormData; readonly timeoutMs: number; readonly patient: boolean } {
  const body = new FormData()
  const values = withoutContents(partsOf(definition), envelope.values)
  body.set(ENVELOPE_PART, JSON.stringify({ ...envelope, values }))
  for (const { path, file } of files) body.append(path, file, file.name)
  const patient = files.length > 0
  return { body, timeoutMs: patient ? TIMEOUT_WITH_FILES_MS : TIMEOUT_MS, patient }
}

/**
 * Sends a form to the CMS, once. Never rejects: any other failure there is 503, because it is not
 * known whether the form was stored; sending it again under its key stores it at most once.
 */
export async function sendToCms(
  cms: CmsClient,
  definition: FormDefinition,
  envelope: SubmissionEnvelope,
  files: ReadForm['files'],
): Promise<Outcome> {
  try {
    const answer = await cms(submissionPath(definition.id), {
      method: 'POST',
      repeatable: true,
      ...formRequest(definition, envelope, files),
    })
    return { status: 200, receipt: receipt.parse(answer) }
  } catch (error) {
    return refusalIn(error)
  }
}

/** The refusal of a failed call for the sender of a form; 503 for all other failures. */
export function refusalIn(error: unknown): Refused {
  if (error instanceof ContentApiError && REFUSALS.includes(error.status as Refusal)) {
    const { fields = {}, retryAfter } = details.catch({}).parse(error.details ?? {})
    return {
      status: error.status as Refusal,
      problems: fields,
      ...(error.status === 429 && { retryAfter: retryAfter ?? RETRY_SECONDS }),
    }
  }
  return { status: 503, problems: {}, retryAfter: RETRY_SECONDS }
}
