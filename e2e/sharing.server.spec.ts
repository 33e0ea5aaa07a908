// About: site/app/sharing, site/server/share-pictures, site/app/routes/robots.ts, site/app/routes/sitemap.ts
// About: site/app/routes/security-txt.ts, site/app/routes/manifest.ts, site/app/routes/open-search.ts
// About: site/app/features/programme/item-json-ld.ts, site/app/shell/fair-json-ld.ts

import { elementsOf, structuredDataOf } from './harness/html-text.ts'
import { expect, test } from './harness/server-test.ts'
import { EXHAUSTIVE } from './harness/tags.ts'

/** The meta elements in the head of a page, by property. */
async function readMeta(address: string) {
  const elements = elementsOf(await (await fetch(address)).text())
  return (property: string) =>
    elements.find(({ attributes }) => attributes.property === property)?.attributes.content
}

/** Width and height of a PNG, from its header. */
async function pngSize(address: string): Promise<readonly [number, number]> {
  const bytes = Buffer.from(await (await fetch(address)).arrayBuffer())
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

test('crawlers find the sitemap and are kept out of personal pages', async ({ stack }) => {
  const response = await fetch(`${stack.siteUrl}/robots.txt`)
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const text = await response.text()
  expect(text).toContain(`\nSitemap: ${stack.siteUrl}/sitemap.xml\n`)
  expect(text).toContain('\nDisallow: /*_payload.json\n')
  for (const path of ['/en/robots.txt', '/en/sitemap.xml', '/sitemap/2.xml', '/sitemap/x.xml']) {
    expect([path, (await fetch(stack.siteUrl + path)).status]).toEqual([path, 404])
  }
})

test('security.txt names whom to tell about a weakness', async ({ stack }) => {
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
  test(`the site can be added to a home screen, ${language}`, async ({ stack }) => {
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

test('each page has its own sharing picture', { tag: EXHAUSTIVE }, async ({ stack }) => {
  const item = '/programma/honderd-woningen-in-tien-maanden'
  const seen = new Set<string>()
  for (const path of ['', '/programma', item, `/en${item}`, '/sprekers/ilse-van-werkhoven']) {
    const metaOf = await readMeta(stack.siteUrl + path)
    const address = metaOf('og:image') ?? ''
    expect(address).toContain(`${stack.siteUrl}/_og/`)
    expect(await pngSize(address)).toEqual([1200, 630])
    expect([metaOf('og:image:width'), metaOf('og:image:height')]).toEqual(['1200', '630'])
    expect(metaOf('og:image:alt')).toMatch(/.{10}/)
    seen.add(address)
  }
  expect(seen.size).toBe(5)
})

test('a sharing picture is cached, and has another address when its page changes', async ({
  stack,
}) => {
  const metaOf = await readMeta(`${stack.siteUrl}/plattegrond`)
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

test('the structured data of the home page describe the search', async ({ stack }) => {
  const data = structuredDataOf(await (await fetch(stack.siteUrl)).text())
  expect(JSON.stringify(data)).toContain('/zoeken?q={search_term_string}')
})

test('the structured data of a cancelled or moved session say so', async ({ stack }) => {
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
