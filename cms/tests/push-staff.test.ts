// About: cms/src/push-messages, cms/src/push/send.ts, cms/src/api/push-message

import { randomUUID } from 'node:crypto'
import { HOUR_MS } from '@beursvloer/contract/durations'
import { SAVED_ENTRIES_PATH } from '@beursvloer/contract/saved-entries'
import { type PushService, startPushService } from '@beursvloer/contract/testing/push-service'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Cms, startCms } from './harness.ts'
import { clearPush, type Device, deviceOf, pushCall, sendPushes, titlesTo, toldTo } from './push.ts'
import { clearSignUps, itemWith, openFair, signUp, visitorsNamed } from './sign-ups.ts'
import { signInAs } from './staff.ts'
import { removeVisitors, type SignedInVisitor, visitorNamed } from './visitors.ts'

let cms: Cms
let close: () => Promise<void>
let service: PushService
let anna: SignedInVisitor
let bas: SignedInVisitor
let editor: string

beforeAll(async () => {
  cms = await startCms()
  close = await openFair(cms)
  service = await startPushService(cms.pushPort)
  editor = await signInAs(cms, 'Redacteur')
  ;[anna, bas] = (await visitorsNamed(cms, ['Anna', 'Bas'])) as [SignedInVisitor, SignedInVisitor]
})
afterEach(async () => {
  service.answers.clear()
  await clearSignUps(cms)
  await clearPush(cms)
  await cms.strapi.db.connection('saved_entries').delete()
})
afterAll(async () => {
  await removeVisitors(cms)
  await close()
  await service.stop()
})

const NL = { title: 'De bar is open', body: 'Tot 18:00 uur in hal 1.' }
const EN = { title: 'The bar is open', body: 'Until 18:00 in hall 1.' }
const form = (more: object = {}) => ({
  ...{ key: randomUUID(), nl: NL, en: EN, path: '/plattegrond', target: { to: 'news' } },
  ...{ sendAt: null, hours: 12, ...more },
})
const post = (path: string, body: object, token = editor) =>
  cms.ask(`/push-messages${path}`, { method: 'POST', token, body })
const get = async (path: string) =>
  (await cms.ask(`/push-messages${path}`, { token: editor })).body.data
const withNews = (more: object = {}) => deviceOf(cms, service, { kinds: { news: true }, ...more })
const reachOf = async (target: object) => (await post('/reach', { target })).body.data

describe('a message of staff', () => {
  it('is sent once to all who want news, in their language', async () => {
    const dutch = await withNews()
    const english = await withNews({ language: 'en' })
    const silent = await deviceOf(cms, service)
    expect(await reachOf({ to: 'news' })).toEqual({ devices: 2, english: 1 })
    const asked = form()
    const [first, again] = [await post('', asked), await post('', asked)]
    expect(first.status).toBe(200)
    expect(again.body.data).toEqual(first.body.data)
    for (const _ of [1, 2]) await sendPushes(cms)
    expect(titlesTo(service, dutch)).toEqual([NL.title])
    expect(toldTo(service, english)).toMatchObject([{ ...EN, path: '/en/plattegrond' }])
    expect(titlesTo(service, silent)).toEqual([])
    const [receipt] = toldTo(service, dutch).map((told) => told.receipt)
    await pushCall(cms, 'receipt', { receipt, outcome: 'opened' })
    const details = await get(`/${first.body.data.documentId}`)
    expect(details).toMatchObject({ state: 'done', devices: 2, nl: NL, en: EN })
    expect(details.counts).toMatchObject({ sent: 2, shown: 1, opened: 1, waiting: 0 })
    const list = await get('?origin=staff')
    expect(list.rows).toMatchObject([
      { title: NL.title, targetText: 'Iedereen die om nieuws vroeg' },
    ])
  })

  it('in Dutch only is sent in Dutch to everybody', async () => {
    const english = await withNews({ language: 'en' })
    await post('', form({ en: { title: '', body: '' } }))
    await sendPushes(cms)
    expect(toldTo(service, english)).toMatchObject([NL])
  })

  it('waits until its time, and is sent to the devices of that moment', async () => {
    const sendAt = new Date(Date.now() + HOUR_MS)
    const { documentId } = (await post('', form({ sendAt: sendAt.toISOString() }))).body.data
    expect(await sendPushes(cms)).toBe(0)
    const late = await withNews()
    expect((await get(`/${documentId}`)).state).toBe('planned')
    expect(await sendPushes(cms, sendAt)).toBe(1)
    expect(titlesTo(service, late)).toHaveLength(1)
  })

  it('is sent to nobody more once it is stopped', async () => {
    const [one, other] = [await withNews(), await withNews()]
    const { documentId } = (await post('', form())).body.data
    service.answers.set(other.push, { status: 429, retryAfter: '60' })
    expect(await sendPushes(cms)).toBe(1)
    expect((await post(`/${documentId}/stop`, {})).status).toBe(200)
    service.answers.clear()
    expect(await sendPushes(cms, new Date(Date.now() + HOUR_MS))).toBe(0)
    expect([one, other].map((device) => titlesTo(service, device).length)).toEqual([1, 0])
    const { state, counts } = await get(`/${documentId}`)
    expect([state, counts.sent, counts.stopped]).toEqual(['stopped', 1, 1])
  })

  it.each([
    [{ nl: { title: '', body: '' } }, /titel en een tekst/],
    [{ en: { title: 'Bar', body: '' } }, /geen van beide/],
    [{ path: 'https://elders.example' }, /adres van een pagina/],
    [{ path: '//elders.example' }, /adres van een pagina/],
    [{ target: { to: 'iedereen' } }, /voor wie/],
    [{ target: { to: 'item', item: 'bestaatniet' } }, /niet in het programma/],
    [{ sendAt: '2020-01-01T10:00:00Z' }, /nog komt/],
    [{ hours: 5 }, /hoe lang/],
  ])('%j is refused with a message', async (wrong, words) => {
    const { status, body } = await post('', form(wrong))
    expect([status, body.error.message]).toEqual([400, expect.stringMatching(words)])
  })
})

describe('the audience of a message', () => {
  const save = ({ token }: SignedInVisitor, item: string) =>
    cms.ask(`/api${SAVED_ENTRIES_PATH}`, {
      method: 'POST',
      token,
      body: { entries: [{ kind: 'session', id: item, saved: true, note: '', changedAt: 1 }] },
    })

  it('for an item are visitors who saved or reserved it and want to be notified of changes', async () => {
    const item = await itemWith(cms)
    for (const { token } of [anna, bas]) await deviceOf(cms, service, { token })
    await deviceOf(cms, service, { saved: [item] })
    await deviceOf(cms, service, { saved: [item], kinds: { changes: false, news: true } })
    await save(anna, item)
    await signUp(cms, bas, item)
    expect(await reachOf({ to: 'item', item })).toEqual({ devices: 3, english: 0 })
    expect(await reachOf({ to: 'item', item: await itemWith(cms) })).toMatchObject({ devices: 0 })
  })

  it('for a theme are visitors who chose it, or saved something about it', async () => {
    const slug = `thema-${randomUUID().slice(0, 8)}`
    const themes = cms.strapi.documents('api::theme.theme' as 'api::page.page')
    const theme = await themes.create({
      locale: 'nl',
      data: { name: slug, slug, colour: 'green', position: 9 } as never,
      status: 'published',
    })
    const item = await itemWith(cms, { themes: [theme.documentId] })
    const fan = await visitorNamed(cms, {
      email: `fan.${slug}@zandkreek.example`,
      profile: { interests: [slug], firstName: 'Fan' },
    })
    await withNews({ token: fan.token })
    await withNews({ saved: [item] })
    await withNews({ token: anna.token })
    expect(await reachOf({ to: 'theme', theme: slug })).toMatchObject({ devices: 2 })
    await themes.delete({ documentId: theme.documentId })
  })

  it('for a day are visitors who come on it, or saved something on it', async () => {
    const item = await itemWith(cms)
    const guest = await visitorNamed(cms, {
      email: `gast.${randomUUID().slice(0, 8)}@zandkreek.example`,
      profile: { days: ['2032-03-10'] },
    })
    await withNews({ token: guest.token })
    await withNews({ saved: [item] })
    await withNews()
    expect(await reachOf({ to: 'day', day: '2032-03-10' })).toMatchObject({ devices: 2 })
    expect(await reachOf({ to: 'day', day: '2032-03-12' })).toMatchObject({ devices: 0 })
  })

  it('for exhibitors are senders of a form for exhibitors', async () => {
    await withNews({ token: anna.token })
    await withNews({ token: bas.token })
    const submissions = cms.strapi.db.query('api::submission.submission')
    const { id } = await submissions.create({
      data: {
        ...{ kind: 'contract', state: 'submitted', email: anna.email.toUpperCase() },
        ...{ receivedAt: new Date(), deleteAfter: new Date(), source: '/contractformulier' },
        ...{ idempotencyKey: randomUUID(), contentHash: 'x', values: {}, language: 'nl' },
        reference: `CF-${randomUUID().slice(0, 8)}`,
      },
    })
    expect(await reachOf({ to: 'exhibitors' })).toMatchObject({ devices: 1 })
    await submissions.delete({ where: { id } })
  })

  it('includes no devices of blocked accounts', async () => {
    await withNews({ token: bas.token })
    const user = (blocked: boolean) =>
      cms.strapi.db
        .query('plugin::users-permissions.user')
        .update({ where: { id: bas.id }, data: { blocked } })
    await user(true)
    expect(await reachOf({ to: 'news' })).toMatchObject({ devices: 0 })
    await user(false)
  })
})

describe('a test message', () => {
  it('is sent only to devices with the address of the member of staff who writes it', async () => {
    const refused = await post('/test', form())
    expect(refused.status).toBe(400)
    expect(refused.body.error.message).toMatch(/Log op uw toestel in op de site met/)
    const { ownEmail, ownDevices } = await get('/choices')
    expect(ownDevices).toBe(0)
    const self = await visitorNamed(cms, { email: ownEmail, profile: { firstName: 'Zelf' } })
    const own: Device = await deviceOf(cms, service, { token: self.token })
    const other = await withNews({ token: anna.token })
    expect((await post('/test', form())).body.data).toEqual({ devices: 1 })
    await sendPushes(cms)
    expect(titlesTo(service, own)).toEqual([NL.title])
    expect(titlesTo(service, other)).toEqual([])
    expect((await get('?origin=staff')).rows).toMatchObject([{ isTest: true }])
  })
})
