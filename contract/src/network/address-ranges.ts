import { BlockList, isIP, SocketAddress } from 'node:net'

/**
 * An IP address in its one spelling: lower case, shortened, without zone, and an IPv4 address that was
 * mapped into IPv6 (RFC 4291 §2.5.5.2) as IPv4.
 * @returns null when the text is no IP address
 */
export function canonicalAddress(text: string): string | null {
  const version = isIP(text)
  if (version === 4) return text
  if (version === 0) return null
  const { address } = new SocketAddress({ address: text, family: 'ipv6' })
  const mapped = address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : ''
  return isIP(mapped) === 4 ? mapped : address
}

/**
 * Addresses and CIDR ranges of IPv4 and IPv6, separated by commas.
 * @returns null for `off` and for nothing
 * @throws Error that names the invalid part
 */
export function readAddressRanges(value: string): BlockList | null {
  if (value.trim() === 'off' || value.trim() === '') return null
  const list = new BlockList()
  for (const part of value.split(',').map((text) => text.trim())) {
    const [address = '', bits, ...more] = part.split('/')
    const version = isIP(address)
    const length = bits === undefined ? null : Number(bits)
    const valid = length === null || (/^\d{1,3}$/.test(bits ?? '') && length <= lengthOf(version))
    if (version === 0 || !valid || more.length > 0)
      throw new Error(`must be addresses and CIDR ranges, or off, not "${part}"`)
    const family = version === 4 ? 'ipv4' : 'ipv6'
    if (length === null) list.addAddress(address, family)
    else list.addSubnet(address, length, family)
  }
  return list
}

/** Shortest prefixes of networks that anybody has for themselves (RFC 1918; RFC 4193). */
const SHORTEST_PREFIX = { 4: 8, 6: 7 } as const

/**
 * Reads a setting with networks.
 * @throws Error with the required format
 */
export function readNetworks(value: string): BlockList | null {
  for (const part of value.split(',')) {
    const [address = '', bits = '128'] = part.trim().split('/')
    if (Number(bits) < SHORTEST_PREFIX[isIP(address) === 6 ? 6 : 4])
      throw new Error(
        `may not be so much of the internet as "${part.trim()}": name the networks themselves`,
      )
  }
  return readAddressRanges(value)
}

const lengthOf = (version: number) => (version === 4 ? 32 : 128)

/** Whether an address is in one of the ranges; false for an invalid address. */
export function isInRanges(address: string, ranges: BlockList | null): boolean {
  const canonical = ranges && canonicalAddress(address)
  return canonical ? ranges.check(canonical, isIP(canonical) === 4 ? 'ipv4' : 'ipv6') : false
}
