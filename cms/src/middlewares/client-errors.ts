import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { refuse } from '../http/answer-status'

/** Methods that any route here has. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

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

/** What comes out then: a part that is not there, a schema that nobody catches, a date that is none. */
const STUMBLES = /^(TypeError|ZodError|Invalid(Date|Time|Datetime|Relation)Format)$/

/**
 * Whether an action of Strapi stumbled over what it was sent: many of the panel's take a body or a query
 * apart without looking at it. A mistake in our own code has our own files in front.
 */
function stumbled(error: unknown): error is Error {
  if (!(error instanceof Error) || !STUMBLES.test(error.name)) return false
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at .*[/\\]/.test(line))
  const first = frames.find((line) => !line.includes('node:internal'))
  return first !== undefined && STRAPI.test(first)
}

/**
 * Answers errors that a library below Strapi blames on the client with the status that it names, and those
 * that an action of Strapi stumbles over with 400. Strapi knows only errors of its own; it would answer 500
 * and log a stack trace.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    if (!METHODS.includes(ctx.method)) return refuse(ctx, 405)
    try {
      await next()
    } catch (error) {
      const status = clientStatus(error)
      if (status !== undefined) return refuse(ctx, status)
      if (!stumbled(error)) throw error
      strapi.log.warn(
        `${ctx.method} ${ctx.path} was refused: ${error.message.replaceAll(/\s+/g, ' ')}`,
      )
      refuse(ctx, 400)
    }
  }
