// About: site/service-worker, site/app/features/offline, site/app/features/push, site/app/shell/push
// About: site/app/shell/sync-fair.ts, site/app/shell/clear-personal-data.ts, cms/src/push-messages

import { randomUUID } from 'node:crypto'
import { makeAccount } from '../harness/accounts.ts'
import { readDatabase } from '../harness/stored.ts'
import { findTraces } from '../harness/traces.ts'
import { expect, openKept, press, says, test } from './firefox-test.ts'

const EARLIER = /Geen of trage verbinding\. U ziet deze pagina zoals zij was om \d\d:\d\d\./

test.afterEach(async ({ stack }) => {
  await stack.stopSite()
  await stack.startSite()
})

test('a visited page opens again while the site is stopped, and says so', async ({
  firefox: page,
  stack,
}) => {
  await openKept(page, `${stack.siteUrl}/programma`)
  await stack.stopSite()
  await page.goto(`${stack.siteUrl}/programma?q=hout`)
  await says(page, EARLIER)
  await says(page, /^\d+ resultaten?$/m)
  expect(await page.evaluate(() => window.location.search)).toBe('?q=hout')
  await page.goto(`${stack.siteUrl}/sprekers`)
  await says(page, /Deze pagina staat nog niet op uw toestel/)
  await press(page, 'Programma')
  await says(page, EARLIER)
})

test('the whole fair is stored on request, and removed again', async ({ firefox: page, stack }) => {
  await openKept(page, `${stack.siteUrl}/zonder-internet`)
  await press(page, 'Bewaar de beurs op dit toestel')
  await says(page, /De beurs staat op dit toestel/)
  await stack.stopSite()
  await page.goto(`${stack.siteUrl}/standhouders`)
  await says(page, EARLIER)
  await page.goto(`${stack.siteUrl}/zoeken?q=hout`)
  await says(page, /Wij zochten in de \d+ pagina’s die op uw toestel staan/)
  await says(page, /[1-9]\d* resultaten gevonden/)
  await page.goto(`${stack.siteUrl}/plattegrond?van=1.A12&naar=hoofdpodium`)
  await page.waitForSelector('.plan-route-line')
  await stack.startSite()
  await page.goto(`${stack.siteUrl}/zonder-internet`)
  await press(page, 'Haal de beurs van dit toestel')
  await says(page, /De beurs staat niet meer op dit toestel/)
  expect(await page.evaluate(() => caches.has('pages'))).toBe(false)
})

test('entries saved while the site is stopped are sent later, and signing out removes all data', async ({
  firefox: page,
  stack,
}) => {
  const account = await makeAccount(stack, 'noor')
  const words = [account.email, 'Anna de Wit']
  const item = `${stack.siteUrl}/programma/honderd-woningen-in-tien-maanden`
  await openKept(page, item)
  await page.goto(`${stack.siteUrl}/inloggen?naar=%2Fbezoekersprofiel%2Fbadge`)
  await page.locator('input[type=email]').fill(account.email)
  await page.locator('input[type=password]').fill(account.password)
  await press(page, 'Inloggen')
  await page.waitForSelector('::-p-aria(QR-code van uw badge)')
  const traces = () => page.evaluate(findTraces, words)
  await expect.poll(traces).toContain('personal /bezoekersprofiel/badge: Anna de Wit')

  await stack.stopSite()
  await page.goto(item)
  await says(page, EARLIER)
  await press(page, 'Bewaren')
  const saved = () => readDatabase(stack.dataDir, 'select * from saved_entries').length
  expect(saved()).toBe(0)
  await stack.startSite()
  await expect.poll(saved).toBe(1)

  await page.goto(`${stack.siteUrl}/uitloggen`)
  await press(page, 'Uitloggen')
  await says(page, /U bent uitgelogd\./)
  await press(page, 'Wis van dit apparaat')
  await says(page, /Gewist van dit apparaat\./)
  expect(await traces()).toEqual([])
})

test('a message of the organiser reaches a device that asked for news, through a push service', async ({
  firefox: page,
  stack,
}) => {
  const { siteUrl, cmsUrl, administrator } = stack
  await openKept(page, `${siteUrl}/meldingen`)
  await page.locator('::-p-aria(Nieuws van de organisatie)').click()
  // Independent of the time of day.
  await page.locator('::-p-aria(Niet storen buiten de beursdagen)').click()
  await press(page, 'Zet meldingen aan')
  await says(page, /Meldingen staan aan op dit toestel\./)
  const text = (title: string) => ({ title, body: 'Tot 18:00 uur in hal 1.' })
  const sent = await fetch(`${cmsUrl}/push-messages`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${administrator.token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      ...{ key: randomUUID(), nl: text('De bar is open'), en: text('The bar is open') },
      ...{ path: '/', target: { to: 'news' }, sendAt: null, hours: 1 },
    }),
  })
  expect(sent.status).toBe(200)
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      return (await registration.getNotifications()).map(({ title }) => title)
    })
  await expect.poll(shown).toEqual(['De bar is open'])
  await press(page, 'Zet meldingen uit')
  await says(page, /Meldingen staan uit op dit toestel\./)
})
