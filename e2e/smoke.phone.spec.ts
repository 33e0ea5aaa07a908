// About: site/app/root.tsx, site/app/entry.client.tsx, site/app/entry.server.tsx, site/app/layouts
// About: site/app/shell, site/app/ui, site/server/http, site/server/main.ts, site/app/features/home
// About: site/app/routes/home.tsx, site/app/routes/not-found.tsx

import { phone } from './harness/phone.ts'
import { EXHAUSTIVE } from './harness/tags.ts'
import { expect, test } from './harness/test.ts'

test.use(phone)

test('the home page is in Dutch with one heading', { tag: EXHAUSTIVE }, async ({ page }) => {
  const response = await page.goto('/')
  expect(response?.status()).toBe(200)
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page).toHaveTitle(/Dakwaarts 2027/)
})

test('an unknown address answers 404 with a link to the site', { tag: EXHAUSTIVE }, async ({
  page,
}) => {
  const response = await page.goto('/bestaat/niet')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deze pagina bestaat niet')
  await expect(page.getByRole('heading', { name: 'Er is iets fout gegaan' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('searchbox', { name: 'Zoek op deze site' })).toBeVisible()
  await expect(main.getByRole('link')).toHaveText([
    'Terug naar home',
    'Bekijk het programma',
    'Zoek een standhouder',
    'Open de plattegrond',
  ])
  await page.getByRole('link', { name: 'Terug naar home' }).click()
  await expect(page).toHaveURL('/')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the home page links to the programme', { tag: EXHAUSTIVE }, async ({ page }) => {
    await page.goto('/')
    await page
      .getByRole('main')
      .getByRole('link', { name: /programma/i })
      .first()
      .click()
    await expect(page).toHaveURL(/\/programma/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
