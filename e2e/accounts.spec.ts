// About: site/app/routes/register.tsx, site/app/routes/sign-in.tsx, site/app/routes/sign-in-link.tsx
// About: site/app/routes/sign-out.tsx, site/app/routes/confirm-address.tsx
// About: site/app/routes/forgot-password.tsx, site/app/routes/reset-password.tsx
// About: site/app/routes/change-password.tsx, site/app/routes/account.tsx, site/app/routes/account-json.ts
// About: site/app/routes/programme-sign-up.tsx, site/app/features/account
// About: site/app/features/sign-up/guest-sign-up.tsx, site/app/account, site/server/account-limits.ts
// About: site/server/limits, contract/src/accounts

import type { APIRequestContext, Page } from '@playwright/test'
import { changeDatabase, linkTo, mailTo, makeAccount, signIn, someone } from './harness/accounts.ts'
import { axeFindings } from './harness/axe.ts'
import { errorSummary } from './harness/error-summary.ts'
import { expect, type FormStack, test } from './harness/form-stack.ts'
import { openLive } from './harness/live.ts'
import { fillRegistration, PASSWORD } from './harness/registration.ts'
import { EXHAUSTIVE } from './harness/tags.ts'

// Serial: the requests of these tests count for the same limits.
test.describe.configure({ mode: 'default', timeout: 180_000 })

/** Waits until the page's scripts know the current user. */
const accountButton = (page: Page) => page.getByRole('button', { name: 'Account', exact: true })

/** Posts a form of an account as its script does. */
const post = (
  request: APIRequestContext,
  { siteUrl }: FormStack,
  path: string,
  multipart: Record<string, string>,
) =>
  request.post(siteUrl + path, {
    headers: { origin: siteUrl, accept: 'application/json' },
    multipart,
  })

/** Opens the link of a mail, and presses its button. */
async function followLink(page: Page, link: string) {
  await openLive(page, link)
  await page.getByRole('button', { name: 'Bevestigen', exact: true }).click()
}

/** Fills in the password that the confirmation of a new account requires. */
async function confirmWith(page: Page, password: string) {
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Bevestigen en inloggen' }).click()
}

test('a visitor registers, confirms by mail, is signed in, and signs out', async ({
  page,
  context,
  formStack,
}) => {
  const email = someone('anna')
  await openLive(page, '/')
  await page.getByRole('link', { name: 'Registreer gratis' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registreer gratis')
  await expect(page.getByText('Minstens 6 tekens', { exact: true })).toBeVisible()
  await fillRegistration(page, email)
  await page.getByRole('button', { name: 'Registreren' }).click()
  await expect(page.getByText('Controleer uw e-mail.')).toBeVisible()
  const { html, subject } = await mailTo(formStack, email)
  expect(subject).toContain('Bevestig uw e-mailadres')
  await followLink(page, linkTo('/email-valideren', html))
  await expect(page.getByText('Uw e-mailadres is bevestigd.')).toBeVisible()
  await expect(accountButton(page)).toBeVisible()

  // Nothing that a script of the page can read contains a token.
  const readable = await page.evaluate(async () => {
    const answers = [
      '/account.json',
      '/wachtwoord-wijzigen',
      '/wachtwoord-wijzigen.data',
      '/inloggen/_payload.json',
    ]
    const texts = await Promise.all(answers.map(async (path) => (await fetch(path)).text()))
    const stores = JSON.stringify([{ ...localStorage }, { ...sessionStorage }])
    return [document.cookie, stores, document.documentElement.outerHTML, ...texts].join('\n')
  })
  expect(readable).toContain(email)
  expect(readable).toContain('signed-in=1')
  expect(readable).not.toMatch(/eyJ[\w-]+\.|refreshToken|"jwt"/)
  const account = (await context.cookies()).find(({ name }) => name === 'account')
  expect(account).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  expect(account?.value).toMatch(/^eyJ/)

  await accountButton(page).click()
  await page.getByRole('button', { name: 'Uitloggen' }).click()
  await expect(page.getByText('U bent uitgelogd.')).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('account')
})

test('only the owner confirms an address, returns to the page that asked to sign in, and is signed out in all tabs', {
  tag: EXHAUSTIVE,
}, async ({ page, context, formStack }) => {
  const { email } = await makeAccount(formStack, 'anna', { confirmed: false })
  const { html } = await mailTo(formStack, email)

  // Before the confirmation, the right password gets that message, and a wrong one does not.
  await page.goto('/wachtwoord-wijzigen')
  await expect(page).toHaveURL('/inloggen?naar=%2Fwachtwoord-wijzigen')
  await expect(page.getByText('Log eerst in.')).toBeVisible()
  const tryWith = async (password: string) => {
    await page.getByLabel('E-mailadres', { exact: true }).fill(email)
    await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  }
  await tryWith('Iets-heel-anders')
  await expect(errorSummary(page)).toContainText('E-mailadres of wachtwoord klopt niet.')
  await tryWith(PASSWORD)
  await expect(errorSummary(page)).toContainText('Bevestig eerst uw e-mailadres')

  // Programs that check mail open every link, which confirms nothing. Nor does opening it in
  // another browser than the one that registered.
  const link = linkTo('/email-valideren', html)
  for (let i = 0; i < 3; i++) expect((await page.request.get(link)).status()).toBe(200)
  await followLink(page, link)
  await expect(page.getByText('Hebt u zich niet geregistreerd?')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toBeFocused()
  await confirmWith(page, 'Iets-heel-anders')
  await expect(page.getByText('Dit is niet het wachtwoord').first()).toBeVisible()
  await expect(errorSummary(page)).toBeFocused()
  await confirmWith(page, PASSWORD)
  await expect(page.getByText('Uw e-mailadres is bevestigd.')).toBeVisible()
  await expect(page.getByText('Hebt u zich niet geregistreerd?')).toBeHidden()
  await expect(accountButton(page)).toBeVisible()
  await followLink(page, link)
  await expect(page.getByText('Dit e-mailadres was al bevestigd.')).toBeVisible()
  await page.context().clearCookies({ name: /^(account|signed-in)$/ })

  await page.goto('/en/wachtwoord-wijzigen')
  await page.getByLabel('Email address').fill(email)
  const password = page.getByLabel('Password', { exact: true })
  await password.fill(PASSWORD)
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/en/wachtwoord-wijzigen')

  // The menu, with the keyboard.
  const inMenu = page.getByRole('banner').getByText(email).first()
  await page.goto('/programma')
  await accountButton(page).press('Enter')
  await expect(inMenu).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Mijn gegevens' })).toBeFocused()
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(inMenu).toBeHidden()
  await expect(accountButton(page)).toBeFocused()
  await accountButton(page).click()
  await page.getByRole('banner').getByRole('link', { name: 'Mijn beurs' }).last().click()
  await expect(page).toHaveURL('/mijn-beurs')
  await expect(inMenu).toBeHidden()

  // Signing out applies to every tab.
  const other = await context.newPage()
  await other.goto('/faq')
  await expect(accountButton(other)).toBeVisible()
  await page.bringToFront()
  await accountButton(page).click()
  await page.getByRole('button', { name: 'Uitloggen' }).click()
  await expect(page.getByText('U bent uitgelogd.')).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('account')
  await other.getByRole('link', { name: 'Programma', exact: true }).first().click()
  await expect(accountButton(other)).toBeHidden()
})

test('a password is reset by a mail, which works once and ends all other sessions', {
  tag: EXHAUSTIVE,
}, async ({ page, browser, formStack }) => {
  const account = await makeAccount(formStack, 'bram')
  await signIn(page, account)
  const elsewhere = await browser.newContext({ baseURL: formStack.siteUrl })
  const visitor = await elsewhere.newPage()
  await openLive(visitor, '/inloggen')
  await visitor.getByRole('link', { name: 'Kies een nieuw wachtwoord' }).click()
  // The page before also asks for an address.
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Wachtwoord vergeten')
  await visitor.getByLabel('E-mailadres', { exact: true }).fill(account.email)
  await visitor.getByRole('button', { name: 'Stuur mij een link' }).click()
  await expect(visitor.getByText('Controleer uw e-mail.')).toBeVisible()
  const { html } = await mailTo(formStack, account.email, 2)
  const link = linkTo('/wachtwoord-herstellen', html)
  const choose = async (password: string, repeated: string) => {
    await visitor.getByLabel('Nieuw wachtwoord', { exact: true }).fill(password)
    await visitor.getByLabel('Herhaal nieuw wachtwoord').fill(repeated)
    await visitor.getByRole('button', { name: 'Wachtwoord opslaan' }).click()
  }
  await visitor.goto(link)
  await choose('kort', 'anders')
  await expect(visitor.getByText('Minstens 6 tekens.').first()).toBeVisible()
  await expect(visitor.getByText('Wachtwoorden komen niet overeen.').first()).toBeVisible()
  await choose('Nieuw-kozijn-2027', 'Nieuw-kozijn-2027')
  await expect(visitor.getByText('Uw nieuwe wachtwoord is opgeslagen')).toBeVisible()
  await expect(accountButton(visitor)).toBeVisible()
  await visitor.goto('/wachtwoord-wijzigen')
  await expect(visitor.getByLabel('Huidig wachtwoord')).toBeVisible()

  // The reset ended the session of the other device.
  await page.goto('/wachtwoord-wijzigen')
  await expect(page.getByText('Uw sessie is verlopen.')).toBeVisible()
  await signIn(page, { ...account, password: 'Nieuw-kozijn-2027' })
  await expect(page).toHaveURL('/wachtwoord-wijzigen')

  // Changing the password does the same, and requires the current one.
  const change = async (current: string) => {
    await page.getByLabel('Huidig wachtwoord').fill(current)
    await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill('Derde-kozijn-2027')
    await page.getByLabel('Herhaal nieuw wachtwoord').fill('Derde-kozijn-2027')
    await page.getByRole('button', { name: 'Wachtwoord wijzigen' }).click()
  }
  await change(PASSWORD)
  await expect(page.getByText('Uw huidige wachtwoord klopt niet.').first()).toBeVisible()
  await change('Nieuw-kozijn-2027')
  await expect(page.getByText('Uw wachtwoord is gewijzigd.')).toBeVisible()
  await page.goto('/wachtwoord-wijzigen')
  await expect(page.getByLabel('Huidig wachtwoord')).toBeVisible()
  await visitor.goto('/wachtwoord-wijzigen')
  await expect(visitor.getByText('Uw sessie is verlopen.')).toBeVisible()

  await visitor.goto(link)
  await choose('Vierde-kozijn-2027', 'Vierde-kozijn-2027')
  await expect(errorSummary(visitor)).toContainText('verlopen of al gebruikt')
  await visitor.getByRole('link', { name: 'Vraag een nieuwe link aan' }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Wachtwoord vergeten')
  await elsewhere.close()
})

test('registering a taken address is reported by mail only, links expire, and a blocked visitor cannot sign in', {
  tag: EXHAUSTIVE,
}, async ({ page, formStack }) => {
  const taken = await makeAccount(formStack, 'carla')
  await openLive(page, '/registreren')
  await fillRegistration(page, taken.email)
  await page.getByRole('button', { name: 'Registreren' }).click()
  await expect(page.getByText('Controleer uw e-mail.')).toBeVisible()
  expect((await mailTo(formStack, taken.email, 2)).subject).toContain('al een account')

  const late = await makeAccount(formStack, 'daan', { confirmed: false })
  changeDatabase(
    formStack,
    'update visitor_profiles set confirmation_until = 0 where confirmation_until is not null and id = (select max(id) from visitor_profiles)',
  )
  await followLink(page, linkTo('/email-valideren', (await mailTo(formStack, late.email)).html))
  await expect(page.getByText('Link verlopen.')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByLabel('E-mailadres', { exact: true }).fill(late.email)
  await page.getByRole('button', { name: 'Stuur mij een nieuwe link' }).click()
  await expect(page.getByText('Controleer uw e-mail.')).toBeVisible()
  await followLink(page, linkTo('/email-valideren', (await mailTo(formStack, late.email, 2)).html))
  await confirmWith(page, late.password)
  await expect(page.getByText('Uw e-mailadres is bevestigd.')).toBeVisible()
  await followLink(page, '/email-valideren?code=onzin')
  await expect(page.getByText('Deze link klopt niet.')).toBeVisible()

  await page.context().clearCookies({ name: /^(account|signed-in)$/ })
  await signIn(page, taken)
  // Otherwise a request of this page would find first that the session has ended.
  await page.goto('about:blank')
  changeDatabase(formStack, 'update up_users set blocked = 1 where email = ?', taken.email)
  await page.goto('/wachtwoord-wijzigen')
  await expect(page.getByText('Uw sessie is verlopen.')).toBeVisible()
  await page.getByLabel('E-mailadres', { exact: true }).fill(taken.email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(taken.password)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await expect(errorSummary(page)).toContainText('Uw account is geblokkeerd.')
})

test('without JavaScript accounts work with buttons and links', { tag: EXHAUSTIVE }, async ({
  browser,
  formStack,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: formStack.siteUrl,
  })
  const page = await context.newPage()
  const email = someone('els')
  await page.goto('/registreren')
  await fillRegistration(page, email)
  await page.getByRole('button', { name: 'Registreren' }).click()
  await expect(page.getByText('Vul hieronder eerst uw wachtwoord opnieuw in.')).toBeVisible()
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await expect(page.getByLabel('E-mailadres', { exact: true })).toHaveValue(email)
  await page.getByRole('button', { name: 'Bevestigen en versturen' }).click()
  await expect(page.getByText('Controleer uw e-mail.')).toBeVisible()

  await page.goto(linkTo('/email-valideren', (await mailTo(formStack, email)).html))
  // In the browser that registered the link alone is enough.
  await page.getByRole('button', { name: 'Bevestigen' }).click()
  await expect(page.getByText('Uw e-mailadres is bevestigd.')).toBeVisible()
  await page.goto('/wachtwoord-wijzigen')
  await expect(page).toHaveURL('/wachtwoord-wijzigen')
  await page.goto('/uitloggen')
  await page.getByRole('button', { name: 'Uitloggen' }).click()
  await page.goto('/inloggen')
  await page.getByLabel('E-mailadres', { exact: true }).fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill('Iets-heel-anders')
  await page.getByRole('button', { name: 'Inloggen' }).click()
  await expect(page.getByText('E-mailadres of wachtwoord klopt niet.')).toBeVisible()
  await expect(page.getByLabel('E-mailadres', { exact: true })).toHaveValue(email)
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toHaveValue('')
  await page.goto('/wachtwoord-wijzigen')
  await page.getByLabel('E-mailadres', { exact: true }).fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Inloggen' }).click()
  await expect(page).toHaveURL('/wachtwoord-wijzigen')
  await page.goto('/uitloggen')
  await page.getByRole('button', { name: 'Uitloggen' }).click()
  await expect(page.getByText('U bent uitgelogd.')).toBeVisible()
  await page.goto('/wachtwoord-wijzigen')
  await expect(page).toHaveURL(/\/inloggen/)
  await context.close()
})

test('a guest gets a place and an account with only an address, and later signs in by a link', {
  tag: EXHAUSTIVE,
}, async ({ page, formStack }) => {
  const email = someone('gast')
  const signUpPage = '/aanmelden/tour-houtbouw'
  await openLive(page, signUpPage)
  await page.getByLabel('E-mailadres', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Mail mij een link' }).click()
  await expect(page.getByText(/Tot \d\d:\d\d uur houden wij een plaats voor u vast/)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  const { html, subject } = await mailTo(formStack, email)
  expect(subject).toContain('Bevestig uw aanmelding')
  const link = linkTo('/inloggen-met-link', html)
  // Programs that check mail open every link: that does not use it up.
  await openLive(page, link)
  await openLive(page, link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bevestig uw aanmelding')
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Bevestig en log in' }).press('Enter')
  await expect(page).toHaveURL(`${signUpPage}?nieuw=1`)
  await expect(page.getByText('U hebt een plaats.')).toBeVisible()
  await expect(accountButton(page)).toBeVisible()
  expect((await mailTo(formStack, email, 2)).subject).toContain('Uw plaats is gereserveerd')
  await page.goto(link)
  await page.getByRole('button', { name: 'Bevestig en log in' }).click()
  await expect(page.getByText('Deze link is verlopen of al gebruikt.')).toBeVisible()
  await page.goto('/bezoekersprofiel')
  await expect(page.getByRole('link', { name: 'Kies een wachtwoord' })).toBeVisible()

  // A request of the page that ends here may fail: it has no session any more.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.goto('/inloggen?naar=%2Fprogramma%3Ftype%3Dtour')
  await page.getByRole('link', { name: 'Mail mij een link' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inloggen met een link')
  await page.getByLabel('E-mailadres', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Mail mij een link' }).click()
  await expect(page.getByText('Kunt u met dit adres inloggen')).toBeVisible()
  await page.goto(linkTo('/inloggen-met-link', (await mailTo(formStack, email, 3)).html))
  await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).click()
  await expect(page).toHaveURL('/programma?type=tour')
  await expect(accountButton(page)).toBeVisible()
})

test('repeated wrong passwords require waiting, with the time shown; the owner continues on the same page', {
  tag: EXHAUSTIVE,
}, async ({ page, request, formStack }) => {
  const account = await makeAccount(formStack, 'fred')
  const { email, password } = account
  await signIn(page, account)
  const guess = (text: string) =>
    post(request, formStack, '/inloggen', { identifier: email, password: text })
  for (let i = 0; i < 10; i++) expect((await guess(`gok-nummer-${i}`)).status()).toBe(422)
  const refused = await guess(password)
  expect(refused.status()).toBe(422)
  expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(300)
  expect(await refused.json()).toMatchObject({
    message: expect.stringMatching(/^Te veel pogingen, wacht even\. Over 6 minuten/),
    // A browser gives a proof of work and continues.
    challenge: true,
    ticket: expect.stringMatching(/^sign-in~/),
    values: { identifier: email },
  })
  expect(await refused.text()).not.toContain(password)
  await page.context().clearCookies({ name: /^(account|signed-in)$/ })
  const owner = { identifier: email, password }
  expect((await post(page.request, formStack, '/inloggen', owner)).status()).toBe(200)
  for (let i = 0; i < 5; i++) {
    const asked = await post(request, formStack, '/wachtwoord-vergeten', { email })
    expect(asked.status()).toBe(200)
  }
  const sixth = await post(request, formStack, '/wachtwoord-vergeten', { email })
  expect(sixth.status()).toBe(429)
})

test('public pages are the same for signed-in visitors, and forms from other sites are refused', async ({
  page,
  request,
  formStack,
}) => {
  await signIn(page, await makeAccount(formStack, 'gijs'))
  for (const path of ['/', '/programma', '/registreren']) {
    const signedIn = await page.request.get(formStack.siteUrl + path)
    const anonymous = await request.get(formStack.siteUrl + path)
    expect(await signedIn.text()).toBe(await anonymous.text())
    expect(signedIn.headers().etag).toBe(anonymous.headers().etag)
    expect(signedIn.headers()['cache-control']).toContain('public')
    expect(signedIn.headers()['set-cookie']).toBeUndefined()
  }
  const own = await page.request.get(`${formStack.siteUrl}/wachtwoord-wijzigen`)
  expect(own.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  })
  const foreign = await page.request.post(`${formStack.siteUrl}/uitloggen`, {
    headers: { origin: 'https://kwaad.example' },
  })
  expect(foreign.status()).toBe(403)
  expect((await page.request.get(`${formStack.siteUrl}/account.json`)).ok()).toBe(true)
})

test('the pages of accounts are accessible', { tag: EXHAUSTIVE }, async ({ page, formStack }) => {
  const paths = [
    ...['/en/registreren', '/inloggen?naar=%2Fbezoekersprofiel&verlopen=1'],
    ...['/en/inloggen?uitgelogd=1', '/wachtwoord-vergeten', '/wachtwoord-herstellen'],
    ...['/en/inloggen-met-link', '/inloggen-met-link?code=x'],
    ...['/en/wachtwoord-herstellen?code=x', '/email-valideren', '/en/uitloggen'],
  ]
  for (const path of paths) {
    await page.goto(path)
    expect(await axeFindings(page), path).toEqual([])
  }
  await signIn(page, await makeAccount(formStack, 'hans'))
  expect(await axeFindings(page)).toEqual([])
})
