// About: site/app/features/leads, site/app/scanning, site/app/account/leads.server.ts, site/app/routes/stand-lead*
// About: site/app/routes/stand-scan*, site/app/routes/visitor-sharings*, site/app/features/profile
// About: site/app/routes/name-card.tsx
// About: contract/src/leads, cms/src/leads

import type { Browser, Page } from '@playwright/test'
import { axeFindings } from './harness/axe.ts'
import { expect, test } from './harness/form-stack.ts'
import { codesOf, nextBadge, openScanner, scan } from './harness/scanner.ts'
import { join } from './harness/stand-members.ts'
import { readDatabase } from './harness/stored.ts'
import { EXHAUSTIVE } from './harness/tags.ts'

test.describe.configure({ mode: 'default', timeout: 240_000 })

/** A second phone of the same member. */
const another = async (browser: Browser, page: Page) =>
  (await browser.newContext({ storageState: await page.context().storageState() })).newPage()

test('visitors decide what a stand may keep: orally, on their own phone, and never again', {
  tag: EXHAUSTIVE,
}, async ({ page, browser, formStack: stack }) => {
  const { documentId: exhibitor } = await join(page, stack, 'Bronlus')
  // A second member is the visitor: they have an account and a badge.
  const visitor = await (await browser.newContext()).newPage()
  await join(visitor, stack, 'Kurk & Kalk')
  const own = codesOf(stack).at(-1)?.code
  const [known] = codesOf(stack)

  await openScanner(page, exhibitor)
  expect(await axeFindings(page)).toEqual([])
  await scan(page, known?.code)
  expect(await axeFindings(page)).toEqual([])
  await page.getByLabel('E-mailadres').check()
  await page.getByRole('button', { name: 'Leg 2 gegevens vast' }).click()
  await expect(page.getByText('Vastgelegd')).toBeVisible()
  await page.getByLabel('Wil verder').check()
  await page.getByLabel('Notitie').fill('Belt maandag terug')
  await nextBadge(page)

  await scan(page, own)
  await page.getByText('Op eigen telefoon').click()
  await page.getByRole('button', { name: 'Vraag op de telefoon' }).click()
  await expect(page.getByText('Gevraagd op de telefoon van de bezoeker')).toBeVisible()
  await page.getByLabel('Notitie').fill('Zag de bronmodule')
  await nextBadge(page)

  await visitor.goto('/bezoekersprofiel/standen')
  expect(await axeFindings(visitor)).toEqual([])
  await expect(visitor.getByRole('heading', { name: 'Bronlus vraagt uw gegevens' })).toBeVisible()
  await visitor.getByRole('button', { name: 'Deel deze gegevens' }).first().click()
  await expect(visitor.getByText('Bewaard.')).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'Bronlus' })).toBeVisible()

  await page.goto(`/mijn-stand/${exhibitor}/leads`)
  expect(await axeFindings(page)).toEqual([])
  await expect(page.getByText('2 leads')).toBeVisible()
  await expect(page.getByText('Zag de bronmodule')).toBeVisible()
  const file = await page.request.get(`/mijn-stand/${exhibitor}/leads.csv`)
  expect(file.headers()['cache-control']).toContain('no-store')
  expect(await file.text()).toContain(known?.email)

  await page.getByLabel('Interesse minstens').selectOption('3')
  await page.getByRole('button', { name: 'Toon' }).click()
  await expect(page.getByText('1 lead', { exact: true })).toBeVisible()
  await page.getByRole('main').getByRole('listitem').getByRole('link').last().click()
  await expect(page.getByText('Hardop gezegd, aangevinkt door u')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByLabel('Opgevolgd').check()
  await page.getByRole('button', { name: 'Bewaar', exact: true }).click()
  await expect(page.getByText('Bewaard.')).toBeVisible()
  await expect(page.getByLabel('Opgevolgd')).toBeChecked()

  await visitor.getByRole('button', { name: 'Trek in: Bronlus' }).click()
  await expect(visitor.getByText('Ingetrokken', { exact: true })).toBeVisible()
  await page.goto(`/mijn-stand/${exhibitor}/leads`)
  await expect(page.getByText('Ingetrokken en bij u verwijderd')).toBeVisible()
  await expect(page.getByText('Zag de bronmodule')).toBeHidden()
  // A member of another exhibitor cannot reach any of it.
  for (const path of ['leads', 'leads.csv', 'scannen'])
    expect((await visitor.request.get(`/mijn-stand/${exhibitor}/${path}`)).status()).toBe(404)
  await visitor.goto('/visitekaartje?code=onbekend')
  await expect(visitor.getByText('Deze link werkt niet meer.')).toBeVisible()
})

test('two phones scan without a connection, send later, and make one lead of each visitor', {
  tag: EXHAUSTIVE,
}, async ({ page, browser, formStack: stack }) => {
  const { documentId: exhibitor } = await join(page, stack, 'Houtkern')
  const second = await another(browser, page)
  const [, one, other] = codesOf(stack)
  for (const phone of [page, second]) {
    await openScanner(phone, exhibitor)
    await expect(phone.getByText('Nog geen leads.')).toBeVisible()
    await phone.context().setOffline(true)
    await scan(phone, one?.code)
    await phone.getByRole('button', { name: 'Leg 1 gegeven vast' }).click()
    await phone.getByLabel('Notitie').fill(phone === page ? 'Van de een' : 'Van de ander')
    await nextBadge(phone)
    await expect(phone.getByText(/Geen verbinding sinds .* wachten op versturen/)).toBeVisible()
  }
  await scan(second, other?.code)
  await second.getByRole('button', { name: 'Leg 1 gegeven vast' }).click()
  await nextBadge(second)
  for (const phone of [page, second]) {
    await phone.context().setOffline(false)
    await expect(phone.getByText(/Geen verbinding sinds/)).toBeHidden()
  }
  await page.goto(`/mijn-stand/${exhibitor}/leads`)
  await expect(page.getByText('2 leads', { exact: true })).toBeVisible()
  const query = 'select notes from leads where exhibitor = ?'
  const notes = readDatabase(stack.dataDir, query, exhibitor).map((row) => String(row.notes))
  expect(notes.join()).toContain('Van de een')
  expect(notes.join()).toContain('Van de ander')
  await second.context().close()
})
