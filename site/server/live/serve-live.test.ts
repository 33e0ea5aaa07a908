import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import type { LiveItem } from '@beursvloer/contract/live/feed'
import { afterEach, expect, it } from 'vitest'
import { startServer } from '../testing/running-server.ts'

const places = (left: number): LiveItem => ({ left, waiting: 0, line: true, doorFull: false })
const stateOf = (version: string, left: number) => ({
  ...{ version, items: { a: places(left) }, notice: null },
})
const whole = (version: string, left: number) => ({ ...stateOf(version, left), whole: true })
const change = (version: string, left: number) => ({
  ...{ version, whole: false, items: { a: places(left) } },
})

const open: ClientRequest[] = []
afterEach(() => {
  for (const one of open.splice(0)) one.destroy()
})

interface Stream {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  text(): string
  /** The messages so far. */
  messages(): unknown[]
  readonly ended: Promise<void>
}

/** Opens a stream as a browser does. */
function streamOf(port: number, path = '/live', headers: Record<string, string> = {}) {
  return new Promise<Stream>((resolve, reject) => {
    const asked = request(
      { port, path, headers: { accept: 'text/event-stream', ...headers }, agent: false },
      (incoming) => {
        let text = ''
        const { promise: ended, resolve: end } = Promise.withResolvers<void>()
        incoming.on('data', (chunk) => {
          text += chunk
        })
        incoming.on('error', () => end())
        incoming.on('close', end)
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          text: () => text,
          messages: () =>
            [...text.matchAll(/^data: (.+)$/gm)].map(([, json = '']) => JSON.parse(json)),
          ended,
        })
      },
    )
    asked.on('error', reject)
    asked.end()
    open.push(asked)
  })
}

it('a stream has all facts, then each change with its version, without buffering on the way', async () => {
  const { site, port } = await startServer()
  site.tell(stateOf('1', 5))
  const stream = await streamOf(port)
  expect(stream.status).toBe(200)
  expect(stream.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
    connection: 'close',
  })
  expect(stream.headers).not.toHaveProperty('transfer-encoding')
  site.tell(stateOf('2', 4))
  site.tell(stateOf('3', 3))
  await expect.poll(stream.messages).toEqual([whole('1', 5), change('2', 4), change('3', 3)])
  expect(stream.text()).toContain('id: 3\n')
})

it('a returning client gets only what it does not have', async () => {
  const { site, port } = await startServer()
  site.tell(stateOf('2', 4))
  const same = await streamOf(port, '/live?sinds=2')
  const again = await streamOf(port, '/live', { 'last-event-id': '2' })
  const older = await streamOf(port, '/live?sinds=1')
  await expect.poll(same.text).toBe('event: beat\ndata:\n\n')
  await expect.poll(again.text).toBe('event: beat\ndata:\n\n')
  await expect.poll(older.messages).toEqual([whole('2', 4)])
})

it('a poll is answered at once when there is news, otherwise when it comes', async () => {
  const { site, get } = await startServer()
  site.tell(stateOf('2', 4))
  const news = await get('/live?sinds=1&wacht=30')
  expect([news.status, JSON.parse(news.text)]).toEqual([200, whole('2', 4)])
  expect((await get('/live?sinds=2')).status).toBe(204)
  const waiting = get('/live?sinds=2&wacht=30')
  let isAnswered = false
  void waiting.then(() => {
    isAnswered = true
  })
  await get('/live?sinds=2')
  expect(isAnswered).toBe(false)
  site.tell(stateOf('3', 3))
  expect(JSON.parse((await waiting).text)).toEqual(change('3', 3))
})

it('streams and polls end when the server stops, which does not wait for them', async () => {
  // The time limit for requests in progress is never reached.
  const never = new Promise<void>(() => undefined)
  const clock = { now: () => 0, after: async (ms: number) => (ms < 10_000 ? undefined : never) }
  const { site, server, port, get } = await startServer({}, { clock })
  site.tell(stateOf('1', 5))
  const stream = await streamOf(port)
  const waiting = get('/live?sinds=1&wacht=30')
  // The poll is waiting once a later one is answered.
  await get('/live')
  await server.stop()
  await stream.ended
  expect((await waiting).status).toBe(204)
})

it('the number of streams is limited per address and network, and for a venue by the total only', async () => {
  const settings = { TRUSTED_PROXY: '127.0.0.1', VENUE_NETWORKS: '198.51.100.0/24' }
  const { port, get } = await startServer(settings)
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const openMany = async (times: number, address: string) => {
    for (let count = 0; count < times; count += 1) await streamOf(port, '/live', from(address))
  }
  await openMany(100, '192.0.2.1')
  expect((await streamOf(port, '/live', from('192.0.2.1'))).status).toBe(503)
  expect((await streamOf(port, '/live', from('192.0.2.2'))).status).toBe(200)
  const crowded = await get('/live?wacht=30', { headers: from('192.0.2.1') })
  expect([crowded.status, crowded.headers['retry-after']]).toEqual([204, '30'])
  await openMany(99, '192.0.2.2')
  await openMany(100, '192.0.2.3')
  await openMany(100, '192.0.2.4')
  expect((await streamOf(port, '/live', from('192.0.2.5'))).status).toBe(503)
  expect((await streamOf(port, '/live', from('192.0.3.5'))).status).toBe(200)
  const hall = await Promise.all(
    Array.from({ length: 501 }, () => streamOf(port, '/live', from('198.51.100.7'))),
  )
  expect(hall.every(({ status }) => status === 200)).toBe(true)
})

it('only GET and HEAD are accepted', async () => {
  const { get } = await startServer()
  expect((await get('/live', { method: 'HEAD' })).status).toBe(204)
  expect((await get('/live', { method: 'OPTIONS' })).status).toBe(405)
})
