import type { APIRequestContext, Page } from '@playwright/test'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { openLive } from './harness/live.ts'
import { findPath } from './harness/routes.ts'
import { expect, test } from './harness/test.ts'

const stories = (page: Page) => page.getByRole('main').getByRole('article')

/** What an independent parser reads in a feed. */
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

test('“Toon meer” adds stories, goes on from the first of them, and stays in the address', async ({
  page,
}) => {
  await openLive(page, '/nieuws')
  await expect(page.getByRole('main').getByRole('status')).toHaveText('7 van 10')
  const first = await stories(page).first().getByRole('link').textContent()
  await page.getByRole('link', { name: 'Toon meer' }).focus()
  await page.keyboard.press('Enter')
  await expect(stories(page)).toHaveCount(10)
  await expect(page).toHaveURL(/\/nieuws\?pagina=2#/)
  await expect(stories(page).nth(7).getByRole('link')).toBeFocused()
  await expect(page.getByRole('link', { name: 'Toon meer' })).toHaveCount(0)
  await expect(stories(page).first().getByRole('link')).toHaveText(first ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/nieuws\/[a-z0-9]+\//)
  await page.goBack()
  await expect(stories(page)).toHaveCount(10)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('“Toon meer” works all the same, in both languages', async ({ page }) => {
    await page.goto('/nieuws')
    await page.getByRole('link', { name: 'Toon meer' }).click()
    await expect(stories(page)).toHaveCount(10)
    await expect(stories(page).last()).toBeInViewport()
    await page.goto('/en/nieuws')
    await page.getByRole('link', { name: 'Show more' }).click()
    await expect(page).toHaveURL(/\/en\/nieuws\?pagina=2#/)
    await expect(stories(page)).toHaveCount(10)
  })
})

test('a page of the list that does not exist is a 404', async ({ request }) => {
  for (const page of ['0', '3', '1.5', 'x']) {
    expect((await request.get(`/nieuws?pagina=${page}`)).status()).toBe(404)
  }
})

test('an interview ends with whom it is about and what to read next', async ({ page, stack }) => {
  await page.goto(
    await findPath(stack.siteUrl, '/interviews', 'ilse-van-werkhoven-leg-uw-eisen-opzij'),
  )
  await expect(page.getByRole('link', { name: 'Ilse van Werkhoven', exact: true })).toHaveAttribute(
    'href',
    '/sprekers/ilse-van-werkhoven',
  )
  const next = page.getByRole('region', { name: 'Verder lezen' }).getByRole('article')
  await expect(next).toHaveCount(3)
})

for (const [prefix, language] of [
  ['', 'nl'],
  ['/en', 'en'],
] as const) {
  for (const list of ['/nieuws', '/interviews']) {
    test(`the feed of ${prefix}${list} is found from the page and leads to its stories`, async ({
      page,
      request,
      stack,
    }) => {
      await page.goto(prefix + list)
      const link = page.locator('link[rel="alternate"][type="application/atom+xml"]')
      const address = `${stack.siteUrl}${prefix}${list}.xml`
      await expect(link).toHaveAttribute('href', address)
      const shown = page.getByRole('link', {
        name: language === 'nl' ? 'Volg met een feedlezer' : 'Follow in a feed reader',
      })
      await expect(shown).toHaveAttribute('href', `${prefix}${list}.xml`)

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

test('a feed reader that has the feed gets no second one', async ({ request }) => {
  const { etag } = (await request.get('/nieuws.xml')).headers()
  const again = await request.get('/nieuws.xml', { headers: { 'if-none-match': etag ?? '' } })
  expect(again.status()).toBe(304)
})

const wrongAddresses = [
  ['/nieuws', 'hoogerven-wijst-terrein-aan-voor-flexwoningen'],
  ['/interviews', 'ilse-van-werkhoven-leg-uw-eisen-opzij'],
  ['/kalender', 'webinar-wkb-en-woningconcepten'],
  ['/vacatures', 'medewerker-ketenregie'],
] as const

for (const [list, slug] of wrongAddresses) {
  test(`${list}: a wrong slug leads to the right one for good, an unknown id nowhere`, async ({
    request,
    stack,
  }) => {
    const path = await findPath(stack.siteUrl, list, slug)
    for (const prefix of ['', '/en']) {
      const wrong = prefix + path.replace(slug, 'oude-titel')
      const response = await request.get(wrong, { maxRedirects: 0 })
      expect([response.status(), response.headers().location]).toEqual([301, prefix + path])
      const unknown = await request.get(`${prefix}${list}/bestaatniet/${slug}`)
      expect(unknown.status()).toBe(404)
      expect(await unknown.text()).toContain(`Page Not Found: ${prefix}${list}/bestaatniet`)
    }
  })
}
