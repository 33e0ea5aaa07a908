import { expect, test } from './harness/test.ts'

test('a visitor finds an exhibitor by filter and letter, and sees stand and sessions', async ({
  page,
}) => {
  await page.goto('/standhouders')
  await expect(page.getByRole('status').first()).toHaveText('90 standhouders')
  await page.getByLabel('Hal', { exact: true }).selectOption('1')
  await expect(page).toHaveURL(/hal=1/)
  await page.getByRole('navigation', { name: 'Op letter' }).getByRole('link', { name: 'S' }).click()
  await expect(page).toHaveURL(/letter=S/)
  await page.getByRole('link', { name: 'Stapelwerk Modulair' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stapelwerk Modulair')
  await expect(page.getByText('1.A01').first()).toBeVisible()
  await page.getByRole('link', { name: 'Honderd woningen in tien maanden' }).click()
  await expect(page).toHaveURL('/programma/honderd-woningen-in-tien-maanden')
})

test('the search keeps up with typing and can be cleared', async ({ page }) => {
  await page.goto('/standhouders')
  await page.getByRole('searchbox').fill('stapelwerk')
  await expect(page.getByRole('status').first()).toHaveText('1 standhouder')
  await page.getByRole('searchbox').fill('ditbestaatniet')
  await expect(page.getByRole('heading', { name: 'Geen resultaten.' })).toBeVisible()
  await page.getByRole('link', { name: 'Wis filters' }).click()
  await expect(page.getByRole('status').first()).toHaveText('90 standhouders')
  await expect(page.getByRole('searchbox')).toHaveValue('')
})

test('switching language stays on the page, filters included', async ({ page }) => {
  await page.goto('/sprekers?thema=betaalbaarheid')
  await page.getByRole('link', { name: 'EN (English)' }).click()
  await expect(page).toHaveURL('/en/sprekers?thema=betaalbaarheid')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Speakers')
  await page.getByRole('link', { name: 'NL (Nederlands)' }).click()
  await expect(page).toHaveURL('/sprekers?thema=betaalbaarheid')
  const cookies = await page.context().cookies()
  const locale = cookies.find(({ name }) => name === 'locale')
  expect(locale?.value).toBe('nl')
  const days = ((locale?.expires ?? 0) * 1000 - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(365)
})

test.describe('a browser that speaks English', () => {
  test.use({ locale: 'en-GB' })

  test('is led to English at the root on first access, and nowhere else', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveURL('/en')
    await page.goto('/programma')
    await expect(page).toHaveURL('/programma')
    // The visit in Dutch is remembered.
    await page.goto('/')
    await expect(page).toHaveURL('/')
  })
})

test('a new page begins at its top, with focus on its heading and its title read out', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page).toHaveURL('/privacy')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByRole('status').filter({ hasText: /Privacy/ })).toHaveCount(1)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
})

test('an address with a hash leads to its place in the page', async ({ page }) => {
  await page.goto('/bouwblokken')
  const id = await page.locator('details[id^="vraag-"]').last().getAttribute('id')
  await page.goto(`/bouwblokken#${id}`)
  await expect(page.locator(`#${id}`)).toBeInViewport()
})

test('a newer build is loaded with the next navigation', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await page.route('**/builds/latest.json*', (route) =>
    route.fulfill({ json: { id: 'newer', timestamp: 0 } }),
  )
  const checked = page.waitForResponse(/builds\/latest\.json/)
  await page.clock.fastForward('01:00:01')
  await checked
  let documents = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents += 1
  })
  await page.getByRole('link', { name: 'Sprekers' }).first().click()
  await expect(page).toHaveURL('/sprekers')
  await expect.poll(() => documents).toBe(1)
})
