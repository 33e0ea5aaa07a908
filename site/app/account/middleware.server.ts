import type { MiddlewareFunction } from 'react-router'
import { accountOf } from './context.server.ts'

/** For pages of one visitor: nobody keeps them, and the session that changed goes back to its cookie. */
export const accountMiddleware: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next()
  for (const cookie of await accountOf(context).cookies()) {
    response.headers.append('Set-Cookie', cookie)
  }
  response.headers.set('Cache-Control', 'private, no-store')
  response.headers.set('X-Robots-Tag', 'noindex')
  return response
}
