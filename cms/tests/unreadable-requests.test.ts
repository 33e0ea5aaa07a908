// About: cms/src/http, cms/src/middlewares, cms/config/middlewares.ts

import { rmSync, watch, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Cms, SITE_TOKEN, startCms } from './harness.ts'

let cms: Cms
let logged: ReturnType<typeof vi.spyOn>

beforeAll(async () => {
  cms = await startCms()
})
beforeEach(() => {
  logged = vi.spyOn(cms.strapi.log, 'error')
})
afterEach(() => {
  // An error of a client is not an error of the server.
  expect(logged).not.toHaveBeenCalled()
  logged.mockRestore()
})

const address = () => cms.strapi.server.httpServer.address() as AddressInfo

/** Sends bytes, and ends the stream where the server would wait; answers the status line. */
const raw = (text: string, isWhole = true): Promise<string> =>
  new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect({ port: address().port, host: '127.0.0.1', allowHalfOpen: true })
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('end', () => resolve(answer.split('\r\n')[0] ?? ''))
    socket.on('error', reject)
    if (isWhole) socket.write(text)
    else socket.end(text)
  })

const post = (path: string, type: string, body: string, more = '') =>
  raw(
    `POST ${path} HTTP/1.1\r\nHost: cms\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n${more}\r\n${body}`,
  )

/**
 * Watches a folder until the end of the test; answers a function with the names of files written so
 * far.
 */
function watchFolder(folder: string): () => Promise<readonly string[]> {
  const names: string[] = []
  const { promise: allSeen, resolve: seeAll } = Promise.withResolvers<void>()
  const watcher = watch(folder, (_event, name) => {
    if (name === 'last') seeAll()
    else names.push(String(name))
  })
  onTestFinished(() => watcher.close())
  return async () => {
    const last = path.join(folder, 'last')
    writeFileSync(last, '')
    await allSeen
    rmSync(last)
    return names
  }
}

/** A file; without a content type it would be read as a field. */
const PART =
  '--b\r\nContent-Disposition: form-data; name="a"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\nx\r\n'
const site = `Authorization: Bearer ${SITE_TOKEN}\r\n`
const staff = () => `Authorization: Bearer ${cms.administrator}\r\n`

describe('a multipart body', () => {
  const bodies: readonly (readonly [string, string])[] = [
    ['multipart/form-data', `${PART}--b--\r\n`],
    ['multipart/form-data; boundary=', `${PART}--b--\r\n`],
    ['multipart/form-data; boundary=another', `${PART}--b--\r\n`],
    ['multipart/form-data; boundary=b', PART.slice(0, 40)],
    ['multipart/form-data; boundary=b', PART],
    ['multipart/form-data; boundary=b', ''],
  ]

  it.each(bodies)('that cannot be read, as %s, is answered with 4xx', async (type, body) => {
    for (const form of ['contact', 'contract', 'newsletter'])
      expect(await post(`/api/submissions/${form}`, type, body, site)).toMatch(/ 4\d\d /)
    expect(await post('/upload', type, body, staff())).toMatch(/ 4\d\d /)
    expect(await post('/floor-plan/halls/x/drawing', type, body, staff())).toMatch(/ 4\d\d /)
  })

  it('is written to disk only for staff, on routes that accept files', async () => {
    // Strapi deletes its files when it answers, so the watch starts before.
    const written = watchFolder(tmpdir())
    const body = `${PART}--b--\r\n`
    const type = 'multipart/form-data; boundary=b'
    expect(await post('/admin/login', type, body)).toContain(' 415 ')
    expect(await post('/api/auth/local', type, body, site)).toContain(' 415 ')
    expect(await post('/nowhere', type, body)).toContain(' 415 ')
    expect(await post('/upload', type, body)).toContain(' 401 ')
    expect(await post('/upload', type, body, site)).toContain(' 401 ')
    expect(await written()).toEqual([])
    await post('/upload', type, body, staff())
    expect(await written()).not.toEqual([])
  })
})

describe('another request', () => {
  it.each([
    ['application/json', '{"a":'],
    ['application/json', '"text"'],
    ['application/json', '{"__proto__":{"a":1}}'],
    ['application/json', '['.repeat(5000)],
  ])('with a body of %s that cannot be read, %s, is answered with 400', async (type, body) => {
    expect(await post('/admin/login', type, body)).toContain(' 400 ')
  })

  it('to sign in to the panel is limited in size', async () => {
    const body = JSON.stringify({ email: 'a'.repeat(100_000) })
    for (const name of ['login', 'forgot-password', 'reset-password', 'register', 'register-admin'])
      expect(await post(`/admin/${name}`, 'application/json', body)).toContain(' 413 ')
  })

  it('with a wrong content encoding is refused', async () => {
    expect(
      await post('/admin/login', 'application/json', '{}', 'Content-Encoding: gzip\r\n'),
    ).toMatch(/ 4\d\d /)
    expect(await post('/admin/login', 'application/json', '{}', 'Content-Encoding: x\r\n')).toMatch(
      / 4\d\d /,
    )
  })

  it('without a body is refused by its action', async () => {
    expect(await post('/admin/register', 'text/x', '')).toMatch(/ 4\d\d /)
  })

  it('with a method that no route has is answered with 405', async () => {
    expect(await raw('PROPFIND / HTTP/1.1\r\nHost: cms\r\nConnection: close\r\n\r\n')).toContain(
      ' 405 ',
    )
  })

  it.each([
    ['POST', '/admin/permissions/check', {}],
    ['POST', '/users-permissions/roles', { name: 'x', description: 'x', createdAt: 'x' }],
    ['PUT', '/admin/homepage/layout', { widgets: 'none' }],
    [
      'POST',
      '/content-manager/collection-types/api::tariff.tariff',
      { documentId: { fields: 'x' } },
    ],
    ['POST', '/content-manager/collection-types/api::tariff.tariff', ['x']],
    ['GET', '/content-manager/relations/api::none.none/1/none', undefined],
  ])(
    'of staff that makes an action of Strapi throw, %s %s, is refused',
    async (method, path, body) => {
      const answer = await cms.ask(path, {
        method,
        token: cms.administrator,
        ...(body && { body }),
      })
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.status).toBeLessThan(500)
    },
  )

  it('that is cut off is not logged as an error', async () => {
    const printed = vi.spyOn(console, 'error')
    onTestFinished(() => printed.mockRestore())
    await raw(
      'POST /admin/login HTTP/1.1\r\nHost: cms\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{',
      false,
    )
    await raw('rubbish\r\n\r\n', false)
    expect(printed).not.toHaveBeenCalled()
  })
})

it('other sites cannot call the admin API from a browser', async () => {
  const allowed = async (origin: string) =>
    (await cms.ask('/admin/init', { headers: { origin } })).headers.get(
      'access-control-allow-origin',
    )
  const panel: string = cms.strapi.config.get('server.url')
  expect(await allowed('http://localhost:3000')).toBeNull()
  expect(await allowed('https://evil.example')).toBeNull()
  expect(await allowed(panel)).toBe(panel)
})
