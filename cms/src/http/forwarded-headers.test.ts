import { readAddressRanges } from '@beursvloer/contract/network/address-ranges'
import { expect, it } from 'vitest'
import { keepTrustedHeaders } from './forwarded-headers'

const SENT = {
  'x-forwarded-for': '6.6.6.6, 9.9.9.9',
  'x-forwarded-proto': 'https, http',
  'x-forwarded-host': 'evil.example, cms.example',
}
const proxies = readAddressRanges('10.0.0.1')

it.each([
  ['a trusted proxy', '10.0.0.1', proxies, SENT, ['9.9.9.9', 'http', 'cms.example']],
  ['a trusted proxy that says nothing', '10.0.0.1', proxies, {}, ['10.0.0.1']],
  ['rubbish', '10.0.0.1', proxies, { 'x-forwarded-proto': 'javascript' }, ['10.0.0.1']],
  ['somebody else', '1.2.3.4', proxies, SENT, ['1.2.3.4']],
  ['anybody while no proxy is trusted', '10.0.0.1', null, SENT, []],
])('keeps the trusted part of %s', (_, connection, trusted, sent, kept) => {
  const headers = { ...sent, host: 'cms.example' }
  keepTrustedHeaders(headers, connection, trusted)
  const { host, ...forwarded } = headers
  expect(host).toBe('cms.example')
  expect(Object.values(forwarded)).toEqual(kept)
})
