import { once } from 'node:events'
import { Agent } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, it } from 'vitest'
import { startServer } from '../testing/running-server.ts'
import { GracefulServer } from './graceful-server.ts'

const never = new Promise<void>(() => undefined)

it('it finishes running requests, closes their connection and accepts no new ones', async () => {
  const { server, site, get } = await startServer()
  const { promise, resolve } = Promise.withResolvers<void>()
  site.gate = promise
  const begun = get('/langzaam', { headers: { connection: 'keep-alive' } })
  await expect.poll(() => site.requests.length).toBe(1)
  const stopped = server.stop()
  await expect.poll(() => server.server.listening).toBe(false)
  await expect(get('/faq')).rejects.toThrow('ECONNREFUSED')
  resolve()
  const answer = await begun
  expect([answer.status, answer.headers.connection]).toEqual([200, 'close'])
  await stopped
})

it('it serves for a while first, is not ready, and gives open connections a last answer', async () => {
  const elapsed = Promise.withResolvers<void>()
  const clock = { now: () => 0, after: (ms: number) => (ms === 700 ? elapsed.promise : never) }
  const { server, get } = await startServer({}, { clock })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const before = await get('/faq', { agent })
  const stopped = server.stop(700)
  const ready = await get('/health?ready=1', { agent })
  const page = await get('/faq', { agent })
  elapsed.resolve()
  await expect.poll(() => server.server.listening).toBe(false)
  await expect(get('/faq')).rejects.toThrow('ECONNREFUSED')
  const last = await get('/faq', { agent })
  await stopped
  const answers = [before, ready, page, last]
  expect(answers.map(({ status }) => status)).toEqual([200, 503, 200, 200])
  const connections = answers.map(({ headers }) => headers.connection)
  expect(connections).toEqual(['keep-alive', 'keep-alive', 'keep-alive', 'close'])
  expect(JSON.parse(ready.text)).toMatchObject({ status: 'stopping' })
})

it('it closes connections without a request before it cuts off slow ones', async () => {
  const clock = { now: () => 0, after: async (ms: number) => (ms < 10_000 ? undefined : never) }
  const { server, port } = await startServer({}, { clock })
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const closed = once(socket, 'close')
  // The system refuses a connection that is not accepted before the server closes.
  await server.stop()
  expect(await closed).toEqual([false])
})

it('it cuts off requests that take too long', async () => {
  const clock = { now: () => 0, after: async () => undefined }
  const { server, site, get } = await startServer({}, { clock })
  site.gate = new Promise(() => undefined)
  const begun = get('/langzaam').catch((error: Error) => error.message)
  await expect.poll(() => site.requests.length).toBe(1)
  await server.stop()
  expect(await begun).toBe('socket hang up')
})

it('it refuses headers that are too large, and requests that are not HTTP', async () => {
  const { server, port } = await startServer()
  const raw = (text: string) =>
    new Promise<string>((resolve) => {
      let received = ''
      const socket = connect(port, '127.0.0.1', () => socket.write(text))
      socket.on('data', (chunk) => {
        received += chunk
      })
      socket.on('close', () => resolve(received))
    })
  expect(await raw(`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`)).toContain(
    ' 431 ',
  )
  expect(await raw('rubbish\r\n\r\n')).toContain(' 400 ')
  await server.stop()
})

it.runIf(process.platform === 'linux')(
  'it accepts many connections in one round of the event loop',
  async () => {
    const { server, port } = await startServer()
    const visitors = 96
    let accepted = 0
    /** Rounds in which a connection was accepted. */
    let rounds = 0
    server.server.on('connection', () => {
      accepted += 1
    })
    const sockets = Array.from({ length: visitors }, () => connect(port, '127.0.0.1'))
    while (accepted < visitors) {
      const before = accepted
      await new Promise((resolve) => setImmediate(resolve))
      if (accepted > before) rounds += 1
    }
    expect(rounds).toBeLessThan(visitors / 2)
    for (const socket of sockets) socket.destroy()
    await server.stop()
  },
)

it('it names a port that is in use', async () => {
  const { server, port } = await startServer()
  const second = new GracefulServer(() => undefined, {
    now: Date.now,
    after: async () => undefined,
  })
  await expect(second.listen(port, '127.0.0.1')).rejects.toMatchObject({ code: 'EADDRINUSE' })
  await server.stop()
})

it('it reads all requests that have arrived before it answers the first', async () => {
  const seen: string[] = []
  const server = new GracefulServer(
    (_, response) => {
      seen.push('answer')
      response.end()
    },
    { now: () => 0, after: () => never },
  )
  await server.listen(0, '127.0.0.1')
  server.server.on('request', () => seen.push('read'))
  const { port } = server.server.address() as AddressInfo
  const sockets = []
  for (let index = 0; index < 3; index += 1) {
    const accepted = once(server.server, 'connection')
    sockets.push(connect(port, '127.0.0.1'))
    await accepted
  }
  for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  await expect.poll(() => seen).toHaveLength(6)
  expect(seen).toEqual(['read', 'read', 'read', 'answer', 'answer', 'answer'])
  for (const socket of sockets) socket.destroy()
  await server.stop()
})
