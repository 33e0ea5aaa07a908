import type { MiddlewareFunction } from 'react-router'
import { followRedirects } from './redirects.server.ts'

/** Middleware that routes name; a page lists the names it wants. */
const registry: Record<string, MiddlewareFunction<Response>> = {
  redirects: followRedirects,
}

/**
 * The middleware behind the names a route gives, in order.
 *
 * @throws Error "Unknown route middleware" (requirements 12.1) for a name that is not registered
 */
export function routeMiddleware(...names: string[]): MiddlewareFunction<Response>[] {
  return names.map((name) => {
    const middleware = Object.hasOwn(registry, name) ? registry[name] : undefined
    if (!middleware) throw new Error(`Unknown route middleware: '${name}'`)
    return middleware
  })
}
