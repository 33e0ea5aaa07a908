import { BlockList } from 'node:net'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalAddress, isInRanges, readAddressRanges } from './address-ranges.ts'
import { clientAddress, forwardedValue, limitKey, networkKey } from './client-address.ts'

const PROXY = '10.0.0.1'
const proxies = readAddressRanges('10.0.0.0/8, 2001:db8:f::/48')

describe('the address of the client', () => {
  it.each([
    ['1.2.3.4', '9.9.9.9', '1.2.3.4'],
    [PROXY, undefined, PROXY],
    [PROXY, '9.9.9.9', '9.9.9.9'],
    ['::ffff:10.0.0.1', '9.9.9.9', '9.9.9.9'],
    ['::FFFF:0a00:0001', '9.9.9.9', '9.9.9.9'],
    ['2001:db8:f::1', '9.9.9.9', '9.9.9.9'],
    [PROXY, '6.6.6.6, 9.9.9.9, 10.0.0.2', '9.9.9.9'],
    [PROXY, '6.6.6.6,9.9.9.9,2001:db8:f::2', '9.9.9.9'],
    [PROXY, 'unknown', PROXY],
    [PROXY, '6.6.6.6, rubbish', PROXY],
    [PROXY, '6.6.6.6, ', PROXY],
    [PROXY, '6.6.6.6, 10.0.0.2:', PROXY],
    [PROXY, '::ffff:9.9.9.9', '9.9.9.9'],
    [PROXY, '9.9.9.9:50123', '9.9.9.9'],
    [PROXY, '2001:DB8:0::1', '2001:db8::1'],
    [PROXY, '[2001:db8::1]', '2001:db8::1'],
    [PROXY, '6.6.6.6, [2001:db8::1]:443', '2001:db8::1'],
    [PROXY, ['6.6.6.6', '9.9.9.9'], '9.9.9.9'],
    [PROXY, '10.0.0.3, 10.0.0.2', '10.0.0.3'],
    ['', '9.9.9.9', ''],
  ])('%s with X-Forwarded-For %j is %s', (connection, header, expected) => {
    expect(clientAddress(connection, header, proxies)).toBe(expected)
  })

  it('is that of the connection without a trusted proxy, whatever the headers are', () => {
    fc.assert(
      fc.property(fc.ipV4(), fc.string(), (connection, header) => {
        expect(clientAddress(connection, header, null)).toBe(connection)
      }),
    )
  })

  it('does not depend on anything to its left in the header', () => {
    const stranger = fc.ipV4().filter((address) => !isInRanges(address, proxies))
    const forged = fc.oneof(fc.string(), fc.ipV4(), fc.ipV6())
    fc.assert(
      fc.property(stranger, fc.array(forged), (address, left) => {
        expect(clientAddress(PROXY, [...left, address, '10.0.0.2'].join(', '), proxies)).toBe(
          address,
        )
      }),
    )
  })

  it('is always a valid address', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        expect(canonicalAddress(clientAddress(PROXY, header, proxies))).not.toBeNull()
      }),
    )
  })
})

it.each([
  [PROXY, 'https', 'https'],
  [PROXY, 'https, http', 'http'],
  [PROXY, undefined, undefined],
  ['9.9.9.9', 'https', undefined],
])('from %s with %j the nearest proxy added %j', (connection, header, expected) => {
  expect(forwardedValue(connection, header, proxies)).toBe(expected)
})

describe('ranges of addresses', () => {
  it.each(['off', '', ' '])('are empty for "%s"', (value) => {
    expect(readAddressRanges(value)).toBeNull()
  })

  it.each([
    'proxy.example',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    '::1/129',
    '10.0.0.1,',
    '1.2.3.4/0x8',
  ])('are refused for "%s"', (value) => {
    expect(() => readAddressRanges(value)).toThrow('must be addresses and CIDR ranges')
  })

  it('do not contain a text that is no address', () => {
    const all = new BlockList()
    all.addSubnet('0.0.0.0', 0, 'ipv4')
    expect(isInRanges('localhost', all)).toBe(false)
    expect(isInRanges('fe80::1%eth0', readAddressRanges('fe80::/10'))).toBe(true)
  })
})

describe('the address for limits', () => {
  it.each([
    ['1.2.3.4', '1.2.3.4'],
    ['::ffff:1.2.3.4', '1.2.3.4'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:1:2::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['64:ff9b::1.2.3.4', '64:ff9b:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['', ''],
  ])('of %s is %s', (address, key) => expect(limitKey(address)).toBe(key))

  it.each([
    ['192.0.2.1', '192.0.2'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
    ['2001:db8::1', '2001:db8:0'],
    ['2001:db8:1:2', '2001:db8:1'],
  ])('of %s is in the network %s', (address, key) => expect(networkKey(address)).toBe(key))

  it('is a whole /64 of IPv6, and no more', () => {
    const group = fc.nat(0xffff).map((number) => number.toString(16))
    const half = fc.array(group, { minLength: 4, maxLength: 4 }).map((groups) => groups.join(':'))
    fc.assert(
      fc.property(half, half, half, half, (network, host, otherHost, otherNetwork) => {
        const key = limitKey(`${network}:${host}`)
        fc.pre(!key.startsWith('0:0:0:0') && network !== otherNetwork)
        expect(limitKey(`${network}:${otherHost}`)).toBe(key)
        expect(limitKey(`${otherNetwork}:${host}`)).not.toBe(key)
      }),
    )
  })
})
