// About: site/app/ui, site/app/blocks, site/app/layouts, site/app/styles, site/app/routes/press.tsx
// About: site/app/routes/register-group.tsx, site/app/routes/compose-day.tsx
// About: site/app/routes/exhibitor-category.tsx, site/app/routes/concepts.tsx
// About: site/app/routes/concept-comparison.tsx, site/app/routes/vacancy-submission.tsx
// About: site/app/routes/now.tsx, site/app/routes/interviews.tsx

import type { Page } from '@playwright/test'
import { axeFindings } from './harness/axe.ts'
import { snifferFindings } from './harness/codesniffer.ts'
import { cutWords } from './harness/cut-words.ts'
import { allPaths, inLanguage, pathsOf, typicalPaths, wholePath } from './harness/routes.ts'
import { EXHAUSTIVE, tagOf } from './harness/tags.ts'
import { expect, test } from './harness/test.ts'
import { spaceText, textFaults } from './harness/text-spacing.ts'

/** The narrowest screen that pages must fit on (WCAG 1.4.10). */
const NARROW = { width: 320, height: 640 }

const surplusWidth = () =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth

/** Buttons without effect when scripts are off; those that open a popover do work. */
const idleButtons = () =>
  [...document.querySelectorAll('button:not([type=submit], [popovertarget])')]
    .filter((button) => button.checkVisibility({ visibilityProperty: true }))
    .map((button) => button.outerHTML.slice(0, 200))

/** A page to print, of a fixed size; the programme page has the same text, with any spacing. */
const PAPER = 'programme-print'

for (const [route, paths] of Object.entries(pathsOf)) {
  for (const path of paths) {
    test(`${path} is accessible, breaks no word without a hyphen, and fits on the narrowest screen`, {
      tag: typicalPaths.has(path) ? tagOf(route) : [tagOf(route), EXHAUSTIVE],
    }, async ({ page, stack }) => {
      await page.goto(await wholePath(stack.siteUrl, path))
      expect(await axeFindings(page)).toEqual([])
      expect(await cutWords(page, route === 'floor-plan' ? 'onItsSide' : 'upright')).toEqual([])
      await page.setViewportSize(NARROW)
      expect(await page.evaluate(surplusWidth)).toBeLessThanOrEqual(0)
      if (route === PAPER) return
      await spaceText(page)
      expect(await page.evaluate(surplusWidth)).toBeLessThanOrEqual(0)
      expect(await textFaults(page)).toEqual([])
    })
    test(`a second accessibility checker finds nothing on ${path}`, {
      tag: [tagOf(route), EXHAUSTIVE],
    }, async ({ page, stack }) => {
      await page.goto(await wholePath(stack.siteUrl, path))
      expect(await snifferFindings(page)).toEqual([])
    })
  }
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: NARROW })

  const fits = async (page: Page, paths: readonly string[]) => {
    for (const path of paths) {
      for (const prefix of ['', '/en']) {
        const address = inLanguage(prefix, path)
        await page.goto(address)
        expect(await page.evaluate(surplusWidth), address).toBeLessThanOrEqual(0)
        expect(await page.evaluate(idleButtons), address).toEqual([])
      }
    }
  }

  test(
    'a page of each type fits on the narrowest screen in both languages, without idle buttons',
    { tag: EXHAUSTIVE },
    async ({ page, stack }) =>
      fits(page, await allPaths(stack.siteUrl, (path) => typicalPaths.has(path))),
  )

  test(
    'every page fits on the narrowest screen in both languages, without idle buttons',
    { tag: EXHAUSTIVE },
    async ({ page, stack }) => fits(page, await allPaths(stack.siteUrl)),
  )
})

test('/en is accessible', { tag: EXHAUSTIVE }, async ({ page }) => {
  await page.goto('/en')
  expect(await axeFindings(page)).toEqual([])
})

/** The narrowest screen, the breakpoints of the header, in CSS pixels, and the widths before them. */
const EDGES = [320, 639, 640, 767, 768, 1023, 1024, 1279, 1280, 1407, 1408, 1599, 1600]

/** These widths and common ones. */
const HEADER_WIDTHS = [...EDGES, 344, 359, 375, 390, 1060, 1366, 1440, 1920, 2560]

/**
 * Height of the header with its border, in CSS pixels: on phones and tablets, and on wider screens.
 */
const lineHeight = (width: number) => (width < 1024 ? 61 : 69)

for (const [path, widths, tag] of [
  ['/', EDGES, []],
  ['/', HEADER_WIDTHS, [EXHAUSTIVE]],
  ['/en', HEADER_WIDTHS, [EXHAUSTIVE]],
] as const) {
  test(`the header of ${path} fits on one line at ${widths.length} widths`, {
    tag: [...tag],
  }, async ({ page }) => {
    await page.goto(path)
    const header = page.getByRole('banner')
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      const outside = await page
        .locator('header')
        .getByRole('link')
        .or(header.getByRole('button'))
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
      expect((await header.boundingBox())?.height, `${width} px`).toBe(lineHeight(width))
    }
    // A menu that is longer than the layout expects.
    await page.setViewportSize({ width: 1280, height: 800 })
    await header
      .getByRole('navigation')
      .first()
      .evaluate((menu) => {
        for (const word of menu.querySelectorAll('a')) menu.append(word.cloneNode(true))
      })
    expect((await header.boundingBox())?.height).toBe(lineHeight(1280))
  })
}

/** Pixels between the last cell of each grid and its right edge. */
const holes = () =>
  [...document.querySelectorAll('main .cells')].map((grid) => {
    const last = grid.lastElementChild ?? grid
    return Math.round(grid.getBoundingClientRect().right - last.getBoundingClientRect().right)
  })

test('the last row of cells is filled at every width', { tag: EXHAUSTIVE }, async ({ page }) => {
  // Five steps, a leading story and five more, three columns.
  for (const path of ['/nu', '/interviews', '/locatie']) {
    await page.goto(path)
    await expect(page.locator('main .cells').first()).toBeVisible()
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const found = await page.evaluate(holes)
      expect(Math.max(...found), `${path} at ${width} px`).toBeLessThan(2)
    }
  }
})

test('the error page is accessible', async ({ page }) => {
  await page.goto('/programma/bestaat-niet')
  expect(await axeFindings(page)).toEqual([])
})

test('an untranslated page says so and marks its language', async ({ page }) => {
  await page.goto('/en/colofon')
  await expect(page.getByText('In Dutch only')).toBeVisible()
  await expect(page.locator('article')).toHaveAttribute('lang', 'nl')
})
