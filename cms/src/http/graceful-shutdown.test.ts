import {
  Agent,
  createServer,
  get,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { drainOf } from './graceful-shutdown'

/** Resolves when a server has stopped accepting connections, for which there is no event. */
async function stopsListening(server: Server) {
  while (server.listening) await nextTurn()
}

/** A server that waits with its answers until a call, and a client that keeps its connections. */
async function slowServer() {
  let arrived: (response: ServerResponse) => void
  const underWay = new Promise<ServerResponse>((resolve) => {
    arrived = resolve
  })
  const server = createServer((_request, response) => arrived(response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  const ask = () =>
    new Promise<number | undefined>((resolve, reject) => {
      const answer = (response: IncomingMessage) => {
        response.resume().on('end', () => resolve(response.statusCode))
      }
      get({ port, host: '127.0.0.1', agent }, answer).on('error', reject)
    })
  return { server, ask, underWay }
}

it('answers the requests in progress, accepts no new ones, and then closes', async () => {
  const { server, ask, underWay } = await slowServer()
  const drain = drainOf(server)
  const answer = ask()
  const response = await underWay
  const drained = drain.run(0)
  await stopsListening(server)
  await expect(ask()).rejects.toThrow('ECONNREFUSED')
  response.end('done')
  expect(await answer).toBe(200)
  await drained
})

it('serves for a while first, and gives an open connection a last answer', async () => {
  const server = createServer((_request, response) => response.end('done'))
  const drain = drainOf(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = () =>
    new Promise<string | undefined>((resolve, reject) => {
      const answer = (response: IncomingMessage) => {
        response.resume().on('end', () => resolve(response.headers.connection))
      }
      get({ port, host: '127.0.0.1', agent }, answer).on('error', reject)
    })
  expect(await ask()).toBe('keep-alive')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], fakeNodeBuiltins: true })
  onTestFinished(() => void vi.useRealTimers())
  const drained = drain.run(100)
  vi.advanceTimersByTime(99)
  expect([drain.begun(), await ask(), server.listening]).toEqual([true, 'keep-alive', true])
  vi.advanceTimersByTime(1)
  await stopsListening(server)
  expect(await ask()).toBe('close')
  await drained
  await expect(ask()).rejects.toThrow('ECONNREFUSED')
})

it('closes connections that take too long', async () => {
  const { server, ask, underWay } = await slowServer()
  const drain = drainOf(server)
  const answer = expect(ask()).rejects.toThrow('socket hang up')
  await underWay
  await drain.run(0, 50)
  await answer
})

it('returns at once for a server that never listened', async () => {
  const drain = drainOf(createServer())
  await drain.run(0)
  expect(drain.begun()).toBe(false)
})
