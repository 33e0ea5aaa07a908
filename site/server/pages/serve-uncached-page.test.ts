import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { MAX_UNCACHED_RENDERS } from '../site-server.ts'
import { startServer } from '../testing/running-server.ts'

const origin = 'https://dakwaarts.example'
let running: Awaited<ReturnType<typeof startServer>>

beforeAll(async () => {
  running = await startServer({ RATE_LIMITS: 'off' })
})
afterAll(() => running.server.server.close())

/**
 * Sends the beginning of a form of this length, or of one without a declared length. Resolves when
 * the server is ready for the rest.
 */
async function beginForm(length: number | null): Promise<Socket> {
  const socket = connect(running.port, '127.0.0.1')
  const size = length === null ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`
  socket.write(
    `POST /contact HTTP/1.1\r\nHost: dakwaarts.example\r\nOrigin: ${origin}\r\nCookie: account=anna\r\nExpect: 100-continue\r\n${size}\r\n\r\n${length === null ? '2\r\n' : ''}a=`,
  )
  await once(socket, 'data')
  return socket
}

const times = <T>(count: number, make: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, make))

/** Expects that forms are accepted and personal pages shown. */
async function expectService() {
  const headers = { origin, 'content-length': '3' }
  const form = await running.get('/contact', { method: 'POST', headers, body: ['a=1'] })
  expect(form.status).toBe(303)
  expect((await running.get('/prive')).status).toBe(200)
}

it('the server continues when senders disconnect before they are identified', async () => {
  const { site, server } = running
  const { account } = site
  const known = Promise.withResolvers<null>()
  const left: Promise<unknown>[] = []
  const note = (request: IncomingMessage) =>
    left.push(new Promise((resolve) => request.once('close', resolve)))
  server.server.on('request', note)
  site.account = () => known.promise
  const leaving = await times(MAX_UNCACHED_RENDERS, () => beginForm(10))
  for (const socket of leaving) socket.destroy()
  await Promise.all(left)
  server.server.off('request', note)
  site.account = account
  known.resolve(null)
  await expectService()
})

it('the server answers others while forms arrive slowly', async () => {
  const slow = await times(MAX_UNCACHED_RENDERS, () => beginForm(10))
  await expectService()
  for (const socket of slow) socket.destroy()
})

it('the server answers others while files arrive slowly', async () => {
  const slow = await times(MAX_UNCACHED_RENDERS, () => beginForm(null))
  await expectService()
  for (const socket of slow) socket.destroy()
})
