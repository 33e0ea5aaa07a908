import type { Page } from '@playwright/test'
import { openLive } from './harness/live.ts'
import { expect, test } from './harness/test.ts'
import { pinch, touch } from './harness/touch.ts'

const title = (page: Page) => page.getByRole('dialog').getByRole('heading', { level: 2 })

test.beforeEach(async ({ page }) => {
  await openLive(page, '/fotos-2025')
  await page.getByRole('link', { name: 'Foto 3 van 35' }).tap()
  await expect(title(page)).toHaveText('Foto 3 van 35')
})

test('a swipe of more than 50 pixels leads on, a shorter or upward one does not', async ({
  page,
}) => {
  const middle = { x: 200, y: 400 }
  await touch(page, [[middle, { x: 150, y: 400 }]])
  await expect(title(page)).toHaveText('Foto 3 van 35')
  await touch(page, [[middle, { x: 130, y: 280 }]])
  await expect(title(page)).toHaveText('Foto 3 van 35')
  await touch(page, [[middle, { x: 140, y: 410 }]])
  await expect(title(page)).toHaveText('Foto 4 van 35')
  await touch(page, [[middle, { x: 260, y: 400 }]])
  await expect(title(page)).toHaveText('Foto 3 van 35')
})

test('two fingers zoom, not beyond 3 nor under 0.1, and do not swipe', async ({ page }) => {
  const zoom = page.getByRole('dialog').locator('output')
  const middle = { x: 200, y: 300 }
  await pinch(page, middle, 40, 80)
  await expect(zoom).toHaveText('200%')
  await pinch(page, middle, 20, 180)
  await expect(zoom).toHaveText('300%')
  await pinch(page, middle, 180, 2)
  await expect(zoom).toHaveText('10%')
  await expect(title(page)).toHaveText('Foto 3 van 35')
})
