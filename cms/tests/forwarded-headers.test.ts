// About: cms/src/http/forwarded-headers.ts, cms/src/middlewares/trusted-proxy.ts, cms/src/sign-in-limits
// About: contract/src/network

import { createRequire } from 'node:module'
import { type AddressInfo, type BlockList, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { readAddressRanges } from '@beursvloer/contract/network/address-ranges'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Cms, startCms } from './harness.ts'

/** More attempts than one address may fail to sign in. */
const TRIES = 22
const PROXY = '127.0.0.1'

let cms: Cms
/** The settings of the running CMS, which is this process. */
let settings: { trustedProxy: BlockList | null }

beforeAll(async () => {
  cms = await startCms()
  vi.useFakeTimers({ toFake: ['Date'] })
  settings = createRequire(import.meta.url)('../dist/config/settings.js').default
})
const trust = (proxies: string) => {
  settings.trustedProxy = readAddressRanges(proxies)
  cms.strapi.server.app.proxy = settings.trustedProxy !== null
}
afterAll(() => {
  vi.useRealTimers()
  trust('off')
})

it.each([
  ['no proxy is trusted', 'off', (at: number) => `198.51.100.${at}`],
  ['it is forged before a proxy', PROXY, (at: number) => `198.51.100.${at}, 203.0.113.7`],
])('password attempts are limited when %s', async (_name, proxies, forwardedFor) => {
  trust(proxies)
  await cms.strapi.db.connection('failure_limits').delete()
  const statuses: number[] = []
  for (let at = 0; at < TRIES; at += 1) {
    const headers = { 'x-forwarded-for': forwardedFor(at) }
    const body = { email: `${at}.niemand@beurs.example`, password: 'Verkeerd-2027' }
    statuses.push((await cms.ask('/admin/login', { method: 'POST', body, headers })).status)
  }
  expect(statuses).toEqual([...Array(20).fill(400), 429, 429])
})

it('a request that names two hosts is refused', async () => {
  const { port } = cms.strapi.server.httpServer.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.end('GET /api/health HTTP/1.1\r\nHost: a.example\r\nhost: b.example\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /)
})
