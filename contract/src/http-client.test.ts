import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { httpClient, retryingFetch } from './http-client.ts'

let server: Server
let url: string
/** Methods of the calls that came in. */
let calls: string[]
/** Statuses of the next answers; the last repeats. 0 drops the connection, null answers nothing. */
let statuses: (number | null)[]

beforeEach(async () => {
  calls = []
  server = createServer((request, response) => {
    calls.push(request.method ?? '')
    const [status = 200] = statuses.length > 1 ? statuses.splice(0, 1) : statuses
    if (status === null) return
    if (status === 0) request.socket.destroy()
    else response.writeHead(status, { 'content-type': 'application/json' }).end('{"ok":true}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

describe.each([
  ['the client', httpClient.raw],
  ['its fetch', retryingFetch],
])('%s', (_name, ask) => {
  /** The status of the answer to a call. */
  const statusOf = (request: RequestInit = {}) =>
    Promise.resolve(ask(url, request)).then(
      ({ status }) => status,
      ({ status }: { status?: number }) => status,
    )

  it.each([408, 409, 425, 429, 500, 502, 503, 504])('retries GET once on %i', async (status) => {
    statuses = [status]
    expect(await statusOf()).toBe(status)
    expect(calls).toEqual(['GET', 'GET'])
  })

  it('gives the answer of the second attempt, also after a broken connection', async () => {
    for (const first of [503, 0]) {
      statuses = [first, 200]
      expect(await statusOf()).toBe(200)
    }
  })

  it.each([400, 401, 404, 422, 501])('does not retry on %i', async (status) => {
    statuses = [status]
    expect(await statusOf()).toBe(status)
    expect(calls).toHaveLength(1)
  })

  it.each(['PATCH', 'POST', 'PUT', 'DELETE'])('never sends %s twice', async (method) => {
    for (const status of [503, 0]) {
      calls = []
      statuses = [status]
      await statusOf({ method, body: new URLSearchParams({ a: '1' }) })
      expect(calls).toEqual([method])
    }
  })
})

it('the body of an answer is left to be read, whatever its status', async () => {
  for (const status of [200, 404, 503]) {
    statuses = [status]
    expect(await (await retryingFetch(url)).json()).toEqual({ ok: true })
  }
})

it('the error of fetch is thrown when there is no answer', async () => {
  statuses = [0]
  await expect(retryingFetch(url)).rejects.toThrow(TypeError)
  statuses = [null]
  await expect(retryingFetch(url, { signal: AbortSignal.timeout(0) })).rejects.toMatchObject({
    name: 'TimeoutError',
  })
})
