// About: site/app/features/programme, site/app/features/my-fair, site/app/routes/programme.tsx
// About: site/app/routes/my-fair.tsx, site/app/ui/filter-sheet.tsx, site/app/ui/agenda.tsx
// About: cms/seed/data/programme*

import { axeFindings } from './harness/axe.ts'
import { openLive } from './harness/live.ts'
import { phone } from './harness/phone.ts'
import { EXHAUSTIVE } from './harness/tags.ts'
import { expect, test } from './harness/test.ts'
import { spaceText, textFaults } from './harness/text-spacing.ts'

test.use(phone)

test('on a phone the programme starts at the top, its filters are in a sheet, and the plan shows one room at a time', {
  tag: EXHAUSTIVE,
}, async ({ page }) => {
  await openLive(page, '/programma')
  const first = await page
    .getByRole('main')
    .getByRole('heading', { level: 3 })
    .first()
    .boundingBox()
  expect(first?.y).toBeLessThan(500)
  const filters = page.getByRole('button', { name: 'Filters' })
  await filters.tap()
  await page.getByRole('link', { name: /^Tours \d/ }).tap()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Toon 6 resultaten' }).tap()
  await expect(page.getByRole('link', { name: /^Tours \d/ })).toBeHidden()
  await expect(page.getByRole('status').first()).toHaveText('6 resultaten')

  // A tap before the scripts run takes effect where it was made.
  const { promise: tapped, resolve: letScriptsIn } = Promise.withResolvers<void>()
  await page.route('**/*.js', (route) => tapped.then(() => route.continue()))
  await page.goto('/programma?weergave=plan', { waitUntil: 'commit' })
  const rooms = page.getByRole('navigation', { name: 'Ruimtes' })
  await rooms.getByRole('link', { name: 'Debattafel' }).tap()
  await expect(page.locator('#ruimte-debattafel')).toBeInViewport({ ratio: 1 })
  letScriptsIn()
  await expect(rooms.getByRole('link', { name: 'Debattafel' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  const plan = page.getByRole('region', { name: /^Plan van/ })
  expect(await plan.evaluate((area) => area.scrollHeight - area.clientHeight)).toBeLessThan(20)
  const saved = plan.getByRole('button', { name: /^Bewaar / }).first()
  expect((await saved.boundingBox())?.width).toBeGreaterThanOrEqual(44)
  expect(await axeFindings(page)).toEqual([])
})

/** Pixels from the top within which the first entry of the visitor's days begins. */
const FIRST_ENTRY = 300

test('on a phone three items at the same time are below each other, near the top and within the screen', {
  tag: EXHAUSTIVE,
}, async ({ page }) => {
  await openLive(page, '/programma')
  const titles = ['Honderd woningen in', 'Tour: modulair', 'Eén programma van eisen']
  for (const title of titles)
    await page.getByRole('button', { name: new RegExp(`^Bewaar ${title}`) }).tap()
  await page.goto('/mijn-beurs')
  await expect(page.getByText('U kunt er één volgen.')).toBeVisible()
  const boxes = page.locator('.my-clash > ul > li')
  await expect(boxes).toHaveCount(3)
  const lefts = await boxes.evaluateAll((all) => all.map((box) => box.getBoundingClientRect().left))
  expect(new Set(lefts).size).toBe(1)
  const first = await page.locator('.my-at').first().boundingBox()
  expect(first?.y).toBeLessThanOrEqual(FIRST_ENTRY)
  const surplus = () => page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
  expect(await surplus()).toBe(0)
  await page.setViewportSize({ width: 320, height: 640 })
  await spaceText(page)
  expect(await surplus()).toBe(0)
  expect(await textFaults(page)).toEqual([])
})
