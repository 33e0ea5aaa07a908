import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FormDefinition } from '@beursvloer/contract/forms/definition'
import { SUBMISSION_KINDS, type SubmissionKind } from '@beursvloer/contract/forms/submission'
import type { Core } from '@strapi/strapi'
import { acceptForm } from '../forms/accept-form'
import { optionSources } from '../forms/option-sources'
import type { FormRequest } from '../forms/read-request'
import { type Stored, storeForm } from '../forms/store-form'
import { wakeOutbox } from '../mail/worker'
import { pricing } from './pricing'
import { findStored, storeSubmission } from './store'

/** JSON in which the order of names does not count. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )

/**
 * The fingerprint by which a form that is sent again is recognised: its values, and the bytes of
 * its files.
 */
function contentHash(form: string, { envelope, files }: FormRequest): string {
  const sums = files.map(({ field, sha256 }) => `${field} ${sha256}`).sort()
  return createHash('sha256')
    .update(canonical([form, envelope.values, sums]))
    .digest('hex')
}

type SubmissionForm = FormDefinition & { readonly id: SubmissionKind }

/** Whether staff handle the form; the other forms end as subscriptions. */
export const isSubmissionForm = (definition: FormDefinition): definition is SubmissionForm =>
  SUBMISSION_KINDS.some((kind) => kind === definition.id)

async function store(
  strapi: Core.Strapi,
  definition: SubmissionForm,
  request: FormRequest,
): Promise<Stored> {
  const { envelope } = request
  const hash = contentHash(definition.id, request)
  const receivedAt = new Date()
  const options = await optionSources(strapi, definition)
  const before = await findStored(strapi, envelope, hash)
  if (before) return before
  const how = { language: envelope.language, now: receivedAt, options }
  const priced = await pricing(strapi, definition.id, how)
  const { prices } = priced
  const accepted = await acceptForm(definition, request, { options, prices })
  const quotation = priced.quotation(accepted.values)
  return storeSubmission(
    strapi,
    { ...accepted, definition, envelope, hash, options, quotation, receivedAt },
    (stored) => priced.documents({ ...stored, ...accepted, quotation }),
  )
}

/**
 * Stores a form that the site sends: once this returns, it is committed and its mails are queued.
 * The same form under the same key is stored once, also when sent concurrently, and gets the same
 * answer.
 *
 * @throws HttpError with the reason of a refusal
 */
export async function receiveSubmission(
  strapi: Core.Strapi,
  definition: SubmissionForm,
  incoming: IncomingMessage,
): Promise<Stored> {
  const stored = await storeForm(strapi, definition, incoming, (request) =>
    store(strapi, definition, request),
  )
  if (stored.isNew) wakeOutbox(strapi)
  return stored
}
