// About: cms/src/my-stand, cms/src/exhibitor-members, cms/src/leads, cms/src/meetings, cms/src/exhibitor-badges
// About: cms/src/submissions/staff, site/app/features/my-stand, site/app/features/leads, site/app/features/meetings

import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { filledOrder } from '@beursvloer/contract/testing/filled-forms'
import { samplePdf } from '@beursvloer/contract/testing/sample-pdf'
import type { Browser, Page } from '@playwright/test'
import { linkTo, mailTo, makeAccount, signIn, someone } from './harness/accounts.ts'
import { axeFindings } from './harness/axe.ts'
import { editorOf } from './harness/editor.ts'
import { expect, type FormStack, test } from './harness/form-stack.ts'
import { formLive } from './harness/live.ts'
import { codesOf, nextBadge, openScanner, scan } from './harness/scanner.ts'
import { askPanel } from './harness/stand-members.ts'
import { contractOf, submit } from './harness/submit.ts'
import { EXHAUSTIVE } from './harness/tags.ts'

const NAME = 'Reizend Huis'
/** A stand of the size in the contract, which the demo fair keeps free. */
const STAND = '2.G05'
const INTRO = 'Gestapeld in een week, bewoond in een maand.'

interface Stored {
  readonly documentId: string
  readonly reference: string
}

/** The details of a submission, as staff get them. */
async function submission(stack: FormStack, kind: string, reference: string): Promise<Stored> {
  const path = `/handling/submissions?kind=${kind}`
  const { rows } = (await askPanel(stack, path)) as { rows: readonly Stored[] }
  return rows.find((row) => row.reference === reference) as Stored
}

/** Sends a contract, which staff accept. */
async function signContract(stack: FormStack, email: string) {
  const floor = editorOf(stack, 'stand')
  await floor.saveDraft(await floor.findBy('number', STAND), { availability: 'free' })
  const values = contractOf(NAME, '00000096')
  const signatory = { ...values.signatory, email }
  const reference = await submit(stack, 'contract', { ...values, signatory, coExhibitors: [] })
  const { documentId } = await submission(stack, 'contract', reference)
  const path = `/handling/submissions/${documentId}`
  let from = 'submitted'
  for (const to of ['reviewing', 'offered', 'signed']) {
    await askPanel(stack, `${path}/state`, { from, to, tell: false, message: '' })
    from = to
  }
  const { stands, category } = (await askPanel(stack, `${path}/contract-acceptance`)) as {
    readonly stands: readonly { readonly documentId: string; readonly number: string }[]
    readonly category: string
  }
  const stand = stands.find(({ number }) => number === STAND)?.documentId
  const choices = { from, tell: true, message: '', stand, category }
  await askPanel(stack, `${path}/contract-acceptance`, choices)
}

/** @returns the exhibitor's document id */
async function acceptInvitation(page: Page, stack: FormStack, email: string): Promise<string> {
  const invitation = () =>
    stack.mail.to(email).find(({ html }) => html?.toString().includes('uitnodiging?code'))
  await expect.poll(invitation).toBeDefined()
  await page.goto(linkTo('/mijn-stand/uitnodiging', invitation()?.html?.toString()))
  await page.getByRole('button', { name: 'Neem de uitnodiging aan' }).click()
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

async function present(page: Page, stack: FormStack, exhibitor: string) {
  await page.goto(`/mijn-stand/${exhibitor}/presentatie`)
  await formLive(page.getByRole('main').locator('form').last())
  await page.getByLabel('Inleiding, Nederlands').fill(INTRO)
  await page.getByRole('button', { name: 'Bewaar voorstel' }).click()
  await expect(page.getByText('Het voorstel is bewaard.')).toBeVisible()
  await page.getByRole('button', { name: 'Dien in' }).click()
  await expect(page.getByText('Ingediend. U krijgt mail')).toBeVisible()

  const waiting = (await askPanel(stack, '/my-stand/proposals')) as readonly {
    readonly documentId: string
    readonly exhibitor: string
  }[]
  const path = `/my-stand/proposals/${waiting.find((one) => one.exhibitor === NAME)?.documentId}`
  const { version } = (await askPanel(stack, path)) as { readonly version: number }
  await askPanel(stack, path, { version, accept: ['introNl'], message: '' })
  const live = `/standhouders/${exhibitor}/reizend-huis`
  await expect.poll(async () => (await page.request.get(live)).text()).toContain(INTRO)
}

async function doTask(page: Page, exhibitor: string) {
  await page.goto(`/mijn-stand/${exhibitor}`)
  await page.getByRole('link', { name: /^Vul in ?: Stroom en aansluitingen$/ }).click()
  await formLive(page.getByRole('main').locator('form').last())
  await page.getByLabel('Uw antwoord').fill('Drie kilowatt')
  await page.getByRole('button', { name: 'Lever in' }).click()
  await expect(page.getByText('Ingeleverd.', { exact: true })).toBeVisible()
}

async function makeBadge(page: Page, stack: FormStack, exhibitor: string) {
  const colleague = someone('badge')
  await page.goto(`/mijn-stand/${exhibitor}/badges`)
  await formLive(page.getByRole('main').locator('form').last())
  await page.getByText('Plak een lijst').click()
  await page.getByLabel('Namen en e-mailadressen').fill(`Wim de Boer ${colleague}`)
  await page.getByRole('button', { name: 'Zet in het formulier' }).click()
  await page.getByRole('button', { name: 'Maak de badges' }).click()
  await expect(page.getByText('De badges zijn gemaakt.')).toBeVisible()
  await mailTo(stack, colleague)
}

/** Runs work while the database refuses changes of submissions. */
async function withoutChanges({ dataDir }: FormStack, work: () => Promise<void>) {
  const database = new DatabaseSync(join(dataDir, 'cms.sqlite'), { timeout: 5000 })
  database.exec(
    "create trigger refusal before update on submissions begin select raise(abort, 'no'); end",
  )
  await work()
  database.exec('drop trigger refusal')
  database.close()
}

/** Changes an order, and approves the proof that staff add. */
async function order(page: Page, stack: FormStack, exhibitor: string, email: string) {
  const customer = { ...(filledOrder.customer as object), exhibitor: 'reizend-huis', email }
  const reference = await submit(stack, 'advertising', { ...filledOrder, customer })
  await page.goto(`/mijn-stand/${exhibitor}/bestellingen`)
  const amount = page.getByLabel(/^Aantal: /).first()
  await amount.fill('4')
  const change = page.getByRole('button', { name: new RegExp(`: ${reference}$`) })
  await withoutChanges(stack, async () => {
    await change.click()
    await expect(page.getByRole('alert')).toHaveText(/^Dit is nu niet opgeslagen\./)
    await expect(amount).toHaveValue('4')
  })
  await change.click()
  await expect(page.getByText('Uw bestelling is gewijzigd.')).toBeVisible()
  await expect(amount).toHaveValue('4')

  const { documentId } = await submission(stack, 'advertising', reference)
  const body = new FormData()
  body.set('files', new Blob([samplePdf()]), 'Vloersticker.pdf')
  const headers = { authorization: `Bearer ${stack.administrator.token}` }
  const path = `${stack.cmsUrl}/my-stand/proofs/${documentId}/VS-80`
  expect((await fetch(path, { method: 'POST', headers, body })).status).toBe(200)
  await page.reload()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: /Keur goed.*Vloersticker\.pdf/ }).click()
  await expect(page.getByText('Uw antwoord op de drukproef is verstuurd.')).toBeVisible()
  await expect(page.getByText('Goedgekeurd door Sanne Kuipers')).toBeVisible()
}

/** Two phones of a member scan three visitors, one of them on both. */
async function scanOffline(page: Page, browser: Browser, stack: FormStack, exhibitor: string) {
  const [first, second, third] = codesOf(stack).map(({ code }) => code)
  const storageState = await page.context().storageState()
  const other = await (await browser.newContext({ storageState })).newPage()
  const phones = [page, other] as const
  for (const phone of phones) {
    await openScanner(phone, exhibitor)
    await phone.context().setOffline(true)
  }
  for (const [phone, own] of [
    [page, first],
    [other, second],
  ] as const)
    for (const code of [own, third]) {
      await scan(phone, code)
      await phone.getByRole('button', { name: 'Leg 1 gegeven vast' }).click()
      await nextBadge(phone)
    }
  for (const phone of phones) {
    await phone.context().setOffline(false)
    await expect(phone.getByText(/Geen verbinding sinds/)).toBeHidden()
  }
  await other.context().close()
  await page.goto(`/mijn-stand/${exhibitor}/leads`)
  await expect(page.getByText('3 leads', { exact: true })).toBeVisible()
}

/** A visitor whose badge is scanned, with the question for consent on their own phone. */
async function askOnPhone(page: Page, browser: Browser, stack: FormStack, exhibitor: string) {
  const phone = await (await browser.newContext()).newPage()
  const account = await makeAccount(stack, 'bezoeker')
  await phone.goto('/bezoekersprofiel/standen')
  await signIn(phone, account)
  await openScanner(page, exhibitor)
  await scan(page, codesOf(stack).find(({ email }) => email === account.email)?.code)
  await page.getByText('Op eigen telefoon').click()
  await page.getByRole('button', { name: 'Vraag op de telefoon' }).click()
  await nextBadge(page)
  // The scanner sends its leads after the card is closed.
  const question = phone.getByRole('heading', { name: `${NAME} vraagt uw gegevens` })
  await expect
    .poll(async () => {
      await phone.reload()
      return question.isVisible()
    })
    .toBe(true)
  return { ...account, phone }
}

/** The exported leads. */
const exported = async (page: Page, exhibitor: string) =>
  (await page.request.get(`/mijn-stand/${exhibitor}/leads.csv`)).text()

/** @returns the address of the visitor who withdrew, and their phone */
async function consent(page: Page, browser: Browser, stack: FormStack, exhibitor: string) {
  const refusing = await askOnPhone(page, browser, stack, exhibitor)
  await refusing.phone.getByRole('button', { name: 'Nee, deel niets' }).click()
  await expect(refusing.phone.getByText('Bewaard.')).toBeVisible()
  await refusing.phone.context().close()
  const visitor = await askOnPhone(page, browser, stack, exhibitor)
  await visitor.phone.getByRole('button', { name: 'Deel deze gegevens' }).click()
  await expect(visitor.phone.getByText('Bewaard.')).toBeVisible()
  const shared = await exported(page, exhibitor)
  expect(shared.match(/Anna de Wit/g)).toHaveLength(1)
  await visitor.phone.getByRole('button', { name: `Trek in: ${NAME}` }).click()
  await expect(visitor.phone.getByText('Ingetrokken', { exact: true })).toBeVisible()
  expect(await exported(page, exhibitor)).not.toContain('Anna de Wit')
  return visitor
}

/** A visitor requests a meeting with a member, who proposes another time. */
async function meet(
  page: Page,
  stack: FormStack,
  exhibitor: string,
  { phone, email }: { readonly phone: Page; readonly email: string },
  member: string,
) {
  await page.goto(`/mijn-stand/${exhibitor}/afspraken`)
  await page.getByLabel('Gesprekken tegelijk').selectOption('1')
  await page.getByRole('checkbox', { name: 'Sanne Kuipers' }).check()
  await page.getByRole('button', { name: 'Bewaar' }).click()
  await expect(page.getByText('Gewijzigd.')).toBeVisible()
  await phone.goto(`/gesprekken/${exhibitor}`)
  await phone.getByRole('link', { name: 'Sanne Kuipers' }).click()
  await phone.getByRole('radio', { name: 'woensdag 17 maart, 11:00' }).check()
  expect(await axeFindings(phone)).toEqual([])
  await phone.getByRole('button', { name: 'Vraag het gesprek aan' }).click()
  await expect(phone.getByText('Met Sanne Kuipers')).toBeVisible()

  await page.reload()
  await page.getByText('Stel een andere tijd voor').first().click()
  await page.getByLabel('Kies een tijd.').selectOption('2027-03-17T12:00')
  await page.getByRole('button', { name: 'Stel voor' }).click()
  await expect(page.getByText('De bezoeker antwoordt nog.')).toBeVisible()
  await phone.goto('/gesprekken')
  await phone.getByRole('button', { name: new RegExp(`^Akkoord ?: ${NAME}`) }).click()
  await expect(phone.getByText('Bevestigd', { exact: true })).toBeVisible()
  for (const side of [email, member])
    await expect
      .poll(() =>
        stack.mail.to(side).flatMap(({ attachments }) => attachments.map((a) => a.method)),
      )
      .toContain('REQUEST')
  await phone.goto('/mijn-beurs')
  await expect(phone.getByText('12:00–12:30')).toBeVisible()
}

test('an exhibitor does everything on the site, from the contract to a meeting at its stand', {
  tag: EXHAUSTIVE,
}, async ({ page, browser, formStack: stack }) => {
  test.setTimeout(600_000)
  const email = someone('contract')
  const { step } = test
  await step('the contract', () => signContract(stack, email))
  const exhibitor = await step('the invitation', () => acceptInvitation(page, stack, email))
  await step('a presentation, reviewed and live', () => present(page, stack, exhibitor))
  await step('a task', () => doTask(page, exhibitor))
  await step('a badge', () => makeBadge(page, stack, exhibitor))
  await step('an order and its proof', () => order(page, stack, exhibitor, email))
  await step('scans offline on two phones', () => scanOffline(page, browser, stack, exhibitor))
  const visitor = await step('consent given, refused and withdrawn', () =>
    consent(page, browser, stack, exhibitor),
  )
  await step('a meeting, moved, in both calendars', () =>
    meet(page, stack, exhibitor, visitor, email),
  )
})
