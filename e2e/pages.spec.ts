import { axeFindings } from './harness/axe.ts'
import { snifferFindings } from './harness/codesniffer.ts'
import { elementsOf } from './harness/html-text.ts'
import {
  alikePaths,
  allPaths,
  findPath,
  inLanguage,
  pathsBySlug,
  publicPaths,
} from './harness/routes.ts'
import { expect, test } from './harness/test.ts'
import { spaceText, textFaults } from './harness/text-spacing.ts'

const languages = [
  ['nl', ''],
  ['en', '/en'],
] as const

/** The narrowest screen that everything has to fit on (WCAG 1.4.10). */
const NARROW = { width: 320, height: 640 }

const surplusWidth = () =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth

/** Buttons that do nothing without scripts; what opens a popover works. */
const idleButtons = () =>
  [...document.querySelectorAll('button:not([type=submit], [popovertarget])')]
    .filter((button) => button.checkVisibility({ visibilityProperty: true }))
    .map((button) => button.outerHTML.slice(0, 200))

const pages = [
  ...publicPaths.map((path) => [path, async () => path] as const),
  ...pathsBySlug.map(
    ([list, slug]) =>
      [`${list}/…/${slug}`, (siteUrl: string) => findPath(siteUrl, list, slug)] as const,
  ),
]

for (const [language, prefix] of languages) {
  test(`every page has a title, one heading and its addresses in both languages: ${language}`, async ({
    stack,
  }) => {
    for (const [, find] of pages) {
      const path = await find(stack.siteUrl)
      const address = inLanguage(prefix, path)
      const response = await fetch(stack.siteUrl + address, {
        headers: { 'accept-language': language },
      })
      expect(response.status, address).toBe(200)
      expect(response.headers.has('set-cookie'), address).toBe(false)

      const html = await response.text()
      const elements = elementsOf(html)
      const named = (name: string) => elements.filter((element) => element.name === name)
      expect(named('html')[0]?.attributes, address).toMatchObject({ lang: language, dir: 'ltr' })
      expect(named('h1'), address).toHaveLength(1)
      expect(/<title>([^<]*)/.exec(html)?.[1], address).toMatch(/.{6}/)
      const [description] = named('meta').filter(
        ({ attributes }) => attributes.name === 'description',
      )
      expect(description?.attributes.content, address).toMatch(/.{10}/)

      const below = path === '/' ? '' : path.replace(/\?.*$/, '')
      const dutch = stack.siteUrl + below
      const english = `${stack.siteUrl}/en${below}`
      const links = named('link').flatMap(({ attributes: { rel, hreflang, href } }) =>
        rel === 'canonical' || (rel === 'alternate' && hreflang)
          ? [[hreflang ?? 'canonical', href?.replace(/\/$/, '')]]
          : [],
      )
      const translated = {
        canonical: language === 'nl' ? dutch : english,
        nl: dutch,
        en: english,
        'x-default': dutch,
      }
      const untranslated = { canonical: dutch }
      expect([translated, untranslated], address).toContainEqual(Object.fromEntries(links))
    }
  })
}

for (const [title, find] of pages.filter(([path]) => !alikePaths.has(path))) {
  test(`${title} is accessible and fits on the narrowest screen`, async ({ page, stack }) => {
    await page.goto(await find(stack.siteUrl))
    expect(await axeFindings(page)).toEqual([])
    expect(await snifferFindings(page)).toEqual([])
    await page.setViewportSize(NARROW)
    expect(await page.evaluate(surplusWidth)).toBeLessThanOrEqual(0)
    await spaceText(page)
    expect(await page.evaluate(surplusWidth)).toBeLessThanOrEqual(0)
    expect(await textFaults(page)).toEqual([])
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: NARROW })

  test('every page in every language fits on the narrowest screen, without idle buttons', async ({
    page,
    stack,
  }) => {
    for (const path of await allPaths(stack.siteUrl)) {
      for (const [, prefix] of languages) {
        const address = inLanguage(prefix, path)
        await page.goto(address)
        expect(await page.evaluate(surplusWidth), address).toBeLessThanOrEqual(0)
        expect(await page.evaluate(idleButtons), address).toEqual([])
      }
    }
  })
})

test('/en is accessible', async ({ page }) => {
  await page.goto('/en')
  expect(await axeFindings(page)).toEqual([])
})

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
