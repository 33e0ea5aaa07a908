import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { isUnavailable, isWrongValue } from '../database/errors'
import { errorName } from '../logging/error-name'
import { HttpError } from './http-error'
import { serviceUnavailable } from './service-unavailable'

/** For editors, in the panel. */
const TEXTS = {
  later: 'De database of de schijf neemt nu niets aan. Probeer het over een halve minuut opnieuw.',
  wrongValue: 'Een van de waarden is te lang, of past niet in het veld.',
}

const isStrapis = (error: unknown): boolean =>
  error instanceof errors.ApplicationError || error instanceof errors.HttpError

/** The status of an error that a library blames on the client; undefined for any other error. */
function clientStatus(error: unknown): number | undefined {
  const { status } = (error ?? {}) as { readonly status?: unknown }
  const isClients = typeof status === 'number' && status >= 400 && status < 500
  return isClients && !isStrapis(error) ? status : undefined
}

/** Where the code of Strapi lies, as stack traces name it. */
const STRAPI = /node_modules\/@strapi\//

/** Names of the errors that Strapi throws for malformed input. */
const FAILURES_IN_STRAPI = /^(TypeError|ZodError|Invalid(Date|Time|Datetime|Relation)Format)$/

/** Strapi's query builder, which throws a plain Error for queries it cannot parse. */
const STRAPI_QUERIES = /node_modules\/@strapi\/database\/dist\/query\//

/**
 * Whether an action of Strapi failed on what it was sent: many of the panel's take a body or a query
 * apart without looking at it. A mistake in our own code has our own files in front.
 */
function failedInStrapi(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at .*[/\\]/.test(line))
  const first = frames.find((line) => !line.includes('node:internal'))
  if (first === undefined) return false
  return FAILURES_IN_STRAPI.test(error.name)
    ? STRAPI.test(first)
    : error.name === 'Error' && STRAPI_QUERIES.test(first)
}

/**
 * What to answer to an error: what it says itself; 400 for a value that the database has no room for, and
 * for what an action of Strapi fails on; 503 while database or disk take nothing; the status by which
 * a library blames the client. Undefined for what Strapi answers: its own errors, and 500 for the rest.
 * @param request what the log calls it: `POST /api/submissions/contact`
 */
export function answerTo(
  strapi: Core.Strapi,
  request: string,
  error: unknown,
): HttpError | undefined {
  if (error instanceof HttpError) return error
  const status = clientStatus(error)
  if (status !== undefined) return new HttpError(status)
  if (failedInStrapi(error)) {
    strapi.log.warn(`${request} was refused: ${error.message.replaceAll(/\s+/g, ' ')}`)
    return new HttpError(400)
  }
  if (isWrongValue(error)) return new HttpError(400, TEXTS.wrongValue)
  if (!isUnavailable(error)) return undefined
  strapi.log.error(`${request} failed: ${errorName(error)}`)
  return serviceUnavailable(TEXTS.later)
}
