// About: cms/src/push, cms/src/sign-ups/pushes, cms/src/api/push-installation, contract/src/push

import { randomUUID } from 'node:crypto'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@beursvloer/contract/durations'
import { INSTALLATION_TOKEN_MS, SOON_MS } from '@beursvloer/contract/push/terms'
import { SAVED_ENTRIES_PATH } from '@beursvloer/contract/saved-entries'
import {
  type PushService,
  startPushService,
  vapidClaims,
} from '@beursvloer/contract/testing/push-service'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Cms, startCms } from './harness.ts'
import { clearPush, deviceOf, pushCall, sendPushes, titlesTo, toldTo } from './push.ts'
import {
  cancel,
  clearSignUps,
  itemWith,
  openFair,
  republish,
  runJobs,
  signUp,
  visitorsNamed,
} from './sign-ups.ts'
import { statementsDuring } from './statements.ts'
import { removeVisitors, type SignedInVisitor } from './visitors.ts'

let cms: Cms
let close: () => Promise<void>
let service: PushService
let anna: SignedInVisitor
let bas: SignedInVisitor

beforeAll(async () => {
  cms = await startCms()
  close = await openFair(cms)
  service = await startPushService(cms.pushPort)
  ;[anna, bas] = (await visitorsNamed(cms, ['Anna', 'Bas'])) as [SignedInVisitor, SignedInVisitor]
})
afterEach(async () => {
  vi.useRealTimers()
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

const save = async ({ token }: SignedInVisitor, item: string, saved = true) => {
  const entries = [{ kind: 'session', id: item, saved, note: '', changedAt: Date.now() }]
  const how = { method: 'POST', token, body: { entries } }
  expect((await cms.ask(`/api${SAVED_ENTRIES_PATH}`, how)).status).toBe(200)
}
const installations = () => cms.strapi.db.query('api::push-installation.push-installation')
const reasonOf = ({ status, body }: { status: number; body: { error?: { details: unknown } } }) => [
  status,
  (body.error?.details as { reason?: string } | undefined)?.reason,
]

describe('an installation', () => {
  it('has an access token that expires, and a refresh token that renews it', async () => {
    const { id, token, refreshToken } = await deviceOf(cms, service)
    const row = await installations().findOne({ where: { installationId: id } })
    expect(JSON.stringify(row)).not.toContain(token)
    expect(JSON.stringify(row)).not.toContain(refreshToken)
    const ended = new Date(Date.now() - 1000)
    await installations().update({ where: { id: row.id }, data: { tokenEndsAt: ended } })
    expect(reasonOf(await pushCall(cms, 'read', { id, token }))).toEqual([409, 'token-ended'])
    const renewed = await pushCall(cms, 'renew', { id, refreshToken })
    const left = Date.parse(renewed.body.endsAt) - Date.now()
    expect(left).toBeGreaterThan(INSTALLATION_TOKEN_MS - MINUTE_MS)
    const read = await pushCall(cms, 'read', { id, token: renewed.body.token })
    expect(read.body).toMatchObject({ language: 'nl', isLinked: false })
    expect(reasonOf(await pushCall(cms, 'read', { id, token }))).toEqual([409, 'wrong-token'])
    const wrong = { id, refreshToken: token }
    expect(reasonOf(await pushCall(cms, 'renew', wrong))).toEqual([409, 'wrong-token'])
    const own = { id, token: renewed.body.token }
    expect((await pushCall(cms, 'remove', own)).body).toEqual({})
    expect(reasonOf(await pushCall(cms, 'read', own))).toEqual([409, 'no-installation'])
  })

  it('cannot subscribe at an address that is no push service', async () => {
    const { id, token } = await deviceOf(cms, service)
    const { id: _, ...subscription } = service.subscribe()
    const at = (endpoint: string) =>
      pushCall(cms, 'subscribe', { id, token, subscription: { ...subscription, endpoint } })
    for (const endpoint of [
      'https://elders.example/push/1',
      'https://127.0.0.1/push/1',
      'https://localhost:1/push/1',
      'https://fcm.googleapis.com.elders.example/1',
      'https://fcm.googleapis.com:8443/1',
      'https://user:secret@fcm.googleapis.com/1',
    ])
      expect(reasonOf(await at(endpoint))).toEqual([409, 'unknown-service'])
    expect((await at('http://fcm.googleapis.com/1')).status).toBe(400)
    for (const endpoint of [
      'https://fcm.googleapis.com/fcm/send/1',
      'https://updates.push.services.mozilla.com/wpush/v2/1',
      'https://web.push.apple.com/1',
      'https://db5p.notify.windows.com/w/1',
    ])
      expect((await at(endpoint)).status).toBe(200)
  })

  /** Registers a number of installations; answers how many succeeded. */
  const registered = async (times: number, senderOf: (at: number) => string | null) => {
    let count = 0
    for (let at = 0; at < times; at += 1) {
      const asked = { language: 'nl', sender: senderOf(at) }
      const { status } = await pushCall(cms, 'register', asked)
      if (status === 200) count += 1
    }
    return count
  }

  it('is registered a limited number of times a day per address', async () => {
    expect(await registered(62, () => '192.0.2.1')).toBe(60)
    expect(await registered(1, () => '198.51.100.1')).toBe(1)
  })

  it('is registered a limited number of times a day per network, and without limit in a venue', {
    tags: ['exhaustive'],
  }, async () => {
    expect(await registered(245, (at) => `203.0.113.${at % 5}`)).toBe(240)
    expect(await registered(62, () => null)).toBe(62)
  })

  it('takes over the subscription of a browser that registers again', async () => {
    const [first, second] = [await deviceOf(cms, service), await deviceOf(cms, service)]
    const row = await installations().findOne({ where: { installationId: first.id } })
    const subscription = {
      endpoint: row.endpoint,
      keys: { p256dh: row.deviceKey, auth: row.authSecret },
    }
    const { id, token } = second
    await pushCall(cms, 'subscribe', { id, token, subscription })
    const gone = await pushCall(cms, 'read', { id: first.id, token: first.token })
    expect(reasonOf(gone)).toEqual([409, 'no-installation'])
  })

  it('keeps its push token while the subscription is the same', async () => {
    const { id, token, state } = await deviceOf(cms, service)
    const row = await installations().findOne({ where: { installationId: id } })
    const same = { endpoint: row.endpoint, keys: { p256dh: row.deviceKey, auth: row.authSecret } }
    const again = await pushCall(cms, 'subscribe', { id, token, subscription: same })
    expect(again.body.subscription.pushToken).toBe(state.subscription?.pushToken)
    const { id: _, ...other } = service.subscribe()
    const changed = await pushCall(cms, 'subscribe', { id, token, subscription: other })
    expect(changed.body.subscription.pushToken).not.toBe(state.subscription?.pushToken)
    const without = await pushCall(cms, 'unsubscribe', { id, token })
    expect(without.body.subscription).toBeNull()
  })

  it('belongs to the signed-in visitor until they sign out, and is deleted with the account', async () => {
    const [zoe] = (await visitorsNamed(cms, ['Zoe'])) as [SignedInVisitor]
    const device = await deviceOf(cms, service)
    const own = { id: device.id, token: device.token }
    expect((await pushCall(cms, 'read', own, zoe.token)).body.isLinked).toBe(true)
    expect((await pushCall(cms, 'unlink', own, zoe.token)).body.isLinked).toBe(false)
    expect((await pushCall(cms, 'read', own)).body.isLinked).toBe(false)
    await pushCall(cms, 'read', own, zoe.token)
    const data = await cms.ask('/api/visitor-profile/export', { token: zoe.token })
    expect(data.body.pushInstallations).toMatchObject([{ service: service.url, quiet: null }])
    const answer = await cms.ask('/api/visitor-profile/delete', {
      method: 'POST',
      token: zoe.token,
      body: { password: '', language: 'nl' },
    })
    expect(answer.status).toBe(200)
    expect(reasonOf(await pushCall(cms, 'read', own))).toEqual([409, 'no-installation'])
  })

  it('is read only with a valid body and a token', async () => {
    expect((await pushCall(cms, 'read', { id: 'x', token: 'y' })).status).toBe(400)
    expect((await cms.ask('/api/push/installations', { method: 'POST', body: {} })).status).toBe(
      401,
    )
    const large = { language: 'nl', more: 'x'.repeat(70_000) }
    expect((await pushCall(cms, 'register', large)).status).toBe(413)
  })

  it('is deleted a day after its subscription ended', async () => {
    const [kept, { id, token }] = [await deviceOf(cms, service), await deviceOf(cms, service)]
    await pushCall(cms, 'unsubscribe', { id, token })
    await cms.strapi.get('retention').run(new Date(Date.now() + DAY_MS + HOUR_MS))
    expect(await installations().findMany({})).toMatchObject([{ installationId: kept.id }])
    await cms.strapi.get('retention').run(new Date(Date.now() + 366 * DAY_MS))
    expect(await installations().count()).toBe(0)
  })
})

describe('a change of an item', () => {
  it('is notified once to devices of visitors who saved or reserved it, encrypted and signed', async () => {
    const item = await itemWith(cms)
    await runJobs(cms, new Date())
    const saver = await deviceOf(cms, service, { token: anna.token })
    const reserver = await deviceOf(cms, service, { token: bas.token, language: 'en' })
    const alone = await deviceOf(cms, service, { saved: [item] })
    const other = await deviceOf(cms, service, { saved: [] })
    const silent = await deviceOf(cms, service, { saved: [item], kinds: { changes: false } })
    await save(anna, item)
    await signUp(cms, bas, item)
    await republish(cms, item, {
      ...{ start: '15:00:00.000', end: '16:00:00.000', state: 'moved' },
      changeNote: 'De zaal was te klein.',
    })
    for (const _ of [1, 2]) {
      await runJobs(cms, new Date())
      await sendPushes(cms)
    }
    const [told, ...more] = toldTo(service, saver)
    expect(more).toEqual([])
    expect(told).toMatchObject({ kind: 'changes', language: 'nl', tag: `item-${item}` })
    expect(told?.title).toMatch(/^Gewijzigd: Aanmelden \d+$/)
    expect(told?.body).toMatch(/^Nu woensdag 10 maart, 15:00, .+\. De zaal was te klein\.$/)
    expect(told?.path).toMatch(/^\/programma\//)
    const [english] = toldTo(service, reserver)
    expect(english?.title).toMatch(/^Changed: /)
    expect(english?.path).toMatch(/^\/en\/programma\//)
    expect(english?.id).toBe(told?.id)
    expect(english?.receipt).not.toBe(told?.receipt)
    expect(titlesTo(service, alone)).toHaveLength(1)
    for (const device of [other, silent]) expect(titlesTo(service, device)).toEqual([])
    const sent = service.taken.at(-1)
    expect(sent).toMatchObject({ urgency: 'high', encoding: 'aes128gcm' })
    expect(sent?.topic).toMatch(/^[\w-]{32}$/)
    const claims = vapidClaims(sent?.authorization ?? '')
    expect(claims).toMatchObject({ aud: service.url, sub: expect.stringMatching(/^mailto:/) })
    expect((claims?.exp ?? 0) * SECOND_MS - Date.now()).toBeLessThanOrEqual(DAY_MS)
  })

  it('is notified when the item is cancelled, and when it takes place after all', async () => {
    const item = await itemWith(cms)
    await runJobs(cms, new Date())
    const device = await deviceOf(cms, service, { saved: [item] })
    await republish(cms, item, { state: 'cancelled', changeNote: 'De spreker is ziek.' })
    await runJobs(cms, new Date())
    await republish(cms, item, { state: 'planned', changeNote: null })
    await runJobs(cms, new Date())
    await sendPushes(cms)
    const told = titlesTo(service, device).map((title) => title.split(':')[0])
    expect(told.toSorted()).toEqual(['Gaat toch door', 'Geannuleerd'])
  })
})

describe('an unchanged item', () => {
  it('is not written again when another item changes', async () => {
    const item = await itemWith(cms)
    await itemWith(cms)
    await runJobs(cms, new Date())
    await republish(cms, item, { start: '15:00:00.000', end: '16:00:00.000' })
    const statements = await statementsDuring(cms, () => runJobs(cms, new Date()))
    const written = /^(insert|update)\b.*\bpush_item_facts\b/i
    expect(statements.filter(({ sql }) => written.test(sql))).toHaveLength(1)
  })
})

describe('a place at an item', () => {
  it('that becomes free is notified to the first visitor on the waiting list', async () => {
    const item = await itemWith(cms, { capacity: 1 })
    const device = await deviceOf(cms, service, { token: bas.token })
    await signUp(cms, anna, item)
    await signUp(cms, bas, item)
    await cancel(cms, anna, item)
    await sendPushes(cms)
    const [told, ...more] = toldTo(service, device)
    expect(more).toEqual([])
    expect(told).toMatchObject({ kind: 'place', title: expect.stringMatching(/^Er is een plaats/) })
    expect((told?.endsAt ?? 0) - Date.now()).toBeLessThanOrEqual(DAY_MS)
  })

  it('is not notified to a device on which its owner signed out', async () => {
    const item = await itemWith(cms, { capacity: 1 })
    const device = await deviceOf(cms, service, { token: bas.token })
    await signUp(cms, anna, item)
    await signUp(cms, bas, item)
    await cancel(cms, anna, item)
    await pushCall(cms, 'unlink', { id: device.id, token: device.token }, bas.token)
    await sendPushes(cms)
    expect(toldTo(service, device)).toEqual([])
  })
})

describe('the message ten minutes before an item', () => {
  const start = Date.parse('2032-03-10T10:00:00+01:00')

  it('is sent once to visitors who saved the item or have a place, and expires when the item begins', async () => {
    const item = await itemWith(cms, { capacity: 1 })
    const saver = await deviceOf(cms, service, { saved: [item] })
    const holder = await deviceOf(cms, service, { token: anna.token })
    const waiting = await deviceOf(cms, service, { token: bas.token })
    await signUp(cms, anna, item)
    await signUp(cms, bas, item)
    await runJobs(cms, new Date(start - SOON_MS - SECOND_MS))
    expect(await sendPushes(cms, new Date(start - SOON_MS - SECOND_MS))).toBe(0)
    const before = service.taken.length
    for (const seconds of [0, 10, 20]) {
      const now = new Date(start - SOON_MS + seconds * SECOND_MS)
      await runJobs(cms, now)
      await sendPushes(cms, now)
    }
    expect(titlesTo(service, saver)).toEqual([expect.stringMatching(/^Begint om 10:00: /)])
    expect(titlesTo(service, holder)).toHaveLength(1)
    expect(titlesTo(service, waiting)).toEqual([])
    for (const { ttl, urgency } of service.taken.slice(before))
      expect([ttl, urgency]).toEqual([SOON_MS / SECOND_MS, 'high'])
  })

  it('is not sent once the item has begun', async () => {
    const item = await itemWith(cms)
    const device = await deviceOf(cms, service, { saved: [item] })
    await runJobs(cms, new Date(start - MINUTE_MS))
    await sendPushes(cms, new Date(start))
    expect(titlesTo(service, device)).toEqual([])
    const deliveries = await cms.strapi.db.connection('push_deliveries').select('state')
    expect(deliveries).toEqual([{ state: 'ended' }])
  })
})

describe('a push service', () => {
  /** A message that waits for a number of devices, and the moment at which it was queued. */
  const queued = async (count: number) => {
    const item = await itemWith(cms)
    await runJobs(cms, new Date())
    const devices = []
    for (let at = 0; at < count; at += 1)
      devices.push(await deviceOf(cms, service, { saved: [item] }))
    await republish(cms, item, {
      start: '14:00:00.000',
      end: '15:00:00.000',
      state: 'changed',
      changeNote: 'Later.',
    })
    const now = new Date()
    await runJobs(cms, now)
    return { devices, now }
  }
  const statesOf = async () =>
    (await cms.strapi.db.connection('push_deliveries').select('state').orderBy('id')).map(
      ({ state }: { state: string }) => state,
    )
  const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * SECOND_MS)

  it('that no longer knows a subscription ends it', async () => {
    const { devices } = await queued(2)
    const [gone, kept] = devices
    service.answers.set(gone?.push ?? '', { status: 410 })
    expect(await sendPushes(cms)).toBe(1)
    expect((await statesOf()).toSorted()).toEqual(['gone', 'sent'])
    const read = async (device: typeof gone) =>
      (await pushCall(cms, 'read', { id: device?.id, token: device?.token })).body.subscription
    expect(await read(gone)).toBeNull()
    expect(await read(kept)).not.toBeNull()
  })

  it('that asks to wait is asked again after that time', async () => {
    const { devices, now } = await queued(2)
    service.answers.set('all', { status: 429, retryAfter: '120' })
    expect(await sendPushes(cms, after(now, 1))).toBe(0)
    service.answers.clear()
    expect(await sendPushes(cms, after(now, 119))).toBe(0)
    expect(await sendPushes(cms, after(now, 122))).toBe(2)
    for (const device of devices) expect(titlesTo(service, device)).toHaveLength(1)
  })

  it('that asks to wait for one device does not delay the messages for the others', async () => {
    const { devices, now } = await queued(3)
    service.answers.set(devices[0]?.push ?? '', { status: 429, retryAfter: '600' })
    expect(await sendPushes(cms, after(now, 1))).toBe(2)
  })

  it('that fails is asked again after increasing delays', async () => {
    const { now } = await queued(1)
    let tries = 0
    service.onMessage = () => {
      tries += 1
    }
    service.answers.set('all', { status: 503 })
    for (const seconds of [1, 5, 7, 20, 23]) await sendPushes(cms, after(now, seconds))
    expect(tries).toBe(3)
    service.onMessage = () => undefined
    expect(await statesOf()).toEqual(['waiting'])
  })

  it('that refuses a first message ends the subscription, and keeps one that worked before', async () => {
    const { devices, now } = await queued(1)
    const [proven] = devices
    await sendPushes(cms)
    const madeUp = await deviceOf(cms, service, { kinds: { news: true } })
    const item = await itemWith(cms)
    await runJobs(cms, now)
    for (const { id, token } of [proven, madeUp].flatMap((one) => one ?? []))
      await pushCall(cms, 'change', { id, token, saved: [item] })
    await republish(cms, item, { state: 'cancelled', changeNote: 'Ziek.' })
    await runJobs(cms, new Date())
    service.answers.set('all', { status: 400 })
    await sendPushes(cms)
    const subscribed = async ({ id, token }: { id: string; token: string }) =>
      (await pushCall(cms, 'read', { id, token })).body.subscription !== null
    expect([proven && (await subscribed(proven)), await subscribed(madeUp)]).toEqual([true, false])
  })

  it('that refuses a message is not asked to deliver it again', async () => {
    const { now } = await queued(1)
    service.answers.set('all', { status: 400 })
    await sendPushes(cms)
    expect(await statesOf()).toEqual(['failed'])
    service.answers.clear()
    expect(await sendPushes(cms, after(now, 3600))).toBe(0)
  })

  it('is asked again, with the same id, for a message that was being sent when a process died', async () => {
    const { devices, now } = await queued(1)
    await sendPushes(cms)
    await cms.strapi.db.connection('push_deliveries').update({ state: 'sending' })
    expect(await sendPushes(cms, after(now, 1))).toBe(0)
    expect(await sendPushes(cms, after(now, 121))).toBe(1)
    const told = devices[0] ? toldTo(service, devices[0]) : []
    expect(told).toHaveLength(2)
    expect(told[0]).toEqual(told[1])
  })

  it('each report of a device is counted once', async () => {
    const { devices } = await queued(1)
    await sendPushes(cms)
    const receipt = devices[0] && toldTo(service, devices[0])[0]?.receipt
    for (const outcome of ['shown', 'opened', 'opened'])
      expect((await pushCall(cms, 'receipt', { receipt, outcome })).body).toEqual({})
    const unknown = { receipt: randomUUID().replaceAll('-', '').slice(0, 22), outcome: 'shown' }
    expect((await pushCall(cms, 'receipt', unknown)).status).toBe(200)
    const [row] = await cms.strapi.db
      .connection('push_deliveries')
      .count({ shown: 'shown_at', opened: 'opened_at' })
    expect([Number(row?.shown), Number(row?.opened)]).toEqual([1, 1])
  })
})
