// About: site/app/features/account/providers, site/app/account/providers.server.ts
// About: site/app/account/exchange.server.ts, site/app/routes/sign-in.tsx
// About: site/app/routes/sign-in-provider.tsx, site/app/routes/sign-in-provider-done.tsx
// About: contract/src/accounts/identity-settings.ts, cms/src/visitors/identity

import type { Page } from '@playwright/test'
import { axeFindings } from './harness/axe.ts'
import { errorSummary } from './harness/error-summary.ts'
import { expect, test } from './harness/identity-test.ts'
import type { SharedStack } from './harness/shared-stack.ts'
import { readDatabase } from './harness/stored.ts'
import { EXHAUSTIVE } from './harness/tags.ts'

// Serial: later tests use the accounts of earlier ones.
test.describe.configure({ mode: 'default', timeout: 180_000 })

/** The signed-in visitor of this browser, as the site knows them. */
const userOf = (page: Page) =>
  page.evaluate(async () => (await (await fetch('/account.json')).json()).user)

async function signInAtProvider(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('heading')).toHaveText('Inlogdienst')
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByRole('button', { name: 'Inloggen' }).click()
  await page.getByRole('button', { name: 'Toestaan' }).click()
}

/** The users with an address in the database. */
const usersWith = ({ dataDir }: SharedStack, email: string) =>
  readDatabase(
    dataDir,
    'select id, provider, confirmed, blocked, password from up_users where email = ?',
    email,
  )

test('OpenID Connect: a visitor goes from the sign-in page to the provider, and returns signed in to the same page', {
  tag: EXHAUSTIVE,
}, async ({ page, stack }) => {
  await page.goto('/inloggen?naar=/programma')
  expect(await axeFindings(page)).toEqual([])
  for (const name of ['Bouwpas', 'Google', 'Microsoft', 'Beursaccount'])
    await expect(page.getByRole('link', { name: `Verder met ${name}` })).toBeVisible()
  await page.getByRole('link', { name: 'Verder met Bouwpas' }).click()
  await signInAtProvider(page, 'sanne@bouwpas.example')
  // A new visitor fills in the fields of registration, with the terms, and continues.
  await page.waitForURL('**/bezoekersprofiel?naar=*')
  const first = page.getByRole('main')
  await expect(first.getByText(/organisatie.*uw akkoord met de voorwaarden/)).toBeVisible()
  await expect(first.getByRole('link', { name: 'Toon groot of print' })).toHaveCount(0)
  await page.goto('/bezoekersprofiel/badge')
  await expect(page).toHaveURL(/\/bezoekersprofiel$/)
  await page.goBack()
  await page.getByLabel('Organisatie', { exact: true }).fill('Bouwpas bv')
  await page.getByLabel('Functie').fill('Bouwkundige')
  await page.getByLabel('Type organisatie').selectOption('builder')
  await page.getByLabel('woensdag 17 maart').check()
  await page.getByRole('button', { name: 'Bewaren', exact: true }).click()
  await expect(errorSummary(page)).toContainText('Ga hiermee akkoord om verder te gaan.')
  expect(await axeFindings(page)).toEqual([])
  await page.getByLabel(/^Ik ga akkoord met de voorwaarden/).check()
  await page.getByRole('button', { name: 'Bewaren', exact: true }).click()
  await page.waitForURL('**/programma')
  expect(
    readDatabase(
      stack.dataDir,
      'select subject, text_version, source from consents where email = ?',
      'sanne@bouwpas.example',
    ),
  ).toEqual([{ subject: 'terms', text_version: '2026-11', source: '/bezoekersprofiel' }])
  expect(await userOf(page)).toMatchObject({ email: 'sanne@bouwpas.example' })

  expect(usersWith(stack, 'sanne@bouwpas.example')).toMatchObject([
    { provider: 'oidc', confirmed: 1, blocked: 0, password: null },
  ])
  const profiles = readDatabase(
    stack.dataDir,
    `select p.first_name, p.last_name, p.source from visitor_profiles p
    join visitor_profiles_user_lnk l on l.visitor_profile_id = p.id
    join up_users u on u.id = l.user_id where u.email = ?`,
    'sanne@bouwpas.example',
  )
  expect(profiles).toEqual([{ first_name: 'Sanne', last_name: 'de Wit', source: 'oidc' }])

  const cookies = await page.context().cookies()
  const kept = cookies.filter(({ name }) => /account|sign-in-with|way-back|koa/.test(name))
  expect(kept.map(({ name, httpOnly }) => [name, httpOnly])).toEqual([['account', true]])
  expect(await page.evaluate(() => document.cookie)).toMatch(/signed-in=1/)
})

test('the second time the visitor gets the same account, and in English all pages are in English', {
  tag: EXHAUSTIVE,
}, async ({ page, stack }) => {
  await page.goto('/en/inloggen/oidc?naar=/programma')
  await signInAtProvider(page, 'sanne@bouwpas.example')
  await page.waitForURL('**/en/programma')
  expect(usersWith(stack, 'sanne@bouwpas.example')).toHaveLength(1)
  await page.context().clearCookies()
  await page.goto('/en/inloggen/oidc')
  await page.getByRole('button', { name: 'Annuleren' }).click()
  await expect(page.getByRole('alert')).toHaveText('You cancelled signing in with Bouwpas.')
})

test('signing in ends on the address of the site where it began, and on no other', {
  tag: EXHAUSTIVE,
}, async ({ page, stack: { alsoUrl, siteUrl, cmsUrl } }) => {
  await page.goto(`${alsoUrl}/inloggen/oidc?naar=/programma`)
  await signInAtProvider(page, 'sanne@bouwpas.example')
  await page.waitForURL(`${alsoUrl}/programma`)
  expect(await userOf(page)).toMatchObject({ email: 'sanne@bouwpas.example' })
  await page.context().clearCookies()
  const challenge = 'x'.repeat(43)
  const foreign = new URLSearchParams({ challenge, site: 'https://kwaad.example' })
  await page.goto(`${cmsUrl}/api/connect/oidc?${foreign}`)
  await page.getByRole('button', { name: 'Annuleren' }).click()
  await expect(page).toHaveURL(new RegExp(`^${siteUrl}/inloggen/oidc/klaar`))
})

test('a visitor who cancels at the provider, or has no verified address there, gets a message', {
  tag: EXHAUSTIVE,
}, async ({ page }) => {
  await page.goto('/inloggen/oidc')
  await page.getByRole('button', { name: 'Annuleren' }).click()
  await expect(page.getByRole('alert')).toHaveText('U hebt het inloggen bij Bouwpas afgebroken.')
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'Opnieuw proberen' }).click()
  await signInAtProvider(page, 'ongecontroleerd@bouwpas.example')
  await expect(page.getByRole('alert')).toContainText('is bij Bouwpas niet bevestigd')
  expect(await userOf(page)).toBeNull()
})

test('the one-time token of the CMS is invalid in another browser, and the second time', async ({
  page,
  browser,
  stack: { siteUrl, cmsUrl },
}) => {
  const context = page.context()
  await page.goto('/inloggen/oidc')
  const [pending] = (await context.cookies()).filter(({ name }) => name === 'sign-in-with')
  // Without the cookie of the browser, the one-time token is not used up.
  await context.clearCookies({ name: 'sign-in-with' })
  await signInAtProvider(page, 'sanne@bouwpas.example')
  await expect(page.getByRole('alert')).toContainText('ging in een andere browser verder')
  const address = page.url()
  expect(address).toMatch(/\/klaar\?access_token=/)

  const other = await browser.newContext({ baseURL: siteUrl })
  const theirs = await other.newPage()
  expect((await theirs.goto(address))?.status()).toBe(400)
  // Also with an authorization of that browser.
  await theirs.goto('/inloggen/oidc')
  expect((await theirs.goto(address))?.status()).toBe(400)
  expect(await userOf(theirs)).toBeNull()
  await theirs.goto(`${cmsUrl}/api/connect/oidc/callback?code=x&state=${'x'.repeat(43)}`)
  await expect(theirs.getByRole('alert')).toContainText('Het inloggen duurde te lang')
  await other.close()

  if (pending) await context.addCookies([pending])
  await page.goto(address)
  expect(await userOf(page)).toMatchObject({ email: 'sanne@bouwpas.example' })
  if (pending) await context.addCookies([pending])
  expect((await page.goto(address))?.status()).toBe(400)
})

test('Firebase: nothing of it is loaded before it is used', { tag: EXHAUSTIVE }, async ({
  page,
}) => {
  await page.goto('/inloggen?naar=/programma')
  await page.getByRole('link', { name: 'Verder met Beursaccount' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inloggen met Beursaccount')
  await expect(page.getByLabel('Wachtwoord')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  )
  expect(scripts.filter((name) => name.includes('identity-client'))).toEqual([])
  await page.goto('/inloggen/firebase?met=google.com')
  await expect(page.getByRole('button', { name: 'Verder met Google' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
})
