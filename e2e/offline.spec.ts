// About: site/service-worker, site/app/features/offline, site/app/shell/keep-page-offline.ts
// About: site/app/shell/sync-fair.ts, site/app/shell/keep-search.ts, site/app/shell/kept-pages.ts
// About: site/app/shell/kept-since.ts, site/app/shell/work-offline.ts, site/app/routes/without-internet.tsx
// About: site/app/routes/search-documents.ts
// About: site/server/serve-fair-list.ts

import { DAY_MS } from '@beursvloer/contract/durations'
import type { BrowserContext, Page } from '@playwright/test'
import { isPageKept } from './harness/kept-page.ts'
import { openLive } from './harness/live.ts'
import { EXHAUSTIVE } from './harness/tags.ts'
import { expect, test } from './harness/test.ts'

test.use({
  serviceWorkers: 'allow',
  allowed: { consoleErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|net::ERR/], origins: [] },
})

/** Opens the first page and waits until the worker has stored its resources. */
async function openKept(page: Page, address: string): Promise<void> {
  await openLive(page, address)
  await expect.poll(() => page.evaluate(isPageKept)).toBe(true)
}

/** Moves the clock of pages that are opened from now on, further than before. */
const moveClock = (page: Page, years: number) =>
  page.addInitScript(
    (by) => {
      const Before = Date
      globalThis.Date = class extends Before {
        constructor(...given: [] | [number]) {
          if (given.length === 0) super(Before.now() + by)
          else super(...given)
        }
        static override now() {
          return Before.now() + by
        }
      } as DateConstructor
    },
    years * 365 * DAY_MS,
  )

/** The storage that a full device leaves a site, in bytes. */
const FULL_BYTES = 400_000

/** Runs work while the device has no more room than this. */
async function withQuota(page: Page, quotaSize: number, work: () => Promise<void>) {
  const session = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize })
  await work()
  await session.send('Storage.overrideQuotaForOrigin', { origin })
  await session.detach()
}

/** Offers pages a newer worker from now on: the same one, at another address. */
const NEWER = '/service-worker.js?newer'
const findNewer = (context: BrowserContext) =>
  context.addInitScript((newer) => {
    const { register } = ServiceWorkerContainer.prototype
    ServiceWorkerContainer.prototype.register = function (_, options) {
      return register.call(this, newer, options)
    }
  }, NEWER)

/** The workers that control a page or wait to do so: the text after `?` in their addresses. */
const workersOf = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return [navigator.serviceWorker.controller, registration?.waiting].map(
      (worker) => worker && new URL(worker.scriptURL).search,
    )
  })

test('a visited page opens again without a connection, says so, and works', async ({
  page,
  context,
}) => {
  await openKept(page, '/programma')
  await context.setOffline(true)
  await page.goto('/programma?q=dak')
  await expect(page.getByText(/Geen of trage verbinding.* om \d\d:\d\d/)).toBeVisible()
  await expect(page).toHaveURL('/programma?q=dak')
  await expect(page.getByRole('searchbox').first()).toHaveValue('dak')
  await page.getByRole('searchbox').first().fill('hout')
  await expect(page.getByText(/^\d+ resultaten?$/).first()).toBeVisible()
  await page.goto('/sprekers')
  await expect(page.getByRole('heading', { name: 'Geen verbinding' })).toBeVisible()
  await page.getByRole('link', { name: 'Programma' }).click()
  await expect(page.getByRole('heading', { name: 'Programma', level: 1 })).toBeVisible()
})

test('the whole fair is stored on request, in the language of the page, and removed again', {
  tag: EXHAUSTIVE,
}, async ({ page, context }) => {
  test.slow()
  await openKept(page, '/en/zonder-internet')
  const keep = page.getByRole('button', { name: /^Keep the fair on this device \(\d+\.\d\sMB\)$/ })
  const size = Number(/([\d.]+)\sMB/.exec((await keep.textContent()) ?? '')?.[1])
  expect(size).toBeLessThanOrEqual(4)
  await withQuota(page, FULL_BYTES, async () => {
    await keep.click()
    await expect(page.getByText('Not all of the fair fits on your device.')).toBeVisible()
  })
  await page.getByRole('button', { name: /^Keep the fair on this device/ }).click()
  await expect(page.getByText('The fair is on this device')).toBeVisible({ timeout: 60_000 })
  const results = await (await page.request.get('/en/zoeken?q=timber')).text()
  const online = /\d+ results found/.exec(results)?.[0] ?? 'nothing'
  await context.setOffline(true)
  await page.goto('/en/standhouders')
  await page.getByRole('main').getByRole('link').filter({ hasText: /\w/ }).nth(12).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // A walking route, and a search for whole words in all stored data.
  await page.goto('/en/plattegrond?van=1.A12&naar=hoofdpodium')
  await expect(page.locator('.plan-route-line')).toBeAttached()
  await page.goto('/en/zoeken?q=timber')
  await expect(page.getByText(online)).toBeVisible()
  await page.getByRole('searchbox').fill('retrofit')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL('/en/zoeken?q=retrofit')
  await expect(page.getByText(/^\d+ results found$/)).toBeVisible()
  await context.setOffline(false)
  await page.goto('/en/zonder-internet')
  await page.getByRole('button', { name: 'Take the fair off this device' }).click()
  await expect(page.getByText('The fair is no longer on this device.')).toBeVisible()
  expect(await page.evaluate(() => caches.has('pages'))).toBe(false)
})

test('a device with a wrong clock keeps pages, and the last stored one', {
  tag: EXHAUSTIVE,
}, async ({ page, context }) => {
  const item = '/programma/honderd-woningen-in-tien-maanden'
  const note = page.getByLabel('Uw notitie')
  const write = async (text: string) => {
    await note.fill(text)
    await note.blur()
    await expect(page.getByText('Notitie bewaard.')).toBeVisible()
  }
  await moveClock(page, 5)
  await openKept(page, item)
  await page.getByRole('button', { name: /^Bewaar ?:/ }).click()
  await write('Jaren te vroeg opgeschreven')
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(/Geen of trage verbinding/)).toBeVisible()
  await expect(note).toHaveValue('Jaren te vroeg opgeschreven')
  await moveClock(page, -25)
  await page.reload()
  await write('Daarna opgeschreven')
  await page.reload()
  await expect(note).toHaveValue('Daarna opgeschreven')
})

test('a form that cannot be sent stays, also when the page is closed, and is sent when its visitor asks', {
  tag: EXHAUSTIVE,
}, async ({ page, context }) => {
  await openKept(page, '/contact')
  await context.setOffline(true)
  await page.getByLabel('Onderwerp').selectOption({ index: 1 })
  await page.getByLabel('Naam', { exact: true }).fill('Fenna de Vries')
  await page.getByLabel('E-mailadres').fill('fenna@zandkreek.example')
  await page.getByLabel('Bericht').fill('Is er woensdag nog plaats bij de rondleiding?')
  await page.getByRole('button', { name: 'Versturen' }).click()
  await expect(page.getByText(/Geen verbinding\. .*in deze browser bewaard/)).toBeVisible()
  await page.goto('/programma')
  await page.goto('/contact')
  await expect(page.getByText(/Nog niet verstuurd\./)).toBeVisible()
  await expect(page.getByLabel('Naam', { exact: true })).toHaveValue('Fenna de Vries')
  await page.getByRole('button', { name: 'Versturen' }).click()
  await expect(page.getByText(/Geen verbinding\. .*in deze browser bewaard/)).toBeVisible()
  await context.setOffline(false)
  // Chromium sends the event only to pages that were open when the connection was lost.
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await page.getByRole('button', { name: 'Verstuur nu' }).click()
  await expect(page.getByText('Ontvangen.')).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('draft:contact')

  // A newer worker waits while a form is open, also when another page opens and closes.
  await page.goto('/contact')
  await page.getByLabel('Naam', { exact: true }).fill('Fenna')
  await findNewer(context)
  const other = await context.newPage()
  await other.goto('/programma')
  await expect.poll(() => workersOf(page)).toEqual(['', '?newer'])
  await openKept(other, '/contact')
  await other.close()
  expect(await workersOf(page)).toEqual(['', '?newer'])
})
