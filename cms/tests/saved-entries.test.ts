// About: cms/src/visitors/saved, cms/src/api/saved-entry, contract/src/saved-entries.ts

import {
  MAX_SAVED_ENTRIES,
  MAX_SENT_ENTRIES,
  type SavedEntry,
} from '@beursvloer/contract/saved-entries'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { whileCommitFails } from './failing-commit.ts'
import { type Cms, SITE_TOKEN, startCms } from './harness.ts'
import { removeVisitors, type SignedInVisitor, visitorNamed } from './visitors.ts'

const SAVED = 'api::saved-entry.saved-entry'

let cms: Cms
let visitors = 0

beforeAll(async () => {
  cms = await startCms()
})
afterAll(async () => {
  await cms.strapi.db.query(SAVED).deleteMany({})
  await removeVisitors(cms)
})

const newVisitor = () => {
  visitors += 1
  return visitorNamed(cms, { email: `bewaarder${visitors}@zandkreek.example` })
}

const entry = (about: Partial<SavedEntry> = {}): SavedEntry => ({
  kind: 'session',
  id: 'opening',
  saved: true,
  note: '',
  changedAt: 1000,
  ...about,
})

const send = ({ token }: Pick<SignedInVisitor, 'token'>, entries: unknown) =>
  cms.ask('/api/saved-entries', { method: 'POST', token, body: { entries } })

const savedOf = async (visitor: SignedInVisitor): Promise<readonly SavedEntry[]> =>
  (await send(visitor, [])).body.entries

describe('the saved entries of a visitor', () => {
  it('are on each of their devices, and readable for nobody else', async () => {
    const [visitor, other] = [await newVisitor(), await newVisitor()]
    const stand = entry({ kind: 'exhibitor', id: 'stapelwerk', note: 'Vraag naar levertijd' })
    const planned = '2027-03-17T11:20/PT15M'
    const talk = entry({
      kind: 'appointment',
      id: 'gesprek',
      note: 'Gesprek',
      planned,
      place: '1.A12',
    })
    const { status, body, headers } = await send(visitor, [entry(), stand, talk])
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(body.entries).toHaveLength(3)
    expect(await savedOf(visitor)).toEqual(expect.arrayContaining([entry(), stand, talk]))
    expect(await savedOf(other)).toEqual([])
    expect(
      (await cms.ask('/api/saved-entries', { method: 'POST', body: { entries: [] } })).status,
    ).toBe(401)
    expect((await send({ token: SITE_TOKEN }, [])).status).toBe(403)
  })

  it('keep the latest change of two devices, in whatever order they send', async () => {
    const visitor = await newVisitor()
    await send(visitor, [entry({ changedAt: 3000, note: 'Tweede telefoon' })])
    await send(visitor, [entry({ changedAt: 2000, note: 'Was zonder netwerk' })])
    expect(await savedOf(visitor)).toEqual([entry({ changedAt: 3000, note: 'Tweede telefoon' })])
    const removed = entry({ changedAt: 4000, saved: false })
    await send(visitor, [removed])
    await send(visitor, [entry({ changedAt: 3500 })])
    expect(await savedOf(visitor)).toEqual([removed])
  })

  it('are all kept when devices send at the same time', async () => {
    const visitor = await newVisitor()
    const devices = Array.from({ length: 8 }, (_, device) =>
      Array.from({ length: 10 }, (_, at) => entry({ id: `d${device}n${at}` })),
    )
    const answers = await Promise.all(devices.map((entries) => send(visitor, entries)))
    expect(answers.map(({ status }) => status)).toEqual(devices.map(() => 200))
    expect(await savedOf(visitor)).toHaveLength(80)
  })

  it('get the present time from a device whose clock is ahead', async () => {
    const visitor = await newVisitor()
    const [kept] = (await send(visitor, [entry({ changedAt: Date.now() + 86_400_000 })])).body
      .entries
    expect(kept.changedAt).toBeLessThanOrEqual(Date.now())
  })

  it('are limited in number', async () => {
    const visitor = await newVisitor()
    for (let at = 0; at <= MAX_SAVED_ENTRIES; at += MAX_SENT_ENTRIES) {
      const entries = Array.from({ length: MAX_SENT_ENTRIES }, (_, more) =>
        entry({ id: `s${at + more}` }),
      )
      expect((await send(visitor, entries)).status).toBe(200)
    }
    expect(await savedOf(visitor)).toHaveLength(MAX_SAVED_ENTRIES)
  })

  it.each([
    ['no list', undefined],
    ['an unknown kind', [{ ...entry(), kind: 'speaker' }]],
    [
      'too many at once',
      Array.from({ length: MAX_SENT_ENTRIES + 1 }, (_, at) => entry({ id: `s${at}` })),
    ],
  ])('are refused for %s', async (_, entries) => {
    const visitor = await newVisitor()
    expect((await send(visitor, entries)).status).toBe(400)
    expect(await savedOf(visitor)).toEqual([])
  })

  it('are in the export, and are deleted with the account', async () => {
    const visitor = await newVisitor()
    await send(visitor, [entry({ note: 'Alleen voor mij' })])
    const { body } = await cms.ask('/api/visitor-profile/export', { token: visitor.token })
    expect(body.saved).toEqual([
      { ...entry({ note: 'Alleen voor mij' }), changedAt: new Date(1000).toISOString() },
    ])
    const rows = () => cms.strapi.db.query(SAVED).findMany({ where: { visitor: visitor.id } })
    expect(await rows()).toHaveLength(1)
    const { status } = await cms.ask('/api/visitor-profile/delete', {
      method: 'POST',
      token: visitor.token,
      body: { language: 'nl', password: 'een goed wachtwoord' },
    })
    expect([status, await rows()]).toEqual([200, []])
  })

  it('are not acknowledged while nothing can be stored', async () => {
    const visitor = await newVisitor()
    const refused = await whileCommitFails('saved_entries', 'insert', () =>
      send(visitor, [entry()]),
    )
    expect(refused.status).toBe(503)
    expect(await savedOf(visitor)).toEqual([])
    expect((await send(visitor, [entry()])).status).toBe(200)
  })
})
