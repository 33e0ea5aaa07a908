import type { FormLanguage, Values } from '@beursvloer/contract/forms/definition'
import type { SubmissionEnvelope } from '@beursvloer/contract/forms/submission'
import { isPagePath } from '../http/body-fields'
import { HttpError } from '../http/http-error'

export type Envelope = SubmissionEnvelope

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

const isLanguage = (value: unknown): value is FormLanguage => value === 'nl' || value === 'en'
const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The envelope of a request from its JSON; its values have not been checked.
 * @throws HttpError 400 when it is none
 */
export function parseEnvelope(json: string): Envelope {
  try {
    return envelopeOf(JSON.parse(json))
  } catch (error) {
    if (error instanceof HttpError) throw error
    throw new HttpError(400, 'The envelope is no JSON')
  }
}

/**
 * @throws HttpError 400 for an invalid envelope; its values have not been checked
 */
export function envelopeOf(envelope: unknown): Envelope {
  const { idempotencyKey, language, values, source } = isObject(envelope)
    ? (envelope as Record<string, unknown>)
    : {}
  const isRight =
    typeof idempotencyKey === 'string' &&
    UUID.test(idempotencyKey) &&
    isLanguage(language) &&
    isObject(values) &&
    isPagePath(source)
  if (!isRight) throw new HttpError(400, 'The envelope lacks something')
  return { idempotencyKey: idempotencyKey.toLowerCase(), language, values, source }
}
