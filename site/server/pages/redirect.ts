import type { ServerResponse } from 'node:http'
import type { ServerContext } from '../server-context.ts'

/** How long a redirect that everyone gets may be remembered, in seconds. */
const REDIRECT_SECONDS = 3600

/**
 * Sends the visitor to another path of this site: for now when cookie or language decided
 * (`personal`), else for good. Never to another host: the path starts with exactly one slash.
 */
export function redirectTo(
  { security }: ServerContext,
  response: ServerResponse,
  path: string,
  personal: boolean,
): void {
  const location = path.replace(/^[/\\]+/, '/').replace(/[\r\n]/g, '')
  const caching = personal
    ? ['Cache-Control', 'private, no-store', 'Vary', 'Cookie, Accept-Language']
    : ['Cache-Control', `public, max-age=${REDIRECT_SECONDS}`]
  response.writeHead(personal ? 302 : 308, [
    ...security.plain,
    'Location',
    location,
    ...caching,
    'Content-Length',
    '0',
  ])
  response.end()
}
