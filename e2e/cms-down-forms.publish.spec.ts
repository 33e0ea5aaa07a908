// About: site/app/submissions/send.server.ts, site/app/account/receive.server.ts, site/server/http
// About: site/app/features/forms/send-form.ts, site/app/routes/contact.tsx, site/app/routes/register.tsx
// About: site/app/routes/sign-in.tsx, site/app/routes/change-password.tsx, site/app/routes/own-days.tsx
// About: site/app/routes/visitor-profile.tsx

import type { Browser, Page } from '@playwright/test'
import { makeAccount, signIn } from './harness/accounts.ts'
import { axeFindings } from './harness/axe.ts'
import { errorSummary } from './harness/error-summary.ts'
import { expect, type FormStack, test, visitorAt } from './harness/form-stack.ts'
import { openLive } from './harness/live.ts'
import { watchPage } from './harness/page-watch.ts'
import { fillRegistration } from './harness/registration.ts'
import { EXHAUSTIVE } from './harness/tags.ts'

const PROFILE = '/bezoekersprofiel'
const MESSAGE = 'Kan ik mijn fiets kwijt bij de Expohal?'
/** Chromium's console message about an answer with 503. */
const UNAVAILABLE = [/status of 503/]
const received = (page: Page) => expect(page.getByText(/^Ontvangen\. Kenmerk CT-/)).toBeVisible()

/** The address of a picture of the media library. */
const pictureOn = async (siteUrl: string): Promise<string> =>
  /\/_img\/\d+\/avif\/[^" ]+/.exec(await (await fetch(`${siteUrl}/sprekers`)).text())?.[0] ?? ''

/** A page in another browser context, watched for faults too. */
const newVisitor = async (browser: Browser, { siteUrl }: FormStack) => {
  const context = await browser.newContext({ baseURL: siteUrl, locale: 'nl-NL' })
  const page = await context.newPage()
  const problemsOf = watchPage(page, siteUrl, { consoleErrors: UNAVAILABLE, origins: [] })
  const close = async () => {
    expect(await problemsOf()).toEqual([])
    await context.close()
  }
  return { page, close }
}

const fillQuestion = async (page: Page, email: string) => {
  await page.getByLabel('Naam', { exact: true }).fill('Anna de Wit')
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Bericht').fill(MESSAGE)
}

/** Sends a question without scripts, and expects the typed text to be there still. */
const sendPlain = async (page: Page, email: string) => {
  await page.goto('/contact?onderwerp=bezoek')
  await fillQuestion(page, email)
  await page.getByRole('button', { name: 'Versturen' }).click()
  const confirm = page.getByRole('button', { name: 'Bevestigen en versturen' })
  await expect(confirm).toBeVisible()
  const answer = page.waitForResponse((response) => response.request().method() === 'POST')
  await confirm.click()
  expect((await answer).status()).toBe(503)
  expect((await answer).headers()['retry-after']).toMatch(/^\d+$/)
  await expect(page.getByLabel('E-mailadres')).toHaveValue(email)
}

/** Saves a changed profile, with scripts and without; then loads it again. */
const keepProfile = async (page: Page) => {
  await page.getByRole('button', { name: 'Bewaren', exact: true }).click()
  await expect(errorSummary(page)).toContainText('Probeer het over een minuut opnieuw.')
  await expect(page.getByLabel('Functie')).toHaveValue('Stedenbouwkundige')

  const { cookies } = await page.context().storageState()
  const { origin } = new URL(page.url())
  const answer = await fetch(`${origin}${PROFILE}`, {
    method: 'POST',
    headers: { origin, cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
    body: new URLSearchParams({
      ...{ firstName: 'Anna', lastName: 'Wit', organisation: 'Zandkreek' },
      ...{ jobTitle: 'Stedenbouwkundige', organisationType: 'other', days: '2027-03-17' },
    }),
  })
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain('value="Stedenbouwkundige"')

  const [response] = await Promise.all([page.waitForResponse(/bezoekersprofiel$/), page.reload()])
  expect(response.status()).toBe(503)
  await expect(page.getByText('Wij kunnen uw gegevens nu niet ophalen.')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
}

/**
 * Signed-in visitors see a message; signing in and registering report it, and keep the form filled
 * in.
 */
const signInAndRegister = async (page: Page, account: { email: string; password: string }) => {
  const down = await page.goto('/wachtwoord-wijzigen')
  expect(down?.status()).toBe(503)
  expect(down?.headers()['retry-after']).toBe('60')
  await expect(page.getByText('Wij kunnen uw gegevens nu niet ophalen.')).toBeVisible()
  await page.context().clearCookies()
  await page.goto('/inloggen')
  await page.getByLabel('E-mailadres', { exact: true }).fill(account.email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await expect(errorSummary(page)).toContainText('Dat lukt nu niet.')
  await expect(page.getByLabel('E-mailadres', { exact: true })).toHaveValue(account.email)
  await page.goto('/registreren')
  await fillRegistration(page, account.email)
  await page.getByRole('button', { name: 'Registreren' }).click()
  await expect(errorSummary(page)).toContainText('niet opslaan')
  await expect(page.getByLabel('Achternaam')).toHaveValue('Wit')
}

/** A visitor who signs in with a provider is shown the failure at once, with an alternative. */
const signInElsewhere = async (page: Page) => {
  await page.goto('/inloggen/oidc')
  await expect(page.getByRole('alert')).toContainText('Wij kunnen u nu niet inloggen.')
  await page.getByRole('link', { name: 'Log op een andere manier in' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inloggen')
}

const APPOINTMENT = 'Gesprek over rijwoningen'

const writeAppointment = async (page: Page) => {
  await page.goto('/mijn-beurs/dagen')
  const form = page.getByRole('region', { name: 'Nieuwe afspraak' })
  await form.getByLabel('Waarover').fill(APPOINTMENT)
  await form.getByLabel('Begintijd').fill('15:30')
}

/** An appointment that cannot be stored stays filled in, to be sent again. */
const keepAppointment = async (page: Page) => {
  const answer = page.waitForResponse((response) => response.request().method() === 'POST')
  await page
    .getByRole('region', { name: 'Nieuwe afspraak' })
    .getByRole('button', { name: 'Bewaar' })
    .click()
  expect((await answer).status()).toBe(503)
  expect((await answer).headers()['retry-after']).toMatch(/^\d+$/)
  await expect(page.getByRole('alert')).toContainText(APPOINTMENT)
}

test.describe.configure({ timeout: 300_000 })

test('without the CMS a question stays filled in, pages work, and it can be sent afterwards', async ({
  page,
  browser,
  formStack,
  ownStack,
}) => {
  const email = `storing-${Date.now()}@zandkreek.example`
  await openLive(page, '/contact')
  await page.getByLabel('Onderwerp').selectOption('visit')
  await fillQuestion(page, email)
  const plainContext = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: formStack.siteUrl,
    extraHTTPHeaders: visitorAt(3),
  })
  const plain = await plainContext.newPage()

  await ownStack.withoutCms(async () => {
    // The site continues with its own copies; cms-down.publish.spec.ts requests all of them.
    for (const path of ['/', '/en/programma', '/plattegrond', await pictureOn(ownStack.siteUrl)])
      expect((await fetch(ownStack.siteUrl + path)).status, path).toBe(200)
    await page.getByRole('button', { name: 'Versturen' }).click()
    await expect(errorSummary(page)).toContainText('Wij kunnen uw gegevens nu niet opslaan.')
    await expect(page.getByLabel('Bericht')).toHaveValue(MESSAGE)
    await sendPlain(plain, `plat-${email}`)
  })

  await page.getByRole('button', { name: 'Versturen' }).click()
  await received(page)
  await plain.getByRole('button', { name: 'Versturen' }).click()
  await received(plain)
  expect(formStack.stored(email)).toBe(2)
  await plainContext.close()
})

test('without the CMS nothing typed in an account is lost, and each page reports the problem', {
  tag: EXHAUSTIVE,
}, async ({ browser, formStack, ownStack }) => {
  const account = await makeAccount(formStack, 'ilse')
  const profile = await newVisitor(browser, formStack)
  await signIn(profile.page, account)
  await openLive(profile.page, PROFILE)
  await profile.page.getByLabel('Functie').fill('Stedenbouwkundige')
  const visitor = await newVisitor(browser, formStack)
  await signIn(visitor.page, account)
  const daysContext = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: formStack.siteUrl,
    storageState: await profile.page.context().storageState(),
  })
  const days = await daysContext.newPage()
  await writeAppointment(days)

  await ownStack.withoutCms(async () => {
    await keepProfile(profile.page)
    await keepAppointment(days)
    await signInAndRegister(visitor.page, account)
    await signInElsewhere(visitor.page)
  })

  await days.getByRole('button', { name: 'Stuur het opnieuw' }).click()
  await expect(days.getByRole('heading', { name: APPOINTMENT })).toBeVisible()
  await daysContext.close()
  await profile.close()
  await visitor.close()
})
