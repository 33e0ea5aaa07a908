import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ServerContext } from '../server-context.ts'

/**
 * Search parameter that marks an address a browser was redirected to with a cookie, so that it
 * happens once.
 */
const MARK = 'apparaat=1'

/**
 * Redirects a request that was refused because of others behind the same IP address to its own URL,
 * with a cookie that makes it a sender of its own. Browsers follow at once, unnoticed. The answer
 * is cheap, and clients without cookies have no use of it.
 * @returns whether it was answered
 */
export function redirectWithDeviceCookie(
  { devices, publicOrigins, security }: ServerContext,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { url = '/', method, headers } = request
  const asked = url.endsWith(`?${MARK}`) || url.endsWith(`&${MARK}`)
  if (method !== 'GET' || asked || devices.read(headers.cookie) !== null) return false
  const target = `${publicOrigins.of(request)}${url}${url.includes('?') ? '&' : '?'}${MARK}`
  response.writeHead(302, [
    ...security.plain,
    ...['Location', target],
    ...['Set-Cookie', devices.issue()],
    ...['Cache-Control', 'private, no-store'],
    ...['Content-Length', '0'],
  ])
  response.end()
  return true
}
