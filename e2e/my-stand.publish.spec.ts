// About: site/app/features/my-stand, site/app/account/my-stand.server.ts, site/app/routes/my-stand*
// About: site/app/routes/stand-*, contract/src/my-stand, contract/src/forms/definitions/stand-presentation.ts
// About: cms/src/my-stand, cms/src/exhibitor-members, site/app/routes/account-json.ts
// About: cms/src/api/exhibitor-news, contract/src/forms/definitions/stand-badges.ts, cms/src/exhibitor-badges, site/app/features/profile

import type { Page } from '@playwright/test'
import { mailTo, someone } from './harness/accounts.ts'
import { axeFindings } from './harness/axe.ts'
import { expect, type FormStack, test } from './harness/form-stack.ts'
import { formLive } from './harness/live.ts'
import { enterPanel, openTask, panelPatience } from './harness/panel.ts'
import { askPanel, join } from './harness/stand-members.ts'
import { readDatabase } from './harness/stored.ts'
import { EXHAUSTIVE } from './harness/tags.ts'

test.describe.configure({ mode: 'default', timeout: 240_000 })

/**
 * An exhibitor is invited, does a task, writes a presentation that staff review, and sees it
 * published.
 */
async function present(
  page: Page,
  stack: FormStack,
  exhibitor: string,
  review: (message: string) => Promise<unknown>,
) {
  const news = { titleNl: 'Opbouw om zes uur', titleEn: '', textNl: 'Bij poort 3.', textEn: '' }
  await askPanel(stack, '/my-stand/news', { ...news, categories: [] })
  const { documentId, link } = await join(page, stack, exhibitor)
  await expect(page.getByText('Opbouw om zes uur').first()).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  // The link works once.
  await page.goto(link.replaceAll('&amp;', '&'))
  await expect(page.getByText('Deze uitnodiging werkt niet meer.')).toBeVisible()

  await page.goto('/mijn-stand')
  await expect(page).toHaveURL(`/mijn-stand/${documentId}`)
  await page.getByRole('link', { name: /^Vul in ?: Stroom en aansluitingen$/ }).click()
  expect(await axeFindings(page)).toEqual([])
  await page.getByLabel('Uw antwoord').fill('Drie kilowatt, links achter')
  await page.getByRole('button', { name: 'Lever in' }).click()
  await expect(page.getByText('Ingeleverd.', { exact: true })).toBeVisible()
  await expect(page.getByText('Drie kilowatt, links achter').first()).toBeVisible()
  await page.getByRole('link', { name: exhibitor }).click()
  await expect(
    page.getByRole('link', { name: /^Bekijk ?: Stroom en aansluitingen$/ }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Wijzig uw pagina' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Presentatie' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  const intro = 'Een bron per straat, voor elke woning warm en koel.'
  await page.getByLabel('Inleiding, Nederlands').fill(intro)
  await page.getByLabel('Website').fill('http://bronlus.example')
  await page.getByRole('button', { name: 'Bewaar voorstel' }).click()
  await expect(page.getByText('Begin het adres met https://').first()).toBeVisible()
  await page.getByLabel('Website').fill('https://nieuw.bronlus.example')
  await page.getByRole('button', { name: 'Bewaar voorstel' }).click()
  await expect(page.getByText('Het voorstel is bewaard.')).toBeVisible()
  await page.getByRole('link', { name: 'Bekijk het voorbeeld' }).click()
  await expect(page.getByText(intro)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'Terug naar de presentatie' }).click()
  await page.getByRole('button', { name: 'Dien in' }).click()
  await expect(page.getByText('Ingediend. U krijgt mail')).toBeVisible()

  const message = 'Deze website bestaat niet.'
  await review(message)

  await page.reload()
  await expect(page.getByText(message)).toBeVisible()
  await expect(page.getByLabel('Website')).toHaveValue('https://nieuw.bronlus.example')
  const live = `/standhouders/${documentId}/${exhibitor.toLowerCase()}`
  await expect.poll(async () => (await page.request.get(live)).text()).toContain(intro)
}

test('an exhibitor is invited, writes a presentation that staff review, and sees it published', {
  tag: EXHAUSTIVE,
}, async ({ page, formStack: stack }) => {
  await present(page, stack, 'Bronlus', async (message) => {
    const waiting = (await askPanel(stack, '/my-stand/proposals')) as readonly {
      documentId: string
      exhibitor: string
    }[]
    const [proposal] = waiting.filter(({ exhibitor }) => exhibitor === 'Bronlus')
    const path = `/my-stand/proposals/${proposal?.documentId}`
    const { version } = (await askPanel(stack, path)) as { version: number }
    await askPanel(stack, path, { version, accept: ['introNl'], message })
  })
})

test('staff review a presentation in the panel', { tag: EXHAUSTIVE }, async ({
  page,
  browser,
  formStack: stack,
}) => {
  test.setTimeout(3 * panelPatience)
  await present(page, stack, 'Houtkern', async (message) => {
    const staff = await browser.newPage()
    await enterPanel(staff, stack)
    await openTask(staff, 'Standhouders', 'Mijn stand')
    await staff.getByRole('link', { name: 'Houtkern' }).click()
    await expect(staff.getByText('https://nieuw.bronlus.example')).toBeVisible()
    await staff.getByRole('checkbox', { name: 'Neem ‘Website’ over' }).click()
    await staff.getByLabel('Wat moet er anders?').fill(message)
    expect(await axeFindings(staff)).toEqual([])
    await staff.getByRole('button', { name: 'Neem 1 over en stuur 1 terug' }).click()
    await expect(staff.getByText('Er wacht geen voorstel op u.')).toBeVisible()
    await staff.getByRole('link', { name: 'Taken', exact: true }).click()
    await staff.getByRole('link', { name: 'Stroom en aansluitingen' }).click()
    const answer = staff.getByRole('row', { name: 'Houtkern' })
    await expect(answer.getByText('Drie kilowatt, links achter')).toBeVisible()
    await staff.getByRole('link', { name: 'Taken van standhouders' }).click()
    expect(await axeFindings(staff)).toEqual([])
    await staff.getByRole('link', { name: 'Toegang', exact: true }).click()
    await expect(staff.getByText('Jelmer Oostwal').first()).toBeVisible()
    await staff.close()
  })
})

test('two members who save at once lose nothing', { tag: EXHAUSTIVE }, async ({
  page,
  browser,
  formStack: stack,
}) => {
  const { documentId } = await join(page, stack, 'Leemwerf')
  const path = `/mijn-stand/${documentId}/presentatie`
  await page.goto(path)
  const other = await browser.newContext({ storageState: await page.context().storageState() })
  const second = await other.newPage()
  await second.goto(path)
  await page.getByLabel('Contactpersoon').fill('De eerste')
  await page.getByRole('button', { name: 'Bewaar voorstel' }).click()
  await expect(page.getByText('Het voorstel is bewaard.')).toBeVisible()
  await second.getByLabel('Contactpersoon').fill('De tweede')
  await second.getByRole('button', { name: 'Bewaar voorstel' }).click()
  await expect(second.getByText('Jelmer Oostwal bewaarde: De eerste').first()).toBeVisible()
  await expect(second.getByLabel('Contactpersoon')).toHaveValue('De tweede')
  await second.getByRole('button', { name: 'Bewaar voorstel' }).click()
  await expect(second.getByText('Het voorstel is bewaard.')).toBeVisible()

  // Only a member who has seen a proposal to take a concept off the site can withdraw it.
  for (const one of [page, second]) {
    await one.goto(path)
    await one.getByRole('link', { name: 'Leemwerf Binnenwand' }).click()
    await formLive(one.getByRole('main').locator('form').last())
  }
  await page.getByRole('button', { name: 'Stel voor dit van de site te halen' }).click()
  const entry = page.getByRole('listitem').filter({ hasText: 'Leemwerf Binnenwand' })
  await expect(entry.getByText('Gaat van de site')).toBeVisible()
  await page.getByRole('link', { name: 'Leemwerf Binnenwand' }).click()
  await expect(page.getByText('U stelt voor dit van de site te halen.')).toBeVisible()
  await expect(page.getByLabel('Samenvatting, Nederlands')).toBeHidden()
  await second.getByLabel('Samenvatting, Nederlands').fill('Leem van de eigen werf.')
  await second.getByRole('button', { name: 'Bewaar', exact: true }).click()
  await expect(second.getByText('Jelmer Oostwal stelt intussen voor').first()).toBeVisible()
  await expect(second.getByLabel('Samenvatting, Nederlands')).toHaveValue('Leem van de eigen werf.')
  await second.getByRole('button', { name: 'Bewaar', exact: true }).click()
  await expect(second.getByText('Het voorstel is bewaard.')).toBeVisible()
  await other.close()
  const query = 'select "values" from exhibitor_proposals where exhibitor_id = ?'
  const [row] = readDatabase(stack.dataDir, query, documentId)
  expect(String(row?.values)).toContain('De tweede')
})

test('a manager invites colleagues and cannot leave an exhibitor without a manager', {
  tag: EXHAUSTIVE,
}, async ({ page, formStack: stack }) => {
  const { documentId } = await join(page, stack, 'Vezelvloer')
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Mijn stand' }).click()
  await page.getByRole('link', { name: 'Nodig uit' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Collega’s' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  const email = someone('collega')
  await page.getByLabel('Naam').fill('Noor Hamelink')
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel(/^Standpersoneel/).check()
  await page.getByRole('button', { name: 'Stuur de uitnodiging' }).click()
  await expect(page.getByText('De uitnodiging is verstuurd.')).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await mailTo(stack, email)
  await page.getByRole('button', { name: /^Trek in.*Jelmer Oostwal/ }).click()
  await expect(page.getByText('U bent de enige beheerder.')).toBeVisible()
  await page.getByRole('button', { name: /^Trek in.*Noor Hamelink/ }).click()
  await expect(page.getByText('Gewijzigd.')).toBeVisible()
  await expect(page.getByText(email)).toHaveCount(0)

  await page.goto(`/mijn-stand/${documentId}`)
  await page.getByRole('main').getByRole('link', { name: 'Badges', exact: true }).click()
  await formLive(page.getByRole('main').locator('form').last())
  await page.getByText('Plak een lijst').click()
  await page.getByLabel('Namen en e-mailadressen').fill(`Wim de Boer ${email}`)
  await page.getByRole('button', { name: 'Zet in het formulier' }).click()
  await page.getByRole('button', { name: 'Maak de badges' }).click()
  await expect(page.getByText('De badges zijn gemaakt.')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: /^Bekijk ?: Wim de Boer$/ }).click()
  const card = page.getByRole('region', { name: 'Uw badge' })
  await expect(card).toContainText('Wim de Boer')
  await expect(card).toContainText('Vezelvloer')
  expect(await axeFindings(page)).toEqual([])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Als afbeelding (PNG)' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('dakwaarts2027-badge.png')

  await page.goto(`/mijn-stand/${documentId}`)
  await page.getByRole('link', { name: 'Bestellingen en facturen' }).click()
  await expect(page.getByText('U hebt nog niets besteld.')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])

  // Nobody else has access to any of it.
  await page.context().clearCookies()
  await page.goto(`/mijn-stand/${documentId}`)
  await expect(page).toHaveURL(/\/inloggen\?naar=/)
  await join(page, stack, 'Lisdodde Isolatie', 'staff')
  for (const path of ['', '/presentatie', '/mensen', '/badges', '/bestellingen', '/voorbeeld'])
    expect((await page.request.get(`/mijn-stand/${documentId}${path}`)).status()).toBe(404)
  await expect(page.getByRole('link', { name: 'Wijzig uw pagina' })).toHaveCount(0)
})
