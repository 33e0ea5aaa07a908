import { elementsOf, structuredDataOf } from './harness/html-text.ts'
import { allPaths, inLanguage } from './harness/routes.ts'
import { readSitemap } from './harness/sitemap.ts'
import { structuredDataProblems } from './harness/structured-data.ts'
import { expect, test } from './harness/test.ts'

/** What a page says about itself in its head. */
async function headOf(address: string) {
  const response = await fetch(address, { redirect: 'manual' })
  const elements = elementsOf(await response.text())
  const metaOf = (name: string) =>
    elements.find(({ attributes }) => attributes.property === name || attributes.name === name)
      ?.attributes.content
  const canonical = elements.find(({ attributes }) => attributes.rel === 'canonical')
  return {
    status: response.status,
    canonical: canonical?.attributes.href,
    robots: metaOf('robots'),
    metaOf,
  }
}

/** Width and height of a PNG, from its header. */
async function pngSize(address: string): Promise<readonly [number, number]> {
  const bytes = Buffer.from(await (await fetch(address)).arrayBuffer())
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

test('the sitemap names every page that search engines may show, and nothing else', async ({
  stack,
}) => {
  const entries = await readSitemap(stack.siteUrl)
  expect(entries.length).toBeGreaterThan(400)
  const locs = new Map(entries.map((entry) => [entry.loc, entry]))
  expect(locs.size).toBe(entries.length)
  for (const { loc, lastmod, alternates } of entries) {
    const { status, canonical, robots } = await headOf(loc)
    expect.soft([loc, status, canonical]).toEqual([loc, 200, loc])
    expect.soft(robots, loc).not.toContain('noindex')
    expect.soft(Date.parse(lastmod), loc).toBeLessThanOrEqual(Date.now())
    // Each language names the others, and is named by them; what was not translated is in Dutch only.
    if (Object.keys(alternates).length === 0) {
      const english = await headOf(loc.replace(stack.siteUrl, `${stack.siteUrl}/en`))
      expect.soft(english.canonical, loc).toBe(loc)
      continue
    }
    expect.soft(Object.keys(alternates).sort(), loc).toEqual(['en', 'nl', 'x-default'])
    for (const other of Object.values(alternates)) {
      expect.soft(locs.get(other)?.alternates, `${loc} → ${other}`).toEqual(alternates)
    }
  }
  expect([...locs.keys()].filter((loc) => loc.endsWith('/c'))).toEqual([])
})

test('crawlers find the sitemap and keep out of what is not for them', async ({ stack }) => {
  const response = await fetch(`${stack.siteUrl}/robots.txt`)
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const text = await response.text()
  expect(text).toContain(`\nSitemap: ${stack.siteUrl}/sitemap.xml\n`)
  expect(text).toContain('\nDisallow: /*_payload.json\n')
  for (const path of ['/en/robots.txt', '/en/sitemap.xml', '/sitemap/2.xml', '/sitemap/x.xml']) {
    expect([path, (await fetch(stack.siteUrl + path)).status]).toEqual([path, 404])
  }
})

test('whoever finds a weakness knows whom to tell', async ({ stack }) => {
  const response = await fetch(`${stack.siteUrl}/.well-known/security.txt`)
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const text = await response.text()
  expect(text).toMatch(/^Contact: mailto:.+@.+$/m)
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')
  expect(expires - Date.now()).toBeLessThan(366 * 86_400_000)
  expect(expires).toBeGreaterThan(Date.now())
})

for (const [language, page, start] of [
  ['nl', '/programma', '/'],
  ['en', '/en/programma', '/en'],
] as const) {
  test(`the site can be put on a home screen, ${language}`, async ({ stack }) => {
    const elements = elementsOf(await (await fetch(stack.siteUrl + page)).text())
    const link = elements.find(({ attributes }) => attributes.rel === 'manifest')
    const response = await fetch(stack.siteUrl + link?.attributes.href)
    expect(response.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8')
    const manifest = (await response.json()) as {
      icons: { src: string; sizes: string; type: string; purpose: string }[]
      shortcuts: { url: string }[]
      screenshots: { src: string }[]
    }
    expect(manifest).toMatchObject({ lang: language, start_url: start, short_name: 'Dakwaarts' })
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable')
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await fetch(stack.siteUrl + src)
      expect([src, icon.status]).toEqual([src, 200])
      expect(icon.headers.get('content-type')).toContain(type)
      if (type !== 'image/png') continue
      const [width, height] = await pngSize(stack.siteUrl + src)
      expect(`${width}x${height}`).toBe(sizes)
    }
    for (const { src } of manifest.screenshots) {
      expect([src, (await fetch(stack.siteUrl + src)).status]).toEqual([src, 200])
    }
    for (const { url } of manifest.shortcuts) {
      expect([url, (await fetch(stack.siteUrl + url)).status]).toEqual([url, 200])
    }
  })
}

test('each page has its own picture to be shared with', async ({ stack }) => {
  const item = '/programma/honderd-woningen-in-tien-maanden'
  const seen = new Set<string>()
  for (const path of ['', '/programma', item, `/en${item}`, '/sprekers/ilse-van-werkhoven']) {
    const { metaOf } = await headOf(stack.siteUrl + path)
    const address = metaOf('og:image') ?? ''
    expect(address).toContain(`${stack.siteUrl}/_og/`)
    expect(await pngSize(address)).toEqual([1200, 630])
    expect([metaOf('og:image:width'), metaOf('og:image:height')]).toEqual(['1200', '630'])
    expect(metaOf('og:image:alt')).toMatch(/.{10}/)
    seen.add(address)
  }
  expect(seen.size).toBe(5)
})

test('a sharing picture is kept, and follows what its page says', async ({ stack }) => {
  const { metaOf } = await headOf(`${stack.siteUrl}/plattegrond`)
  const address = metaOf('og:image') ?? ''
  const first = await fetch(address)
  expect(first.headers.get('cache-control')).toContain('immutable')
  const etag = first.headers.get('etag') ?? ''
  const again = await fetch(address, { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
  const old = address.replace(/_og\/[^/]+/, '_og/------------')
  const moved = await fetch(old, { redirect: 'manual' })
  expect([moved.status, stack.siteUrl + moved.headers.get('location')]).toEqual([302, address])
  for (const unknown of ['nl/bestaat-niet', 'nl/en/plattegrond', 'de/plattegrond']) {
    const response = await fetch(`${stack.siteUrl}/_og/------------/${unknown}.png`)
    expect([unknown, response.status]).toEqual([unknown, 404])
  }
})

test('what pages tell search engines is complete', async ({ stack }) => {
  const paths = await allPaths(stack.siteUrl)
  const problems: string[] = []
  for (const prefix of ['', '/en']) {
    for (const path of paths) {
      const address = inLanguage(prefix, path)
      const html = await (await fetch(stack.siteUrl + address)).text()
      for (const data of structuredDataOf(html)) {
        expect(data['@context']).toBe('https://schema.org')
        const { '@context': _, ...described } = data
        problems.push(...structuredDataProblems(described).map((text) => `${address} ${text}`))
      }
    }
  }
  expect(problems).toEqual([])
})

test('a session that was cancelled or moved says so to search engines', async ({ stack }) => {
  const eventOf = async (slug: string) => {
    const html = await (await fetch(`${stack.siteUrl}/programma/${slug}`)).text()
    return structuredDataOf(html).find((data) => data['@type'] === 'Event')
  }
  expect(await eventOf('vijf-jaar-energieprestatievergoeding')).toMatchObject({
    eventStatus: 'https://schema.org/EventCancelled',
  })
  expect(await eventOf('een-tweede-leven-voor-de-module')).toMatchObject({
    eventStatus: 'https://schema.org/EventRescheduled',
    previousStartDate: expect.stringMatching(/^2027-03-1\dT\d\d:\d\d:00\+01:00$/),
  })
})
