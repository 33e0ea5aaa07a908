import type { IncomingMessage } from 'node:http'
import { type BlockList, isIP } from 'node:net'

const plain = (address: string) =>
  address.startsWith('::ffff:') && isIP(address.slice(7)) === 4 ? address.slice(7) : address

const trusts = (proxies: BlockList, address: string) => {
  const family = isIP(address)
  return family !== 0 && proxies.check(address, family === 4 ? 'ipv4' : 'ipv6')
}

/** Whether the request came through one of the configured proxies. */
export function fromTrustedProxy(request: IncomingMessage, proxies: BlockList | null): boolean {
  return proxies !== null && trusts(proxies, plain(request.socket.remoteAddress ?? ''))
}

/**
 * The visitor's address: that of the connection, or, behind trusted proxies, the last address in
 * `X-Forwarded-For` that is not one of them. What a visitor writes in that header never counts.
 */
export function clientAddress(request: IncomingMessage, proxies: BlockList | null): string {
  let address = plain(request.socket.remoteAddress ?? '')
  if (!proxies || !trusts(proxies, address)) return address
  const forwarded = request.headers['x-forwarded-for']
  const chain = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '')).split(',')
  for (const part of chain.reverse()) {
    const hop = plain(part.trim())
    if (!isIP(hop)) break
    address = hop
    if (!trusts(proxies, hop)) break
  }
  return address
}

/** What counts as one visitor for limits: an IPv4 address, or the /64 network of an IPv6 one. */
export function limitKey(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? []
  const first = head === '' ? [] : head.split(':')
  const last = tail ? tail.split(':') : []
  const gap = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length)
  const groups = [...first, ...Array<string>(gap).fill('0'), ...last]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
