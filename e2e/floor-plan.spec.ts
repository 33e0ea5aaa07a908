// About: site/app/features/floor-plan, site/app/ui/plan, site/app/walking, site/app/routes/floor-plan.tsx
// About: site/app/routes/floor-plan-pdf.ts, contract/src/floor-plan-address.ts, contract/src/stand-address.ts
// About: contract/src/outlines.ts, cms/seed/floor, cms/seed/data/stands.ts, cms/seed/data/halls.ts
// About: cms/seed/data/rooms.ts, cms/seed/data/passages.ts, cms/seed/data/exhibitors

import type { Locator, Page } from '@playwright/test'
import { axeFindings } from './harness/axe.ts'
import { openLive } from './harness/live.ts'
import { EXHAUSTIVE } from './harness/tags.ts'
import { expect, test } from './harness/test.ts'

/** Opens the plan and waits until it can be zoomed: that code is loaded after the page itself. */
async function openPlan(page: Page, search = ''): Promise<void> {
  await openLive(page, `/plattegrond${search}`)
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible()
}

const region = (page: Page) => page.getByRole('region', { name: /^Tekening van/ })
const inDrawing = (page: Page, name: string | RegExp) => region(page).getByRole('link', { name })
const card = (page: Page) => page.locator('.plan-card')
const rows = (page: Page) => page.getByRole('region', { name: /^Stands in/ }).getByRole('link')

/** Whether the list shows a row itself: the list may be below the fold. */
const isListed = async (page: Page, row: Locator) => {
  const [list, box] = await Promise.all([
    page.getByRole('region', { name: /^Stands in/ }).boundingBox(),
    row.boundingBox(),
  ])
  return list && box && box.y >= list.y - 1 && box.y + box.height <= list.y + list.height + 1
}

const chooseCategory = async (page: Page, name: string) => {
  await page.locator('summary', { hasText: 'Categorie' }).click()
  await page.getByRole('group', { name: 'Categorie' }).getByRole('link', { name }).click()
}

/** Scale of the drawing on the screen: 1 without zoom. */
const scale = async (page: Page) => {
  const [outer, inner] = await Promise.all([
    region(page).boundingBox(),
    region(page).getByRole('group').boundingBox(),
  ])
  return Math.round(((inner?.width ?? 0) / (outer?.width ?? 1)) * 10) / 10
}
const left = async (page: Page) =>
  Math.round((await region(page).getByRole('group').boundingBox())?.x ?? 0)

test('a stand is selected with the pointer: address, card, list; the address can be shared', {
  tag: EXHAUSTIVE,
}, async ({ page }) => {
  await openPlan(page)
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('plattegrond')) loads.push(request.url())
  })
  await inDrawing(page, 'Stand 1.D01, Bovenop Bouwen').click()
  await expect(page).toHaveURL('/plattegrond?stand=1.D01')
  await expect(card(page).getByRole('heading', { name: 'Stand 1.D01' })).toBeVisible()
  await expect(card(page).getByRole('link', { name: 'Bovenop Bouwen', exact: true })).toBeVisible()
  await expect(rows(page).and(page.locator('[aria-current]'))).toContainText('1.D01')
  expect(await isListed(page, rows(page).and(page.locator('[aria-current]')))).toBe(true)
  expect(loads).toEqual([])
  expect(await axeFindings(page)).toEqual([])
  await page.goBack()
  await expect(card(page).getByRole('heading', { name: 'Kies een stand' })).toBeVisible()

  await page.goto('/plattegrond?stand=2.F04')
  await expect(card(page).getByRole('heading', { name: 'Stand 2.F04' })).toBeVisible()
  await expect(inDrawing(page, /^Stand 2\.F04, /)).toHaveAttribute('aria-current', 'true')
})

test('a stand is highlighted in the drawing from the list, and the other way round', {
  tag: EXHAUSTIVE,
}, async ({ page }) => {
  await openPlan(page)
  await rows(page).filter({ hasText: '1.A04' }).hover()
  await expect(inDrawing(page, /^Stand 1\.A04, /)).toHaveAttribute('data-hot', 'true')
  await inDrawing(page, /^Stand 1\.E12, /).hover()
  const row = rows(page).filter({ hasText: '1.E12' })
  await expect(row).toHaveAttribute('data-hot', 'true')
  expect(await isListed(page, row)).toBe(true)
  await row.click()
  await expect(page).toHaveURL('/plattegrond?stand=1.E12')
})

test('buttons, wheel and dragging zoom and pan; dragging selects nothing', {
  tag: EXHAUSTIVE,
}, async ({ page }) => {
  await openPlan(page)
  const zoomIn = page.getByRole('button', { name: 'Zoom in' })
  await expect(page.getByRole('button', { name: 'Zoom uit' })).toBeDisabled()
  await zoomIn.click()
  await expect.poll(() => scale(page)).toBe(1.5)
  await zoomIn.click()
  await expect.poll(() => scale(page)).toBe(2)
  await expect(region(page).getByText('Betonsnel')).toBeVisible()
  await expect(region(page).locator('image').first()).toBeVisible()
  const start = await left(page)
  await page.getByRole('button', { name: 'Naar rechts' }).click()
  await expect.poll(() => left(page)).toBeLessThan(start - 80)
  await page.getByRole('button', { name: 'Naar links' }).click()
  await expect.poll(() => left(page)).toBe(start)

  const before = await left(page)
  const stand = (await inDrawing(page, /^Stand 1\.C10, /).boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.move(stand.x + 60, stand.y + 20)
  await page.mouse.down()
  await page.mouse.move(stand.x - 60, stand.y + 10, { steps: 6 })
  await page.mouse.up()
  await expect.poll(() => left(page)).toBeLessThan(before - 80)
  await expect(page).toHaveURL('/plattegrond')

  // While the drawing has the focus, the wheel zooms.
  await page.mouse.wheel(0, -300)
  await expect.poll(() => scale(page)).toBeGreaterThan(2)
  await page.getByRole('button', { name: 'Toon de hele hal' }).click()
  await expect.poll(() => scale(page)).toBe(1)
})

test('the wheel scrolls the page unless the drawing has the focus or Ctrl is pressed', {
  tag: EXHAUSTIVE,
}, async ({ page }) => {
  await openPlan(page)
  await region(page).hover()
  await page.mouse.wheel(0, 200)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
  expect(await scale(page)).toBe(1)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -300)
  await page.keyboard.up('Control')
  await expect.poll(() => scale(page)).toBeGreaterThan(1)
})

test('with the keyboard the plan is zoomed and moved, and a stand selected and scrolled into view', {
  tag: EXHAUSTIVE,
}, async ({ page }) => {
  await openPlan(page)
  await region(page).focus()
  await page.keyboard.press('+')
  await expect.poll(() => scale(page)).toBe(1.5)
  const before = await left(page)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => left(page)).toBeLessThan(before)
  await page.keyboard.press('-')
  await expect.poll(() => scale(page)).toBe(1)
  for (const wanted of [1.5, 2, 2.5]) {
    await page.keyboard.press('+')
    await expect.poll(() => scale(page)).toBe(wanted)
  }
  // From the drawing: two rooms, then the stands in order.
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab')
  const first = inDrawing(page, /^Stand 1\.A01, /)
  await expect(first).toBeFocused()
  await expect(first).toBeInViewport({ ratio: 0.9 })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/plattegrond?stand=1.A01')
  await expect(card(page).getByRole('heading', { name: 'Stand 1.A01' })).toBeVisible()
  await region(page).focus()
  await page.keyboard.press('0')
  await expect.poll(() => scale(page)).toBe(1)
})

test('search and filters dim other stands, and report matches in another hall', {
  tag: EXHAUSTIVE,
}, async ({ page }) => {
  await openPlan(page)
  await page.getByRole('main').getByRole('searchbox').fill('hout')
  await expect(page).toHaveURL('/plattegrond?q=hout')
  await expect(inDrawing(page, /^Stand 1\.A02, /)).toHaveAttribute('data-mark', 'match')
  await expect(inDrawing(page, /^Stand 1\.B01, /)).toHaveAttribute('data-mark', 'dim')
  await expect(rows(page).filter({ hasText: '1.B01' })).toBeHidden()
  await chooseCategory(page, 'Overheden')
  await expect(page).toHaveURL('/plattegrond?categorie=overheden&q=hout')
  await page.getByRole('link', { name: 'Wis filters' }).click()
  await expect(page).toHaveURL('/plattegrond')
  await expect(inDrawing(page, /^Stand 1\.B01, /)).not.toHaveAttribute('data-mark')

  await chooseCategory(page, 'Woningcorporaties')
  await page.getByRole('link', { name: /gevonden in Hal 2/ }).click()
  await expect(page).toHaveURL('/plattegrond?categorie=woningcorporaties&hal=2')
  await expect(page.getByRole('status').first()).toHaveText(/^\d+ gevonden in Hal 2 Bestaand$/)
})

test('a walking route between two halls is drawn and described', { tag: EXHAUSTIVE }, async ({
  page,
}) => {
  await openPlan(page, '?stand=2.F04')
  await card(page).getByRole('link', { name: 'Toon de route hierheen' }).click()
  await expect(page).toHaveURL('/plattegrond?naar=2.F04&stand=2.F04&van=1.ingang')
  await expect(page.getByText('U bent bij', { exact: false }).first()).toBeVisible()
  await expect(region(page).locator('.plan-route-line')).toBeAttached()
  await page.getByLabel('Van', { exact: true }).fill('hoofdpodium')
  await page.getByLabel('Drempelvrij').check()
  await page.getByRole('button', { name: 'Toon route' }).click()
  await expect(page).toHaveURL(/drempelvrij=1&naar=2\.F04&stand=2\.F04&van=hoofdpodium$/)
  const crossing = 'Loop door naar Hal 2 Bestaand: Glazen gang, 8 m.'
  await expect(page.getByText(crossing).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Van Hoofdpodium/i })).toBeFocused()
  await page.getByLabel('Naar', { exact: true }).fill('zwembad')
  await page.getByRole('button', { name: 'Toon route' }).click()
  await expect(page.getByText('Deze plek staat niet op de plattegrond.')).toBeVisible()
  await expect(page.getByLabel('Naar', { exact: true })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('2.F04')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Wis route' }).press('Enter')
  await expect(page.locator('summary', { hasText: 'Looproute' })).toBeFocused()
})

test('a room shows its programme', { tag: EXHAUSTIVE }, async ({ page }) => {
  await openPlan(page)
  await inDrawing(page, /^Hoofdpodium, zaal/).click()
  await expect(page).toHaveURL('/plattegrond?ruimte=hoofdpodium')
  const items = card(page).getByRole('listitem').getByRole('link')
  await expect(items.nth(5)).toBeVisible()
  await items.first().click()
  await expect(page).toHaveURL(/\/programma\//)
})

test('empty and unknown stands are reported as such', { tag: EXHAUSTIVE }, async ({ page }) => {
  await page.goto('/plattegrond?stand=2.I06')
  await expect(card(page)).toContainText('Deze stand is nog vrij.')
  await page.goto('/plattegrond?stand=1.D06')
  await expect(card(page)).toContainText('Op deze stand heeft iemand een optie.')
  await page.goto('/plattegrond?stand=9.Z99')
  await expect(card(page)).toContainText('Deze stand staat niet op de plattegrond.')
})

test('the plan is complete in English', { tag: EXHAUSTIVE }, async ({ page }) => {
  await openLive(page, '/en/plattegrond?stand=1.D01&van=1.ingang&naar=1.D01')
  await expect(page.getByRole('heading', { level: 1, name: 'Floor plan' })).toBeVisible()
  await expect(page.getByText('You have arrived at Bovenop Bouwen (1.D01).').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible()
})

test('each hall has a PDF with title and language', { tag: EXHAUSTIVE }, async ({ page }) => {
  const answer = await page.request.get('/en/plattegrond/hal-2.pdf')
  expect(answer.headers()['content-type']).toBe('application/pdf')
  const text = (await answer.body()).toString('latin1')
  expect(text).toMatch(/^%PDF-1\.7/)
  expect(text).toContain('/Lang (en)')
  expect(text).toContain('/Marked true')
  expect((await page.request.get('/plattegrond/hal-9.pdf')).status()).toBe(404)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every stand is in the list, and is selected by a link', { tag: EXHAUSTIVE }, async ({
    page,
  }) => {
    await page.goto('/plattegrond?hal=2')
    await expect(rows(page).filter({ hasText: /^2\./ })).toHaveCount(43)
    await rows(page).filter({ hasText: '2.F04' }).click()
    await expect(page).toHaveURL('/plattegrond?stand=2.F04')
    await expect(card(page).getByRole('heading', { name: 'Stand 2.F04' })).toBeVisible()
  })

  test('search and route are forms', { tag: EXHAUSTIVE }, async ({ page }) => {
    await page.goto('/plattegrond')
    await page.getByRole('main').getByRole('searchbox').fill('hout')
    await page.getByRole('main').getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL('/plattegrond?q=hout')
    await expect(inDrawing(page, /^Stand 1\.B01, /)).toHaveAttribute('data-mark', 'dim')
    await page.getByText('Looproute', { exact: true }).click()
    await page.getByLabel('Van', { exact: true }).fill('Ingang Kade (Hal 1 Nieuw)')
    await page.getByLabel('Naar', { exact: true }).fill('1.D01')
    await page.getByRole('button', { name: 'Toon route' }).click()
    await expect(page).toHaveURL(/naar=1\.D01/)
    await expect(region(page).locator('.plan-route-line')).toBeAttached()
    await expect(page.getByText('U bent bij Bovenop Bouwen (1.D01).')).toBeVisible()
  })
})
