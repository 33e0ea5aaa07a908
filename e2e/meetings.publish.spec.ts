// About: site/app/features/meetings, site/app/account/meetings.server.ts, site/app/account/own-fair.server.ts
// About: site/app/routes/meetings.tsx, site/app/routes/meeting-request.tsx, site/app/routes/stand-meetings.tsx
// About: contract/src/meetings, cms/src/meetings, site/app/features/my-fair/meeting-times.ts

import { mailTo, makeAccount, signIn } from './harness/accounts.ts'
import { axeFindings } from './harness/axe.ts'
import { expect, test } from './harness/form-stack.ts'
import { join } from './harness/stand-members.ts'
import { EXHAUSTIVE } from './harness/tags.ts'

test.describe.configure({ mode: 'default', timeout: 240_000 })

test('a visitor requests a meeting, gets another time, accepts it, and both sides have it', {
  tag: EXHAUSTIVE,
}, async ({ page: visitor, browser, formStack: stack }) => {
  const joining = await (await browser.newContext()).newPage()
  const member = await join(joining, stack, 'Bronlus')
  const exhibitor = `/standhouders/${member.documentId}/bronlus`
  const board = `/mijn-stand/${member.documentId}/afspraken`
  await visitor.goto(exhibitor)
  await expect(visitor.getByRole('link', { name: 'Vraag een gesprek aan' })).toBeHidden()

  // The exhibitor's page, without JavaScript.
  const storageState = await joining.context().storageState()
  const stand = await (
    await browser.newContext({ storageState, javaScriptEnabled: false })
  ).newPage()
  await stand.goto(board)
  await stand.getByLabel('Gesprekken tegelijk').selectOption('1')
  await stand.getByRole('button', { name: 'Bewaar' }).click()
  await expect(stand.getByText('hoogstens 1 tegelijk')).toBeVisible()

  const asks = visitor.getByRole('link', { name: 'Vraag een gesprek aan' })
  await expect(async () => {
    await visitor.goto(exhibitor)
    await expect(asks).toBeVisible({ timeout: 1000 })
  }).toPass()
  await asks.click()
  const account = await makeAccount(stack, 'gesprek')
  await signIn(visitor, account)
  await expect(visitor.getByRole('heading', { name: 'Spreek Bronlus' })).toBeVisible()
  expect(await axeFindings(visitor)).toEqual([])
  await visitor.getByRole('radio', { name: 'woensdag 17 maart, 11:00' }).check()
  await visitor.getByLabel('Waarover').fill('Past een bron in onze straat?')
  await visitor.getByRole('button', { name: 'Vraag het gesprek aan' }).click()
  await expect(visitor.getByText('De aanvraag is verstuurd.')).toBeVisible()
  await expect(visitor.getByRole('heading', { name: '11:00–11:30' })).toBeVisible()

  await stand.goto(board)
  await expect(stand.getByText('Anna de Wit', { exact: true })).toBeVisible()
  await expect(stand.getByText('Past een bron in onze straat?')).toBeVisible()
  await expect(stand.getByText(account.email)).toBeHidden()
  // The same page with JavaScript, which axe needs.
  await joining.goto(board)
  expect(await axeFindings(joining)).toEqual([])
  await stand.getByText('Stel een andere tijd voor').first().click()
  await stand.getByLabel('Kies een tijd.').selectOption('2027-03-17T12:00')
  await stand.getByLabel('Bericht aan de bezoeker').fill('Dan is de installateur er.')
  await stand.getByRole('button', { name: 'Stel voor' }).click()
  await expect(stand.getByText('De bezoeker antwoordt nog.')).toBeVisible()

  await visitor.goto('/gesprekken')
  expect(await axeFindings(visitor)).toEqual([])
  await expect(visitor.getByText('Dan is de installateur er.')).toBeVisible()
  await visitor.getByRole('button', { name: /^Akkoord ?: Bronlus$/ }).click()
  await expect(visitor.getByText('Bevestigd', { exact: true })).toBeVisible()
  await expect(visitor.getByRole('heading', { name: '12:00–12:30' })).toBeVisible()
  // After the mails that confirm the address and propose the other time.
  const { attachments } = await mailTo(stack, account.email, 3)
  expect(attachments.map(({ method }) => method)).toContain('REQUEST')

  await visitor.goto('/mijn-beurs')
  await expect(visitor.getByRole('heading', { name: 'Bronlus' })).toBeVisible()
  await expect(visitor.getByText('12:00–12:30')).toBeVisible()
  await visitor.getByRole('link', { name: /^Gesprek ?: Bronlus$/ }).click()
  await visitor.getByRole('button', { name: /^Annuleer ?: Bronlus$/ }).click()
  await expect(visitor.getByText('Geannuleerd', { exact: true })).toBeVisible()
  await stand.goto(`/mijn-stand/${member.documentId}`)
  await stand.getByRole('link', { name: 'Afspraken' }).first().click()
  await expect(stand.getByRole('heading', { name: 'Niet doorgegaan' })).toBeVisible()
})
