import type { IncomingMessage } from 'node:http'
import { BlockList } from 'node:net'
import { expect, it } from 'vitest'
import { clientAddress, limitKey } from './client-address.ts'

const request = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage

const proxies = new BlockList()
proxies.addSubnet('10.0.0.0', 8, 'ipv4')

it.each([
  ['1.2.3.4', '9.9.9.9', '1.2.3.4'],
  ['10.0.0.1', undefined, '10.0.0.1'],
  ['10.0.0.1', '9.9.9.9', '9.9.9.9'],
  ['::ffff:10.0.0.1', '9.9.9.9', '9.9.9.9'],
  ['10.0.0.1', '6.6.6.6, 9.9.9.9, 10.0.0.2', '9.9.9.9'],
  ['10.0.0.1', 'unknown', '10.0.0.1'],
  ['10.0.0.1', '6.6.6.6, rubbish', '10.0.0.1'],
  ['10.0.0.1', '2001:db8::1', '2001:db8::1'],
])('%s with X-Forwarded-For %j is %s', (remote, forwarded, expected) => {
  expect(clientAddress(request(remote, forwarded), proxies)).toBe(expected)
})

it('believes no header without a configured proxy', () => {
  expect(clientAddress(request('10.0.0.1', '9.9.9.9'), null)).toBe('10.0.0.1')
})

it.each([
  ['1.2.3.4', '1.2.3.4'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:1:2::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('%s is limited as %s', (address, key) => expect(limitKey(address)).toBe(key))
