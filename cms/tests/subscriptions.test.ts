// About: cms/src/subscriptions, cms/src/api/subscription, contract/src/forms/subscription.ts
// About: contract/src/forms/definitions/newsletter.ts, contract/src/forms/definitions/programme-mail.ts

import { randomUUID } from 'node:crypto'
import { CONFIRMATION_PAGE, UNSUBSCRIBE_PAGE } from '@beursvloer/contract/forms/subscription'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fairOf } from './fair.ts'
import { useFormContent } from './form-content.ts'
import { right, rowsOf, send } from './forms.ts'
import { type Cms, documentsOf, SITE_TOKEN, startCms } from './harness.ts'

let cms: Cms
let removeContent: () => Promise<void>

beforeAll(async () => {
  cms = await startCms()
  removeContent = await useFormContent(cms)
})
afterAll(() => removeContent())

let readers = 0
/** Somebody who is not subscribed yet. */
const newReader = () => {
  readers += 1
  return { ...right.newsletter, email: `lezer${readers}@zandkreek.example` }
}
const mailsTo = (to: string) => rowsOf(cms, 'outbox-mail', { to })
const subscriptionOf = async (email: string) => (await rowsOf(cms, 'subscription', { email }))[0]
const tokenIn = (text: string, page: string): string =>
  decodeURIComponent(new RegExp(`${page}\\?token=(\\S+)`).exec(text)?.[1] ?? '')
const redeem = (how: 'confirm' | 'unsubscribe', token: string) =>
  cms.ask(`/api/subscriptions/${how}`, { method: 'POST', token: SITE_TOKEN, body: { token } })

describe('the newsletter', () => {
  it('is sent once the address is confirmed, and ends with a token from a mail', async () => {
    const values = newReader()
    const { email } = values
    const { status, body } = await send(cms, 'newsletter', values, { source: '/' })
    expect([status, body.reference]).toEqual([201, null])
    expect(await subscriptionOf(email)).toMatchObject({
      kind: 'newsletter',
      state: 'pending',
      topics: ['programme'],
      source: '/',
    })
    const [optIn] = await mailsTo(email)
    const token = tokenIn(optIn.text, CONFIRMATION_PAGE)
    expect(optIn).toMatchObject({ purpose: 'opt-in', subject: 'Bevestig uw aanmelding' })
    expect((await redeem('confirm', token)).body).toEqual({
      outcome: 'confirmed',
      kind: 'newsletter',
    })
    expect((await redeem('confirm', token)).body).toEqual({
      outcome: 'already-confirmed',
      kind: 'newsletter',
    })
    expect(await subscriptionOf(email)).toMatchObject({
      state: 'confirmed',
      confirmedAt: expect.anything(),
    })

    // A second request changes nothing, and only the owner of the address is notified.
    expect((await send(cms, 'newsletter', values)).status).toBe(201)
    const [, already] = await mailsTo(email)
    expect(already.purpose).toBe('already-subscribed')
    const leave = tokenIn(already.text, UNSUBSCRIBE_PAGE)
    expect(already.unsubscribeUrl).toContain(encodeURIComponent(leave))
    for (const _ of ['once', 'twice'])
      expect((await redeem('unsubscribe', leave)).body).toEqual({
        outcome: 'unsubscribed',
        kind: 'newsletter',
      })
    expect(await subscriptionOf(email)).toMatchObject({ state: 'unsubscribed' })
    expect((await redeem('confirm', token)).body).toEqual({ outcome: 'unknown' })
  })

  it('is stored with the accepted consent and its wording, and without the token', async () => {
    const values = newReader()
    await send(cms, 'newsletter', values, { source: '/nieuws' })
    const [consent] = await rowsOf(cms, 'consent', { email: values.email })
    expect(consent).toMatchObject({
      subject: 'newsletter',
      textVersion: '2026-11',
      source: '/nieuws',
    })
    const [optIn] = await mailsTo(values.email)
    const row = JSON.stringify(await subscriptionOf(values.email))
    expect(row).not.toContain(tokenIn(optIn.text, CONFIRMATION_PAGE))
  })

  it('is requested once, however often the same form is sent', async () => {
    const values = newReader()
    const key = randomUUID()
    const sent = await Promise.all(
      Array.from({ length: 20 }, () => send(cms, 'newsletter', values, { key })),
    )
    expect(new Set(sent.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await mailsTo(values.email)).toHaveLength(1)
    expect(await rowsOf(cms, 'subscription', { email: values.email })).toHaveLength(1)
  })

  it('is in English for an English request', async () => {
    const values = newReader()
    await send(cms, 'newsletter', values, { language: 'en' })
    const [optIn] = await mailsTo(values.email)
    expect(optIn.subject).toBe('Confirm your subscription')
    expect(optIn.text).toContain(`/en${CONFIRMATION_PAGE}?token=`)
  })

  it('needs consent', async () => {
    const { status, body } = await send(cms, 'newsletter', { ...newReader(), consent: false })
    expect([status, Object.keys(body.error.details.fields)]).toEqual([422, ['consent']])
  })
})

describe('the mail about the programme', () => {
  it('is sent once to confirmed addresses, when the programme becomes public', async () => {
    const { edition: documentId } = await fairOf(cms)
    const editions = documentsOf(cms, 'edition')
    const publish = async (programmePublished: boolean) => {
      await editions.update({ documentId, locale: 'nl', data: { programmePublished } })
      await editions.publish({ documentId, locale: 'nl' })
    }
    await publish(false)
    const [asked, silent] = ['graag@zandkreek.example', 'stil@zandkreek.example']
    for (const email of [asked, silent]) await send(cms, 'programme-mail', { email })
    const [optIn] = await mailsTo(asked)
    await redeem('confirm', tokenIn(optIn.text, CONFIRMATION_PAGE))

    await publish(false)
    expect(await mailsTo(asked)).toHaveLength(1)
    await publish(true)
    await publish(true)
    const [, told, ...more] = await mailsTo(asked)
    expect(told).toMatchObject({ purpose: 'programme-published', subject: 'Het programma is er' })
    expect(told.text).toMatch(/\/programma\n/)
    expect(more).toEqual([])
    expect(await subscriptionOf(asked)).toBeUndefined()
    expect(await mailsTo(silent)).toHaveLength(1)
    await publish(false)
  })
})

describe('a token', () => {
  it('expires after a week; another request brings a new one', async () => {
    const values = newReader()
    await send(cms, 'newsletter', values)
    const { id } = await subscriptionOf(values.email)
    const confirmUntil = new Date(Date.now() - 1)
    await cms.strapi.db
      .query('api::subscription.subscription')
      .update({ where: { id }, data: { confirmUntil } })
    const [first] = await mailsTo(values.email)
    const old = tokenIn(first.text, CONFIRMATION_PAGE)
    expect((await redeem('confirm', old)).body).toEqual({ outcome: 'expired', kind: 'newsletter' })
    await send(cms, 'newsletter', values)
    const [, second] = await mailsTo(values.email)
    expect((await redeem('confirm', old)).body).toEqual({ outcome: 'unknown' })
    const { body } = await redeem('confirm', tokenIn(second.text, CONFIRMATION_PAGE))
    expect(body.outcome).toBe('confirmed')
  })

  it.each(['', 'x', 'null'])('that is invalid is refused: "%s"', async (token) => {
    for (const how of ['confirm', 'unsubscribe'] as const) {
      const { status, body } = await redeem(how, token)
      if (token === '') expect(status).toBe(400)
      else expect(body).toEqual({ outcome: 'unknown' })
    }
  })
})
