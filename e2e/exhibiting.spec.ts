// About: site/app/routes/exhibiting.tsx, site/app/routes/advertising.tsx, site/app/routes/contract-form.tsx
// About: site/app/routes/regulation.tsx, site/app/features/exhibiting, site/app/features/catalogue
// About: site/app/features/regulation, cms/seed/data/tariffs.ts, cms/seed/data/products.ts
// About: cms/seed/data/edition.ts, cms/seed/data/regulations, cms/seed/data/pages/participate.ts
// About: cms/seed/data/pages/legal/cookies.ts

import { openLive } from './harness/live.ts'
import { EXHAUSTIVE } from './harness/tags.ts'
import { expect, test } from './harness/test.ts'

test.describe('a page whose late code cannot be loaded stays as the server sent it', () => {
  // The browser reports what the test stops.
  test.use({ allowed: { consoleErrors: [/net::ERR_FAILED/], origins: [] } })

  const cases: readonly (readonly [path: string, code: RegExp, texts: readonly string[]])[] = [
    [
      '/deelnemen-als-standhouder',
      /\/assets\/(quote|figures)-block-/,
      ['bezoeker in 2025', '2.310'],
    ],
    ['/plattegrond', /\/assets\/late-parts-/, ['Looproute']],
    ['/fotos-2025', /\/assets\/album-page-/, ['Foto’s 2025']],
  ]
  for (const [path, code, texts] of cases) {
    test(path, { tag: EXHAUSTIVE }, async ({ page }) => {
      const stopped = page.waitForEvent('requestfailed', (request) => code.test(request.url()))
      await page.route(code, (route) => route.abort())
      await page.goto(path)
      await stopped
      // By then the page has become interactive around the missing part.
      await page.waitForLoadState('networkidle')
      for (const text of texts)
        await expect(page.locator('main').getByText(text).first()).toBeVisible()
      await expect(page.locator('main h1')).not.toHaveText(/mis|fout/)
    })
  }

  test('a page that is being opened, in its language', { tag: EXHAUSTIVE }, async ({ page }) => {
    await page.route(/\/assets\/album-page-/, (route) => route.abort())
    await openLive(page, '/en')
    await page.getByRole('link', { name: 'Photos 2025' }).last().click()
    await expect(page.getByRole('heading', { name: 'Photos 2025', level: 1 })).toBeVisible()
    await expect(page).toHaveURL('/en/fotos-2025')
  })
})

test('a future exhibitor sees the prices, the deadlines and the contacts', {
  tag: EXHAUSTIVE,
}, async ({ page }) => {
  await openLive(page, '/deelnemen-als-standhouder')
  await expect(page.getByText('Bedragen excl. btw')).toBeVisible()
  await expect(page.getByText('€ 195,00', { exact: true })).toBeVisible()
  await expect(page.getByText('€ 2.250,00', { exact: true })).toBeVisible()
  const fees = page.getByRole('table', { name: 'Vaste bijdragen' })
  await expect(
    fees.getByRole('row', { name: /Medestandhouder per bedrijf € 495,00/ }),
  ).toBeVisible()
  await expect(page.getByText('daarna', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Belangrijke data' })).toBeVisible()
  await page.getByRole('link', { name: 'Vraag deelname aan' }).first().click()
  await expect(page).toHaveURL('/deelnemen-als-standhouder#aanvraag')
  await expect(page.getByLabel('Organisatie', { exact: true })).toBeInViewport()
})

test('the calculator shows all amounts of a stand, and fills in the request for it', {
  tag: EXHAUSTIVE,
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await openLive(page, '/deelnemen-als-standhouder?m2=500&pakket=shell&zijden=2')
  const price = page.getByRole('region', { name: 'Wat het kost' })
  expect(await price.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  const request = page.locator('#aanvraag')
  const area = request.getByLabel('Gewenste oppervlakte in m²')
  await expect(request.getByLabel('Systeemstand, vanaf 9 m²')).toBeChecked()
  await expect(area).toHaveValue('500')
  await expect(request.getByLabel('Open zijden')).toHaveValue('2')

  await request.getByLabel('Organisatie').fill('Stapelwerk Modulair')
  await page.getByLabel('Oppervlakte in m²', { exact: true }).fill('24,5')
  await page.getByLabel('Drie: aan de kop').check()
  await expect(area).toHaveValue('24,5')
  await expect(request.getByLabel('Open zijden')).toHaveValue('3')
  await page.getByLabel('Paviljoenplek van 6 m², alle bijdragen inbegrepen').check()
  await expect(area).toHaveValue('6')
  await expect(request.getByLabel('Open zijden')).toBeHidden()
  await expect(request.getByLabel('Organisatie')).toHaveValue('Stapelwerk Modulair')
})

test('amounts are written as in the language of the page', { tag: EXHAUSTIVE }, async ({
  page,
}) => {
  await page.goto('/en/contractformulier')
  await expect(page.getByText('€195.00', { exact: true })).toBeVisible()
  await expect(page.getByText('Amounts excl. VAT')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Book your stand' })).toBeVisible()
})

test.describe('the rules', () => {
  const path = '/reglement-standhouders'

  test('have an address for each article', { tag: EXHAUSTIVE }, async ({ page }) => {
    await page.goto(`${path}#artikel-3-3`)
    const article = page.locator('#artikel-3-3')
    await expect(article).toBeInViewport()
    await expect(article).toContainText('ten hoogste 60 centimeter')
    await expect(article.getByRole('link', { name: 'Link naar artikel 3.3' })).toHaveAttribute(
      'href',
      '#artikel-3-3',
    )
    const contents = page.getByRole('navigation', { name: 'Inhoud' })
    await contents.getByRole('link', { name: /Geluid en muziek/ }).click()
    await expect(page.getByRole('heading', { name: /Geluid en muziek/ })).toBeInViewport()
  })

  test('have their older versions, which say so and are not indexed', {
    tag: EXHAUSTIVE,
  }, async ({ page }) => {
    await openLive(page, path)
    await page
      .getByRole('navigation', { name: 'Versies' })
      .getByRole('link', { name: /Versie 2/ })
      .click()
    await expect(page).toHaveURL(`${path}?versie=2`)
    await expect(page.getByText('Dit is een oudere versie. Nu geldt versie 3.')).toBeVisible()
    // The HTML from the server contains the metadata for search engines.
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
    await page.reload()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await page.getByRole('link', { name: 'Lees de geldende versie' }).click()
    await expect(page.getByText('Versie 3', { exact: true })).toBeVisible()
  })
})

test('the page lists exactly the cookies that are set', async ({ page, context }) => {
  await openLive(page, '/cookies')
  const names = (await context.cookies()).map(({ name }) => name)
  const table = page.getByRole('table', { name: 'Wat deze site in uw browser bewaart' })
  for (const name of names) await expect(table.getByRole('rowheader', { name })).toBeVisible()
  await context.clearCookies()
  await openLive(page, '/programma')
  await page
    .getByRole('button', { name: /^Bewaar/ })
    .first()
    .click()
  const kept = await page.evaluate(() => Object.keys(window.localStorage))
  await page.goto('/cookies')
  expect(kept).not.toEqual([])
  for (const name of kept) await expect(table.getByRole('rowheader', { name })).toBeVisible()
})
