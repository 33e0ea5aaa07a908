import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { useFormContent } from './form-content.ts'
import { right, rowsOf, send } from './forms.ts'
import { type Cms, startCms } from './harness.ts'
import { type MailServer, startMailServer } from './mail-server.ts'

let cms: Cms
let removeContent: () => Promise<void>
let server: MailServer

interface Deliverer {
  deliverDue(clock: () => Date): Promise<number>
}
/** Sends the outbox as the CMS does by itself, at times of the test's choosing. */
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

const now = () => new Date()
/** So many seconds after the tests began. */
const after = (seconds: number) => {
  const at = new Date(began + seconds * 1000)
  return () => at
}
const began = Date.now() + 60_000

describe('a form that was sent', () => {
  it('is confirmed to the sender and told to the inbox, in HTML and in text', async () => {
    const { body } = await send(cms, 'participation', right.participation)
    expect(await delivererTo(server.url).deliverDue(now)).toBe(2)
    const [confirmation, notice] = server.mails
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

  it('is confirmed in English when it was in English, and told in Dutch', async () => {
    await send(cms, 'contact', right.contact, { language: 'en' })
    await delivererTo(server.url).deliverDue(now)
    const [confirmation, notice] = server.mails
    expect(confirmation?.subject).toMatch(/^We have received your question \(CT-/)
    expect(confirmation?.html).toContain('<html lang="en">')
    expect(notice?.subject).toMatch(/^Vraag van/)
    expect(notice?.text).toContain(right.contact.message)
  })

  it('goes to the inbox of its kind', async () => {
    const settings = cms.strapi.db.query('api::form-settings.form-settings')
    const { id } = await settings.create({ data: { contactInbox: 'vragen@proefbeurs.example' } })
    await send(cms, 'contact', right.contact)
    await settings.delete({ where: { id } })
    await delivererTo(server.url).deliverDue(now)
    expect(server.mails.map(({ to }) => to?.[0]?.address)).toEqual([
      right.contact.email,
      'vragen@proefbeurs.example',
    ])
  })

  it('has its account number in the document alone', async () => {
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

  it('cannot put anything into the head of a mail, nor words of its own before strangers', async () => {
    const name = 'Fenna\r\nBcc: ander@elders.example\r\n\r\nKoop nu op www.elders.example'
    const organisation = '"x" <y@elders.example>,\nz'
    const message = 'Ga naar https://elders.example en win een prijs, nu meteen.'
    await send(cms, 'contact', { ...right.contact, name, organisation, message })
    await delivererTo(server.url).deliverDue(now)
    for (const { to, bcc, cc } of server.mails)
      expect([to?.length, bcc ?? [], cc ?? []]).toEqual([1, [], []])
    const [confirmation] = server.mails
    expect(confirmation?.text).not.toContain('elders.example')
    expect(confirmation?.html).not.toContain('elders.example')
  })

  it('shows what was typed as text', async () => {
    const message = '<img src=x onerror=alert(1)> <b>vet</b> & "meer" van twintig tekens'
    await send(cms, 'contact', { ...right.contact, message })
    await delivererTo(server.url).deliverDue(now)
    expect(server.mails[1]?.html).toContain('&lt;img src=x onerror=alert(1)&gt; &lt;b&gt;vet')
    expect(server.mails[1]?.text).toContain(message)
  })
})

describe('while the mail server is down', () => {
  it('each mail waits 10, 30, 60, 300 and 900 seconds, then an hour, and is sent once when it is up', async () => {
    await server.stop()
    await send(cms, 'contact', right.contact)
    await send(cms, 'photo-removal', right['photo-removal'])
    const down = delivererTo(server.url)
    let at = 0
    for (const [attempt, wait] of [10, 30, 60, 300, 900, 3600, 3600].entries()) {
      expect(await down.deliverDue(after(at))).toBe(0)
      // Not a moment too early.
      expect(await down.deliverDue(after(at + wait - 1))).toBe(0)
      for (const row of await rowsOf(cms, 'outbox-mail')) {
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

it('makes the CMS degraded, not unavailable, when it waits for more than half an hour', async () => {
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
  it('is sent once by however many processes share the outbox', async () => {
    for (let at = 0; at < 5; at += 1) await send(cms, 'contact', right.contact)
    const processes = Array.from({ length: 4 }, () => delivererTo(server.url))
    const sent = await Promise.all(processes.map((one) => one.deliverDue(now)))
    expect(sent.reduce((sum, count) => sum + count)).toBe(10)
    expect(server.mails).toHaveLength(10)
  })

  it('is sent again under the same id when a process died before it could take note', async () => {
    await send(cms, 'photo-removal', right['photo-removal'])
    const [mail] = await rowsOf(cms, 'outbox-mail', { purpose: 'confirmation' })
    await delivererTo(server.url).deliverDue(now)
    // As the row stood while the mail was on its way.
    const data = { state: 'sending', sentAt: null, nextAttemptAt: after(600)() }
    await outbox().update({ where: { id: mail.id }, data })
    expect(await delivererTo(server.url).deliverDue(after(599))).toBe(0)
    expect(await delivererTo(server.url).deliverDue(after(600))).toBe(1)
    const ids = server.mails.map(({ messageId }) => messageId)
    expect(ids.filter((id) => id === mail.messageId)).toHaveLength(2)
  })

  it('that the receiver refuses for good has failed, and staff can send it once more', async () => {
    server.refused.add(right.contact.email)
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
    // One that has arrived goes out as a new message, beside the old one.
    await resend()
    expect(await delivererTo(server.url).deliverDue(now)).toBe(1)
    expect(server.mails.at(-1)?.messageId).not.toBe(failed.messageId)
    expect(await outbox().count({ where: { purpose: 'confirmation', state: 'sent' } })).toBe(2)
  })
})

it('lands in a folder without a mail server, a file each', async () => {
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
