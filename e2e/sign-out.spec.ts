// About: site/app/routes/sign-out.tsx, site/app/routes/visitor-badge.tsx, site/app/routes/my-fair.tsx
// About: site/app/routes/sign-ups-json.ts, site/app/shell/clear-personal-data.ts
// About: site/app/shell/late-parts.ts, site/app/shell/saved-store.ts, site/service-worker

import type { Page } from '@playwright/test'
import { type Account, makeAccount, signIn } from './harness/accounts.ts'
import { expect, type FormStack, test as onForms } from './harness/form-stack.ts'
import { openLive } from './harness/live.ts'
import { readDatabase } from './harness/stored.ts'
import { EXHAUSTIVE } from './harness/tags.ts'
import { findTraces } from './harness/traces.ts'

const test = onForms.extend({
  allowed: async ({ allowed }, use) =>
    use({
      ...allowed,
      consoleErrors: [...allowed.consoleErrors, /net::ERR_(INTERNET_DISCONNECTED|FAILED)/],
    }),
})
test.use({ serviceWorkers: 'allow' })
test.describe.configure({ timeout: 180_000 })

/** The code that the badge of an account has. */
function badgeCodeOf({ dataDir }: FormStack, { email }: Account): string {
  const query = `select p.badge_code from visitor_profiles p
    join visitor_profiles_user_lnk l on l.visitor_profile_id = p.id
    join up_users u on u.id = l.user_id where u.email = ?`
  return String(readDatabase(dataDir, query, email)[0]?.badge_code)
}

/** Opens the first page of a visit, which the worker controls afterwards. */
async function openWithWorker(page: Page, address: string): Promise<void> {
  await openLive(page, address)
  const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null)
  await expect.poll(isControlled).toBe(true)
}

/** Password of every account that a test makes. */
const NAME = 'Anna de Wit'
const NOTE = 'Vraag hier naar de sleuteloverdracht'
const TYPED = 'Zelfs hiervan blijft niets staan'

const qrCode = (page: Page) => page.getByRole('img', { name: 'QR-code van uw badge' })

/**
 * Stores a visitor's data on the device, and types text that cannot be sent: the network is off
 * from then on.
 */
async function leaveTraces(page: Page): Promise<void> {
  await openLive(page, '/bezoekersprofiel/badge')
  await expect(qrCode(page)).toBeVisible()
  await openLive(page, '/contact')
  await page.context().setOffline(true)
  await page.getByLabel('Onderwerp').selectOption({ index: 1 })
  await page.getByLabel('Naam', { exact: true }).fill('Noor')
  await page.getByLabel('E-mailadres').fill('noor@zandkreek.example')
  await page.getByLabel('Bericht').fill(TYPED)
  await page.getByRole('button', { name: 'Versturen' }).click()
  await expect(page.getByText(/Geen verbinding\. .*in deze browser bewaard/)).toBeVisible()
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('button', { name: 'Uitloggen' }).click()
}

/** Saves a session with a note, and opens a page that shows it. */
async function saveWithNote(page: Page): Promise<void> {
  await openLive(page, '/programma/honderd-woningen-in-tien-maanden')
  await page.getByRole('button', { name: /^Bewaar ?:/ }).click()
  await page.getByLabel('Uw notitie').fill(NOTE)
  await page.getByLabel('Uw notitie').blur()
  await expect(page.getByText('Notitie bewaard.')).toBeVisible()
  await openLive(page, '/mijn-beurs')
  await expect(page.getByText(NOTE).first()).toBeVisible()
}

async function clearDevice(page: Page, words: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Wis van dit apparaat' }).click()
  await expect(page.getByText('Gewist van dit apparaat.')).toBeVisible()
  expect(await page.evaluate(findTraces, [...words])).toEqual([])
}

const wordsOf = (stack: FormStack, account: Account) => [
  ...[account.email, NAME, badgeCodeOf(stack, account)],
  ...[NOTE, TYPED],
]

test('signing out without a connection removes all data of a visitor from the device', async ({
  page,
  context,
  formStack,
}) => {
  const account = await makeAccount(formStack, 'noor')
  await openWithWorker(page, '/')
  await signIn(page, account)
  const words = wordsOf(formStack, account)
  await saveWithNote(page)
  await leaveTraces(page)
  const traces = [
    `bewaard: ${NOTE}`,
    `draft:contact: ${TYPED}`,
    'personal /aanmeldingen.json',
    'personal /account.json',
    `personal /account.json: ${account.email}`,
    'personal /bezoekersprofiel/badge',
    `personal /bezoekersprofiel/badge: ${NAME}`,
    `personal /bezoekersprofiel/badge: ${badgeCodeOf(formStack, account)}`,
  ]
  expect(await page.evaluate(findTraces, words)).toEqual(traces.sort())
  await page.goto('/bezoekersprofiel/badge')
  await expect(qrCode(page)).toBeVisible()
  await signOut(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'U bent uitgelogd op dit toestel',
  )
  const other = await context.newPage()
  await other.goto('/bezoekersprofiel/badge')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Geen verbinding')
  // The saved entries are still stored: the page asks about them after signing out.
  expect(await other.evaluate(findTraces, words)).toEqual([`bewaard: ${NOTE}`])
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Uitloggen' }).click()
  await clearDevice(page, words)
})

test('signing out removes all data of a visitor from a device that stores the fair', {
  tag: EXHAUSTIVE,
}, async ({ page, context, formStack }) => {
  const account = await makeAccount(formStack, 'nora')
  await openWithWorker(page, '/')
  await signIn(page, account)
  const words = wordsOf(formStack, account)
  await openLive(page, '/zonder-internet')
  await page.getByRole('button', { name: /^Bewaar de beurs/ }).click()
  await expect(page.getByText('De beurs staat op dit toestel')).toBeVisible({ timeout: 60_000 })
  await saveWithNote(page)
  await leaveTraces(page)
  await context.setOffline(false)
  await signOut(page)
  await expect(page.getByText('U bent uitgelogd.')).toBeVisible()
  await clearDevice(page, words)
})

test('an open tab shows no data of a visitor who signed out in another one', {
  tag: EXHAUSTIVE,
}, async ({ page, context, formStack }) => {
  const account = await makeAccount(formStack, 'jet')
  await openWithWorker(page, '/')
  await signIn(page, account)
  const leftOpen = await context.newPage()
  await openLive(leftOpen, '/bezoekersprofiel')
  await expect(leftOpen.getByText(NAME).first()).toBeVisible()
  await expect(leftOpen.getByRole('button', { name: 'Account', exact: true })).toBeVisible()
  await signOut(page)
  await expect(page.getByText('U bent uitgelogd.')).toBeVisible()

  // The event of the browser when the visitor returns to the tab.
  await leftOpen.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(leftOpen).toHaveURL(/\/inloggen/)
  await expect(leftOpen.getByText(NAME)).toHaveCount(0)
  expect(await leftOpen.evaluate(findTraces, [account.email, NAME])).toEqual([])
})
