import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { refuse } from '../refuse'

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

/**
 * Answers errors that a library below Strapi blames on the client with the status that it names. Strapi
 * knows only errors of its own; it would answer 500 and log a stack trace.
 */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  if (!METHODS.includes(ctx.method)) return refuse(ctx, 405)
  try {
    await next()
  } catch (error) {
    const status = clientStatus(error)
    if (status === undefined) throw error
    refuse(ctx, status)
  }
}
