// About: site/app/routes/home.tsx, site/app/routes/programme.tsx, site/app/routes/programme-item.tsx
// About: site/app/routes/exhibitors.tsx, site/app/routes/exhibitor.tsx, site/app/routes/speakers.tsx
// About: site/app/routes/speaker.tsx, site/app/features/programme, site/app/features/exhibitors
// About: site/app/features/speakers, site/app/shell, site/app/i18n, site/app/layouts/header.tsx
// About: cms/seed/data/speakers.ts

import type { Page } from '@playwright/test'
import { openLive } from './harness/live.ts'
import { EXHAUSTIVE } from './harness/tags.ts'
import { expect, test } from './harness/test.ts'

/** The cookie that stores the language; scripts write it once the page is interactive. */
async function localeCookie(page: Page) {
  return (await page.context().cookies()).find(({ name }) => name === 'locale')
}

test('a visitor finds a session by type, theme and words, and reads about it', {
  tag: EXHAUSTIVE,
}, async ({ page }) => {
  const title = 'Eén programma van eisen voor vijf corporaties'
  await openLive(page, '/programma')
  await page.locator('summary', { hasText: 'Soort' }).click()
  await page.getByRole('link', { name: /^Kennissessies \d/ }).click()
  await page.locator('summary', { hasText: 'Thema' }).click()
  await page.getByRole('link', { name: /^Samen inkopen \d/ }).click()
  await page.getByRole('searchbox').fill('een eisen')
  await expect(page.getByText('1 resultaat', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/(?=.*type=knowledge-session)(?=.*thema=samen-inkopen)(?=.*q=een)/)
  await page.getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
  await expect(page.getByText('10:45–11:25').first()).toBeVisible()
  await expect(page.getByText('Kennislab A').first()).toBeVisible()
  await page.getByRole('link', { name: 'Marleen ter Braake' }).first().click()
  await expect(page).toHaveURL('/sprekers/marleen-ter-braake')
})

test('a visitor finds an exhibitor by filter and letter, and sees its stand and sessions', {
  tag: EXHAUSTIVE,
}, async ({ page }) => {
  await openLive(page, '/standhouders')
  await expect(page.getByRole('status').first()).toHaveText('90 standhouders')
  await page.locator('summary', { hasText: 'Hal' }).click()
  await page.getByRole('link', { name: /^Hal 1 Nieuw \d/ }).click()
  await expect(page).toHaveURL(/hal=1/)
  await page.getByRole('navigation', { name: 'Op letter' }).getByRole('link', { name: 'S' }).click()
  await expect(page).toHaveURL(/letter=S/)
  await page.getByRole('link', { name: 'Stapelwerk Modulair' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stapelwerk Modulair')
  await expect(page.getByText('1.A01').first()).toBeVisible()
  await page.getByRole('link', { name: 'Honderd woningen in tien maanden' }).click()
  await expect(page).toHaveURL('/programma/honderd-woningen-in-tien-maanden')
})

test('the search follows the typed text and can be cleared', { tag: EXHAUSTIVE }, async ({
  page,
}) => {
  await openLive(page, '/standhouders')
  await page.getByRole('searchbox').fill('stapelwerk')
  await expect(page.getByRole('status').first()).toHaveText('1 standhouder')
  await page.getByRole('searchbox').fill('ditbestaatniet')
  await expect(page.getByRole('heading', { name: 'Geen resultaten.' })).toBeVisible()
  await page.getByRole('link', { name: 'Wis filters' }).click()
  await expect(page.getByRole('status').first()).toHaveText('90 standhouders')
  await expect(page.getByRole('searchbox')).toHaveValue('')
})

test('text typed before the scripts run is searched for once they do', {
  tag: EXHAUSTIVE,
}, async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/standhouders', { waitUntil: 'commit' })
  await page.getByRole('searchbox').pressSequentially('stapelwerk')
  release()
  await expect(page.getByRole('status').first()).toHaveText('1 standhouder')
  await expect(page.getByRole('searchbox')).toHaveValue('stapelwerk')
})

test('switching language keeps the page and its filters', { tag: EXHAUSTIVE }, async ({ page }) => {
  await openLive(page, '/sprekers?thema=betaalbaarheid')
  await page.getByRole('link', { name: 'EN (English)' }).click()
  await expect(page).toHaveURL('/en/sprekers?thema=betaalbaarheid')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Speakers')
  await page.getByRole('link', { name: 'NL (Nederlands)' }).click()
  await expect(page).toHaveURL('/sprekers?thema=betaalbaarheid')
  await expect.poll(async () => (await localeCookie(page))?.value).toBe('nl')
  const locale = await localeCookie(page)
  const days = ((locale?.expires ?? 0) * 1000 - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(365)
})

test.describe('a browser set to English', () => {
  test.use({ locale: 'en-GB' })

  test('is redirected to English at the root on its first visit, and nowhere else', {
    tag: EXHAUSTIVE,
  }, async ({ page }) => {
    await openLive(page, '/')
    await expect(page).toHaveURL('/en')
    await page.context().clearCookies()
    await openLive(page, '/programma')
    await expect(page).toHaveURL('/programma')
    // The visit in Dutch is remembered.
    await expect.poll(async () => (await localeCookie(page))?.value).toBe('nl')
    await page.goto('/')
    await expect(page).toHaveURL('/')
  })
})

test('a new page starts at the top, with focus on its heading and its title announced', async ({
  page,
}) => {
  await openLive(page, '/')
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

test('an address with a hash scrolls to its place in the page', { tag: EXHAUSTIVE }, async ({
  page,
}) => {
  await page.goto('/bouwblokken')
  const id = await page.locator('[id^="vraag-"]').last().getAttribute('id')
  await page.goto(`/bouwblokken#${id}`)
  await expect(page.locator(`#${id}`)).toBeInViewport()
})

test.describe('without a connection', () => {
  test.use({ allowed: { consoleErrors: [/ERR_INTERNET_DISCONNECTED/], origins: [] } })

  test('the page stays with a message, and its button opens the next one', {
    tag: EXHAUSTIVE,
  }, async ({ page, context }) => {
    await openLive(page, '/nieuws')
    // Loads the code of that page.
    const article = page.getByRole('article').getByRole('link').first()
    await article.click()
    await expect(page).not.toHaveURL('/nieuws')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nieuws')
    await context.setOffline(true)
    await article.click()
    const message = page.getByText('Geen verbinding. Deze pagina blijft staan')
    await expect(message).toBeVisible()
    await expect(page).toHaveURL('/nieuws')
    await context.setOffline(false)
    await expect(message).toBeHidden()
    await expect(page).not.toHaveURL('/nieuws')
  })
})

test('a browser without storage shows every page without an error', { tag: EXHAUSTIVE }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('Denied', 'SecurityError')
        },
      })
    }
    const denied = () => Promise.reject(new DOMException('Denied', 'SecurityError'))
    Object.assign(CacheStorage.prototype, { open: denied, match: denied, delete: denied })
    Object.assign(ServiceWorkerContainer.prototype, { register: denied })
    IDBFactory.prototype.open = () => {
      throw new DOMException('Denied', 'SecurityError')
    }
  })
  await page.goto('/zonder-internet')
  await page.getByRole('button', { name: /^Bewaar de beurs/ }).click()
  await expect(page.getByText('Uw browser laat de site niets bewaren.')).toBeVisible()
  await openLive(page, '/contractformulier')
  await openLive(page, '/programma')
  await page
    .getByRole('button', { name: /^Bewaar / })
    .first()
    .click()
  await page.getByRole('link', { name: 'Sprekers' }).first().click()
  await expect(page).toHaveURL('/sprekers')
  await page.goBack()
  await expect(page).toHaveURL('/programma')
})

test('a newer build is loaded with the next navigation', { tag: EXHAUSTIVE }, async ({ page }) => {
  await page.clock.install()
  await openLive(page, '/')
  await page.route('**/builds/latest.json*', (route) =>
    route.fulfill({ json: { id: 'newer', timestamp: 0 } }),
  )
  const checked = page.waitForResponse(/builds\/latest\.json/)
  await page.clock.fastForward('01:00:01')
  await checked
  // Answers arrive in order: once this one is read, the check has its own.
  await page.evaluate(async () => (await fetch('/builds/latest.json')).json())
  let documents = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents += 1
  })
  await page.getByRole('link', { name: 'Sprekers' }).first().click()
  await expect(page).toHaveURL('/sprekers')
  await expect.poll(() => documents).toBe(1)
})
