import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer } from '../testing/running-server.ts'

let running: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  running = await startServer()
})
afterAll(() => running.server.stop())

describe('a public page', () => {
  it('has every security header, and a policy with the hashes of its scripts', async () => {
    const { status, headers } = await running.get('/programma')
    expect(status).toBe(200)
    const hash = createHash('sha256').update('start()').digest('base64')
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`)
    expect(headers).toMatchObject({
      'strict-transport-security': expect.stringContaining('max-age='),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'public, max-age=0, s-maxage=30, must-revalidate',
      vary: 'Accept-Encoding',
    })
  })

  it('has three encodings with a tag each, and is answered with 304 to a client that has it', async () => {
    const plain = await running.get('/faq')
    const decode = { gzip: gunzipSync, br: brotliDecompressSync }
    for (const encoding of ['gzip', 'br'] as const) {
      const headers = { 'accept-encoding': encoding }
      const packed = await running.get('/faq', { headers })
      expect(packed.headers['content-encoding']).toBe(encoding)
      expect(decode[encoding](packed.body)).toEqual(plain.body)
      const etag = packed.headers.etag ?? ''
      expect(etag).toMatch(/^"[\w-]+"$/)
      expect(etag).not.toBe(plain.headers.etag)
      for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
        const again = await running.get('/faq', { headers: { ...headers, 'if-none-match': known } })
        expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag])
        expect(again.headers).toMatchObject({
          'cache-control': 'public, max-age=0, s-maxage=30, must-revalidate',
          vary: 'Accept-Encoding',
        })
      }
    }
    const other = await running.get('/faq', { headers: { 'if-none-match': '"x"' } })
    expect(other.status).toBe(200)
  })

  it('answers HEAD like GET, without the body', async () => {
    const [get, head] = [
      await running.get('/hoofd'),
      await running.get('/hoofd', { method: 'HEAD' }),
    ]
    expect(head.body.length).toBe(0)
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' })
  })

  it('is rendered once for any unknown parameters, headers and hosts', async () => {
    const before = running.site.requests.length
    const asked = await Promise.all(
      ['', '?utm_source=x', '?fbclid=1&gclid=2', '?dag='].map((search, index) =>
        running.get(`/een${search}`, {
          headers: {
            host: `evil${index}.example`,
            cookie: `a=${index}`,
            'x-forwarded-host': 'evil.example',
            'x-react-router-spa-mode': 'yes',
          },
        }),
      ),
    )
    expect(new Set(asked.map(({ headers }) => headers.etag)).size).toBe(1)
    expect(running.site.requests.length).toBe(before + 1)
    const rendered = running.site.requests.at(-1)
    expect(rendered?.url).toBe('https://dakwaarts.example/een')
    expect([...(rendered?.headers ?? [])]).toEqual([])
  })

  it('is rendered with its known parameters, in one order', async () => {
    const one = await running.get('/filter?thema=b&dag=1&x=2')
    const other = await running.get('/filter?dag=1&thema=b')
    expect(one.text).toContain('?dag=1&thema=b')
    expect(other.headers.etag).toBe(one.headers.etag)
  })

  it('has one address: in small letters, without additional parts', async () => {
    for (const [asked, to] of [
      ['/EN/faq', '/en/faq'],
      ['/Faq?Dag=Foo&x=1', '/faq?Dag=Foo&x=1'],
      ['/%C3%89en/Faq', '/%C3%89en/faq'],
    ]) {
      const { status, headers } = await running.get(asked ?? '')
      expect([status, headers.location]).toEqual([308, to])
    }
    expect((await running.get('/prive')).status).toBe(200)
  })

  it('that redirects passes on its parameters', async () => {
    expect((await running.get('/oud')).headers.location).toBe('/nieuw')
    for (const asked of ['?utm_source=a', '?dag=1&utm_source=a', '?utm_source=b']) {
      const { status, headers } = await running.get(`/oud${asked}`)
      expect([status, headers.location]).toEqual([301, `/nieuw${asked}`])
    }
    expect((await running.get('/oud')).headers.location).toBe('/nieuw')
  })

  it('has data for the router and for prefetching', async () => {
    expect(JSON.parse((await running.get('/en/faq/_payload.json')).text)).toEqual({
      data: '/en/faq/_payload.json',
    })
    expect(running.site.options.at(-1)).toMatchObject({
      payload: true,
      basename: '/en',
      locale: 'en',
    })
    await running.get('/_.data?_routes=root')
    expect(running.site.requests.at(-1)?.url).toBe('https://dakwaarts.example/_.data')
  })

  it('is new after publishing', async () => {
    await running.get('/nieuws')
    running.site.publish('2')
    await expect.poll(async () => (await running.get('/nieuws')).text).toContain('versie 2')
  })
})

it('a test site has noindex on every page', async () => {
  const { get, server } = await startServer({ INDEXING: 'off' })
  for (const path of ['/faq', '/en/_payload.json', '/_facade/green/a/b.svg', '/_img/x']) {
    expect((await get(path)).headers['x-robots-tag']).toBe('noindex, nofollow')
  }
  expect((await running.get('/faq')).headers['x-robots-tag']).toBeUndefined()
  await server.stop()
})

describe('an error', () => {
  it('is a page with the right status that reveals no cause', async () => {
    const failed = await running.get('/stuk', { headers: { accept: 'text/html' } })
    expect(failed.status).toBe(500)
    expect(failed.text).toContain('Er is iets fout gegaan')
    expect(failed.text).toContain('Terug naar home')
    expect(failed.text).not.toContain('secret')
    expect(failed.headers['cache-control']).toBe('no-store')
    expect(running.logged.join('\n')).toContain('request failed {"path":"/stuk"')
  })

  it('is only a status to robots, and a screen to visitors after them (requirements 2.8)', async () => {
    const robot = { 'user-agent': 'Mozilla/5.0 (compatible; Zoekbot/2.1)', accept: 'text/html' }
    for (const [path, text] of [
      ['/weg', '404 Not Found\n'],
      ['/fout', '500 Internal Server Error\n'],
      ['/prive?fout', '404 Not Found\n'],
    ] as const) {
      const { headers, text: body, status } = await running.get(path, { headers: robot })
      expect([body, status]).toEqual([text, Number.parseInt(text, 10)])
      expect(headers).toMatchObject({
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
      })
      expect((await running.get(path)).headers['content-type']).toContain('text/html')
    }
    const failed = await running.get('/stuk', { headers: robot })
    expect([failed.status, failed.headers['content-type']]).toEqual([
      500,
      'text/plain; charset=utf-8',
    ])
    expect((await running.get('/faq', { headers: robot })).text).toContain('versie')
  })

  it('is never cached', async () => {
    const before = running.site.requests.length
    const first = await running.get('/fout')
    await running.get('/fout')
    expect([first.status, first.headers['cache-control']]).toEqual([500, 'private, no-store'])
    expect(running.site.requests.length).toBe(before + 2)
  })

  it('is a 503 while there is no content yet', async () => {
    running.site.isReady = false
    const { status, headers } = await running.get('/nog-niet')
    running.site.isReady = true
    expect([status, headers['retry-after']]).toEqual([503, '2'])
  })
})

describe('a personal page', () => {
  it('is rendered with the visitor’s own cookies and not cached', async () => {
    const [a, b] = await Promise.all(
      ['a', 'b'].map((name) => running.get('/prive', { headers: { cookie: `n=${name}` } })),
    )
    expect(a?.text).toContain('voor n=a')
    expect(b?.text).toContain('voor n=b')
    expect(a?.headers['cache-control']).toBe('private, no-store')
  })

  it('never reaches another visitor through a cookie on a shared page', async () => {
    const { headers } = await running.get('/koekje')
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['cache-control']).toBe('private, no-store')
  })

  it('may be a preview, which the CMS can frame', async () => {
    const { headers } = await running.get('/programma?preview=t')
    expect(headers['content-security-policy']).toContain('frame-ancestors http://localhost:1337')
    expect(headers['x-frame-options']).toBeUndefined()
    expect(headers['x-framed-by-cms']).toBeUndefined()
    expect(headers['cache-control']).toBe('no-store')
  })
})

describe('addresses', () => {
  it.each([
    ['/faq/', '/faq'],
    ['//faq', '/faq'],
    ['//evil.example/%2e%2e', '/evil.example/%2e%2e'],
    ['/programma//tours/?dag=1', '/programma/tours?dag=1'],
    ['/en/', '/en'],
    ['/nl/faq?dag=1', '/faq?dag=1'],
  ])('%s redirects permanently to %s', async (path, location) => {
    const answer = await running.get(path)
    expect([answer.status, answer.headers.location]).toEqual([308, location])
  })

  it('of the root redirect a first visitor to their language, temporarily and privately', async () => {
    const answer = await running.get('/', { headers: { 'accept-language': 'en' } })
    expect([answer.status, answer.headers.location]).toEqual([302, '/en'])
    expect(answer.headers['cache-control']).toBe('private, no-store')
    const inside = await running.get('/', {
      headers: { 'accept-language': 'en', referer: 'https://dakwaarts.example/faq' },
    })
    expect(inside.status).toBe(200)
  })

  it('without prefixes have a page per language, told apart by request headers', async () => {
    running.site.strategy = 'no_prefix'
    const [dutch, english] = await Promise.all(
      ['nl', 'en'].map((language) =>
        running.get('/taal', { headers: { 'accept-language': language } }),
      ),
    )
    running.site.strategy = 'prefix_except_default'
    expect(dutch?.text).toContain('nl versie')
    expect(english?.text).toContain('en versie')
    expect(english?.headers.vary).toBe('Accept-Encoding, Cookie, Accept-Language')
    expect(english?.headers['cache-control']).toBe('private, max-age=0, must-revalidate')
  })

  it('with the prefix of a language set the language where pages have no prefix', async () => {
    running.site.strategy = 'no_prefix'
    const { status, headers } = await running.get('/en/taal?dag=1')
    running.site.strategy = 'prefix_except_default'
    expect([status, headers.location]).toEqual([302, '/taal?dag=1'])
    expect(headers['set-cookie']).toEqual([
      'locale=en; Max-Age=31536000; Path=/; SameSite=Lax; Secure',
    ])
    expect(headers['cache-control']).toBe('private, no-store')
  })

  it('of a language with its own host redirect to that host', async () => {
    const hosts = ['rooftops.example']
    const own = { domain: 'rooftops.example', domains: hosts, defaultForDomains: hosts }
    const locales = running.site.locales
    running.site.locales = locales.map((entry) =>
      entry.code === 'en' ? { ...entry, ...own } : entry,
    )
    const { status, headers } = await running.get('/en/taal?dag=1')
    running.site.locales = locales
    expect([status, headers.location]).toEqual([308, 'https://rooftops.example/taal?dag=1'])
  })

  it('without a page are named completely, and not cached', async () => {
    for (const search of ['', '?dag=1', '?zomaar=1', '?dag=1&zomaar=2']) {
      const { status, text, headers } = await running.get(`/weg${search}`)
      expect([status, text]).toEqual([404, expect.stringContaining(`Not Found: /weg${search}`)])
      expect(/no-store/.test(`${headers['cache-control']}`)).toBe(search.includes('zomaar'))
    }
  })

  it.each(['/%', '/%00', '/%0d%0aset-cookie:x', '/a%5cb', '/%e0%a4%a', 'http://evil.example/'])(
    'such as %s are refused',
    async (path) => expect((await running.get(path)).status).toBe(400),
  )

  it('that are too long are refused', async () => {
    expect((await running.get(`/${'a'.repeat(5000)}`)).status).toBe(414)
  })
})
