import type { IncomingHttpHeaders } from 'node:http'
import type { BlockList } from 'node:net'
import { clientAddress, forwardedValue } from '@beursvloer/contract/network/client-address'

const FOR = 'x-forwarded-for'
const PROTOCOL = 'x-forwarded-proto'
const HOST = 'x-forwarded-host'

/**
 * Reduces the headers of proxies to the values of trusted proxies: one address, one protocol and
 * one host. Koa and Strapi read the first value of each, which any client can send.
 * @param headers are changed
 * @param connection address of the connection's other end
 * @param proxies trusted proxies; null: none, and nothing is left
 */
export function keepTrustedHeaders(
  headers: IncomingHttpHeaders,
  connection: string,
  proxies: BlockList | null,
): void {
  const protocol = forwardedValue(connection, headers[PROTOCOL], proxies)
  const said = {
    [FOR]: proxies ? clientAddress(connection, headers[FOR], proxies) : undefined,
    [PROTOCOL]: protocol === 'http' || protocol === 'https' ? protocol : undefined,
    [HOST]: forwardedValue(connection, headers[HOST], proxies),
  }
  for (const [name, value] of Object.entries(said)) {
    if (value === undefined) delete headers[name]
    else headers[name] = value
  }
}
