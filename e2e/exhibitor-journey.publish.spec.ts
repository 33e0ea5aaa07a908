// About: cms/src/my-stand, cms/src/exhibitor-members, cms/src/leads, cms/src/meetings, cms/src/exhibitor-badges
// About: cms/src/submissions/staff, site/app/features/my-stand, site/app/features/leads, site/app/features/meetings

import { filledOrder } from '@beursvloer/contract/testing/filled-forms'
import { samplePdf } from '@beursvloer/contract/testing/sample-pdf'
import type { Page } from '@playwright/test'
import { linkTo, mailTo, makeAccount, signIn, someone } from './harness/accounts.ts'
import { axeFindings } from './harness/axe.ts'
import { editorOf } from './harness/editor.ts'
import { expect, type FormStack, test } from './harness/form-stack.ts'
import { formLive } from './harness/live.ts'
import { askPanel } from './harness/stand-members.ts'
import { readDatabase } from './harness/stored.ts'
import { contractOf, submit } from './harness/submit.ts'
import { EXHAUSTIVE } from './harness/tags.ts'

const NAME = 'Stapelhuis Proef'
/** A stand of the size of the contract, which the demo fair keeps back. */
const STAND = '2.G05'

/** The one row of a panel's list that an address finds. */
async function rowIn<Row>(stack: FormStack, path: string, about: (row: Row) => boolean) {
  const { rows } = (await askPanel(stack, path)) as { rows: readonly Row[] }
  return rows.find(about) as Row
}

/** Sends a contract, which staff make final. */
async function contracted(stack: FormStack, email: string): Promise<string> {
  const floor = editorOf(stack, 'stand')
  await floor.saveDraft(await floor.findBy('number', STAND), { availability: 'free' })
  const values = contractOf(NAME, '00000096')
  const signatory = { ...values.signatory, email }
  const reference = await submit(stack, 'contract', { ...values, signatory, coExhibitors: [] })
  const path = '/handling/submissions'
  const { documentId } = await rowIn<{ documentId: string; reference: string }>(
    stack,
    `${path}?kind=contract`,
    (row) => row.reference === reference,
  )
  let from = 'submitted'
  for (const to of ['reviewing', 'offered', 'signed']) {
    await askPanel(stack, `${path}/${documentId}/state`, { from, to, tell: false, message: '' })
    from = to
  }
  const where = `${path}/${documentId}/contract-acceptance`
  const { stands, category } = (await askPanel(stack, where)) as {
    stands: readonly { documentId: string; number: string }[]
    category: string
  }
  const stand = stands.find(({ number }) => number === STAND)?.documentId
  const choices = { from, tell: true, message: '', stand, category }
  await askPanel(stack, where, choices)
  return documentId
}

/** Badge codes of visitors of the demo fair. */
const codesOf = ({ dataDir }: FormStack) =>
  readDatabase(
    dataDir,
    `select p.badge_code as code from up_users u
      join visitor_profiles_user_lnk l on l.user_id = u.id
      join visitor_profiles p on p.id = l.visitor_profile_id
      where u.confirmed and not u.blocked order by u.id`,
  ).map(({ code }) => String(code))

async function openScanner(page: Page, stand: string) {
  const asked = page.waitForResponse(/\/invoer\.json$/)
  await page.goto(`${stand}/scannen`)
  await asked
}

async function scan(page: Page, code: string) {
  await page.getByLabel('Badgecode').fill(code)
  await page.getByRole('button', { name: 'Verder' }).click()
  await expect(page.getByText('Nog niets vastgelegd')).toBeVisible()
}
const next = (page: Page) => page.getByRole('button', { name: 'Klaar, volgende badge' }).click()

test('an exhibitor runs its participation alone, from the contract to a meeting at its stand', {
  tag: EXHAUSTIVE,
}, async ({ page, browser, formStack: stack }) => {
  test.setTimeout(600_000)
  const email = someone('contract')

  // Contract and invitation.
  await contracted(stack, email)
  await expect
    .poll(() =>
      stack.mail.to(email).some(({ html }) => html?.toString().includes('uitnodiging?code')),
    )
    .toBe(true)
  const mail = stack.mail
    .to(email)
    .find(({ html }) => html?.toString().includes('uitnodiging?code'))
  await page.goto(linkTo('/mijn-stand/uitnodiging', mail?.html?.toString()))
  await page.getByRole('button', { name: 'Neem de uitnodiging aan' }).click()
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
  const stand = new URL(page.url()).pathname
  const id = stand.split('/').at(-1) ?? ''

  // A presentation, reviewed and live.
  const intro = 'Gestapeld in een week, bewoond in een maand.'
  await page.goto(`${stand}/presentatie`)
  await formLive(page.getByRole('main').locator('form').last())
  await page.getByLabel('Inleiding, Nederlands').fill(intro)
  await page.getByRole('button', { name: 'Bewaar voorstel' }).click()
  await expect(page.getByText('Het voorstel is bewaard.')).toBeVisible()
  await page.getByRole('button', { name: 'Dien in' }).click()
  await expect(page.getByText('Ingediend. U krijgt mail')).toBeVisible()
  const waiting = (await askPanel(stack, '/my-stand/proposals')) as readonly {
    documentId: string
    exhibitor: string
  }[]
  const proposal = `/my-stand/proposals/${waiting.find(({ exhibitor }) => exhibitor === NAME)?.documentId}`
  const { version } = (await askPanel(stack, proposal)) as { version: number }
  await askPanel(stack, proposal, { version, accept: ['introNl'], message: '' })
  const live = `/standhouders/${id}/stapelhuis-proef`
  await expect.poll(async () => (await page.request.get(live)).text()).toContain(intro)

  // A task and a badge.
  await page.goto(stand)
  await page.getByRole('link', { name: 'Vul in: Stroom en aansluitingen' }).click()
  await formLive(page.getByRole('main').locator('form').last())
  await page.getByLabel('Uw antwoord').fill('Drie kilowatt')
  await page.getByRole('button', { name: 'Lever in' }).click()
  await expect(page.getByText('Ingeleverd.', { exact: true })).toBeVisible()
  const colleague = someone('badge')
  await page.goto(`${stand}/badges`)
  await formLive(page.getByRole('main').locator('form').last())
  await page.getByText('Plak een lijst').click()
  await page.getByLabel('Namen en e-mailadressen').fill(`Wim de Boer ${colleague}`)
  await page.getByRole('button', { name: 'Zet in het formulier' }).click()
  await page.getByRole('button', { name: 'Maak de badges' }).click()
  await expect(page.getByText('De badges zijn gemaakt.')).toBeVisible()
  await mailTo(stack, colleague)

  // An order changed, a proof approved.
  const customer = { ...(filledOrder.customer as object), exhibitor: 'stapelhuis-proef', email }
  const reference = await submit(stack, 'advertising', { ...filledOrder, customer })
  await page.goto(`${stand}/bestellingen`)
  await page
    .getByLabel(/^Aantal: /)
    .first()
    .fill('4')
  await page.getByRole('button', { name: `Wijzig de aantallen: ${reference}` }).click()
  await expect(page.getByText('Uw bestelling is gewijzigd.')).toBeVisible()
  await expect(page.getByLabel(/^Aantal: /).first()).toHaveValue('4')
  const order = await rowIn<{ documentId: string; reference: string }>(
    stack,
    '/handling/submissions?kind=advertising',
    (row) => row.reference === reference,
  )
  const body = new FormData()
  body.set('files', new Blob([samplePdf()]), 'Vloersticker.pdf')
  const headers = { authorization: `Bearer ${stack.administrator.token}` }
  const where = `${stack.cmsUrl}/my-stand/proofs/${order.documentId}/VS-80`
  expect((await fetch(where, { method: 'POST', headers, body })).status).toBe(200)
  await page.reload()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Keur goed: Vloersticker.pdf' }).click()
  await expect(page.getByText('Uw antwoord op de drukproef is verstuurd.')).toBeVisible()
  await expect(page.getByText('Goedgekeurd door Sanne Kuipers')).toBeVisible()

  // Two phones without a connection; one visitor is one lead.
  const [first = '', second = '', third = ''] = codesOf(stack)
  const storageState = await page.context().storageState()
  const other = await (await browser.newContext({ storageState })).newPage()
  for (const phone of [page, other]) {
    await openScanner(phone, stand)
    await phone.context().setOffline(true)
    await scan(phone, phone === page ? first : second)
    await phone.getByRole('button', { name: 'Leg 1 gegeven vast' }).click()
    await next(phone)
    await scan(phone, third)
    await phone.getByRole('button', { name: 'Leg 1 gegeven vast' }).click()
    await next(phone)
    await phone.context().setOffline(false)
    await expect(phone.getByText(/Geen verbinding sinds/)).toBeHidden()
  }
  await page.goto(`${stand}/leads`)
  await expect(page.getByText('3 leads', { exact: true })).toBeVisible()

  // Consent, asked on the visitors' own phones: refused by one, given and withdrawn by another.
  const asked = async (name: string) => {
    const phone = await (await browser.newContext()).newPage()
    const account = await makeAccount(stack, name)
    await phone.goto('/bezoekersprofiel/standen')
    await signIn(phone, account)
    await openScanner(page, stand)
    await scan(page, codesOf(stack).at(-1) ?? '')
    await page.getByText('Op eigen telefoon').click()
    await page.getByRole('button', { name: 'Vraag op de telefoon' }).click()
    await next(page)
    await phone.reload()
    await expect(phone.getByRole('heading', { name: `${NAME} vraagt uw gegevens` })).toBeVisible()
    return { account, phone }
  }
  const file = async () => (await page.request.get(`${stand}/leads.csv`)).text()
  const { phone: refusing } = await asked('weigeraar')
  await refusing.getByRole('button', { name: 'Nee, deel niets' }).first().click()
  await expect(refusing.getByText('Bewaard.')).toBeVisible()
  expect(await file()).not.toContain('Anna de Wit')
  const { account, phone: visitor } = await asked('bezoeker')
  await visitor.getByRole('button', { name: 'Deel deze gegevens' }).first().click()
  await expect(visitor.getByText('Bewaard.')).toBeVisible()
  expect(await file()).toContain('Anna de Wit')
  await visitor.getByRole('button', { name: `Trek in: ${NAME}` }).click()
  await expect(visitor.getByText('Ingetrokken', { exact: true })).toBeVisible()
  expect(await file()).not.toContain('Anna de Wit')

  // A meeting with a colleague, asked for, moved and in both calendars.
  await page.goto(`${stand}/afspraken`)
  await page.getByLabel('Gesprekken tegelijk').selectOption('1')
  await page.getByRole('checkbox', { name: 'Sanne Kuipers' }).check()
  await page.getByRole('button', { name: 'Bewaar' }).click()
  await visitor.goto(`/gesprekken/${id}`)
  await visitor.getByRole('link', { name: 'Sanne Kuipers' }).click()
  await visitor.getByRole('radio', { name: 'woensdag 17 maart, 11:00' }).check()
  expect(await axeFindings(visitor)).toEqual([])
  await visitor.getByRole('button', { name: 'Vraag het gesprek aan' }).click()
  await expect(visitor.getByText('Met Sanne Kuipers')).toBeVisible()
  await page.reload()
  await page.getByText('Stel een andere tijd voor').first().click()
  await page.getByLabel('Kies een tijd.').selectOption('2027-03-17T12:00')
  await page.getByRole('button', { name: 'Stel voor' }).click()
  await expect(page.getByText('De bezoeker antwoordt nog.')).toBeVisible()
  await visitor.goto('/gesprekken')
  await visitor.getByRole('button', { name: `Akkoord: ${NAME}` }).click()
  await expect(visitor.getByText('Bevestigd', { exact: true })).toBeVisible()
  const isInvited = (to: string) =>
    stack.mail
      .to(to)
      .some(({ attachments }) => attachments.some(({ method }) => method === 'REQUEST'))
  for (const side of [account.email, email]) await expect.poll(() => isInvited(side)).toBe(true)
  await visitor.goto('/mijn-beurs')
  await expect(visitor.getByText('12:00–12:30')).toBeVisible()
})
