// About: cms/src/mail/recipient-limit.ts, cms/src/mail/mail-limits.ts, cms/src/mail/mailbox.ts
// About: cms/src/visitors/accounts/send-account-mail.ts, cms/src/subscriptions/subscribe.ts

import { accountPaths, RESET_PASSWORD_PAGE } from '@beursvloer/contract/accounts/paths'
import { HOUR_MS } from '@beursvloer/contract/durations'
import { CONFIRMATION_PAGE } from '@beursvloer/contract/forms/subscription'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, codeIn, newAccount, newAddress, register } from './accounts.ts'
import { useFormContent } from './form-content.ts'
import { right, rowsOf, send } from './forms.ts'
import { type Answer, type Cms, SITE_TOKEN, startCms } from './harness.ts'

let cms: Cms
let removeContent: () => Promise<void>

beforeAll(async () => {
  cms = await startCms()
  removeContent = await useFormContent(cms)
})
afterAll(() => removeContent())

const mailsAbout = (purpose: string, to: string) =>
  rowsOf(cms, 'outbox-mail', { purpose, to: { $eqi: to } })
const shapesOf = (answers: readonly Answer[]) =>
  new Set(answers.map(({ status, body }) => `${status} ${Object.keys(body)}`))

/** Moves all sent mails a number of hours into the past. */
async function passHours(hours: number): Promise<void> {
  const mails = cms.strapi.db.query('api::outbox-mail.outbox-mail')
  for (const { id, createdAt } of await rowsOf(cms, 'outbox-mail')) {
    const earlier = new Date(new Date(createdAt).getTime() - hours * HOUR_MS)
    await mails.update({ where: { id }, data: { createdAt: earlier } })
  }
}

/** Runs work a number of times, one after the other. */
async function times<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const done: T[] = []
  for (let index = 0; index < count; index += 1) done.push(await work(index))
  return done
}

describe('mails caused by forms', () => {
  it('are limited to five an hour and ten a day per mailbox, while all forms are stored', async () => {
    const email = 'doelwit@zandkreek.example'
    const spellings = [email, 'Doelwit@zandkreek.example', 'doelwit+beurs@zandkreek.example']
    const ask = (index: number) =>
      send(cms, 'contact', { ...right.contact, email: spellings[index % spellings.length] })
    const first = await times(7, ask)
    expect(shapesOf(first)).toEqual(new Set(['201 reference,receivedAt']))
    const confirmations = () =>
      rowsOf(cms, 'outbox-mail', { purpose: 'confirmation', mailbox: email })
    expect(await confirmations()).toHaveLength(5)
    const references = first.map(({ body }) => body.reference)
    const stored = await rowsOf(cms, 'submission', { reference: { $in: references } })
    expect(stored.map(({ notes }) => notes.length)).toEqual([0, 0, 0, 0, 0, 1, 1])
    expect(stored[6].notes[0].text).toContain('geen bevestiging')
    const notices = await rowsOf(cms, 'outbox-mail', { purpose: 'notice' })
    expect(notices).toHaveLength(7)
    expect(notices[6].text).toContain('geen bevestiging')

    await passHours(1)
    await times(7, ask)
    expect(await confirmations()).toHaveLength(10)
    await passHours(2)
    await times(1, ask)
    expect(await confirmations()).toHaveLength(10)
    await passHours(21)
    await times(1, ask)
    expect(await confirmations()).toHaveLength(11)
  })

  it('leave the link of the last mail valid', async () => {
    const values = { ...right.newsletter, email: 'lezer-doelwit@zandkreek.example' }
    const answers = await times(7, () => send(cms, 'newsletter', values))
    expect(shapesOf(answers)).toEqual(new Set(['201 reference,receivedAt']))
    const mails = await mailsAbout('opt-in', values.email)
    expect(mails).toHaveLength(5)
    const link = new RegExp(`${CONFIRMATION_PAGE}\\?token=(\\S+)`).exec(mails[4].text)?.[1] ?? ''
    const body = { token: decodeURIComponent(link) }
    const confirmed = { method: 'POST', token: SITE_TOKEN, body }
    expect((await cms.ask('/api/subscriptions/confirm', confirmed)).body).toMatchObject({
      outcome: 'confirmed',
    })
  })
})

it('the key of a newsletter form cannot be used again when the address sends another form', async () => {
  const key = 'c0ffee00-0000-4000-8000-000000000001'
  const values = { ...right.newsletter, email: 'sleutel-een@zandkreek.example' }
  await send(cms, 'newsletter', values, { key })
  await send(cms, 'newsletter', values)
  const other = 'sleutel-twee@zandkreek.example'
  await send(cms, 'newsletter', { ...values, email: other }, { key })
  expect(await rowsOf(cms, 'subscription', { email: other })).toEqual([])
})

describe('mails about accounts', () => {
  it('are limited to three an hour, and the last link stays valid', async () => {
    const email = newAddress()
    const answers = await times(6, () => register(cms, email))
    expect(shapesOf(answers)).toEqual(new Set(['200 ok']))
    expect(await mailsAbout('confirm-address', email)).toHaveLength(3)
    const [last] = (await mailsAbout('confirm-address', email)).slice(-1)
    expect(last.text).toContain(RESET_PASSWORD_PAGE)
    const password = 'Kozijnhout-2032'
    const code = codeIn(last.text, RESET_PASSWORD_PAGE)
    const reset = { code, password, passwordConfirmation: password }
    expect((await call(cms, accountPaths.resetPassword, reset)).status).toBe(200)
  })

  it('are not limited by forms or registrations that others send with that address', async () => {
    const email = await newAccount(cms)
    await times(6, () => send(cms, 'contact', { ...right.contact, email }))
    await times(4, () => register(cms, email))
    const forgot = () => call(cms, accountPaths.forgotPassword, { email, language: 'nl' })
    const answers = await times(5, forgot)
    const unknown = await call(cms, accountPaths.forgotPassword, {
      email: newAddress(),
      language: 'nl',
    })
    expect(shapesOf([...answers, unknown]).size).toBe(1)
    const mails = await mailsAbout('reset-password', email)
    expect(mails).toHaveLength(3)
    const password = 'Dakpannen-2032'
    const code = codeIn(mails[2].text, RESET_PASSWORD_PAGE)
    const reset = { code, password, passwordConfirmation: password }
    expect((await call(cms, accountPaths.resetPassword, reset)).status).toBe(200)
  })

  it('are limited to one an hour after ten in a day', { tags: ['exhaustive'] }, async () => {
    const email = await newAccount(cms)
    const forgot = () => call(cms, accountPaths.forgotPassword, { email, language: 'nl' })
    const count = async () => (await mailsAbout('reset-password', email)).length
    await times(5, async () => {
      await times(4, forgot)
      await passHours(1)
    })
    expect(await count()).toBe(3 + 3 + 3 + 1 + 1)
  })
})
