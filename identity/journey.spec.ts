// About: site/app/features/account/providers, site/app/account/providers.server.ts
// About: site/app/routes/sign-in-provider.tsx, site/app/routes/sign-in-provider-done.tsx
// About: site/app/routes/sign-out.tsx, cms/src/visitors/identity

import type { Page } from '@playwright/test'
import { type RunningStack, startStack } from '../e2e/harness/running-stack.ts'
import { PROJECT } from './harness/emulator.ts'
import { test as base, countOf, expect, PASSWORD } from './harness/test.ts'

/** The test with the whole site, whose identity provider is the emulator. */
const test = base.extend<object, { readonly site: RunningStack }>({
  site: [
    async ({ running: { proxy } }, use) => {
      const stack = await startStack({
        FIREBASE_API_KEY: 'sleutel-van-de-proef',
        FIREBASE_PROJECT_ID: PROJECT,
        FIREBASE_SIGN_IN_METHODS: 'password',
        FIREBASE_LABEL: 'Beursaccount',
        FIREBASE_EMULATOR: proxy.url,
        FIREBASE_KEYS_URL: proxy.keysUrl,
      })
      await use(stack)
      await stack.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

/** The site's current user in this browser; undefined while a page is being left. */
const userOf = (page: Page) =>
  page
    .evaluate(async () => (await (await fetch('/account.json')).json()).user)
    .catch(() => undefined)

async function fillIn(page: Page, email: string, button: string): Promise<void> {
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: button, exact: true }).click()
}

test('an account at the provider is made, confirmed, used to sign in, and signed out when it is disabled', async ({
  page,
  identity,
  site: { siteUrl },
}) => {
  identity.proxy.policy = { minPasswordLength: 12 }
  const email = `reiziger-${Date.now()}@beurs.example`
  const signInPage = `${siteUrl}/inloggen/firebase?naar=/programma`
  await page.goto(signInPage)
  await page.getByRole('button', { name: 'Nog geen account? Maak er een' }).click()
  await expect(page.getByText('Minstens 12 tekens')).toBeVisible()
  await fillIn(page, email, 'Account maken')
  await expect(page.getByText('Controleer uw e-mail.')).toBeVisible()

  await fillIn(page, email, 'Inloggen')
  await expect(page.getByText('Bevestig eerst uw e-mailadres.')).toBeVisible()
  expect(await userOf(page)).toBeNull()
  const codes = await identity.emulator.codes()
  await fetch(codes.filter((code) => code.email === email).at(-1)?.oobLink ?? '')

  await fillIn(page, email, 'Inloggen')
  await page.waitForURL(`${siteUrl}/bezoekersprofiel?naar=%2Fprogramma`)
  expect(await userOf(page)).toMatchObject({ email })
  // The client looks after the session on every page.
  const looked = countOf(identity, 'accounts:lookup')
  await page.reload()
  await expect.poll(() => countOf(identity, 'accounts:lookup')).toBe(looked + 1)

  const { localId = '' } = (await identity.emulator.account(email)) ?? {}
  await identity.emulator.update(localId, { disableUser: true })
  await page.reload()
  await expect.poll(() => userOf(page)).toBeNull()
  await page.goto(signInPage)
  await fillIn(page, email, 'Inloggen')
  await expect(page.getByText('Dit account is uitgeschakeld.')).toBeVisible()
})

test('signing out of the site also signs out at the provider, without further requests to it', async ({
  page,
  identity,
  account,
  site: { siteUrl },
}) => {
  await page.goto(`${siteUrl}/inloggen/firebase?naar=/programma`)
  await fillIn(page, account, 'Inloggen')
  await page.waitForURL(`${siteUrl}/bezoekersprofiel?naar=%2Fprogramma`)
  await page.evaluate(() => fetch('/uitloggen', { method: 'POST' }))
  await page.reload()
  const mark = () => page.evaluate(() => localStorage.getItem('identity'))
  await expect.poll(mark).toBeNull()
  const calls = identity.proxy.calls.length
  await page.reload()
  await page.waitForLoadState('networkidle')
  expect(identity.proxy.calls.length).toBe(calls)
})
