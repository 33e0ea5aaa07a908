import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer } from './testing/running-server.ts'

const origin = 'https://dakwaarts.example'
let running: Awaited<ReturnType<typeof startServer>>
const script = `console.log(${JSON.stringify('x'.repeat(2000))})`

beforeAll(async () => {
  const root = mkdtempSync(join(tmpdir(), 'client-'))
  const client = join(root, 'client')
  mkdirSync(join(client, 'assets'), { recursive: true })
  writeFileSync(join(root, 'secret.txt'), 'secret')
  writeFileSync(join(client, 'assets/app-1a2b.js'), script)
  writeFileSync(join(client, 'assets/app-1a2b.js.map'), 'secret')
  writeFileSync(join(client, '.env'), 'secret')
  writeFileSync(join(client, 'favicon.ico'), 'icon')
  running = await startServer(
    {},
    { client, clock: { now: () => 0, after: () => new Promise(() => undefined) } },
  )
})
afterAll(() => running.server.server.close())

it('a request that names two hosts is refused', async () => {
  const { port } = running.server.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.end('GET /programma HTTP/1.1\r\nHost: a.example\r\nhost: b.example\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /)
})

describe('requests that change data', () => {
  const post = (headers: Record<string, string>, path = '/contact', body = ['a=1']) =>
    running.get(path, { method: 'POST', headers, body })

  it.each([
    [{}, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [
      { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example', host: 'evil.example' },
      403,
    ],
    [{ origin }, 303],
    [{ 'sec-fetch-site': 'same-origin' }, 303],
    [{ origin: 'null', 'sec-fetch-site': 'same-origin' }, 303],
  ])('with %j are answered with %i', async (headers, status) => {
    const answer = await post(headers as Record<string, string>)
    expect(answer.status).toBe(status)
    if (status === 303) expect(answer.headers['set-cookie']).toEqual(['session=1'])
  })

  it.each(['/programma', '/favicon.ico', '/health', '/_img/640/webp/a.jpg', '/builds/latest.json'])(
    'are refused at %s',
    async (path) => {
      const answer = await post({ origin }, path)
      expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS'])
    },
  )

  it('are limited to the size of the page’s forms, with and without a declared length', async () => {
    const said = await post({ origin, 'content-length': '1001' }, '/contact', ['x'.repeat(1001)])
    expect(said.status).toBe(413)
    const unsaid = await post({ origin, 'transfer-encoding': 'chunked' }, '/contact', [
      'x'.repeat(900),
      'x'.repeat(900),
    ])
    expect(unsaid.status).toBe(413)
    const refused = 'security {"event":"upload-refused","path":"/contact","reason":"size"}'
    expect(running.logged.filter((line) => line.includes('upload-refused'))).toEqual([
      refused,
      refused,
    ])
    const fits = await post({ origin }, '/contact', ['x'.repeat(1000)])
    expect(fits.headers.location).toBe('/bedankt?1000')
  })

  it('may use only the methods of pages', async () => {
    const answer = await running.get('/contact', { method: 'PROPFIND', headers: { origin } })
    expect(answer.status).toBe(405)
  })

  it('get the methods on OPTIONS', async () => {
    const answer = await running.get('/contact', { method: 'OPTIONS' })
    expect([answer.status, answer.headers.allow]).toEqual([204, 'GET, HEAD, POST, OPTIONS'])
  })
})

describe('files of the build', () => {
  it('are compressed and cached permanently when their name contains a hash', async () => {
    const { headers, body } = await running.get('/assets/app-1a2b.js', {
      headers: { 'accept-encoding': 'br' },
    })
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'x-content-type-options': 'nosniff',
    })
    expect(brotliDecompressSync(body).toString()).toBe(script)
  })

  it('with a fixed name are revalidated by their tag', async () => {
    const { headers } = await running.get('/favicon.ico')
    expect(headers['content-type']).toBe('image/x-icon')
    const again = await running.get('/favicon.ico', { headers: { 'if-none-match': headers.etag } })
    expect(again.status).toBe(304)
  })

  it.each([
    '/assets/../secret.txt',
    '/assets/../../secret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/..\\..\\secret.txt',
    '/assets/%5c..%5c..%5csecret.txt',
    '/assets//../secret.txt',
    '/assets/app-1a2b.js.map',
    '/assets/app-1a2b.js/',
    '/assets/',
    '/.env',
    '/%2eenv',
    '/../secret.txt',
    '/_file/../../secret.txt',
    '/_file/%2e%2e%2fsecret.txt',
    '/_file/',
    '/_file/.env',
    '/_img/640/webp/../../../secret.png',
    '/_facade/green/../../secret.svg',
    '/builds/meta/../../secret.json',
  ])('do not include others: %s', async (path) => {
    const { text } = await running.get(path)
    expect(text).not.toContain('secret')
  })
})

describe('services', () => {
  it('include streetscapes, cached permanently', async () => {
    const { headers, text } = await running.get('/_facade/green/wide/a.b-1.svg')
    expect(text).toContain('<title>widea.b-1</title>')
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect((await running.get('/_facade/pink/wide/a.svg')).status).toBe(404)
    expect((await running.get(`/_facade/green/wide/${'x'.repeat(81)}.svg`)).status).toBe(404)
  })

  it('include icons in the format of Iconify, and 424 for an unknown set', async () => {
    const { status, headers, text } = await running.get('/icons/lucide.json?icons=leaf,coins,leaf')
    expect([status, JSON.parse(text).not_found]).toEqual([200, ['coins', 'leaf']])
    expect(headers['cache-control']).toBe('public, max-age=604800')
    const statuses = [
      '/icons/mdi.json?icons=home',
      '/icons/lucide.json',
      '/icons/../x.json?icons=a',
    ]
    const answers = await Promise.all(statuses.map((path) => running.get(path)))
    expect(answers.map((answer) => answer.status)).toEqual([424, 404, 404])
  })

  it('include the health of the server', async () => {
    expect(JSON.parse((await running.get('/health')).text)).toEqual({ status: 'ok' })
    const ready = await running.get('/health?ready=1')
    expect([ready.status, ready.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(JSON.parse(ready.text)).toEqual({
      status: 'degraded',
      content: true,
      disk: true,
      cms: 'degraded',
      cmsAwaySince: null,
      source: 'mirror',
      missingFiles: 0,
      build: 'b1',
      version: '1',
    })
    running.site.isReady = false
    expect((await running.get('/health?ready=1')).status).toBe(503)
    expect((await running.get('/health')).status).toBe(200)
    running.site.isReady = true
  })

  it('include the id of the build', async () => {
    const latest = await running.get('/builds/latest.json?1732185600')
    expect(JSON.parse(latest.text)).toEqual({ id: 'b1', timestamp: 5 })
    expect(latest.headers['cache-control']).toBe('no-store')
    const meta = await running.get('/builds/meta/b1.json')
    expect(JSON.parse(meta.text).routes[0].modules).toEqual(['/assets/a.js'])
    expect(meta.headers['cache-control']).toContain('immutable')
    expect((await running.get('/builds/meta/b0.json')).status).toBe(404)
  })
})

it('nothing about visitors is logged', async () => {
  await running.get('/stuk?q=jansen', {
    headers: {
      cookie: 'session=geheim',
      'user-agent': 'Mijn telefoon',
      referer: 'https://x.example',
    },
  })
  const lines = running.logged.join('\n')
  for (const personal of ['jansen', 'geheim', 'telefoon', '127.0.0.1', 'x.example']) {
    expect(lines).not.toContain(personal)
  }
})
