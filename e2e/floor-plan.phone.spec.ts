// About: site/app/features/floor-plan, site/app/ui/plan, site/app/routes/floor-plan.tsx
// About: cms/seed/data/stands.ts

import { axeFindings } from './harness/axe.ts'
import { openLive } from './harness/live.ts'
import { phone } from './harness/phone.ts'
import { expect, test } from './harness/test.ts'
import { pinch, touch } from './harness/touch.ts'

test.use(phone)

test('on a phone fingers pan and zoom the plan within itself, and a tap shows the card of a stand', async ({
  page,
}) => {
  await page.goto('/plattegrond')
  const top = await page.getByRole('region', { name: /^Tekening van/ }).boundingBox()
  // The hall comes before what one can do with it: only its tabs and the search are above.
  expect(top?.y).toBeLessThan(230)
  expect(top?.width).toBe(phone.viewport.width)
  await openLive(page, '/plattegrond?stand=1.E12')
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible()
  const region = page.getByRole('region', { name: /^Tekening van/ })
  const selected = region.getByRole('link', { name: /^Stand 1\.E12, / })
  await expect(selected).toBeInViewport()
  // All of the hall is visible, and no part of it is under the sheet with the choice.
  const edges = async () => ({
    hall: await region.boundingBox(),
    drawn: await region.getByRole('group').boundingBox(),
    sheet: await page.locator('.plan-card').boundingBox(),
  })
  const { hall, drawn, sheet } = await edges()
  expect(drawn?.width).toBe(hall?.width)
  expect((hall?.y ?? 0) + (hall?.height ?? 0)).toBeLessThanOrEqual(sheet?.y ?? 0)
  await region.getByRole('link', { name: /^Stand 1\.E10, / }).tap()
  await expect(page).toHaveURL('/plattegrond?stand=1.E10')
  await expect(page.getByRole('heading', { name: 'Stand 1.E10' })).toBeInViewport()
  await page.getByRole('link', { name: 'Sluit', exact: true }).tap()
  await expect(page.locator('.plan-card')).toBeHidden()
  await region.getByRole('link', { name: /^Stand 1\.E10, / }).tap()

  const drawing = region.getByRole('group')
  const boxOf = async () => (await drawing.boundingBox()) ?? { x: 0, width: 0 }
  await region.scrollIntoViewIfNeeded()
  const seen = await region.boundingBox()
  const middle = { x: 195, y: (seen?.y ?? 0) + 150 }
  const before = await boxOf()
  await pinch(page, middle, 30, 60)
  await expect.poll(async () => (await boxOf()).width).toBeGreaterThan(before.width * 1.5)
  const zoomed = await boxOf()
  await touch(page, [[middle, { ...middle, x: middle.x - 80 }]])
  await expect.poll(async () => (await boxOf()).x).toBeLessThan(zoomed.x - 40)
  await pinch(page, middle, 60, 30)
  await expect.poll(async () => (await boxOf()).width).toBeLessThan(zoomed.width)
  await expect(page).toHaveURL('/plattegrond?hal=1&stand=1.E10')

  await page.getByRole('button', { name: 'Toon de hele hal' }).click()
  await expect(region).toHaveAttribute('data-detail', 'far')
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await sideways()).toBe(0)
  expect(await axeFindings(page)).toEqual([])
})
