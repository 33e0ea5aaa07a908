// About: cms/src/mail, cms/src/submissions/mail-templates.ts, cms/src/documents/contract-data.ts
// About: cms/src/health/health.ts

import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type MailServer, startMailServer } from '@beursvloer/contract/testing/mail-server'
import PostalMime from 'postal-mime'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { useFormContent } from './form-content.ts'
import { right, rowsOf, send } from './forms.ts'
import { type Cms, startCms } from './harness.ts'

let cms: Cms
let removeContent: () => Promise<void>
let server: MailServer

interface Deliverer {
  deliverDue(clock: () => Date, stop?: AbortSignal): Promise<number>
}
/** Sends the outbox as the CMS does by itself, at times that the test chooses. */
const delivererTo = (url: string): Deliverer => cms.strapi.get('outbox').delivererTo(url)
const outbox = () => cms.strapi.db.query('api::outbox-mail.outbox-mail')

beforeAll(async () => {
  cms = await startCms()
  removeContent = await useFormContent(cms)
})
afterAll(() => removeContent())

beforeEach(async () => {
  await outbox().deleteMany({ where: {} })
  server = await startMailServer()
})
afterEach(() => server.stop())

/** The delivered mails, the sender's before the fair's: they are sent at once, in no order. */
const senderFirst = () =>
  [false, true].flatMap((isFair) =>
    server.mails.filter(({ to }) => to?.[0]?.address?.endsWith('@proefbeurs.example') === isFair),
  )

const now = () => new Date()
/** A moment that many seconds after the tests began. */
const after = (seconds: number) => {
  const at = new Date(began + seconds * 1000)
  return () => at
}
const began = Date.now() + 3_600_000

describe('a sent form', () => {
  it('is confirmed to the sender and notified to the inbox, in HTML and in text', async () => {
    const { body } = await send(cms, 'participation', right.participation)
    expect(await delivererTo(server.url).deliverDue(now)).toBe(2)
    const [confirmation, notice] = senderFirst()
    expect(confirmation).toMatchObject({
      from: { name: 'Proefbeurs', address: 'post@proefbeurs.example' },
      to: [{ name: 'Hanna Stapel', address: 'hanna@stapelwerk.example' }],
      replyTo: [{ address: 'post@proefbeurs.example' }],
      subject: `Wij hebben uw deelnameaanvraag ontvangen (${body.reference})`,
    })
    for (const words of [
      body.reference,
      'Beste Hanna Stapel',
      'drie werkdagen',
      'Proefwoningen',
      'Proefbeurs',
    ]) {
      expect(confirmation?.html).toContain(words)
      expect(confirmation?.text).toContain(words)
    }
    expect(confirmation?.html).toMatch(/<html lang="nl">/)
    expect(confirmation?.html).not.toMatch(/<img|<link|src=|url\(|@import/)
    expect(confirmation?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    )
    expect(notice).toMatchObject({
      to: [{ address: 'post@proefbeurs.example' }],
      replyTo: [{ address: 'hanna@stapelwerk.example' }],
      subject: `Deelnameaanvraag van Stapelwerk Modulair (${body.reference})`,
    })
    expect(notice?.text).toContain('/admin/inzendingen/')
  })

  it('is confirmed in English when it was in English, and notified in Dutch', async () => {
    await send(cms, 'contact', right.contact, { language: 'en' })
    await delivererTo(server.url).deliverDue(now)
    const [confirmation, notice] = senderFirst()
    expect(confirmation?.subject).toMatch(/^We have received your question \(CT-/)
    expect(confirmation?.html).toContain('<html lang="en">')
    expect(notice?.subject).toMatch(/^Vraag van/)
    expect(notice?.text).toContain(right.contact.message)
  })

  it('is notified to the inbox of its kind', async () => {
    const settings = cms.strapi.db.query('api::form-settings.form-settings')
    const { id } = await settings.create({ data: { contactInbox: 'vragen@proefbeurs.example' } })
    await send(cms, 'contact', right.contact)
    await settings.delete({ where: { id } })
    await delivererTo(server.url).deliverDue(now)
    expect(senderFirst().map(({ to }) => to?.[0]?.address)).toEqual([
      right.contact.email,
      'vragen@proefbeurs.example',
    ])
  })

  it('has its account number in the attached document only', async () => {
    const company = { ...(right.contract.company as object), kvk: '00000061' }
    const { body } = await send(cms, 'contract', { ...right.contract, company })
    await delivererTo(server.url).deliverDue(now)
    expect(server.mails).toHaveLength(2)
    for (const { html, text, attachments } of server.mails) {
      expect(`${html}${text}`).not.toMatch(/NL91|0417164300/)
      const [pdf] = attachments
      expect(pdf).toMatchObject({ mimeType: 'application/pdf' })
      expect(pdf?.filename).toContain(body.reference)
      expect(Buffer.from(pdf?.content as ArrayBuffer).toString('latin1', 0, 5)).toBe('%PDF-')
    }
  })

  it('cannot add headers to a mail, nor its own words to the mail to the sender', async () => {
    const name = 'Fenna\r\nBcc: ander@elders.example\r\n\r\nKoop nu op www.elders.example'
    const organisation = '"x" <y@elders.example>,\nz'
    const message = 'Ga naar https://elders.example en win een prijs, nu meteen.'
    await send(cms, 'contact', { ...right.contact, name, organisation, message })
    await delivererTo(server.url).deliverDue(now)
    for (const { to, bcc, cc } of server.mails)
      expect([to?.length, bcc ?? [], cc ?? []]).toEqual([1, [], []])
    const [confirmation] = senderFirst()
    expect(confirmation?.text).not.toContain('elders.example')
    expect(confirmation?.html).not.toContain('elders.example')
  })

  it('has its typed markup shown as text', async () => {
    const message = '<img src=x onerror=alert(1)> <b>vet</b> & "meer" van twintig tekens'
    await send(cms, 'contact', { ...right.contact, message })
    await delivererTo(server.url).deliverDue(now)
    expect(senderFirst()[1]?.html).toContain('&lt;img src=x onerror=alert(1)&gt; &lt;b&gt;vet')
    expect(senderFirst()[1]?.text).toContain(message)
  })
})

/** Puts a mail in the outbox, without the form that would cause it. */
const queue = (to: string, subject: string) =>
  outbox().create({
    data: {
      ...{ purpose: 'notice', to, subject, html: '<p>Beste</p>', text: 'Beste', attempts: 0 },
      messageId: `<${randomUUID()}@proefbeurs.example>`,
      state: 'waiting',
      nextAttemptAt: new Date(),
    },
  })
const subjects = () => server.mails.map(({ subject }) => subject)

describe('mails to one recipient', () => {
  it('arrive in order, also when one of them has to wait', async () => {
    const deliverer = delivererTo(server.url)
    await queue('jan@bouw.example', 'before')
    await deliverer.deliverDue(after(0))
    for (const subject of ['1', '2', '3']) await queue('jan@bouw.example', subject)
    await queue('Jan@Bouw.example', '4')
    await queue('piet@bouw.example', 'other')
    server.refused.set('jan@bouw.example', '451 4.7.1 Greylisted')
    expect(await deliverer.deliverDue(after(0))).toBe(1)
    server.refused.clear()
    expect(await deliverer.deliverDue(after(9))).toBe(0)
    expect(await deliverer.deliverDue(after(10))).toBe(4)
    expect(subjects()).toEqual(['before', 'other', '1', '2', '3', '4'])
  })

  it('do not wait for one that has failed', async () => {
    await queue('jan@bouw.example', 'too large')
    const { id } = await queue('jan@bouw.example', 'next')
    const attachments = [{ name: 'x.pdf', storedAs: 'gone.pdf', mimeType: 'application/pdf' }]
    await outbox().updateMany({ where: { id: { $lt: id } }, data: { attachments } })
    expect(await delivererTo(server.url).deliverDue(after(0))).toBe(1)
    expect(subjects()).toEqual(['next'])
    expect(await rowsOf(cms, 'outbox-mail', { state: 'failed' })).toMatchObject([
      { subject: 'too large', lastError: 'An attachment is gone' },
    ])
  })

  const MANY = 120
  const READERS = 40
  /** How many connections the CMS opens to a mail server. */
  const CONNECTIONS = 5
  const queueMany = async () => {
    for (let at = 0; at < MANY; at += 1) await queue(`lezer${at % READERS}@bouw.example`, `${at}`)
  }

  it('are sent one after the other, while those to other recipients are sent at once', async () => {
    await queueMany()
    const underWay = Promise.withResolvers<void>()
    let arrived = 0
    // The first mail is accepted only once as many are in progress as are allowed.
    server.delay = () => {
      arrived += 1
      if (arrived === CONNECTIONS) underWay.resolve()
      return underWay.promise
    }
    expect(await delivererTo(server.url).deliverDue(after(0))).toBe(MANY)
    for (let at = 0; at < READERS; at += 1) {
      const theirs = server.to(`lezer${at}@bouw.example`)
      expect(theirs.map(({ subject }) => Number(subject))).toEqual(
        [0, READERS, 2 * READERS].map((n) => n + at),
      )
    }
  })

  it('are sent at 20 a second or more', { tags: ['exhaustive'] }, async () => {
    await queueMany()
    const started = performance.now()
    expect(await delivererTo(server.url).deliverDue(after(0))).toBe(MANY)
    expect(MANY / ((performance.now() - started) / 1000)).toBeGreaterThan(20)
  })
})

it('no mail is lost when a server refuses for a day, in every way', async () => {
  const DAY = 24 * 3600
  const answers = [
    '421 Too busy',
    '451 4.3.0 Later',
    '554 5.7.1 Relay access denied',
    '552 5.2.2 Full',
  ]
  for (const [at, answer] of answers.entries()) {
    server.refused.set(`lezer${at}@bouw.example`, answer)
    for (const subject of ['1', '2']) await queue(`lezer${at}@bouw.example`, `${at}.${subject}`)
  }
  const deliverer = delivererTo(server.url)
  for (let at = 0; at < DAY / 2; at += 3600) expect(await deliverer.deliverDue(after(at))).toBe(0)
  await server.stop()
  for (let at = DAY / 2; at < DAY; at += 3600) expect(await deliverer.deliverDue(after(at))).toBe(0)
  server = await startMailServer(Number(new URL(server.url).port))
  // A later mail that gets through shows that the server is back: no mail waits another hour.
  await queue('ander@bouw.example', 'later')
  expect(await deliverer.deliverDue(after(DAY))).toBe(9)
  expect(
    subjects()
      .filter((subject) => subject !== 'later')
      .sort(),
  ).toEqual(['0.1', '0.2', '1.1', '1.2', '2.1', '2.2', '3.1', '3.2'])
  expect(await outbox().count({ where: { state: { $ne: 'sent' } } })).toBe(0)
})

it('the deliverer stops after the mails that it is sending, and leaves the others unchanged', async () => {
  for (let at = 0; at < 60; at += 1) await queue(`lezer${at}@bouw.example`, String(at))
  const stop = new AbortController()
  const clock = () => {
    // The second reading of the clock: the first mails are claimed, none is sent.
    if (looks++ === 1) stop.abort()
    return after(0)()
  }
  let looks = 0
  const sent = await delivererTo(server.url).deliverDue(clock, stop.signal)
  expect(sent).toBeLessThan(20)
  const left = await rowsOf(cms, 'outbox-mail', { state: 'waiting', attempts: 0 })
  expect(left).toHaveLength(60 - sent)
})

describe('while the mail server is down', () => {
  it('each mail waits 10, 30, 60, 300 and 900 seconds, then an hour, and is sent once when the server is back', async () => {
    await server.stop()
    await send(cms, 'contact', right.contact)
    await send(cms, 'photo-removal', right['photo-removal'])
    const down = delivererTo(server.url)
    let at = 0
    for (const [attempt, wait] of [10, 30, 60, 300, 900, 3600, 3600].entries()) {
      expect(await down.deliverDue(after(at))).toBe(0)
      // Not a moment before.
      expect(await down.deliverDue(after(at + wait - 1))).toBe(0)
      const [, , , behind, ...others] = await rowsOf(cms, 'outbox-mail')
      // The inbox gets two: the second waits behind the first.
      expect([behind.state, behind.attempts, others]).toEqual(['waiting', 0, []])
      for (const row of await rowsOf(cms, 'outbox-mail', { id: { $ne: behind.id } })) {
        expect(row).toMatchObject({
          state: 'waiting',
          attempts: attempt + 1,
          lastError: expect.stringContaining('ECONNREFUSED'),
        })
        expect(new Date(row.nextAttemptAt)).toEqual(after(at + wait)())
      }
      at += wait
    }
    const port = Number(new URL(server.url).port)
    server = await startMailServer(port)
    expect(await down.deliverDue(after(at))).toBe(4)
    expect(await down.deliverDue(after(at + 100_000))).toBe(0)
    expect(server.mails).toHaveLength(4)
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(4)
    for (const row of await rowsOf(cms, 'outbox-mail'))
      expect(row).toMatchObject({ state: 'sent', lastError: null, sentAt: expect.anything() })
  })
})

it('the CMS is degraded, not unavailable, when a mail waits for more than half an hour', async () => {
  const health = async () => {
    const { status, body } = await cms.ask('/api/health')
    return [status, body.status, body.outbox, body.outboxSeconds >= 1800]
  }
  expect(await health()).toEqual([200, 'ok', 'ok', false])
  await send(cms, 'contact', right.contact)
  expect(await health()).toEqual([200, 'ok', 'ok', false])
  const createdAt = new Date(Date.now() - 1_900_000)
  await outbox().updateMany({ where: {}, data: { createdAt } })
  expect(await health()).toEqual([200, 'degraded', 'late', true])
  await delivererTo(server.url).deliverDue(now)
  expect(await health()).toEqual([200, 'ok', 'ok', false])
})

describe('each mail', () => {
  it('is sent once by any number of processes that share the outbox', async () => {
    for (let at = 0; at < 5; at += 1) await send(cms, 'contact', right.contact)
    const processes = Array.from({ length: 4 }, () => delivererTo(server.url))
    const sent = await Promise.all(processes.map((one) => one.deliverDue(now)))
    expect(sent.reduce((sum, count) => sum + count)).toBe(10)
    expect(server.mails).toHaveLength(10)
  })

  it('is sent again with the same id when a process was killed before it could record the delivery', async () => {
    await send(cms, 'photo-removal', right['photo-removal'])
    const [mail] = await rowsOf(cms, 'outbox-mail', { purpose: 'confirmation' })
    await delivererTo(server.url).deliverDue(now)
    // The row as it was while the mail was being sent.
    const data = { state: 'sending', sentAt: null, nextAttemptAt: after(600)() }
    await outbox().update({ where: { id: mail.id }, data })
    expect(await delivererTo(server.url).deliverDue(after(599))).toBe(0)
    expect(await delivererTo(server.url).deliverDue(after(600))).toBe(1)
    const ids = server.mails.map(({ messageId }) => messageId)
    expect(ids.filter((id) => id === mail.messageId)).toHaveLength(2)
  })

  it('that the receiver refuses permanently has failed, and staff can send it once more', async () => {
    server.refused.set(right.contact.email, '550 No such user')
    await send(cms, 'contact', right.contact)
    expect(await delivererTo(server.url).deliverDue(now)).toBe(1)
    const [failed] = await rowsOf(cms, 'outbox-mail', { purpose: 'confirmation' })
    expect(failed).toMatchObject({
      state: 'failed',
      lastError: expect.stringContaining('No such user'),
    })
    expect(await delivererTo(server.url).deliverDue(after(100_000))).toBe(0)
    server.refused.clear()
    const { submission } = await outbox().findOne({
      where: { id: failed.id },
      populate: ['submission'],
    })
    const resend = () =>
      cms.ask(
        `/handling/submissions/${submission.documentId}/mails/${failed.documentId}/send-again`,
        {
          method: 'POST',
          token: cms.administrator,
          body: {},
        },
      )
    expect((await resend()).status).toBeLessThan(300)
    expect(await delivererTo(server.url).deliverDue(now)).toBe(1)
    expect(server.mails.at(-1)?.messageId).toBe(failed.messageId)
    // A mail that arrived before is sent as a new message, beside the old one.
    await resend()
    expect(await delivererTo(server.url).deliverDue(now)).toBe(1)
    expect(server.mails.at(-1)?.messageId).not.toBe(failed.messageId)
    expect(await outbox().count({ where: { purpose: 'confirmation', state: 'sent' } })).toBe(2)
  })
})

it('without a mail server each mail is written to a file in a folder', async () => {
  await send(cms, 'contact', right.contact)
  const folder = path.join(inject('dataDir'), 'mailbox')
  await delivererTo('').deliverDue(now)
  const mails = await Promise.all(
    readdirSync(folder).map((name) => PostalMime.parse(readFileSync(path.join(folder, name)))),
  )
  const stored = await rowsOf(cms, 'outbox-mail')
  for (const { messageId, subject } of stored)
    expect(mails.filter((mail) => mail.messageId === messageId)).toMatchObject([{ subject }])
})
