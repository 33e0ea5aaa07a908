import { openLive } from './harness/live.ts'
import { expect, test } from './harness/test.ts'

const MAP = 'https://www.openstreetmap.org'

test.describe('pavilions', () => {
  test('have cards, and a plan whose names lead to them', async ({ page }) => {
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

  test('show their participants, with what these have on stage', async ({ page }) => {
    await page.goto('/en/paviljoens/houtbouw')
    await expect(page.getByRole('link', { name: 'Stapelwerk Modulair' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'What to see and hear' })).toBeVisible()
    await page.getByRole('link', { name: 'Show on floor plan' }).click()
    await expect(page).toHaveURL(/\/en\/plattegrond/)
  })
})

test.describe('the venue', () => {
  test.use({ allowed: { consoleErrors: [], origins: [MAP] } })

  test('has its map of another site only after a click', async ({ page }) => {
    const asked: string[] = []
    await page.route(`${MAP}/**`, (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<p>Kaart</p>' })
    })
    await openLive(page, '/locatie')
    await expect(
      page.getByRole('img', { name: 'Situatieschets van Expohal De Kade' }),
    ).toBeVisible()
    await page.waitForLoadState('load')
    expect(asked).toEqual([])
    await page.getByRole('button', { name: 'Toon de kaart' }).click()
    await expect(page.frameLocator('iframe').getByText('Kaart')).toBeVisible()
    expect(asked).toEqual([expect.stringContaining(`${MAP}/export/embed.html?bbox=`)])
  })

  test('has an address to copy, the hours of each day, and who waits outside', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openLive(page, '/locatie')
    await page.getByRole('button', { name: 'Kopieer het adres' }).click()
    await expect(page.getByText('Gekopieerd.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'Expohal De Kade\nKade 1\n1000 AA Meerhaven',
    )
    await expect(page.getByText('09:30–17:30')).toBeVisible()
    await expect(page.getByText('donderdag 18 maart', { exact: true })).toBeVisible()
    await expect(page.getByText('Station Meerhaven').first()).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the venue offers no button that does nothing', async ({ page }) => {
    await page.goto('/locatie')
    await expect(page.getByRole('button', { name: 'Toon de kaart' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Kopieer het adres' })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Open in OpenStreetMap' })).toBeVisible()
  })

  test('a subject in the address leads to who answers it', async ({ page }) => {
    await page.goto('/contact?onderwerp=foto-verwijderen')
    await expect(page.getByText('Noor Duinhoven helpt u verder.')).toBeVisible()
    await expect(
      page.locator('#formulier').getByRole('link', { name: 'foto@dakwaarts.example' }),
    ).toHaveAttribute('href', /^mailto:foto@dakwaarts\.example\?subject=Foto%20verwijderen/)
  })

  test('questions are searched for, and none found leads to contact', async ({ page }) => {
    await page.goto('/faq')
    await page.getByRole('searchbox').fill('rolstoel')
    await page.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL('/faq?q=rolstoel')
    await expect(page.getByText('Is de beurs toegankelijk met een rolstoel?')).toBeVisible()
    await page.goto('/faq?q=ditbestaatniet')
    await page.getByRole('link', { name: 'Neem contact op' }).click()
    await expect(page).toHaveURL('/contact')
  })
})

test('an unknown subject is none, and English is whole', async ({ page }) => {
  await page.goto('/en/contact?onderwerp=klacht')
  await expect(page.getByText('Choose a subject and your question goes straight')).toBeVisible()
  await expect(page.getByText('Monday to Friday, 9:00–17:00')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The team' })).toBeVisible()
})

test('questions print with their answers, and are there for search engines', async ({ page }) => {
  await page.goto('/faq')
  const answer = page.getByText('U kiest bij de registratie op welke dag u komt')
  await expect(answer).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(answer).toBeVisible()
  const json = await page.locator('script[type="application/ld+json"]').allTextContents()
  const faq = json.map((text) => JSON.parse(text)).find((item) => item['@type'] === 'FAQPage')
  expect(faq.mainEntity).toHaveLength(20)
  const price = faq.mainEntity.find(({ name }: { name: string }) => name === 'Wat kost een bezoek?')
  expect(price.acceptedAnswer.text).toContain('registreert zich gratis')
})
