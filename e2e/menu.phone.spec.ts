// About: site/app/layouts/menu-sheet.tsx, site/app/layouts/page-shell.tsx, site/app/layouts/header.tsx
// About: site/app/ui/menu.tsx, cms/seed/data/navigation.ts

import { axeFindings } from './harness/axe.ts'
import { openLive } from './harness/live.ts'
import { phone } from './harness/phone.ts'
import { EXHAUSTIVE } from './harness/tags.ts'
import { expect, test } from './harness/test.ts'

test.use(phone)

const menu = 'details:has(> summary)'

test('the menu opens, leads to a page, and is closed there', async ({ page }) => {
  await openLive(page, '/')
  const sheet = page.getByRole('banner').locator(menu)
  await page.getByRole('banner').locator('summary').click()
  await expect(sheet).toHaveAttribute('open', '')
  expect(await axeFindings(page)).toEqual([])
  await sheet.getByRole('link', { name: 'Sprekers' }).click()
  await expect(page).toHaveURL('/sprekers')
  await expect(sheet).not.toHaveAttribute('open', '')
})

test('Escape closes the menu and returns the focus', { tag: EXHAUSTIVE }, async ({ page }) => {
  await openLive(page, '/sprekers')
  const summary = page.getByRole('banner').locator('summary')
  await summary.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('banner').locator(menu)).not.toHaveAttribute('open', '')
  await expect(summary).toBeFocused()

  // The menu covers the page: a navigation closes it, also one to the current page.
  const sheet = page.getByRole('banner').locator(menu)
  await page.keyboard.press('Enter')
  await sheet.getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await expect(sheet).not.toHaveAttribute('open', '')
  await expect(page.locator(':focus')).toBeVisible()
  await summary.press('Enter')
  await sheet.getByRole('link', { name: 'Sprekers' }).press('Enter')
  await expect(sheet).not.toHaveAttribute('open', '')
  await expect(summary).toBeFocused()
})

test('the pages for visitors at the fair are in the bar at the bottom of the screen', {
  tag: EXHAUSTIVE,
}, async ({ page }) => {
  await openLive(page, '/')
  const bar = page.getByRole('navigation', { name: 'Snelmenu' })
  await expect(bar.getByRole('link')).toHaveText(['Nu', 'Programma', 'Plattegrond', 'Mijn'])
  for (const link of await bar.getByRole('link').all()) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
  await bar.getByRole('link', { name: 'Mijn' }).click()
  await expect(page.getByRole('heading', { name: 'Uw beurs is nog leeg.' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu works', { tag: EXHAUSTIVE }, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').locator('summary').click()
    await page.getByRole('banner').getByRole('link', { name: 'Standhouders', exact: true }).click()
    await expect(page).toHaveURL('/standhouders')
  })
})
