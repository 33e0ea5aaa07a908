// About: site/server/http, site/server/pages, site/server/files, site/server/images
// About: site/server/serve-state.ts, site/server/handler.ts, site/server/build-info.ts
// About: site/server/site-server.ts

import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from './harness/server-test.ts'

test('pages have their security headers', async ({ stack }) => {
  const response = await fetch(`${stack.siteUrl}/programma`)
  const html = await response.text()
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).not.toContain('unsafe')
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("object-src 'none'")
  const inline = [...html.matchAll(/<script(?![^>]*(?:src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)]
  expect(inline.length).toBeGreaterThan(0)
  for (const [, script = ''] of inline) {
    expect(policy).toContain(createHash('sha256').update(script).digest('base64'))
  }
  expect(html).not.toMatch(/<[a-z][^<>]*\sstyle=/)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'cache-control': expect.stringContaining('public'),
  })
  expect(response.headers.get('set-cookie')).toBeNull()
})

test('only style sheets and fonts are loaded before the first paint', async ({ stack }) => {
  const html = await (await fetch(`${stack.siteUrl}/programma`)).text()
  expect(html).not.toContain('rel="modulepreload" href')
  expect(html).not.toMatch(/^import /m)
  expect(html.indexOf('rel="stylesheet"')).toBeLessThan(html.indexOf('<title>'))
})

test('an unchanged page answers 304, in any encoding', async ({ stack }) => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const headers = { 'accept-encoding': encoding }
    const first = await fetch(`${stack.siteUrl}/sprekers`, { headers })
    expect(first.headers.get('content-encoding') ?? 'identity').toBe(encoding)
    const etag = first.headers.get('etag') ?? ''
    expect(etag).not.toBe('')
    const again = await fetch(`${stack.siteUrl}/sprekers`, {
      headers: { ...headers, 'if-none-match': etag },
    })
    expect(again.status).toBe(304)
  }
})

test('unknown search parameters change nothing', async ({ stack }) => {
  const plain = await fetch(`${stack.siteUrl}/sprekers`)
  const random = await fetch(`${stack.siteUrl}/sprekers?utm_source=x&random=${Date.now()}`)
  expect(random.headers.get('etag')).toBe(plain.headers.get('etag'))
})

test('code is cached permanently, and no other file is served from its folder', async ({
  stack,
}) => {
  const html = await (await fetch(stack.siteUrl)).text()
  const script = /\/assets\/[^"]+\.js/.exec(html)?.[0]
  const response = await fetch(stack.siteUrl + script)
  expect(response.headers.get('cache-control')).toContain('immutable')
  for (const path of ['/assets/../package.json', '/assets/%2e%2e/%2e%2e/package.json', '/.env']) {
    expect((await fetch(stack.siteUrl + path)).status).toBeGreaterThanOrEqual(400)
  }
})

test('no code for browsers contains the library of schemas, which checks what servers receive', async () => {
  const folder = new URL('../site/build/client/assets/', import.meta.url)
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  expect(names.length).toBeGreaterThan(100)
  const files = await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')))
  expect(names.filter((_, at) => files[at]?.includes('ZodError'))).toEqual([])
})

test('health, readiness and builds', async ({ stack }) => {
  const health = await fetch(`${stack.siteUrl}/health`)
  expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }])
  const ready = await fetch(`${stack.siteUrl}/health?ready=1`)
  expect(await ready.json()).toMatchObject({ content: true, disk: true, cms: 'ok' })
  const latest = await fetch(`${stack.siteUrl}/builds/latest.json?${Date.now()}`)
  const { id } = (await latest.json()) as { id: string }
  const meta = await fetch(`${stack.siteUrl}/builds/meta/${id}.json`)
  expect(await meta.json()).toMatchObject({ id, routes: expect.any(Array) })
  expect((await fetch(`${stack.siteUrl}/builds/meta/anders.json`)).status).toBe(404)
})

test('every page has its data as JSON', async ({ stack }) => {
  for (const prefix of ['', '/en']) {
    const response = await fetch(`${stack.siteUrl}${prefix}/sprekers/_payload.json`)
    expect(response.headers.get('content-type')).toContain('application/json')
    const { data } = (await response.json()) as { data: Record<string, { speakers?: unknown[] }> }
    expect(data['routes/speakers']?.speakers).toHaveLength(40)
  }
  expect((await fetch(`${stack.siteUrl}/bestaat-niet/_payload.json`)).status).toBe(404)
})

test('pictures are served in fixed sizes and formats only', async ({ stack }) => {
  const html = await (await fetch(`${stack.siteUrl}/sprekers`)).text()
  const file = /\/_img\/\d+\/avif\/([^" ]+)/.exec(html)?.[1]
  for (const [variant, status, type] of [
    ['320/webp', 200, 'image/webp'],
    ['160/avif', 200, 'image/avif'],
    ['321/webp', 404, ''],
    ['320/tiff', 404, ''],
  ] as const) {
    const response = await fetch(`${stack.siteUrl}/_img/${variant}/${file}`)
    expect([variant, response.status]).toEqual([variant, status])
    if (type) expect(response.headers.get('content-type')).toBe(type)
  }
  const street = await fetch(`${stack.siteUrl}/_facade/dark/hero/dakwaarts-2027.svg`)
  expect(street.headers.get('content-type')).toContain('image/svg+xml')
  expect((await fetch(`${stack.siteUrl}/_facade/dark/hero/%3Cscript%3E.svg`)).status).toBe(404)
})
