// About: site/app/features/pavilions, site/app/features/venue, site/app/features/faq
// About: site/app/routes/pavilions.tsx, site/app/routes/pavilion.tsx, site/app/routes/venue.tsx
// About: site/app/routes/faq.tsx, cms/seed/data/pavilions.ts, cms/seed/data/faq.ts
// About: cms/seed/data/edition.ts, cms/seed/data/pages/visit.ts

import { openLive } from './harness/live.ts'
import { EXHAUSTIVE } from './harness/tags.ts'
import { expect, test } from './harness/test.ts'

const MAP = 'https://www.openstreetmap.org'

test('pavilions have cards, and a plan whose names link to them', { tag: EXHAUSTIVE }, async ({
  page,
}) => {
  await openLive(page, '/paviljoens')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(6)
  await expect(page.getByText('8 deelnemers').first()).toBeVisible()
  const plan = page.getByRole('group', { name: /^Plattegrond van Hal 2/ })
  await plan.getByRole('link', { name: 'Energie' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/paviljoens/energie')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('img', { name: /paviljoen Energie gemarkeerd/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Kadebank' })).toBeVisible()
})

test.describe('the venue', () => {
  test.use({ allowed: { consoleErrors: [], origins: [MAP] } })

  test('has an address to copy, and a map of another site only after a click', async ({
    page,
    context,
  }) => {
    const asked: string[] = []
    await page.route(`${MAP}/**`, (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<p>Kaart</p>' })
    })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openLive(page, '/locatie')
    await expect(
      page.getByRole('img', { name: 'Situatieschets van Expohal De Kade' }),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Kopieer het adres' }).click()
    await expect(page.getByText('Gekopieerd.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'Expohal De Kade\nKade 1\n1000 AA Meerhaven',
    )
    await page.waitForLoadState('load')
    expect(asked).toEqual([])
    await page.getByRole('button', { name: 'Toon de kaart' }).click()
    await expect(page.frameLocator('iframe').getByText('Kaart')).toBeVisible()
    expect(asked).toEqual([expect.stringContaining(`${MAP}/export/embed.html?bbox=`)])
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page of the venue has no button without effect', { tag: EXHAUSTIVE }, async ({
    page,
  }) => {
    await page.goto('/locatie')
    await expect(page.getByRole('button', { name: 'Toon de kaart' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Kopieer het adres' })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Open in OpenStreetMap' })).toBeVisible()
  })
})

test('questions print with their answers', { tag: EXHAUSTIVE }, async ({ page }) => {
  await page.goto('/faq')
  const answer = page.getByText('U kiest bij de registratie op welke dag u komt')
  await expect(answer).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(answer).toBeVisible()
})
