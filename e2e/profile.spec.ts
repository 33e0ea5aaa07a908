import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import jsQR from 'jsqr'
import { type Account, mailTo, makeAccount, signIn } from './harness/accounts.ts'
import { axeFindings } from './harness/axe.ts'
import { expect, type FormStack, test } from './harness/form-stack.ts'
import { openLive } from './harness/live.ts'
import { filesWith, readDatabase } from './harness/stored.ts'

// One installation for all of them.
test.describe.configure({ mode: 'default', timeout: 180_000 })

const PROFILE = '/bezoekersprofiel'

/** A picture, of whatever. */
const photo = async (page: Page) => ({
  name: 'ik.png',
  mimeType: 'image/png',
  buffer: await page.screenshot(),
})

/** What a scanner reads from what is on the screen. */
async function scanned(code: Locator): Promise<string | undefined> {
  const png = (await code.screenshot()).toString('base64')
  const { pixels, width, height } = await code.page().evaluate(async (base64) => {
    const image = new Image()
    image.src = `data:image/png;base64,${base64}`
    await image.decode()
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight)
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    const seen = context?.getImageData(0, 0, canvas.width, canvas.height)
    return { pixels: [...(seen?.data ?? [])], width: canvas.width, height: canvas.height }
  }, png)
  return jsQR.default(new Uint8ClampedArray(pixels), width, height)?.data
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

test('a visitor signs in first, changes their details, and has a badge that scanners read', async ({
  page,
  context,
  formStack,
}) => {
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
  // The address of the photo opens nothing for anybody else.
  const stranger = await fetch(`${formStack.siteUrl}${PROFILE}/foto`)
  expect(stranger.status).toBe(404)
  // What is wrong is said at the field, and a second saving is one, too.
  await page.getByLabel('Telefoonnummer').fill('12')
  await page.getByRole('button', { name: 'Bewaren', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Dit telefoonnummer klopt niet.')
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

test('a visitor joins the networking list, and finds others in it', async ({ page, formStack }) => {
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

  // Without scripts the search is an address; nobody keeps or lists the page.
  const answer = await page.request.get(`${formStack.siteUrl}/en${list}?q=netwerkmaker&pagina=1`)
  const text = await answer.text()
  expect(text).toContain('You are in this list.')
  expect(text).toContain('Netwerkmaker')
  expect(text).not.toContain(account.email)
  expect(answer.headers()['cache-control']).toBe('private, no-store')
  expect(answer.headers()['x-robots-tag']).toContain('noindex')
  const beyond = await page.request.get(`${formStack.siteUrl}${list}?pagina=99`)
  expect(beyond.status()).toBe(404)
})

test('a visitor chooses what to be sent, and takes along all that is kept', async ({
  page,
  formStack,
}) => {
  const account = await makeAccount(formStack, 'gerda')
  await openLive(page, '/inloggen')
  await signIn(page, account)
  const choose = async (newsletter: boolean) => {
    const before = page.url()
    await page.getByLabel(/^Stuur mij de nieuwsbrief/).setChecked(newsletter)
    await page.getByRole('button', { name: 'Keuzes bewaren' }).click()
    // The page of this saving: the one before says the same.
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
  // Nobody is asked to confirm an address that was proven.
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everything that we keep of you')
  const answer = await page.request.get(`${formStack.siteUrl}${PROFILE}/gegevens`)
  expect(answer.headers()['cache-control']).toBe('private, no-store')
  expect(answer.headers()['x-robots-tag']).toContain('noindex')
})

test('a visitor sees their devices and signs out of one, and of all', async ({
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

  test('a visitor changes their details, and leaves for good', async ({ page, formStack }) => {
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
    await page.getByLabel(/^Stuur mij meldingen/).check()
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
    // Once the last mail is out: not in the database, no file, no log.
    for (const trace of [account.email, 'Van Iersel'])
      await expect.poll(() => filesWith(formStack.dataDir, trace)).toEqual([])
  })
})

test.describe('with the CMS down', () => {
  test.use({
    allowed: async ({ formStack }, use) =>
      use({ consoleErrors: [/status of 503/], origins: [formStack.siteUrl] }),
  })

  test('nothing typed is lost, and the page says what is wrong', async ({ page, formStack }) => {
    const account = await makeAccount(formStack, 'joost')
    await openLive(page, '/inloggen')
    await signIn(page, account)
    await openLive(page, PROFILE)
    await page.getByLabel('Functie').fill('Stedenbouwkundige')
    await formStack.withoutCms(async () => {
      await page.getByRole('button', { name: 'Bewaren', exact: true }).click()
      await expect(page.getByRole('alert')).toContainText('Probeer het over een minuut opnieuw.')
      await expect(page.getByLabel('Functie')).toHaveValue('Stedenbouwkundige')

      // The same without scripts, where the page comes back from the server.
      const { cookies } = await page.context().storageState()
      const { origin } = new URL(page.url())
      const answer = await fetch(`${origin}${PROFILE}`, {
        method: 'POST',
        headers: {
          origin,
          cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
        },
        body: new URLSearchParams({
          ...{ firstName: 'Anna', lastName: 'Wit', organisation: 'Zandkreek' },
          ...{ jobTitle: 'Stedenbouwkundige', organisationType: 'other', days: '2027-03-17' },
        }),
      })
      expect(answer.status).toBe(503)
      expect(await answer.text()).toContain('value="Stedenbouwkundige"')

      const [response] = await Promise.all([
        page.waitForResponse(/bezoekersprofiel$/),
        page.reload(),
      ])
      expect(response.status()).toBe(503)
      await expect(page.getByText('Wij kunnen uw gegevens nu niet ophalen.')).toBeVisible()
      expect(await axeFindings(page)).toEqual([])
    })
  })
})
