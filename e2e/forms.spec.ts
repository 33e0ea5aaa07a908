// About: site/app/routes/contact.tsx, site/app/routes/vacancy-submission.tsx, site/app/routes/exhibiting.tsx
// About: site/app/routes/newsletter.tsx, site/app/routes/newsletter-confirm.tsx
// About: site/app/routes/newsletter-unsubscribe.tsx, site/app/features/contact, site/app/features/newsletter
// About: site/app/features/vacancies/submission-messages.ts, site/app/features/exhibiting/request-sheet.tsx
// About: site/app/features/forms, site/app/submissions, contract/src/forms, cms/seed/data/team.ts

import type { Page } from '@playwright/test'
import { axeFindings } from './harness/axe.ts'
import { errorSummary } from './harness/error-summary.ts'
import { expect, type FormStack, test, visitorAt } from './harness/form-stack.ts'
import { formLive, openLive } from './harness/live.ts'
import { EXHAUSTIVE } from './harness/tags.ts'

// Serial: the requests of these tests count for the same limits.
test.describe.configure({ mode: 'default' })

/** Mail is sent at once, but slowly on a busy machine. */
const POST = { timeout: 30_000 }

/** An address that no other test uses. */
const someone = (name: string) => `${name}-${Date.now()}@zandkreek.example`

const mailTo = async ({ mail }: FormStack, address: string, count = 1) => {
  await expect.poll(() => mail.to(address).length, POST).toBe(count)
  const last = mail.to(address).at(-1)
  if (!last) throw new Error('No mail.')
  return last
}

const RECEIVED = /^Ontvangen\. Kenmerk ((CT|DA|VA)-2027-\d{5})\.$/

/** The reference that the page shows once a form is received. */
async function referenceOn(page: Page): Promise<string> {
  const title = page.getByText(RECEIVED)
  await expect(title).toBeVisible()
  return RECEIVED.exec((await title.textContent()) ?? '')?.[1] ?? ''
}

/** The first link in a mail whose address has this path. */
const linkIn = (text: string | undefined, path: string) =>
  new RegExp(`https?://[^\\s"<]+${path}[^\\s"<]*`).exec(text ?? '')?.[0].replaceAll('&amp;', '&') ??
  ''

async function fillQuestion(page: Page, email: string, message: string): Promise<void> {
  await page.getByLabel('Onderwerp').selectOption({ label: 'Pers' })
  await page.getByLabel('Naam', { exact: true }).fill('Anna de Wit')
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Bericht').fill(message)
}

test('a question is stored once, with the person who answers it and two mails', async ({
  page,
  formStack,
}) => {
  const email = someone('vraag')
  const message = `Waar is de perskamer? ${email}`
  await openLive(page, '/contact')
  await fillQuestion(page, email, message)
  await expect(page.getByText('Lieke Zandvliet helpt u verder.')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  // A double click.
  await page.getByRole('button', { name: 'Versturen' }).dblclick()
  const reference = await referenceOn(page)
  expect(await axeFindings(page)).toEqual([])
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toContain(reference)

  const confirmation = await mailTo(formStack, email)
  expect(confirmation.subject).toContain('Wij hebben uw vraag ontvangen')
  expect(confirmation.text).toContain(reference)
  const notice = () => formStack.mail.mails.filter(({ text }) => text?.includes(message))
  await expect.poll(() => notice().length, POST).toBe(1)
  expect(notice()[0]?.replyTo?.[0]?.address).toBe(email)
  expect(formStack.stored(email)).toBe(1)
})

test('an error is shown at the field and in the summary, and disappears when it is corrected', {
  tag: EXHAUSTIVE,
}, async ({ page }) => {
  await openLive(page, '/contact')
  await page.getByRole('button', { name: 'Versturen' }).click()
  const summary = errorSummary(page)
  await expect(summary).toBeFocused()
  await expect(summary).toContainText('Sorry, niet alle velden zijn correct ingevuld.')
  expect(await axeFindings(page)).toEqual([])
  await summary.getByRole('link', { name: 'Naam is verplicht.' }).click()
  await expect(page.getByLabel('Naam', { exact: true })).toBeFocused()
  await page.keyboard.type('Anna')
  await expect(page.getByLabel('Naam', { exact: true })).not.toHaveAttribute('aria-invalid')
})

test('a question is sent with the keyboard alone, in English', { tag: EXHAUSTIVE }, async ({
  page,
  formStack,
}) => {
  const email = someone('press')
  await openLive(page, '/en/contact?onderwerp=pers')
  await page.getByLabel('Subject').focus()
  await expect(page.getByLabel('Subject')).toHaveValue('press')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Anna de Wit')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Where is the press room of the fair?')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Send' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Received\. Reference CT-2027-\d{5}\.$/)).toBeVisible()
  const confirmation = await mailTo(formStack, email)
  expect(confirmation.subject).toContain('We have received your question')
})

test('the link beside a photo fills it in', { tag: EXHAUSTIVE }, async ({ page, formStack }) => {
  const email = someone('foto')
  await openLive(page, '/fotos-2025')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Foto 3 van/ })
    .click()
  await page.getByRole('link', { name: 'Verzoek tot verwijderen' }).click()
  await expect(page.getByRole('heading', { name: 'Laat een foto verwijderen' })).toBeVisible()
  const photo = page.getByLabel('Foto', { exact: true })
  await expect(photo).toHaveValue(/\/fotos-2025\?foto=/)
  await expect(page.locator('#formulier figure img')).toBeVisible()
  await page.getByLabel('Ik sta op de foto', { exact: true }).check()
  await page.getByLabel('Naam', { exact: true }).fill('Anna de Wit')
  await page.getByLabel('E-mailadres').fill(email)
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Versturen' }).click()
  expect(await referenceOn(page)).toMatch(/^CT-/)
  await mailTo(formStack, email)
  expect(formStack.stored(email)).toBe(1)
})

test('an exhibitor submits a vacancy with the keyboard', { tag: EXHAUSTIVE }, async ({
  page,
  formStack,
}) => {
  const email = someone('vacature')
  await openLive(page, '/vacatures')
  await page.getByRole('link', { name: 'Meld een vacature aan' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Meld een vacature aan' })).toBeVisible()
  await page.getByLabel('Sluitingsdatum').fill('2020-01-01')
  await page.getByLabel('Adres om te solliciteren').fill('http://stapelwerk.example')
  await page.getByRole('button', { name: 'Vacature aanmelden' }).press('Enter')
  const summary = errorSummary(page)
  await expect(summary).toContainText('Sluitingsdatum moet in de toekomst liggen.')
  await expect(summary).toContainText('Begin het adres met https://')
  expect(await axeFindings(page)).toEqual([])
  await page.getByLabel('Standhouder').selectOption({ label: 'Stapelwerk Modulair' })
  await page.getByLabel('Functie').fill('Werkvoorbereider houtbouw')
  await page.getByLabel('Sluitingsdatum').fill('2099-03-01')
  await page.getByLabel('Adres om te solliciteren').fill('stapelwerk.example/werk')
  await page.getByLabel('Uw naam').fill('Hanna Stapel')
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByRole('button', { name: 'Vacature aanmelden' }).press('Enter')
  expect(await referenceOn(page)).toMatch(/^VA-/)
  // No mail to any address contains a link from a stranger's form.
  expect((await mailTo(formStack, email)).text).not.toContain('stapelwerk.example/werk')
  expect(formStack.stored('https://stapelwerk.example/werk')).toBe(1)
})

test('a request for a stand is received with its choices', { tag: EXHAUSTIVE }, async ({
  page,
  formStack,
}) => {
  const email = someone('stand')
  await openLive(page, '/deelnemen-als-standhouder')
  await page.getByRole('link', { name: 'Vraag deelname aan' }).click()
  await page.getByLabel('Organisatie').fill('Stapelwerk Modulair')
  await page.getByLabel('Categorie').selectOption('nieuwbouwconcepten')
  await page.getByLabel('Contactpersoon').fill('Anna de Wit')
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Telefoonnummer').fill('010 234 56 78')
  await page.getByLabel('Systeemstand, vanaf 9 m²').check()
  await page.getByLabel('Gewenste oppervlakte in m²').fill('24,5')
  await page.getByLabel('Voorkeurshal').selectOption('1')
  await page.getByRole('button', { name: 'Aanvraag versturen' }).click()
  expect(await referenceOn(page)).toMatch(/^DA-/)
  await expect(page.getByRole('link', { name: 'Bekijk alvast de plattegrond' })).toBeVisible()
  const confirmation = await mailTo(formStack, email)
  expect(confirmation.text).toContain('24,5')
  expect(formStack.stored('+31102345678')).toBe(1)
})

test('a newsletter subscription is confirmed with a button behind the mailed link, and ended with another', {
  tag: EXHAUSTIVE,
}, async ({ page, formStack }) => {
  const email = someone('nieuws')
  await openLive(page, '/')
  const sheet = page.locator('#nieuwsbrief')
  await sheet.scrollIntoViewIfNeeded()
  await formLive(sheet.locator('form'))
  await sheet.getByLabel('E-mailadres').fill(email)
  await sheet.getByLabel('Programma en sprekers').check()
  await sheet.getByLabel(/^Stuur mij de nieuwsbrief/).check()
  await sheet.getByRole('button', { name: 'Aanmelden' }).click()
  await expect(sheet.getByText('Controleer uw e-mail.')).toBeVisible()

  const request = await mailTo(formStack, email)
  const confirm = linkIn(request.html, '/nieuwsbrief/bevestigen')
  // Programs that check mail open every link: that must not confirm.
  for (let i = 0; i < 3; i++) expect((await page.request.get(confirm)).status()).toBe(200)
  await page.goto(confirm)
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Bevestigen' }).click()
  await expect(page.getByText('Uw adres is bevestigd.')).toBeVisible()
  await page.goto(confirm)
  await page.getByRole('button', { name: 'Bevestigen' }).click()
  await expect(page.getByText('Dit adres was al bevestigd.')).toBeVisible()

  // Only the mail says that the address is subscribed already: the page is the same for everybody.
  await openLive(page, '/nieuwsbrief')
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel(/^Stuur mij de nieuwsbrief/).check()
  await page.getByRole('button', { name: 'Aanmelden' }).click()
  await expect(page.getByText('Controleer uw e-mail.')).toBeVisible()
  const reminder = await mailTo(formStack, email, 2)
  await page.goto(linkIn(reminder.html, '/nieuwsbrief/afmelden'))
  await page.getByRole('button', { name: 'Afmelden' }).click()
  await expect(page.getByText('U bent afgemeld.')).toBeVisible()
  await page.goto('/nieuwsbrief/bevestigen?token=onzin')
  await page.getByRole('button', { name: 'Bevestigen' }).click()
  await expect(page.getByText('Deze link klopt niet.')).toBeVisible()
})

test('without a connection everything typed stays, and is sent once there is one', {
  tag: EXHAUSTIVE,
}, async ({ page, context, formStack }) => {
  const email = someone('trein')
  await openLive(page, '/contact')
  await fillQuestion(page, email, 'Vanuit de trein: is er een garderobe op de beurs?')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Versturen' }).click()
  await expect(errorSummary(page)).toContainText('Geen verbinding.')
  await expect(page.getByLabel('E-mailadres')).toHaveValue(email)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Versturen' }).click()
  await referenceOn(page)
  expect(formStack.stored(email)).toBe(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, extraHTTPHeaders: visitorAt(1) })

  test('a refused question is corrected and sent again', { tag: EXHAUSTIVE }, async ({
    page,
    formStack,
  }) => {
    const email = someone('zonder')
    await page.goto('/contact?onderwerp=pers')
    await page.getByLabel('Naam', { exact: true }).fill('Anna de Wit')
    await page.getByLabel('E-mailadres').fill('anna')
    await page.getByLabel('Bericht').fill('Waar is de perskamer, en hoe laat gaat die open?')
    await page.getByRole('button', { name: 'Versturen' }).click()
    await expect(page.getByText('Vul een geldig e-mailadres in.').first()).toBeVisible()
    await expect(page.getByLabel('Naam', { exact: true })).toHaveValue('Anna de Wit')
    await page.getByLabel('E-mailadres').fill(email)
    await page.getByRole('button', { name: 'Versturen' }).click()
    await expect(page.getByText(RECEIVED)).toBeVisible()
    await mailTo(formStack, email)
    expect(formStack.stored(email)).toBe(1)
  })

  test('the newsletter form of the home page leads to a page of its own', {
    tag: EXHAUSTIVE,
  }, async ({ page, formStack }) => {
    const email = someone('zonder-nieuws')
    await page.goto('/en')
    const sheet = page.locator('#nieuwsbrief')
    await sheet.getByLabel('Email address').fill(email)
    await sheet.getByLabel(/^Send me the newsletter/).check()
    await sheet.getByRole('button', { name: 'Sign up' }).click()
    await expect(page).toHaveURL('/en/nieuwsbrief#formulier')
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
    await page.getByRole('button', { name: 'Confirm and send' }).click()
    await expect(page.getByText('Check your email.')).toBeVisible()
    const request = await mailTo(formStack, email)
    await page.goto(linkIn(request.html, '/en/nieuwsbrief/bevestigen'))
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('Your address has been confirmed.')).toBeVisible()
  })
})
