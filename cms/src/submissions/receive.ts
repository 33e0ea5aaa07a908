import type { IncomingMessage } from 'node:http'
import type { FieldProblems, FormDefinition, Values } from '@beursvloer/contract/forms/definition'
import type { Core } from '@strapi/strapi'
import { checkForm } from '../forms/check-form'
import { optionSources } from '../forms/option-sources'
import { readRequest, type SubmissionRequest } from '../forms/read-request'
import { requireRoom } from '../http/require-disk-room'
import { orLater } from '../http/service-unavailable'
import { wakeOutbox } from '../mail/worker'
import { subscribe } from '../subscriptions/subscribe'
import { contentHash } from './content-hash'
import { pricing } from './pricing'
import { KINDS, type Kind } from './state-flow'
import { type Stored, storedBefore, storeSubmission } from './store'

type Handled = FormDefinition & { readonly id: Kind }

const isHandled = (definition: FormDefinition): definition is Handled =>
  KINDS.some((kind) => kind === definition.id)

async function store(
  strapi: Core.Strapi,
  definition: FormDefinition,
  request: SubmissionRequest,
): Promise<Stored> {
  const hash = contentHash(definition.id, request)
  const receivedAt = new Date()
  const options = await optionSources(strapi, definition)
  if (!isHandled(definition)) {
    const noMore = (): FieldProblems => ({})
    const { values } = await checkForm(definition, request, options, noMore)
    return subscribe(strapi, { definition, values, envelope: request.envelope, now: receivedAt })
  }
  const before = await storedBefore(strapi, request.envelope, hash)
  if (before) return before
  const { language } = request.envelope
  const prices = await pricing(strapi, definition.id, { language, now: receivedAt, options })
  const problemsOf = (values: Values) => prices.problems(values)
  const checked = await checkForm(definition, request, options, problemsOf)
  const quotation = prices.quotation(checked.values)
  return storeSubmission(
    strapi,
    { ...checked, definition, envelope: request.envelope, hash, options, quotation, receivedAt },
    (stored) => prices.documents({ ...stored, ...checked, quotation }),
  )
}

/**
 * Takes a form that the site sends: once this returns, it is stored for good and its mails are on
 * their way. The same form under the same key is stored once, however often and at the same time it
 * comes, and gets the same answer.
 *
 * @throws Refusal saying why it is not taken
 */
export async function receive(
  strapi: Core.Strapi,
  definition: FormDefinition,
  incoming: IncomingMessage,
): Promise<Stored> {
  await requireRoom()
  const request = await readRequest(incoming, definition)
  try {
    const { language } = request.envelope
    const stored = await orLater(strapi, language, () => store(strapi, definition, request))
    if (stored.isNew) wakeOutbox(strapi)
    return stored
  } finally {
    await request.dispose()
  }
}
