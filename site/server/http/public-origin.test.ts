import type { IncomingMessage } from 'node:http'
import { BlockList } from 'node:net'
import { expect, it } from 'vitest'
import { PublicOrigins } from './public-origin.ts'

const request = (headers: object, remoteAddress = '9.9.9.9') =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage
const proxies = new BlockList()
proxies.addAddress('10.0.0.1', 'ipv4')
const origins = new PublicOrigins(['https://a.example', 'https://b.example:8443'], proxies)

it.each([
  [{ host: 'a.example' }, undefined, 'https://a.example'],
  [{ host: 'B.example:8443' }, undefined, 'https://b.example:8443'],
  [{ host: 'evil.example' }, undefined, 'https://a.example'],
  [{}, undefined, 'https://a.example'],
  [{ host: 'a.example', 'x-forwarded-host': 'b.example:8443' }, '9.9.9.9', 'https://a.example'],
  [{ host: 'inside', 'x-forwarded-host': 'b.example:8443' }, '10.0.0.1', 'https://b.example:8443'],
  [{ host: 'inside', 'x-forwarded-host': 'evil.example' }, '10.0.0.1', 'https://a.example'],
  [
    { host: 'inside', 'x-forwarded-host': 'a.example, b.example:8443' },
    '10.0.0.1',
    'https://b.example:8443',
  ],
])('%j from %s is %s', (headers, remote, expected) => {
  expect(origins.of(request(headers, remote))).toBe(expected)
})
