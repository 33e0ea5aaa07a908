// About: site/app/features/stories/story-feed.ts, site/app/routes/news-feed.ts
// About: site/app/routes/interviews-feed.ts, site/app/routes/news.tsx, site/app/routes/interviews.tsx
// About: site/app/shell/xml.ts, cms/seed/data/news.ts, cms/seed/data/interviews.ts

import type { APIRequestContext } from '@playwright/test'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { elementsOf, textOf } from './harness/html-text.ts'
import { expect, test } from './harness/server-test.ts'

/** A feed as an independent parser reads it. */
async function readFeed(request: APIRequestContext, address: string) {
  const response = await request.get(address)
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toBe('application/atom+xml; charset=utf-8')
  const text = await response.text()
  expect(XMLValidator.validate(text)).toBe(true)
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    isArray: (name) => ['entry', 'link'].includes(name),
  })
  return parser.parse(text).feed as {
    id: string
    updated: string
    entry: { id: string; updated: string; link: Record<string, string>[] }[]
  }
}

for (const [prefix, invitation] of [
  ['', 'Volg met een feedlezer'],
  ['/en', 'Follow in a feed reader'],
] as const) {
  for (const list of ['/nieuws', '/interviews']) {
    test(`the feed of ${prefix}${list} is linked from the page and links to its stories`, async ({
      request,
      stack,
    }) => {
      const html = await (await request.get(prefix + list)).text()
      const address = `${stack.siteUrl}${prefix}${list}.xml`
      const hrefs = elementsOf(html).map(({ attributes }) => attributes.href)
      expect(hrefs).toEqual(expect.arrayContaining([address, `${prefix}${list}.xml`]))
      expect(textOf(html)).toContain(invitation)

      const feed = await readFeed(request, address)
      expect(feed.id).toBe(address)
      expect(new Set(feed.entry.map(({ id }) => id)).size).toBe(feed.entry.length)
      for (const { link: links } of feed.entry) {
        const target = links.find((one) => one['@rel'] === 'alternate')?.['@href'] ?? ''
        expect(target.startsWith(`${stack.siteUrl}${prefix}${list}/`)).toBe(true)
        expect((await request.get(target, { maxRedirects: 0 })).status()).toBe(200)
      }
    })
  }
}

test('a feed reader with the present feed gets a 304', async ({ request }) => {
  const { etag } = (await request.get('/nieuws.xml')).headers()
  const again = await request.get('/nieuws.xml', { headers: { 'if-none-match': etag ?? '' } })
  expect(again.status()).toBe(304)
})
