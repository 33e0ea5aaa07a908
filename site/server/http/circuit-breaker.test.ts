import { createServer, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { createCmsClient } from '../../app/content/http.server.ts'
import { CircuitBreaker } from './circuit-breaker.ts'

let server: Server | undefined
const sockets = new Set<Socket>()

/**
 * The CMS's reaction to a call; `silence` accepts it and does not answer, like a stopped process.
 */
type Manner = (path: string) => 'silence' | 'reset' | 'proxy' | number

async function startCms(manner: Manner) {
  const asked: string[] = []
  const cms = { manner, asked, port: 0 }
  server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    request.resume()
    const answer = cms.manner(path)
    if (answer === 'reset') request.socket.destroy()
    else if (answer === 'proxy') response.writeHead(502).end('<h1>Bad gateway</h1>')
    else if (answer !== 'silence')
      response.writeHead(answer).end('{"error":{"message":"Too much at once"}}')
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server?.listen(cms.port, '127.0.0.1', resolve))
  cms.port = (server.address() as AddressInfo).port
  return cms
}

const stop = () =>
  new Promise((resolve) => {
    if (!server) return resolve(null)
    server.close(resolve)
    for (const socket of sockets) socket.destroy()
    server = undefined
  })
afterEach(stop)

const clientOf = (port: number, breaker = new CircuitBreaker()) => ({
  breaker,
  ask: createCmsClient({ url: `http://127.0.0.1:${port}`, prefix: '/api' }, breaker),
})
const probe = { probe: true }
/** Of a probe that gets no answer. */
const impatient = { probe: true, timeoutMs: 20 }
/** A time limit that is over when the test says so. */
function limit() {
  const late = new AbortController()
  const timeOut = () => late.abort(new DOMException('The operation timed out', 'TimeoutError'))
  return { signal: late.signal, timeOut }
}
/** The status that a call fails with. */
const failure = (call: Promise<unknown>) =>
  call.then(
    () => 'no failure',
    (error: { status: number; name: string }) => `${error.status} ${error.name}`,
  )

it('calls fail at once while nothing listens, and pass after the first answer', async () => {
  const cms = await startCms(() => 200)
  const { breaker, ask } = clientOf(cms.port)
  await stop()
  expect(await failure(ask('/forms', { method: 'POST' }))).toBe('500 UnknownError')
  expect(breaker.awaySince).toBeInstanceOf(Date)
  const back = await startCms(() => 200)
  const again = createCmsClient({ url: `http://127.0.0.1:${back.port}`, prefix: '/api' }, breaker)
  expect(await failure(again('/forms', { method: 'POST' }))).toBe('503 CmsAway')
  expect(back.asked).toEqual([])
  let closed = 0
  breaker.whenClosed(() => {
    closed += 1
  })
  await again('/content-version', probe)
  expect([closed, breaker.awaySince]).toEqual([1, null])
  await again('/forms', { method: 'POST' })
  expect(back.asked).toEqual(['/api/content-version', '/api/forms'])
})

it('a CMS that accepts and does not answer counts as unavailable, and waiting calls are abandoned', async () => {
  const cms = await startCms(() => 'silence')
  const { breaker, ask } = clientOf(cms.port)
  const waiting = failure(ask('/auth/local', { method: 'POST' }))
  const { signal, timeOut } = limit()
  const upload = failure(ask('/forms', { method: 'POST', patient: true, signal }))
  await expect.poll(() => cms.asked).toHaveLength(2)
  await failure(ask('/content-version', impatient))
  expect(breaker.awaySince).toBeNull()
  await failure(ask('/content-version', impatient))
  expect(breaker.awaySince).not.toBeNull()
  expect(await waiting).toBe('500 UnknownError')
  expect(await failure(ask('/forms'))).toBe('503 CmsAway')
  cms.manner = () => 200
  await ask('/content-version', probe)
  expect(breaker.awaySince).toBeNull()
  timeOut()
  expect(await upload).toBe('500 UnknownError')
  // That upload began before, and others were answered since.
  expect(breaker.awaySince).toBeNull()
})

it('concurrent calls without an answer do not open it, and waiting calls continue', async () => {
  const cms = await startCms(() => 'silence')
  const { breaker, ask } = clientOf(cms.port)
  let settled = false
  const waiting = failure(ask('/forms', { method: 'POST', timeoutMs: 60_000 })).finally(() => {
    settled = true
  })
  await Promise.all([impatient, impatient].map((how) => failure(ask('/content-version', how))))
  expect(breaker.awaySince).toBeNull()
  for (let turn = 0; turn < 10; turn += 1) await nextTurn()
  expect(settled).toBe(false)
  await failure(ask('/content-version', impatient))
  expect(await waiting).toBe('500 UnknownError')
})

it.each([400, 401, 404, 409, 413, 422, 429, 500, 503])(
  'an answer of %i closes it',
  async (status) => {
    const cms = await startCms(() => 'silence')
    const { breaker, ask } = clientOf(cms.port)
    await failure(ask('/content-version', impatient))
    await failure(ask('/content-version', impatient))
    expect(breaker.awaySince).not.toBeNull()
    cms.manner = () => status
    await failure(ask('/content-version', probe))
    expect(breaker.awaySince).toBeNull()
    await failure(ask('/forms'))
    expect(breaker.awaySince).toBeNull()
  },
)

it('slow polls with an answered call between them do not open it', async () => {
  const cms = await startCms((path) => (path === '/api/content-version' ? 'silence' : 200))
  const { breaker, ask } = clientOf(cms.port)
  await failure(ask('/content-version', impatient))
  await ask('/forms', { method: 'POST' })
  await failure(ask('/content-version', impatient))
  expect(breaker.awaySince).toBeNull()
})

it('one slow call among answered ones, or a broken connection, does not open it', async () => {
  const cms = await startCms((path) => (path === '/api/slow' ? 'silence' : 200))
  const { breaker, ask } = clientOf(cms.port)
  const { signal, timeOut } = limit()
  const slow = failure(ask('/slow', { method: 'POST', signal }))
  await expect.poll(() => cms.asked).toHaveLength(1)
  await ask('/content-version')
  timeOut()
  expect(await slow).toBe('500 UnknownError')
  expect(breaker.awaySince).toBeNull()
  cms.manner = () => 'reset'
  await failure(ask('/forms', { method: 'POST' }))
  expect(breaker.awaySince).toBeNull()
})

it.each(['reset', 'proxy'] as const)(
  'two consecutive calls that end in "%s" open it',
  async (how) => {
    const cms = await startCms((path) => (path === '/api/forms' ? how : 200))
    const { breaker, ask } = clientOf(cms.port)
    await failure(ask('/forms', { method: 'POST' }))
    await ask('/content-version', probe)
    await failure(ask('/forms', { method: 'POST' }))
    expect(breaker.awaySince).toBeNull()
    await failure(ask('/forms', { method: 'POST' }))
    expect(breaker.awaySince).toBeInstanceOf(Date)
    await ask('/content-version', probe)
    expect(breaker.awaySince).toBeNull()
  },
)

describe('several CMS processes', () => {
  const servers: Server[] = []
  afterEach(async () => {
    for (const one of servers.splice(0)) {
      one.closeAllConnections()
      await new Promise((resolve) => one.close(resolve))
    }
  })
  /** A CMS that answers its name, unless it is frozen. */
  async function start(name: string) {
    const cms = { isFrozen: false, url: '' }
    const one = createServer((request, response) => {
      request.resume()
      if (!cms.isFrozen) response.end(JSON.stringify(name))
    })
    await new Promise<void>((resolve) => one.listen(0, '127.0.0.1', resolve))
    servers.push(one)
    cms.url = `http://127.0.0.1:${(one.address() as AddressInfo).port}`
    return { cms, one }
  }
  async function startTwo() {
    const [first, second] = [await start('first'), await start('second')]
    const breaker = new CircuitBreaker(undefined, [first.cms.url, second.cms.url])
    const ask = createCmsClient({ url: '', prefix: '/api' }, breaker)
    return { first, second, breaker, ask }
  }
  const stopOne = (one: Server) => {
    one.closeAllConnections()
    return new Promise((resolve) => one.close(resolve))
  }

  it('count as one while one of them is down: a form is sent to the other at once', async () => {
    const { first, breaker, ask } = await startTwo()
    expect(await ask('/version', probe)).toBe('first')
    await stopOne(first.one)
    expect(await ask('/forms', { method: 'POST', body: {} })).toBe('second')
    expect(await ask('/version', probe)).toBe('second')
    expect(breaker.awaySince).toBeNull()
  })

  it('may have a frozen one: the next call goes to the other, and nothing is sent twice', async () => {
    const { first, breaker, ask } = await startTwo()
    first.cms.isFrozen = true
    expect(await failure(ask('/forms', { method: 'POST', body: {}, timeoutMs: 20 }))).toMatch('500')
    expect(breaker.awaySince).toBeNull()
    expect(await ask('/forms', { method: 'POST', body: {} })).toBe('second')
  })

  it('may have a killed one: calls that may be repeated are sent to the other', async () => {
    const { first, breaker, ask } = await startTwo()
    first.one.removeAllListeners('request')
    first.one.on('request', (request) => request.socket.destroy())
    expect(await failure(ask('/sign-in', { method: 'POST', body: {} }))).toMatch('500')
    breaker.peerAnswered(first.cms.url)
    expect(await ask('/forms', { method: 'POST', body: {}, repeatable: true })).toBe('second')
    breaker.peerAnswered(first.cms.url)
    expect(await ask('/version')).toBe('second')
    expect(breaker.awaySince).toBeNull()
  })

  it('are unavailable when none answers, and available again with any of them', async () => {
    const { first, second, breaker, ask } = await startTwo()
    first.cms.isFrozen = true
    second.cms.isFrozen = true
    await failure(ask('/version', impatient))
    expect(breaker.awaySince).toBeNull()
    await failure(ask('/version', impatient))
    expect(breaker.awaySince).toBeInstanceOf(Date)
    second.cms.isFrozen = false
    await failure(ask('/version', impatient))
    expect(await ask('/version', probe)).toBe('second')
    expect(breaker.awaySince).toBeNull()
  })

  it('are chosen by the thread with more calls', async () => {
    const { second, breaker, ask } = await startTwo()
    breaker.peerAnswered(second.cms.url)
    expect(await ask('/version', probe)).toBe('second')
  })
})
