// About: site/app/routes/contract-form.tsx, site/app/routes/advertising.tsx, site/app/features/exhibiting
// About: site/app/features/quotation, site/app/features/catalogue, contract/src/quotation
// About: contract/src/forms/definitions/contract, contract/src/forms/definitions/contract.ts
// About: contract/src/forms/definitions/advertising.ts, cms/src/documents, cms/src/submissions/pricing.ts
// About: cms/seed/data/tariffs.ts, cms/seed/data/stands.ts, cms/seed/data/products.ts
// About: cms/seed/data/pages/contract-form.ts

import type { Page } from '@playwright/test'
import { getDocumentProxy } from 'unpdf'
import { axeFindings } from './harness/axe.ts'
import { errorSummary } from './harness/error-summary.ts'
import { expect, type FormStack, test } from './harness/form-stack.ts'
import { openLive } from './harness/live.ts'
import { EXHAUSTIVE } from './harness/tags.ts'

// Serial: the requests of these tests count for the same limits.
test.describe.configure({ mode: 'default' })

const WIDTHS = { desktop: 1280, phone: 390 } as const

/** Mail is sent at once, but slowly on a busy machine. */
const POST = { timeout: 30_000 }

const next = (page: Page) => page.getByRole('button', { name: 'Volgende' }).click()
const step = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 2, name: new RegExp(`: ${name}$`) })).toBeVisible()
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true })

/** The total of the visible quotation. */
const total = (page: Page) =>
  page
    .getByRole('region', { name: 'Offerte' })
    .filter({ visible: true })
    .getByRole('row', { name: /Totaal/ })
    .getByRole('cell')

async function fillCompany(page: Page, kvk: string): Promise<void> {
  await page.getByLabel('Statutaire naam').fill('Woonstichting De Zandkreek')
  await page.getByRole('radio', { name: 'Corporatie' }).check()
  await page.getByLabel('KvK-nummer').fill(kvk)
  await group(page, 'Uw organisatie').getByLabel('Ja', { exact: true }).check()
  await page.getByLabel('Btw-nummer').fill('NL 0000.99.998.B57')
  await page.getByLabel('Straat en huisnummer', { exact: true }).fill('Dijkweg 12')
  await page.getByLabel('Postcode').first().fill('1234ab')
  await page.getByLabel('Plaats', { exact: true }).first().fill('Meerhaven')
}

async function fillContacts(page: Page, email: string): Promise<void> {
  const signatory = group(page, 'Tekenbevoegde')
  await signatory.getByLabel('Naam').fill('Marieke Zandstra')
  await signatory.getByLabel('E-mailadres').fill(email)
  await signatory.getByLabel('Telefoonnummer').fill('010 123 45 67')
  await signatory.getByLabel('Functie').fill('Bestuurder')
  await page.getByLabel('Dat is dezelfde persoon').check()
}

async function fillStand(page: Page): Promise<void> {
  await page.getByLabel('Kale grond, u bouwt zelf').check()
  await page.getByLabel('Oppervlakte in m²').fill('24')
  await page.getByLabel('Drie: aan de kop').check()
}

/** The free stand of the demo fair: 24 m², three open sides. */
const FREE = '2.I06'

/** The text of the one PDF in the mail to an address. */
async function pdfTo({ mail }: FormStack, address: string): Promise<string> {
  await expect.poll(() => mail.to(address).length, POST).toBe(1)
  const [confirmation] = mail.to(address)
  expect(confirmation?.text).toMatch(/\bIn de bijlage\b/)
  const [attachment] = confirmation?.attachments ?? []
  const content = attachment?.content
  if (!(content instanceof ArrayBuffer)) throw new Error('The mail has no attachment.')
  const pdf = await getDocumentProxy(new Uint8Array(content))
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) =>
      (await (await pdf.getPage(index + 1)).getTextContent()).items
        .map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''))
        .join(''),
    ),
  )
  return pages.join(' ').replace(/\s+/g, ' ')
}

for (const [device, width] of Object.entries(WIDTHS)) {
  test(`an exhibitor books a stand on a ${device}, with the same quotation as the CMS makes`, {
    tag: device === 'phone' ? [] : EXHAUSTIVE,
  }, async ({ page, formStack }) => {
    test.slow()
    const email = `${device}-${Date.now()}@zandkreek.example`
    const checkAccess = async () => expect(await axeFindings(page)).toEqual([])
    /** Steps that have the same kinds of fields as others. */
    const checkOtherAccess = async () => {
      if (device === 'desktop') await checkAccess()
    }
    await page.setViewportSize({ width, height: 900 })
    await openLive(page, '/contractformulier')
    await step(page, 'Bedrijf')
    await next(page)
    await expect(errorSummary(page)).toContainText('Statutaire naam is verplicht.')
    await checkAccess()
    await fillCompany(page, device === 'phone' ? '00000061' : '00000062')
    await next(page)

    await step(page, 'Contact')
    await fillContacts(page, email)
    await checkOtherAccess()
    await next(page)

    await step(page, 'Facturatie')
    await page.getByLabel('E-mailadres voor de factuur').fill(email)
    await page.getByRole('radio', { name: 'Per SEPA-incasso' }).check()
    await page.getByLabel('Rekening op naam van').fill('Woonstichting De Zandkreek')
    await page.getByLabel('IBAN').fill('nl91 abna 0417 1643 00')
    await checkOtherAccess()
    await next(page)

    await step(page, 'Stand')
    await page.getByLabel('Kale grond, u bouwt zelf').check()
    await page.getByLabel('Oppervlakte in m²').fill('12')
    await page.getByRole('button', { name: 'Eerste voorkeur: kies op de plattegrond' }).click()
    const plan = page.getByRole('dialog', { name: 'Eerste voorkeur: kies een stand' })
    await plan.getByRole('button', { name: /^Hal 2/ }).click()
    const stand = plan.getByRole('button', { name: `Stand ${FREE}` })
    await checkAccess()
    await stand.press('Enter')
    await expect(plan).toBeHidden()
    await expect(page.getByLabel('Eerste voorkeur', { exact: true })).toHaveValue(FREE)
    // The size is that of the stand. Test B of requirements 9.4: the demo fair's tariff, early.
    await expect(page.getByLabel('Oppervlakte in m²')).toHaveValue('24')
    await expect(page.getByLabel('Drie: aan de kop')).toBeChecked()
    await expect(total(page)).toHaveText('€ 5.663,38')
    // Two stands are left, so two preferences are asked; the same one twice is refused at its
    // field.
    await expect(page.getByLabel('Derde voorkeur', { exact: true })).toHaveCount(0)
    await page.getByLabel('Tweede voorkeur', { exact: true }).selectOption(FREE)
    await next(page)
    await expect(errorSummary(page)).toContainText('Deze stand hebt u al gekozen.')
    await page.getByLabel('Tweede voorkeur', { exact: true }).selectOption('any')
    await page.goBack()
    await step(page, 'Facturatie')
    await page.goForward()
    await step(page, 'Stand')
    await page.getByRole('button', { name: 'Medestandhouder toevoegen' }).click()
    const companion = group(page, 'Medestandhouder 1')
    await companion.getByLabel('Organisatie').fill('Bouwgroep Kreek')
    await companion.getByLabel('Contactpersoon').fill('Joris Kreek')
    await companion.getByLabel('E-mailadres').fill('joris@kreek.example')
    await expect(total(page)).toHaveText('€ 6.262,33')

    await checkAccess()
    await next(page)

    await step(page, 'Presentatie')
    await page.getByLabel('Vermeldnaam').fill('De Zandkreek')
    await page.getByLabel('Categorie').selectOption({ label: 'Woningcorporaties' })
    await page.getByLabel('Intro').fill('Wij vernieuwen duizend woningen per jaar.')
    await checkOtherAccess()
    await next(page)

    await step(page, 'Bijlagen')
    await checkOtherAccess()
    await next(page)

    await step(page, 'Controle')
    await expect(page.getByText('NL000099998B57', { exact: true })).toBeVisible()
    await expect(page.getByText('Bouwgroep Kreek', { exact: true })).toBeVisible()
    await expect(total(page)).toHaveText('€ 6.262,33')
    await page.getByLabel('Ik ga akkoord met de voorwaarden').check()
    await page.getByLabel('Ik ga akkoord met het reglement').check()
    await page.getByLabel('De tekenbevoegde mag').check()
    await page.getByLabel('Plaats van ondertekening').fill('Meerhaven')
    await page.getByLabel('Ik wil per SEPA-incasso betalen').check()
    await checkAccess()
    await page.getByRole('button', { name: 'Versturen' }).click()

    const received = page.getByText(/^Ontvangen\. Kenmerk CF-2027-\d{5}\.$/)
    await expect(received).toBeVisible()
    await expect(page.getByRole('region', { name: 'Uw offerte' })).toContainText('€ 6.262,33')
    const reference = /CF-2027-\d{5}/.exec((await received.textContent()) ?? '')?.[0] ?? ''
    await checkAccess()

    const pdf = await pdfTo(formStack, email)
    for (const words of [
      reference,
      'Totaal incl. btw € 6.262,33',
      'Woonstichting De Zandkreek',
      'Doorlopende machtiging SEPA',
      'NL91 ABNA 0417 1643 00',
    ])
      expect(pdf).toContain(words)
    expect(formStack.stored(email)).toBe(1)
  })
}

test('typed values stay when the language changes, and a stand in the address is filled in', {
  tag: EXHAUSTIVE,
}, async ({ page }) => {
  await openLive(page, `/contractformulier?stand=${FREE}&pakket=shell`)
  await expect(page.getByText(`U boekt stand ${FREE}: 24 m², 3 open zijden.`)).toBeVisible()
  await expect(total(page)).toHaveText(/^€/)
  await page.getByLabel('Statutaire naam').fill('Woonstichting De Zandkreek')
  await page.getByRole('banner').getByRole('link', { name: /^EN/ }).click()
  await expect(page.getByLabel('Registered name')).toHaveValue('Woonstichting De Zandkreek')
  await expect(page.getByText(`You are booking stand ${FREE}`)).toBeVisible()
})

test('the shown tariff is the charged tariff', { tag: EXHAUSTIVE }, async ({ page }) => {
  await openLive(page, '/en/contractformulier')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(errorSummary(page)).toBeVisible()
  const sheet = page.locator('#tarieven')
  await expect(sheet.getByText('€280.00')).toBeVisible()
})

test('the total of an order follows its amounts, and the CMS confirms it', {
  tag: EXHAUSTIVE,
}, async ({ page, formStack }) => {
  const email = `order-${Date.now()}@stapelwerk.example`
  await openLive(page, '/adverteren-en-signing')
  const panel = page.getByRole('region', { name: 'Totaal van uw bestelling' })
  const sum = panel.getByRole('row', { name: /Totaal incl/ }).getByRole('cell')
  await page.getByRole('button', { name: 'Bestelling versturen' }).click()
  await expect(errorSummary(page)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])

  const first = group(page, 'Regel 1')
  await first.getByLabel('Product').selectOption('VS-80')
  await first.getByLabel('Aantal').fill('3')
  await expect(sum).toHaveText('€ 1.070,85')
  await page.getByRole('button', { name: 'Regel toevoegen' }).click()
  const second = group(page, 'Regel 2')
  await second.getByLabel('Product').selectOption('BN-160')
  await expect(sum).toHaveText('€ 1.857,35')
  await expect(page.getByText(/^Vloersticker: uiterlijk/)).toBeVisible()

  await page.getByLabel('Standhouder', { exact: true }).selectOption({ index: 1 })
  await page.getByLabel('Uw naam').fill('Hanna Stapel')
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Ik bestel tegen deze prijzen').check()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Bestelling versturen' }).click()
  await expect(page.getByText(/^Ontvangen\. Kenmerk AS-2027-\d{5}\.$/)).toBeVisible()
  const pdf = await pdfTo(formStack, email)
  expect(pdf).toContain('Orderbevestiging')
  expect(pdf).toContain('Totaal incl. btw € 1.857,35')
})

test('an order over the maximum of a product is refused, with all values still filled in', {
  tag: EXHAUSTIVE,
}, async ({ page }) => {
  await openLive(page, '/adverteren-en-signing')
  const first = group(page, 'Regel 1')
  await first.getByLabel('Product').selectOption('VS-80')
  await first.getByLabel('Aantal').fill('5')
  await page.getByLabel('Standhouder', { exact: true }).selectOption({ index: 1 })
  await page.getByLabel('Uw naam').fill('Hanna Stapel')
  await page.getByLabel('E-mailadres').fill('hanna@stapelwerk.example')
  await page.getByLabel('Ik bestel tegen deze prijzen').check()
  await page.getByRole('button', { name: 'Bestelling versturen' }).click()
  await expect(errorSummary(page)).toContainText('ten hoogste 4 bestellen')
  await expect(first.getByLabel('Aantal')).toHaveValue('5')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all steps are on one page, and the server prices the stand', {
    tag: EXHAUSTIVE,
  }, async ({ page }) => {
    await page.goto('/contractformulier')
    await fillCompany(page, '00000063')
    await fillStand(page)
    await page.getByLabel('Eerste voorkeur', { exact: true }).selectOption('any')
    await page.getByRole('button', { name: 'Versturen' }).click()
    await expect(errorSummary(page)).toContainText('Vermeldnaam is verplicht.')
    await expect(page.getByLabel('Oppervlakte in m²')).toHaveValue('24')
    await expect(page.getByLabel('Eerste voorkeur', { exact: true })).toHaveValue('any')
    await expect(total(page).first()).toHaveText('€ 5.663,38')
  })
})
