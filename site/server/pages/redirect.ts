import type { ServerResponse } from 'node:http'
import type { ServerContext } from '../server-context.ts'

/** How long a redirect that everyone gets may be remembered, in seconds. */
const REDIRECT_SECONDS = 3600

/** The target of a redirect. */
export interface RedirectTarget {
  /** Path and search. */
  readonly path: string
  /** One of the site's own; absent: the one that was asked. */
  readonly origin?: string | undefined
  /** Whether cookie or language decided: then it is for this visitor and for now only. */
  readonly personal: boolean
  /** Value of a `Set-Cookie` header. */
  readonly cookie?: string | undefined
}

/** Sends the visitor to another page. Never to another site: the path starts with exactly one slash. */
export function redirectTo(
  { security }: ServerContext,
  response: ServerResponse,
  { path, origin = '', personal, cookie }: RedirectTarget,
): void {
  const location = origin + path.replace(/^[/\\]+/, '/').replace(/[\r\n]/g, '')
  const caching = personal
    ? ['Cache-Control', 'private, no-store', 'Vary', 'Cookie, Accept-Language']
    : ['Cache-Control', `public, max-age=${REDIRECT_SECONDS}`]
  response.writeHead(personal ? 302 : 308, [
    ...security.plain,
    'Location',
    location,
    ...caching,
    ...(cookie ? ['Set-Cookie', cookie] : []),
    'Content-Length',
    '0',
  ])
  response.end()
}
