import type { BlockList } from 'node:net'
import { canonicalAddress, isInRanges } from './address-ranges.ts'

/** A header as Node gives it: several lines of one name are a list. */
type Header = string | readonly string[] | undefined

/** The parts of a header that every proxy adds to, the nearest proxy's first. */
const fromTheRight = (header: Header): readonly string[] =>
  [header ?? '']
    .flat()
    .join(',')
    .split(',')
    .map((part) => part.trim())
    .reverse()

/** A hop of `X-Forwarded-For`: an address, also with a port (`192.0.2.1:443`, `[2001:db8::1]:443`). */
function addressOfHop(hop: string): string | null {
  const [, bracketed, withPort] = /^\[([^\]]+)\](?::\d{1,5})?$|^([\d.]+):\d{1,5}$/.exec(hop) ?? []
  return canonicalAddress(bracketed ?? withPort ?? hop)
}

/**
 * The client's address: that of the connection or, if that is a trusted proxy, the last address in
 * `X-Forwarded-For` that is not a trusted proxy. Values that the client itself put in that header
 * are ignored, and an invalid address ends the search. `Forwarded` (RFC 7239) and other headers are
 * not read.
 * @param connection address of the connection's other end
 * @param proxies trusted proxies; null: none, and all headers are ignored
 */
export function clientAddress(
  connection: string,
  forwardedFor: Header,
  proxies: BlockList | null,
): string {
  let address = canonicalAddress(connection) ?? connection
  if (!isInRanges(address, proxies)) return address
  for (const hop of fromTheRight(forwardedFor)) {
    const before = addressOfHop(hop)
    if (before === null) break
    address = before
    if (!isInRanges(address, proxies)) break
  }
  return address
}

/**
 * The nearest proxy's value of `X-Forwarded-Proto` or `X-Forwarded-Host`; undefined when the
 * connection comes from no trusted proxy, or it sent none.
 */
export function forwardedValue(
  connection: string,
  header: Header,
  proxies: BlockList | null,
): string | undefined {
  return (isInRanges(connection, proxies) && fromTheRight(header)[0]) || undefined
}

/** How much of an IPv6 address is one visitor's: a network of /64 (RFC 6177), in groups of 16 bits. */
const NETWORK_GROUPS = 4
const ADDRESS_GROUPS = 8

/** The key of one visitor for limits: an IPv4 address, or the /64 network of an IPv6 one. */
export function limitKey(address: string): string {
  const canonical = canonicalAddress(address)
  if (!canonical?.includes(':')) return canonical ?? address
  const [head = '', tail] = canonical.split('::')
  const groups = (part: string) => (part === '' ? [] : part.split(':'))
  const last = groups(tail ?? '')
  const zeros = Math.max(0, ADDRESS_GROUPS - groups(head).length - last.length)
  const all = [...groups(head), ...Array<string>(zeros).fill('0'), ...last]
  return all.slice(0, NETWORK_GROUPS).join(':')
}

/**
 * The range of addresses that one customer easily gets: a /24 of IPv4, a /48 of IPv6 (RFC 6177).
 */
export function networkKey(address: string): string {
  const key = limitKey(address)
  const separator = key.includes(':') ? ':' : '.'
  return key.split(separator).slice(0, 3).join(separator)
}
