import { axeFindings } from './harness/axe.ts'
import { findPath, pathsBySlug, publicPaths } from './harness/routes.ts'
import { expect, test } from './harness/test.ts'

const languages = [
  ['nl', ''],
  ['en', '/en'],
] as const

/** The narrowest screen that everything has to fit on (WCAG 1.4.10). */
const NARROW = { width: 320, height: 640 }

for (const [language, prefix] of languages) {
  const checks = [
    ...publicPaths.map((path) => [path, async () => path] as const),
    ...pathsBySlug.map(
      ([list, slug]) =>
        [`${list}/…/${slug}`, (siteUrl: string) => findPath(siteUrl, list, slug)] as const,
    ),
  ]
  for (const [title, find] of checks) {
    test(`${prefix}${title} is whole, accessible and named`, async ({ page, whole }) => {
      const path = await find(whole.siteUrl)
      const address = path === '/' ? prefix || '/' : prefix + path
      await page.setExtraHTTPHeaders({ 'accept-language': language })
      const response = await page.goto(address)
      expect(response?.status()).toBe(200)
      expect(response?.headers()['set-cookie']).toBeUndefined()

      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      expect((await page.title()).length).toBeGreaterThan(5)
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{10}/)

      const below = path === '/' ? '' : path.replace(/\?.*$/, '')
      const dutch = whole.siteUrl + below
      const english = `${whole.siteUrl}/en${below}`
      const addresses = page.locator('link[rel="canonical"], link[rel="alternate"][hreflang]')
      const links = await addresses.evaluateAll((all) =>
        all.map((link) => [
          link.getAttribute('hreflang') ?? 'canonical',
          link.getAttribute('href')?.replace(/\/$/, ''),
        ]),
      )
      expect(Object.fromEntries(links)).toEqual({
        canonical: language === 'nl' ? dutch : english,
        nl: dutch,
        en: english,
        'x-default': dutch,
      })

      expect(await axeFindings(page)).toEqual([])

      await page.setViewportSize(NARROW)
      const surplus = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(surplus).toBeLessThanOrEqual(0)
    })
  }
}

/** Where the header changes, in CSS pixels, and what many people have. */
const HEADER_WIDTHS = [320, 640, 768, 1024, 1280, 1366, 1408, 1440]

for (const path of ['/', '/en']) {
  test(`the header fits at every width: ${path}`, async ({ page }) => {
    await page.goto(path)
    for (const width of HEADER_WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      const outside = await page
        .locator('header')
        .getByRole('link')
        .or(page.locator('header').getByRole('button'))
        .evaluateAll((controls) =>
          controls
            .filter(
              (control) =>
                control.getBoundingClientRect().right > innerWidth ||
                control.scrollWidth > control.clientWidth + 1,
            )
            .map((control) => control.textContent),
        )
      expect(outside, `${width} px`).toEqual([])
    }
  })
}

test('the error page is accessible too', async ({ page }) => {
  await page.goto('/programma/bestaat-niet')
  expect(await axeFindings(page)).toEqual([])
})

test('a page without English says so and marks its language', async ({ page }) => {
  await page.goto('/en/colofon')
  await expect(page.getByText('In Dutch only')).toBeVisible()
  await expect(page.locator('article')).toHaveAttribute('lang', 'nl')
})
