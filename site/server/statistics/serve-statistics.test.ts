import { expect, it } from 'vitest'
import { type RequestOptions, startServer } from '../testing/running-server.ts'

const OWN = { origin: 'https://dakwaarts.example', 'user-agent': 'Firefox', cookie: 'locale=en' }
const batch = (body: string, headers: RequestOptions['headers'] = OWN): RequestOptions => ({
  method: 'POST',
  headers,
  body: [body],
})

it('events of pages of the site are passed on', async () => {
  const { get, site } = await startServer()
  const { status, headers, text } = await get('/statistics/', batch('{"data":1}'))
  expect([status, text]).toEqual([204, ''])
  expect(headers).toMatchObject({ 'cache-control': 'no-store' })
  expect(headers['set-cookie']).toBeUndefined()
  const sender = { address: '127.0.0.1', venue: false }
  const sent = { userAgent: 'Firefox', cookie: 'locale=en', isTooMuch: false, sender }
  expect(site.batches).toEqual([['{"data":1}', sent]])
})

it('requests of other sites, large ones, and other methods are refused', async () => {
  const { get, site } = await startServer()
  const elsewhere = { ...OWN, origin: 'https://elders.example' }
  expect((await get('/statistics/', batch('{}', elsewhere))).status).toBe(403)
  expect((await get('/statistics/', batch('x'.repeat(16 * 1024 + 1)))).status).toBe(413)
  const { status, headers } = await get('/statistics/')
  expect([status, headers.allow]).toEqual([405, 'POST'])
  expect([site.batches, site.dropped]).toEqual([[], ['invalid']])
})

it('an address has a limit, which the visitors in a hall do not reach', async () => {
  let now = 0
  const clock = { now: () => now, after: () => Promise.resolve() }
  const { get, site } = await startServer(
    { VENUE_NETWORKS: '10.1.0.0/16', TRUSTED_PROXY: '127.0.0.1' },
    { clock },
  )
  const sendMany = async (address: string, times: number) => {
    const headers = { ...OWN, 'x-forwarded-for': address }
    const statuses: number[] = []
    for (let at = 0; at < times; at += 1)
      statuses.push((await get('/statistics/', batch('{}', headers))).status)
    return statuses.filter((status) => status !== 204)
  }
  expect(await sendMany('10.1.2.3', 1200)).toEqual([])
  expect(await sendMany('192.0.2.1', 1002)).toEqual([429, 429])
  expect(site.batches.filter(([, { isTooMuch }]) => isTooMuch)).toHaveLength(2)
  now += 1000
  expect(await sendMany('192.0.2.1', 10)).toEqual([])
})
