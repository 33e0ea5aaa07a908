import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import { withRequestId } from '@beursvloer/contract/network/request-id'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { ContentApiError, createCmsClient, parseQuery } from './http.server.ts'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

interface Seen {
  method: string | undefined
  url: string | undefined
  authorization: string | undefined
  id: unknown
}

let server: Server
let url: string
let seen: Seen[]
let status: number
let body: string
let answers: 'whole' | 'half'

beforeEach(async () => {
  seen = []
  status = 200
  body = '{"ok":true}'
  answers = 'whole'
  server = createServer((request, response) => {
    seen.push({
      method: request.method,
      url: request.url,
      authorization: request.headers.authorization,
      id: request.headers['x-request-id'],
    })
    response.writeHead(status, { 'content-type': 'application/json' })
    if (answers === 'whole') response.end(body)
    else response.write(body.slice(0, 3))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

describe('the content API client', () => {
  it('passes on the id of the present request, and replaces an invalid one', async () => {
    const cms = createCmsClient({ url, prefix: '/api' })
    await withRequestId('9b3e1c0f2d4a4c0e8f7a6b5c4d3e2f10', () => cms('/days'))
    await withRequestId('*/ drop table days', () => cms('/days'))
    await cms('/days')
    const ids = seen.map(({ id }) => id)
    expect(ids).toEqual([
      '9b3e1c0f2d4a4c0e8f7a6b5c4d3e2f10',
      expect.stringMatching(UUID),
      undefined,
    ])
  })

  it('accepts an answer that arrived in time, also when this thread was busy afterwards', async () => {
    const answered = new Int32Array(new SharedArrayBuffer(4))
    const worker = new Worker(
      `const { parentPort, workerData: answered } = require('node:worker_threads')
      const server = require('node:http').createServer((_, response) => {
        parentPort.once('message', () => response.end('{"ok":true}', () => {
          Atomics.store(answered, 0, 1)
          Atomics.notify(answered, 0)
        }))
        parentPort.postMessage('asked')
      })
      server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port))`,
      { eval: true, workerData: answered },
    )
    const [port] = await once(worker, 'message')
    const timeoutMs = 100
    const asked = once(worker, 'message')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const answer = createCmsClient({ url: `http://127.0.0.1:${port}`, prefix: '/api' })('/days', {
      timeoutMs,
    })
    await asked
    // Past the timers of this turn of the event loop: those of the next run before the answer is
    // read.
    await new Promise((resolve) => setImmediate(resolve))
    // This thread is busy from here on: the answer comes meanwhile, and the timer is due.
    worker.postMessage('answer')
    Atomics.wait(answered, 0, 0)
    vi.advanceTimersByTime(timeoutMs)
    await expect(answer).resolves.toEqual({ ok: true })
    await worker.terminate()
  })

  it('builds the address from base, prefix and version, with arrays by index', async () => {
    const cms = createCmsClient({ url: `${url}/`, prefix: '/api', version: 'v2' })
    await cms('/days', { query: { populate: { edition: { fields: ['documentId', 'year'] } } } })
    expect(decodeURIComponent(seen[0]?.url ?? '')).toBe(
      '/api/v2/days?populate[edition][fields][0]=documentId&populate[edition][fields][1]=year',
    )
  })

  it.each([
    [{ token: 'abc' }, {}, 'Bearer abc'],
    [{ token: '' }, {}, undefined],
    [{}, {}, undefined],
    [{ token: 'abc' }, { token: 'own' }, 'Bearer own'],
    [{ token: 'abc' }, { token: '' }, undefined],
  ])('sends a bearer header only with a token: %j %j', async (own, ask, sent) => {
    await createCmsClient({ url, prefix: '/api', ...own })('/days', ask)
    expect(seen[0]?.authorization).toBe(sent)
  })

  it('never retries', async () => {
    status = 503
    await expect(createCmsClient({ url, prefix: '/api' })('/days')).rejects.toThrow()
    expect(seen).toHaveLength(1)
  })

  it('throws the error of the server’s body', async () => {
    status = 400
    body = JSON.stringify({
      data: null,
      error: { status: 400, name: 'ValidationError', message: 'Nee', details: { errors: [] } },
    })
    const error = await createCmsClient({ url, prefix: '/api' })('/x', {
      method: 'POST',
      body: { a: 1 },
    }).catch((thrown) => thrown)
    expect(error).toBeInstanceOf(ContentApiError)
    expect(error).toMatchObject({
      status: 400,
      name: 'ValidationError',
      message: 'Nee',
      details: { errors: [] },
    })
  })

  it.each([
    [502, '<h1>Bad gateway</h1>'],
    [200, '{"data":'],
    [500, '{}'],
  ])('throws an UnknownError for %i %s', async (code, text) => {
    status = code
    body = text
    await expect(createCmsClient({ url, prefix: '/api' })('/x')).rejects.toMatchObject({
      status: 500,
      name: 'UnknownError',
      message: expect.any(String),
    })
  })

  it('throws the error of the server’s body where bytes were requested, and an UnknownError without one', async () => {
    status = 404
    body = '{"error":{"status":404,"name":"NotFoundError","message":"Not Found"}}'
    const ask = () => createCmsClient({ url, prefix: '/api' })('/file', { bytes: true })
    await expect(ask()).rejects.toMatchObject({ status: 404, name: 'NotFoundError' })
    body = 'no'
    await expect(ask()).rejects.toMatchObject({ status: 500, name: 'UnknownError' })
  })

  it('throws an UnknownError without an answer', async () => {
    const cms = createCmsClient({ url: 'http://127.0.0.1:1', prefix: '/api' })
    await expect(cms('/x')).rejects.toMatchObject({ status: 500, name: 'UnknownError' })
  })

  it('does not wait for a body without end', async () => {
    answers = 'half'
    const cms = createCmsClient({ url, prefix: '/api' })
    await expect(cms('/x', { timeoutMs: 50 })).rejects.toMatchObject({ name: 'UnknownError' })
  })
})

describe('parseQuery', () => {
  it('stops at 1000 parameters', () => {
    const query = Array.from({ length: 1001 }, (_, index) => `p${index}=1`).join('&')
    expect(Object.keys(parseQuery(`?${query}`))).toHaveLength(1000)
  })

  it('stops at depth 5', () => {
    expect(parseQuery('a[b][c][d][e][f][g]=1')).toEqual({
      a: { b: { c: { d: { e: { f: { '[g]': '1' } } } } } },
    })
  })

  it('makes arrays of at most 20', () => {
    expect(Array.isArray(parseQuery('a[19]=x').a)).toBe(true)
    expect(parseQuery('a[20]=x')).toEqual({ a: { 20: 'x' } })
  })
})
