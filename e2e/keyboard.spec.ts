// About: site/app/layouts/page-shell.tsx, site/app/shell/late-parts.ts, site/app/styles
// About: site/app/routes/programme.tsx, site/app/routes/exhibitors.tsx, site/app/features/programme
// About: site/app/features/exhibitors

import type { Page } from '@playwright/test'
import { openLive } from './harness/live.ts'
import { EXHAUSTIVE } from './harness/tags.ts'
import { expect, test } from './harness/test.ts'

const SOFT_HYPHEN = '\u00ad'

/** Presses Tab until the element named `name` has the focus, at most `most` times. */
async function tabTo(page: Page, name: RegExp, most = 80): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    const text = await focused.evaluate(
      (element) =>
        element.getAttribute('aria-label') ??
        // The text of a picture counts as a name.
        (element.textContent?.trim() || element.querySelector('img')?.alt || ''),
    )
    if (name.test(text.replaceAll(SOFT_HYPHEN, ''))) return
  }
  throw new Error(`Nothing called ${name} within ${most} tabs`)
}

const outline = (page: Page) =>
  page.locator(':focus').evaluate((element) => {
    const own = getComputedStyle(element)
    const after = getComputedStyle(element, '::after')
    return [own, after].some(
      ({ outlineStyle, outlineWidth }) =>
        outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    )
  })

test('the first stop is a link to the content', async ({ page }) => {
  await page.goto('/programma')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('a session is found and saved with the keyboard alone, and every stop has a visible focus', async ({
  page,
}) => {
  await openLive(page, '/programma')
  await tabTo(page, /^Soort/)
  await page.keyboard.press('Enter')
  await tabTo(page, /^Tours\s*\d/)
  expect(await outline(page)).toBe(true)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/type=tour/)
  await tabTo(page, /^Tour: modulair en gestapeld/)
  expect(await outline(page)).toBe(true)
  await tabTo(page, /^Bewaar Tour: modulair en gestapeld/)
  await page.keyboard.press('Space')
  const places = page.getByRole('link', { name: /^Reserveer .*: Tour: modulair en gestapeld/ })
  await expect(places).toBeFocused()
  expect(await outline(page)).toBe(true)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/aanmelden/tour-modulair-en-gestapeld')
})

test('an exhibitor is found and opened with the keyboard alone', { tag: EXHAUSTIVE }, async ({
  page,
}) => {
  await openLive(page, '/standhouders')
  await page.getByRole('searchbox').focus()
  await page.keyboard.type('stapelwerk')
  await expect(page.getByRole('status').first()).toHaveText('1 standhouder')
  await tabTo(page, /^Stapelwerk Modulair/)
  expect(await outline(page)).toBe(true)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
