// About: site/app/features/profile, site/app/features/door, site/app/features/my-fair
// About: site/app/features/sign-up, site/app/account, site/app/routes/visitor-*, site/app/routes/own-days.tsx
// About: site/app/routes/doors.tsx, site/app/routes/door.tsx, site/app/routes/door-send.ts
// About: site/app/routes/programme-sign-up.tsx, site/app/routes/offered-place.tsx
// About: site/app/shell/own-sign-ups.ts, site/app/routes/saved-json.ts, site/app/routes/fair-links.tsx
// About: site/app/routes/shared-fair.tsx, site/app/routes/own-calendar.ts, contract/src/sign-ups
// About: contract/src/saved-entries.ts

import { createHash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { readQrCode } from '../site/app/features/profile/testing/read-qr-code.ts'
import { type Account, changeDatabase, mailTo, makeAccount, signIn } from './harness/accounts.ts'
import { axeFindings } from './harness/axe.ts'
import { errorSummary } from './harness/error-summary.ts'
import { expect, type FormStack, test } from './harness/form-stack.ts'
import { formLive, openLive } from './harness/live.ts'
import { filesWith, readDatabase } from './harness/stored.ts'
import { EXHAUSTIVE } from './harness/tags.ts'

// Serial: the requests of these tests count for the same limits.
test.describe.configure({ mode: 'default', timeout: 180_000 })

const PROFILE = '/bezoekersprofiel'

/** Any picture. */
const photo = async (page: Page) => ({
  name: 'ik.png',
  mimeType: 'image/png',
  buffer: await page.screenshot(),
})

/** The code that a scanner reads from the screen. */
async function scanned(code: Locator): Promise<string | undefined> {
  return readQrCode(await code.screenshot())
}

/** The code that the badge of an account has. */
function badgeCodeOf({ dataDir }: FormStack, { email }: Account): unknown {
  const query = `select p.badge_code from visitor_profiles p
    join visitor_profiles_user_lnk l on l.visitor_profile_id = p.id
    join up_users u on u.id = l.user_id where u.email = ?`
  return readDatabase(dataDir, query, email)[0]?.badge_code
}

const qrCode = (page: Page) => page.getByRole('img', { name: 'QR-code van uw badge' })
const badge = (page: Page) => page.getByRole('region', { name: 'Uw badge' })
const isLoaded = (image: Locator) =>
  image.evaluate((element) => (element as HTMLImageElement).naturalWidth > 0)

test('a visitor signs in first, changes their details, and has a badge that scanners read', {
  tag: EXHAUSTIVE,
}, async ({ page, context, formStack }) => {
  const account = await makeAccount(formStack, 'fenna')
  await page.goto(PROFILE)
  await expect(page).toHaveURL(/\/inloggen\?naar=%2Fbezoekersprofiel$/)
  await signIn(page, account)
  await expect(page).toHaveURL(PROFILE)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anna de Wit')
  expect(await axeFindings(page)).toEqual([])

  await page.getByLabel('Functie').fill('Wethouder wonen')
  await page.getByLabel('Betaalbaarheid').check()
  await page.getByLabel('Toon mij in de netwerklijst.').check()
  await page.getByLabel('Foto').setInputFiles(await photo(page))
  await expect(page.getByText('Zo komt uw foto eruit te zien')).toBeVisible()
  await page.getByRole('button', { name: 'Bewaren', exact: true }).click()
  await expect(page.getByText('Uw gegevens zijn bewaard.')).toBeVisible()
  await expect(page.getByLabel('Betaalbaarheid')).toBeChecked()
  await expect(badge(page)).toContainText('Wethouder wonen')
  const portraits = page.getByRole('img', { name: 'Portret van Anna de Wit' })
  await expect(portraits).toHaveCount(2)
  await expect.poll(() => isLoaded(portraits.first())).toBe(true)
  // The address of the photo gives nothing to anybody else.
  const stranger = await fetch(`${formStack.siteUrl}${PROFILE}/foto`)
  expect(stranger.status).toBe(404)
  // An error is shown at the field; a second save works.
  await page.getByLabel('Telefoonnummer').fill('12')
  await page.getByRole('button', { name: 'Bewaren', exact: true }).click()
  await expect(errorSummary(page)).toContainText('Dit telefoonnummer klopt niet.')
  await page.getByLabel('Telefoonnummer').fill('010 123 45 67')
  await page.getByRole('button', { name: 'Bewaren', exact: true }).click()
  await expect(page.getByLabel('Telefoonnummer')).toHaveValue('+31101234567')
  await page.getByRole('button', { name: 'Foto verwijderen' }).click()
  await expect(page.getByText('Uw foto is verwijderd.')).toBeVisible()
  await expect(portraits).toHaveCount(0)

  await page.getByRole('link', { name: 'Toon groot of print' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uw badge')
  expect(await axeFindings(page)).toEqual([])
  const code = badgeCodeOf(formStack, account)
  expect(code).toMatch(/^[\w-]{22}$/)
  expect(await scanned(qrCode(page))).toBe(code)
  await context.setOffline(true)
  expect(await scanned(qrCode(page))).toBe(code)
  await context.setOffline(false)
  await page.emulateMedia({ media: 'print' })
  const { width = 0, height = 0 } = (await badge(page).boundingBox()) ?? {}
  // A6 at 96 dots per inch.
  expect([Math.round(width), Math.round(height)]).toEqual([397, 559])
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Als tekening (SVG)' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/-badge\.svg$/)
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^<svg width="105mm" height="148mm"/)
})

test('a visitor who continues before the scripts of a page run stays on their page', {
  tag: EXHAUSTIVE,
}, async ({ page, formStack }) => {
  const account = await makeAccount(formStack, 'els')
  await page.goto(PROFILE)
  await signIn(page, account)
  await expect(page).toHaveURL(PROFILE)
  const form = page.locator('form', { has: page.getByLabel('Functie') })
  const save = form.getByRole('button', { name: 'Bewaren', exact: true })
  /**
   * Sends the form, continues while the scripts of the answer are delayed, and then lets them run.
   */
  const sendAndGoOn = async (goOn: () => Promise<void>) => {
    const { promise: gone, resolve: letScriptsIn } = Promise.withResolvers<void>()
    await page.route('**/*.js', (route) => gone.then(() => route.continue()))
    await page.reload({ waitUntil: 'commit' })
    await page.getByLabel('Functie').fill('Wethouder')
    await goOn()
    letScriptsIn()
    await formLive(form)
    await page.unroute('**/*.js')
  }

  // An error does not move the focus from a field that is being corrected.
  await sendAndGoOn(async () => {
    await page.getByLabel('Telefoonnummer').fill('12')
    await save.click()
    await expect(errorSummary(page)).toContainText('Dit telefoonnummer klopt niet.')
    await page.getByLabel('Telefoonnummer').fill('010 123 45 67')
  })
  await expect(page.getByLabel('Telefoonnummer')).toBeFocused()
  await expect(page.getByLabel('Telefoonnummer')).toHaveValue('010 123 45 67')

  const link = page.getByRole('link', { name: 'Bekijk de netwerklijst' })
  await sendAndGoOn(async () => {
    await page.getByLabel('Telefoonnummer').fill('010 123 45 67')
    await save.click()
    await expect(page.getByText('Uw gegevens zijn bewaard.')).toBeVisible()
    await link.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  })
  await expect(page.locator(':focus')).toContainText('Uw gegevens zijn bewaard.')
  await expect(link).toBeInViewport()
})

test('a visitor joins the network list, and finds others in it', { tag: EXHAUSTIVE }, async ({
  page,
  formStack,
}) => {
  const account = await makeAccount(formStack, 'ida')
  const list = `${PROFILE}/netwerklijst`
  await page.goto(`${list}?q=zandkreek`)
  await expect(page).toHaveURL(/\/inloggen\?naar=/)
  await signIn(page, account)
  await expect(page).toHaveURL(`${list}?q=zandkreek`)
  await expect(page.getByText('U staat niet in deze lijst.')).toBeVisible()
  await page.getByRole('link', { name: 'Wijzig dit in uw profiel' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anna de Wit')
  await page.getByLabel('Toon mij in de netwerklijst.').check()
  await page.getByLabel('Functie').fill('Netwerkmaker')
  await page.getByRole('button', { name: 'Bewaren', exact: true }).click()
  await expect(page.getByText('Uw gegevens zijn bewaard.')).toBeVisible()

  await page.getByRole('link', { name: 'Bekijk de netwerklijst' }).click()
  await expect(page.getByText('U staat in deze lijst.')).toBeVisible()
  const search = page.getByRole('main').getByRole('searchbox')
  await search.fill('NETWERKMAKER wit')
  await search.press('Enter')
  await expect(page.getByText('1 bezoeker gevonden')).toBeVisible()
  const found = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Netwerkmaker' })
  await expect(found).toContainText(['Anna de Wit'])
  expect(await axeFindings(page)).toEqual([])
  await search.fill('niemand heet zo')
  await search.press('Enter')
  await expect(page.getByRole('heading', { name: 'Geen resultaten.' })).toBeVisible()

  // Without scripts the search is an address; the page is neither cached nor indexed.
  const answer = await page.request.get(`${formStack.siteUrl}/en${list}?q=netwerkmaker&pagina=1`)
  const text = await answer.text()
  expect(text).toContain('You are on this list.')
  expect(text).toContain('Netwerkmaker')
  expect(text).not.toContain(account.email)
  expect(answer.headers()['cache-control']).toBe('private, no-store')
  expect(answer.headers()['x-robots-tag']).toContain('noindex')
  const beyond = await page.request.get(`${formStack.siteUrl}${list}?pagina=99`)
  expect(beyond.status()).toBe(404)
})

test('a visitor chooses their mails, and downloads all their data', {
  tag: EXHAUSTIVE,
}, async ({ page, formStack }) => {
  const account = await makeAccount(formStack, 'gerda')
  await openLive(page, '/inloggen')
  await signIn(page, account)
  const choose = async (newsletter: boolean) => {
    const before = page.url()
    await page.getByLabel(/^Stuur mij de nieuwsbrief/).setChecked(newsletter)
    await page.getByRole('button', { name: 'Keuzes bewaren' }).click()
    // The page after this save: the previous one has the same text.
    await page.waitForURL((url) => url.href !== before)
    await expect(page.getByText('Uw keuzes zijn bewaard.')).toBeVisible()
  }
  await page.goto(PROFILE)
  const consents = page.locator('#toestemmingen').getByRole('listitem')
  const history = consents.filter({ hasText: 'Nieuwsbrief' })
  await choose(true)
  await expect(history).toContainText(['Geldt'])
  await choose(false)
  await expect(history).toContainText([/Ingetrokken op/])
  await expect(page.getByLabel(/^Stuur mij de nieuwsbrief/)).not.toBeChecked()
  await expect(consents.filter({ hasText: 'Voorwaarden' })).toContainText('/registreren')
  // A proven address needs no confirmation.
  expect(formStack.mail.to(account.email)).toHaveLength(1)

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Gegevens downloaden' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/-mijn-gegevens\.json$/)
  const data = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(data).toMatchObject({
    account: { email: account.email },
    profile: { firstName: 'Anna', days: ['2027-03-17'] },
    subscriptions: [{ kind: 'newsletter', state: 'unsubscribed' }],
    mails: [{ subject: expect.stringContaining('Bevestig') }],
  })
  expect(JSON.stringify(data)).not.toMatch(/"password"|eyJ/)

  await page.getByRole('link', { name: 'Lees of print' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alles wat wij van u bewaren')
  await expect(page.getByText('woensdag 17 maart', { exact: true })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.goto(`/en${PROFILE}/gegevens`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everything we hold about you')
  const answer = await page.request.get(`${formStack.siteUrl}${PROFILE}/gegevens`)
  expect(answer.headers()['cache-control']).toBe('private, no-store')
  expect(answer.headers()['x-robots-tag']).toContain('noindex')
})

test('a visitor sees their sessions, ends one of them, and then all', { tag: EXHAUSTIVE }, async ({
  page,
  browser,
  formStack,
}) => {
  const account = await makeAccount(formStack, 'hans')
  const options = {
    baseURL: formStack.siteUrl,
    userAgent: 'Mozilla/5.0 (X11; Linux) Firefox/140.0',
  }
  const elsewhere = await browser.newContext(options)
  const other = await elsewhere.newPage()
  await signIn(other, account)
  await signIn(page, account)
  await page.goto(PROFILE)
  const devices = page.locator('#apparaten').getByRole('listitem')
  await expect(devices).toHaveCount(2)
  await expect(devices.first()).toContainText('Dit apparaat')
  await expect(devices.last()).toContainText('Firefox op Linux')
  await devices
    .last()
    .getByRole('button', { name: /^Uitloggen: Firefox op Linux/ })
    .click()
  await expect(page.getByText('Dat apparaat is uitgelogd.')).toBeVisible()
  await expect(devices).toHaveCount(1)
  await other.goto(PROFILE)
  await expect(other).toHaveURL(/\/inloggen\?/)
  await signIn(other, account)
  await page.getByRole('button', { name: 'Overal uitloggen' }).click()
  await expect(page).toHaveURL(/\/inloggen/)
  await other.goto(PROFILE)
  await expect(other).toHaveURL(/\/inloggen\?/)
  await elsewhere.close()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor changes their details, and deletes their account', { tag: EXHAUSTIVE }, async ({
    page,
    formStack,
  }) => {
    const account = await makeAccount(formStack, 'iris')
    await page.goto(PROFILE)
    await signIn(page, account)
    await page.getByLabel('Achternaam').fill('Van Iersel')
    await page.getByLabel('Telefoonnummer').fill('12')
    await page.getByRole('button', { name: 'Bewaren', exact: true }).click()
    await expect(page.getByText('Dit telefoonnummer klopt niet.').first()).toBeVisible()
    await expect(page.getByLabel('Achternaam')).toHaveValue('Van Iersel')
    await page.getByLabel('Telefoonnummer').fill('')
    await page.getByLabel('Foto').setInputFiles(await photo(page))
    await page.getByRole('button', { name: 'Bewaren', exact: true }).click()
    await expect(page.getByText('Uw gegevens zijn bewaard.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anna de Van Iersel')
    await page.getByLabel(/^Stuur mij de nieuwsbrief/).check()
    await page.getByRole('button', { name: 'Keuzes bewaren' }).click()
    await expect(page.getByText('Uw keuzes zijn bewaard.')).toBeVisible()

    await page.getByRole('link', { name: 'Account verwijderen' }).click()
    const leave = async (password: string) => {
      await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
      await page.getByLabel(/^Ja, verwijder mijn account/).check()
      await page.getByRole('button', { name: 'Account verwijderen' }).click()
    }
    expect(filesWith(formStack.dataDir, account.email)).not.toEqual([])
    await leave('Iets-heel-anders')
    await expect(page.getByText('Dit wachtwoord klopt niet.').first()).toBeVisible()
    await leave(account.password)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uw account is verwijderd')
    const { subject, text } = await mailTo(formStack, account.email, 2)
    expect(subject).toBe('Uw account is verwijderd')
    expect(text).toContain('Dit is ons laatste bericht.')
    await page.goto(PROFILE)
    await expect(page).toHaveURL(/\/inloggen\?/)
    // Once the last mail is sent: the address is not in the database, in no file and no log.
    for (const trace of [account.email, 'Van Iersel'])
      await expect.poll(() => filesWith(formStack.dataDir, trace)).toEqual([])
  })
})

test('saved entries are on every device, with their notes, and are removed from a device on request', {
  tag: EXHAUSTIVE,
}, async ({ page, browser, formStack }) => {
  const account = await makeAccount(formStack, 'bewaart')
  const item = '/programma/honderd-woningen-in-tien-maanden'
  const note = page.getByLabel('Uw notitie')
  // Saved before signing in, which is the usual order.
  await openLive(page, item)
  await page.getByRole('button', { name: /^Bewaar ?:/ }).click()
  await note.fill('Vraag naar de levertijd')
  await note.blur()
  await expect(page.getByText('Notitie bewaard.')).toBeVisible()
  const sent = page.waitForResponse((response) => response.url().endsWith('/bewaard.json'))
  await page.goto('/inloggen')
  await signIn(page, account)
  expect((await sent).status()).toBe(200)

  const context = await browser.newContext({ baseURL: formStack.siteUrl, locale: 'nl-NL' })
  const other = await context.newPage()
  await other.goto('/inloggen')
  await signIn(other, account)
  await other.goto('/mijn-beurs')
  await expect(other.getByText('Vraag naar de levertijd').first()).toBeVisible()
  expect(await axeFindings(other)).toEqual([])
  await other.getByRole('button', { name: /^Wijzig: Honderd woningen/ }).click()
  await other.getByRole('button', { name: 'Haal weg' }).click()
  await expect(other.getByText('Uw beurs is nog leeg.')).toBeVisible()
  await other.waitForResponse((response) => response.url().endsWith('/bewaard.json'))
  await context.close()

  await openLive(page, item)
  // Until the account answers, the page shows the entries of this device.
  const stored = () => page.evaluate(() => localStorage.getItem('bewaard'))
  await expect.poll(stored).toContain('"saved":false')
  await expect(page.getByRole('button', { name: /^Bewaar ?:/ })).toBeVisible()
  await page.getByRole('button', { name: /^Bewaar ?:/ }).click()
  await expect(note).toHaveValue('Vraag naar de levertijd')
  await page.goto('/uitloggen')
  await page.getByRole('main').getByRole('button', { name: 'Uitloggen' }).click()
  await expect(page.getByText('staat nog op dit apparaat: 1 onderdeel')).toBeVisible()
  await page.getByRole('button', { name: 'Wis van dit apparaat' }).click()
  await expect(page.getByText('Gewist van dit apparaat.')).toBeVisible()
  await page.goto('/mijn-beurs')
  await expect(page.getByText('Uw beurs is nog leeg.')).toBeVisible()
})

test('a visitor reserves a place, swaps it for another at the same time, and cancels it, also without JavaScript', async ({
  page: anonymous,
  browser,
  formStack,
}) => {
  const account = await makeAccount(formStack, 'aanmelder')
  const first = '/programma/een-programma-van-eisen-voor-vijf-corporaties'
  const signUpAt = (item: string) => item.replace('programma', 'aanmelden')
  const other = '/programma/de-rustwoning-en-andere-afspraken-met-bewoners'
  const context = await browser.newContext({
    baseURL: formStack.siteUrl,
    javaScriptEnabled: false,
  })
  const page = await context.newPage()
  await page.goto(first)
  await page.getByRole('link', { name: /^Reserveer ?: Eén programma van eisen/ }).click()
  await expect(page.getByText('Nog 60 van 60 plaatsen vrij.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Log in', exact: true }).click()
  await signIn(page, account)
  await expect(page).toHaveURL(signUpAt(first))
  await page.getByRole('button', { name: 'Reserveer', exact: true }).click()
  await expect(page.getByText('U hebt een plaats.')).toBeVisible()
  await expect(page.getByText('Nog 59 van 60 plaatsen vrij.')).toBeVisible()
  const mail = await mailTo(formStack, account.email, 2)
  expect(mail.subject).toContain('Uw plaats is gereserveerd')

  await page.goto(signUpAt(other))
  await expect(page.getByText(/U hebt om 10:45 uur al een plaats bij/)).toBeVisible()
  await page.getByRole('button', { name: 'Wissel' }).click()
  await expect(page.getByText('U hebt een plaats.')).toBeVisible()
  await page.goto(signUpAt(first))
  await expect(page.getByText('Nog 60 van 60 plaatsen vrij.')).toBeVisible()

  await page.goto(signUpAt(other))
  await page.getByRole('button', { name: 'Afmelden' }).click()
  await expect(page.getByText('U hebt een plaats.')).toBeHidden()
  await context.close()
  await anonymous.goto(signUpAt(first))
  expect(await axeFindings(anonymous)).toEqual([])

  // Shared pages stay shared: only this one is rendered for one visitor.
  const shared = await fetch(`${formStack.siteUrl}${first}`)
  expect(shared.headers.get('cache-control')).toContain('public')
  const personal = await fetch(`${formStack.siteUrl}${signUpAt(first)}`)
  expect([personal.status, personal.headers.get('cache-control')]).toEqual([
    200,
    'private, no-store',
  ])
  const without = await fetch(`${formStack.siteUrl}/aanmelden/honderd-woningen-in-tien-maanden`)
  expect(without.status).toBe(404)
})

test('a reserved place is in the calendar at a secret address, and in the entries shared by a link', {
  tag: EXHAUSTIVE,
}, async ({ page: anonymous, browser, formStack }) => {
  const account = await makeAccount(formStack, 'deler')
  const item = 'de-rustwoning-en-andere-afspraken-met-bewoners'
  const context = await browser.newContext({
    baseURL: formStack.siteUrl,
    javaScriptEnabled: false,
  })
  const page = await context.newPage()
  await page.goto(`/inloggen?naar=%2Faanmelden%2F${item}`)
  await signIn(page, account)
  await page.getByRole('button', { name: 'Reserveer', exact: true }).click()
  await expect(page.getByText('U hebt een plaats.')).toBeVisible()
  await page.goto('/mijn-beurs/delen')
  await page.getByRole('button', { name: 'Maak een agenda-adres' }).click()
  const calendar = await page.getByLabel('Adres').inputValue()
  const followed = await fetch(calendar)
  expect(followed.headers.get('cache-control')).toBe('private, no-store')
  const title = 'De rustwoning en andere afspraken met bewoners'
  expect((await followed.text()).replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`)
  await page.getByRole('button', { name: 'Maak een link' }).click()
  const link = await page.getByLabel('Adres').first().inputValue()
  await openLive(anonymous, link)
  await expect(anonymous.getByText(title)).toBeVisible()
  expect(await axeFindings(anonymous)).toEqual([])
  await anonymous.getByRole('button', { name: 'Neem over op mijn beurs' }).click()
  await expect(anonymous).toHaveURL('/mijn-beurs')
  await expect(anonymous.getByRole('heading', { name: title })).toBeVisible()
  for (const end of ['Beëindig het delen', 'Beëindig het abonnement'])
    await page.getByRole('button', { name: end }).click()
  expect([(await fetch(calendar)).status, (await fetch(link)).status]).toEqual([404, 404])
  await context.close()
})

test('an offered place is accepted by the mailed link, signed in or not; an outdated page changes nothing', {
  tag: EXHAUSTIVE,
}, async ({ page, browser, formStack }) => {
  const account = await makeAccount(formStack, 'wachter')
  const slug = 'de-rustwoning-en-andere-afspraken-met-bewoners'
  // Without scripts, so that the page does not change.
  const context = await browser.newContext({
    baseURL: formStack.siteUrl,
    javaScriptEnabled: false,
  })
  const old = await context.newPage()
  await old.goto(`/inloggen?naar=%2Faanmelden%2F${slug}`)
  await signIn(old, account)
  await old.getByRole('button', { name: 'Reserveer' }).click()
  await expect(old.getByText('U hebt een plaats.')).toBeVisible()
  const code = randomUUID()
  changeDatabase(
    formStack,
    "update sign_ups set state = 'offered', until = (unixepoch() + 3600) * 1000, offer_hash = ? where email = ?",
    createHash('sha256').update(code).digest('hex'),
    account.email,
  )
  await old.reload()
  await expect(old.getByText('Er is een plaats voor u.')).toBeVisible()
  const query = 'select item from sign_ups where email = ?'
  const item = readDatabase(formStack.dataDir, query, account.email)[0]?.item

  const opened = await page.goto(`/aanmelden/${item}/plaats?code=${code}`)
  expect(await opened?.headerValue('cache-control')).toBe('private, no-store')
  await expect(page.getByText(/^Neem hem vóór /)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Neem de plaats' }).click()
  await expect(page.getByText('U hebt een plaats.')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.goto(`/aanmelden/${item}/plaats?code=x`)
  await expect(page.getByText('Deze plaats is niet meer voor u gereserveerd.')).toBeVisible()

  await old.getByRole('button', { name: 'Laat de plaats gaan' }).click()
  await expect(old.getByRole('alert')).toContainText('Dit was intussen veranderd.')
  await expect(old.getByText('U hebt een plaats.')).toBeVisible()
  await page.context().addCookies(await context.cookies())
  await context.close()
  await openLive(page, `/programma/${slug}`)
  await expect(page.getByRole('link', { name: 'U hebt een plaats' })).toBeVisible()
})

/** Shows the badge of the signed-in visitor to the camera of a page. */
const showBadge = (page: Page) =>
  page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    const image = new Image()
    image.src = '/bezoekersprofiel/badge.png'
    await image.decode()
    const scale = 640 / image.naturalHeight
    canvas.width = Math.round(image.naturalWidth * scale)
    canvas.height = 640
    // Drawn repeatedly: a picture without changes gives no video frames.
    setInterval(() => canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, 640), 50)
    navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(20)
  })

test('a helper at the door reads badges with the camera, also without a connection', {
  tag: EXHAUSTIVE,
}, async ({ page, context, formStack }) => {
  const account = await makeAccount(formStack, 'mees')
  const item = 'een-programma-van-eisen-voor-vijf-corporaties'
  await page.goto('/inloggen?naar=%2Fdeur')
  await signIn(page, account)
  await expect(page.getByText('U kunt nergens inchecken.')).toBeVisible()
  await page.goto(`/aanmelden/${item}`)
  await page.getByRole('main').getByRole('button', { name: 'Reserveer' }).click()
  await expect(page.getByText('U hebt een plaats.')).toBeVisible()
  changeDatabase(
    formStack,
    `update visitor_profiles set door_rooms = (
      select json_array(document_id) from rooms where name = 'Kennislab A' and locale = 'nl')
     where id = (select visitor_profile_id from visitor_profiles_user_lnk l
      join up_users u on u.id = l.user_id where u.email = ?)`,
    account.email,
  )
  changeDatabase(formStack, 'update programme_items set walk_in_places = 1 where slug = ?', item)
  // Sign-ups read the item again when the content version has risen, as it does when an editor
  // publishes.
  changeDatabase(
    formStack,
    'update content_versions set counter = counter + 1 where type = ?',
    'programme-item',
  )
  const { headers } = await fetch(`${formStack.siteUrl}/deur`, { redirect: 'manual' })
  expect(headers.get('permissions-policy')).toContain('camera=()')
  await page.goto('/deur')
  expect(await axeFindings(page)).toEqual([])
  const door = page.waitForResponse((answer) => /\/deur\/[a-z0-9]+$/.test(answer.url()))
  await page.getByRole('link', { name: 'Eén programma van eisen' }).click()
  expect(await (await door).headerValue('permissions-policy')).toContain('camera=(self)')
  await expect(page.getByText('0 van 1 binnen')).toBeVisible()

  await showBadge(page)
  await page.getByRole('button', { name: 'Zet de camera aan' }).click()
  const verdict = page.getByRole('status').filter({ hasText: /Welkom|Scan een badge/ })
  await expect(verdict).toContainText('Heeft een plaats.')
  await expect(verdict).toContainText('Anna de Wit')
  await expect(page.getByText('1 van 1 binnen')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Zet de camera uit' }).click()

  const state = () =>
    readDatabase(formStack.dataDir, 'select state from sign_ups where email = ?', account.email)[0]
      ?.state
  await expect.poll(state).toBe('attended')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Maak ongedaan' }).click()
  await expect(page.getByText('1 wacht op versturen.')).toBeVisible()
  await page.getByLabel('Zoek op naam').fill('wit')
  await page.getByRole('button', { name: 'Check in: Anna de Wit' }).click()
  await expect(verdict).toContainText('Welkom')
  await expect(page.getByText('2 wachten op versturen.')).toBeVisible()
  expect(state()).toBe('attended')
  await context.setOffline(false)
  await expect(page.getByText('wachten op versturen')).toHaveCount(0)
  const [row] = readDatabase(
    formStack.dataDir,
    'select state, history from sign_ups where email = ?',
    account.email,
  )
  expect(row?.state).toBe('attended')
  const steps = JSON.parse(String(row?.history)) as { to: string }[]
  expect(steps.map(({ to }) => to)).toEqual(['confirmed', 'attended', 'confirmed', 'attended'])

  // Walk-ins without a badge are counted, up to the places for walk-ins, and undone, online and
  // offline.
  const counted = () =>
    readDatabase(formStack.dataDir, 'select state from sign_ups where email = ?', '').map(
      (one) => one.state,
    )
  await page.getByLabel('Zoek op naam').fill('')
  await expect(page.getByText('Nog 1 plaats voor inlopers.')).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Tel inloper zonder badge' }).click()
  await expect(verdict).toContainText('Inloper zonder badge')
  await expect(page.getByText('Er zijn geen plaatsen voor inlopers meer.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tel inloper zonder badge' })).toBeHidden()
  await expect(page.getByText('2 van 2 binnen')).toBeVisible()
  expect(counted()).toEqual([])
  expect(await axeFindings(page)).toEqual([])
  await context.setOffline(false)
  await expect.poll(counted).toEqual(['walk-in'])
  await page.getByRole('button', { name: 'Binnen: Inloper zonder badge' }).click()
  await page.getByRole('button', { name: 'Maak ongedaan' }).click()
  await expect.poll(counted).toEqual(['cancelled'])
  await expect(page.getByText('1 van 1 binnen')).toBeVisible()
})

test('without JavaScript a signed-in visitor sees and changes their days', {
  tag: EXHAUSTIVE,
}, async ({ browser, formStack }) => {
  const account = await makeAccount(formStack, 'planner')
  const context = await browser.newContext({
    baseURL: formStack.siteUrl,
    javaScriptEnabled: false,
  })
  const page = await context.newPage()
  await page.goto('/aanmelden/de-rustwoning-en-andere-afspraken-met-bewoners')
  await page.getByRole('main').getByRole('link', { name: 'Log in', exact: true }).click()
  await signIn(page, account)
  await page.getByRole('button', { name: 'Reserveer', exact: true }).click()
  await page.goto('/mijn-beurs')
  await page.getByRole('link', { name: 'Bekijk uw dagen' }).click()
  await expect(page).toHaveURL('/mijn-beurs/dagen')
  const session = page.getByRole('heading', { name: 'De rustwoning en andere afspraken' })
  await expect(session).toBeVisible()
  await expect(page.getByText('U hebt een plaats')).toBeVisible()

  const appointment = page.getByRole('region', { name: 'Nieuwe afspraak' })
  const fill = async (start: string) => {
    await appointment.getByLabel('Waarover').fill('Gesprek over rijwoningen')
    await appointment.getByLabel('Begintijd').fill(start)
    await appointment.getByLabel('Waar', { exact: true }).selectOption({ label: 'Hoofdpodium' })
    await appointment.getByRole('button', { name: 'Bewaar' }).click()
  }
  await fill('05:00')
  await expect(page.getByRole('alert')).toContainText('De beurs is die dag open van')
  await expect(appointment.getByLabel('Waarover')).toHaveValue('Gesprek over rijwoningen')
  await expect(appointment.getByLabel('Begintijd')).toHaveValue('05:00')
  await expect(appointment.getByLabel('Begintijd')).toHaveAccessibleDescription(/De beurs is/)
  await fill('15:30')
  await expect(page.getByRole('heading', { name: 'Gesprek over rijwoningen' })).toBeVisible()
  await expect(page.getByText(/min lopen, .*over/)).toBeVisible()
  const meeting = page.getByRole('listitem').filter({ hasText: 'Gesprek over rijwoningen' })
  await meeting.locator('summary').click()
  await meeting.getByLabel('Waarover').fill('Gesprek over hoekwoningen')
  await meeting.getByLabel('Begintijd').fill('23:00')
  await meeting.getByRole('button', { name: 'Bewaar' }).click()
  await expect(meeting.getByLabel('Waarover')).toHaveValue('Gesprek over hoekwoningen')
  await expect(meeting.getByLabel('Begintijd')).toHaveValue('23:00')

  await page.locator('summary', { hasText: 'Past hiertussen' }).first().click()
  await page
    .getByRole('button', { name: /^Zet erin: / })
    .first()
    .click()
  const visit = page.getByRole('button', { name: /^Haal weg: (?!Gesprek)/ })
  await expect(visit).toHaveCount(1)
  await visit.click()
  await expect(visit).toHaveCount(0)
  await page.getByRole('button', { name: 'Haal weg: Gesprek' }).click()
  await expect(page.getByRole('heading', { name: 'Gesprek over rijwoningen' })).toHaveCount(0)
  await expect(session).toBeVisible()
  await context.close()
})
