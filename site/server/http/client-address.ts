import type { IncomingMessage } from 'node:http'
import type { BlockList } from 'node:net'
import { clientAddress, forwardedValue } from '@beursvloer/contract/network/client-address'

const connectionOf = (request: IncomingMessage): string => request.socket.remoteAddress ?? ''

/** The visitor's address, determined by `TRUSTED_PROXY`. */
export const visitorAddress = (request: IncomingMessage, proxies: BlockList | null): string =>
  clientAddress(connectionOf(request), request.headers['x-forwarded-for'], proxies)

/** The host that a trusted proxy was asked for; undefined when it did not say. */
export const forwardedHost = (
  request: IncomingMessage,
  proxies: BlockList | null,
): string | undefined =>
  forwardedValue(connectionOf(request), request.headers['x-forwarded-host'], proxies)
