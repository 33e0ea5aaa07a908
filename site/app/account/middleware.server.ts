import type { MiddlewareFunction } from 'react-router'
import { accountOf } from './context.server.ts'

/** Seconds after which to try again when the CMS does not answer. */
const RETRY_SECONDS = 60

/** Wraps every route that may change the session, and writes the change to its cookie. */
export const sessionMiddleware: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next()
  for (const cookie of await accountOf(context).cookies()) {
    response.headers.append('Set-Cookie', cookie)
  }
  return response
}

/** As `sessionMiddleware`, for pages of one visitor, which are neither cached nor indexed. */
export const accountMiddleware: MiddlewareFunction<Response> = async (args, next) => {
  const response = (await sessionMiddleware(args, next)) as Response
  // The page of an error has no headers of its own.
  if (response.status === 503) response.headers.set('Retry-After', `${RETRY_SECONDS}`)
  response.headers.set('Cache-Control', 'private, no-store')
  response.headers.set('X-Robots-Tag', 'noindex')
  return response
}
