import { axeFindings } from './harness/axe.ts'
import { openLive } from './harness/live.ts'
import { expect, test } from './harness/test.ts'

test('on a phone the plan pans within itself, and shows the card of what is tapped', async ({
  page,
}) => {
  await openLive(page, '/plattegrond?stand=1.E12')
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible()
  const region = page.getByRole('region', { name: /^Tekening van/ })
  const selected = region.getByRole('link', { name: /^Stand 1\.E12, / })
  await region.scrollIntoViewIfNeeded()
  await expect(selected).toBeInViewport()
  await region.getByRole('link', { name: /^Stand 1\.E10, / }).tap()
  await expect(page).toHaveURL('/plattegrond?stand=1.E10')
  await expect(page.getByRole('heading', { name: 'Stand 1.E10' })).toBeInViewport()
  await page.getByRole('button', { name: 'Toon de hele hal' }).click()
  await expect(region).toHaveAttribute('data-detail', 'far')
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await sideways()).toBe(0)
  expect(await axeFindings(page)).toEqual([])
})
