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

/** Where the code of Strapi and of its rights lies, as stack traces name it. */
const STRAPI = /node_modules\/@(strapi|casl)\//

/** Names of the errors that Strapi throws for malformed input. */
const FAILURES_IN_STRAPI = /^(TypeError|ZodError|Invalid(Date|Time|Datetime|Relation)Format)$/

/** Strapi's query builder, which throws a plain Error for queries it cannot parse. */
const STRAPI_QUERIES = /node_modules\/@strapi\/database\/dist\/query\//

/**
 * Whether an action of Strapi failed on invalid input: many of the panel's parse a body or a query
 * without checking it. An error in our own code has our files at the top of its stack.
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
 * The answer to an error: its own; 400 for a value that the database cannot store, and for a Strapi
 * action that fails on its input; 503 while database or disk cannot store; a library's 4xx status.
 * Undefined for errors that Strapi answers: its own, and 500 for the rest.
 * @param request its name in the log: `POST /api/submissions/contact`
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
