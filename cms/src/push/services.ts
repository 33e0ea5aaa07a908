import { lookup as lookUp } from 'node:dns'
import { Agent } from 'node:https'
import type { LookupFunction } from 'node:net'
import { SECOND_MS } from '@beursvloer/contract/durations'
import { isInRanges, readAddressRanges } from '@beursvloer/contract/network/address-ranges'
import settings from '../../config/settings'

/** The push services of browsers: a host, or with a dot in front every host below it. */
const KNOWN_SERVICES = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
]

/** Maximum of connections to a service at once, and how long an idle one is kept. */
export const CONNECTIONS = 32
const KEEP_ALIVE_MS = 10 * SECOND_MS

/**
 * Addresses that are no service's on the internet: private, local, shared, reserved, and IPv6
 * addresses with an embedded IPv4 address (NAT64, RFC 6052 and RFC 8215; Teredo, RFC 4380; 6to4,
 * RFC 3056).
 */
const PRIVATE_RANGES = readAddressRanges(
  [
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.168.0.0/16',
    '198.18.0.0/15',
    '224.0.0.0/3',
    '::/96',
    '64:ff9b::/96',
    '64:ff9b:1::/48',
    '2001::/32',
    '2002::/16',
    'fc00::/7',
    'fe80::/10',
    'fec0::/10',
    'ff00::/8',
  ].join(','),
)

/** Characters of host names on the internet; parsers differ about any others. */
const HOST_NAME = /^[a-z0-9.-]+$/

const isKnownHost = (host: string): boolean =>
  KNOWN_SERVICES.some((known) => (known.startsWith('.') ? host.endsWith(known) : host === known))

/**
 * The service of a subscription, as origin: that of a browser, or one in the settings. The address
 * has to be written as a parser normalises it, so that every parser reads the same host.
 * @returns null for any other address
 */
export function serviceOf(endpoint: string): string | null {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null
  if (url?.protocol !== 'https:' || url.username || url.password) return null
  if (url.href !== endpoint || !HOST_NAME.test(url.hostname)) return null
  if (settings.pushServices.includes(url.origin)) return url.origin
  return url.port === '' && isKnownHost(url.hostname) ? url.origin : null
}

/** As `dns.lookup`, for public addresses only. */
const lookUpPublic: LookupFunction = (host, options, done) => {
  lookUp(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, [])
    const found = addresses.filter(({ address }) => !isInRanges(address, PRIVATE_RANGES))
    const [first] = found
    if (!first) return done(new Error(`${host} has no public address`), [])
    if (options.all) return done(null, found)
    return done(null, first.address, first.family)
  })
}

const agentWith = (more: object) =>
  new Agent({ keepAlive: true, maxSockets: CONNECTIONS, timeout: KEEP_ALIVE_MS, ...more })
const publicAgent = agentWith({ lookup: lookUpPublic })
const namedAgent = agentWith({})

/** Connections to a service; only services in the settings may have a private address. */
export const agentFor = (service: string): Agent =>
  settings.pushServices.includes(service) ? namedAgent : publicAgent
