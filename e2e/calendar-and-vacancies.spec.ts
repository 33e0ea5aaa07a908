import type { Page } from '@playwright/test'
import { findPath } from './harness/routes.ts'
import { expect, test } from './harness/test.ts'

/** The schema.org object of a type on the page; undefined when there is none. */
const jsonLd = async (page: Page, type: string): Promise<Record<string, unknown> | undefined> => {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return texts.map((text) => JSON.parse(text)).find((object) => object['@type'] === type)
}

test('the calendar leads to an item that is over: closed, with its facts, without a way in', async ({
  page,
}) => {
  await page.goto('/kalender')
  const past = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Geweest' }) })
  await past.getByRole('link', { name: 'Webinar: de Wkb en woningconcepten na twee jaar' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Webinar: de Wkb/)
  await expect(page.getByText('donderdag 4 juni 2026').first()).toBeVisible()
  await expect(page.getByText('15:00–16:15')).toBeVisible()
  await expect(page.getByText('Gesloten').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Zet in agenda' })).toHaveCount(0)
  // What search engines read is on the page as the server sends it.
  await page.reload()
  expect(await jsonLd(page, 'Event')).toMatchObject({
    startDate: '2026-06-04T13:00:00.000Z',
    endDate: '2026-06-04T14:15:00.000Z',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
  })
})

test('the calendar reads in English', async ({ page }) => {
  await page.goto('/en/kalender')
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible()
  await page.getByRole('link', { name: /^Webinar: building quality assurance/ }).click()
  await expect(page.getByText(/Thursday,? 4 June 2026/).first()).toBeVisible()
  await expect(page.getByText('Closed').first()).toBeVisible()
})

test('a closed vacancy stays, says so, and offers no way to apply', async ({ page, stack }) => {
  await page.goto(await findPath(stack.siteUrl, '/vacatures', 'medewerker-ketenregie'))
  await expect(page.getByText('Reageren kon tot en met 30 september 2026.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Solliciteer' })).toHaveCount(0)
  expect(await jsonLd(page, 'JobPosting')).toBeUndefined()
  await page.getByRole('link', { name: 'Alles over Renovatiestroom' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Renovatiestroom' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('vacancies are filtered by links and open', async ({ page }) => {
    await page.goto('/en/vacatures')
    await page.getByRole('link', { name: /^Public authorities \d/ }).click()
    await expect(page).toHaveURL('/en/vacatures?categorie=overheden')
    const closed = page.getByRole('link', { name: 'Area development policy officer' })
    await expect(closed).toBeVisible()
    await expect(page.getByRole('link', { name: 'Supply chain coordinator' })).toHaveCount(0)
    await closed.click()
    await expect(page.getByText('32 hours', { exact: true })).toBeVisible()
    await expect(page.getByText('Applications closed on 30 October 2026.')).toBeVisible()
  })
})

test('footer and exhibitors lead to vacancies and calendar', async ({ page }) => {
  await page.goto('/privacy')
  const visit = page.getByRole('contentinfo')
  await expect(visit.getByRole('link', { name: 'Kalender' })).toHaveAttribute('href', '/kalender')
  await visit.getByRole('link', { name: 'Vacatures' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Vacatures' })).toBeVisible()
})
