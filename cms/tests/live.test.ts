// About: cms/src/live, cms/src/api/live-fact, contract/src/live

import { DAY_MS } from '@beursvloer/contract/durations'
import { LIVE_FEED_PATH, type LiveAnswer } from '@beursvloer/contract/live/feed'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { type Cms, SITE_TOKEN, startCms } from './harness.ts'
import { cancel, clearSignUps, itemWith, openFair, signUp, visitorsNamed } from './sign-ups.ts'
import { signInAs } from './staff.ts'
import { removeVisitors, type SignedInVisitor } from './visitors.ts'

let cms: Cms
let close: () => Promise<void>
let editor: string
let anna: SignedInVisitor
let bas: SignedInVisitor

beforeAll(async () => {
  cms = await startCms()
  close = await openFair(cms)
  editor = await signInAs(cms, 'Redacteur')
  ;[anna, bas] = (await visitorsNamed(cms, ['Anna', 'Bas'])) as [SignedInVisitor, SignedInVisitor]
})
afterEach(async () => {
  await clearSignUps(cms)
  await cms.strapi.db.connection('live_facts').delete()
})
afterAll(async () => {
  await removeVisitors(cms)
  await close()
})

const feed = async (since = ''): Promise<LiveAnswer> =>
  (await cms.ask(`/api${LIVE_FEED_PATH}?since=${since}`, { token: SITE_TOKEN })).body
/** The feed as it is at another moment. */
async function feedAt(now: Date): Promise<LiveAnswer> {
  vi.useFakeTimers({ toFake: ['Date'], now })
  try {
    return await feed()
  } finally {
    vi.useRealTimers()
  }
}
const staff = (path: string, body: object, method = 'POST', token = editor) =>
  cms.ask(`/live${path}`, { method, token, body })
const placesOf = async (item: string) => (await feed()).facts?.items[item]
const notice = (fields: object = {}) => ({
  ...{ nl: 'De lunch is er.', en: 'Lunch is served.', tone: 'info', minutes: 60 },
  ...fields,
})

it('the feed has another version after each place that is taken or released, and no content while the version is the same', async () => {
  const item = await itemWith(cms, { capacity: 2, walkInPlaces: 1 })
  const before = await feed()
  expect(before.facts?.items[item]).toEqual({ left: 1, waiting: 0, line: true, doorFull: false })
  expect(await feed(before.version)).toEqual({ version: before.version, facts: null })
  const content = async () =>
    (await cms.ask('/api/content-version', { token: SITE_TOKEN })).body.version
  const contentBefore = await content()
  await signUp(cms, anna, item)
  await signUp(cms, bas, item)
  const after = await feed(before.version)
  expect(after.facts?.items[item]).toMatchObject({ left: 0, waiting: 1 })
  await cancel(cms, bas, item)
  expect((await feed(after.version)).facts?.items[item]).toMatchObject({ left: 0, waiting: 0 })
  // The notice drops no page from the cache.
  expect(await content()).toBe(contentBefore)
})

it('the feed contains the notice of staff until it is removed or expires', async () => {
  const { version } = await feed()
  expect((await staff('/notice', notice({ link: ' /programma?dag=2027-03-17 ' }))).status).toBe(200)
  const { facts } = await feed(version)
  expect(facts?.notice).toMatchObject({
    ...{ tone: 'info', text: { nl: 'De lunch is er.', en: 'Lunch is served.' } },
    link: '/programma?dag=2027-03-17',
  })
  const minutes = (Date.parse(facts?.notice?.until ?? '') - Date.now()) / 60_000
  expect(Math.round(minutes)).toBe(60)
  const overview = (await cms.ask('/live', { token: editor })).body.data
  expect(overview.notice).toMatchObject({ tone: 'info', by: expect.any(String) })
  expect((await feedAt(new Date(Date.now() + DAY_MS))).facts?.notice).toBeNull()
  await staff('/notice', notice({ tone: 'urgent', minutes: null }))
  expect((await feed()).facts?.notice).toMatchObject({ tone: 'urgent', until: null })
  expect((await staff('/notice', {}, 'DELETE')).status).toBe(200)
  expect((await feed()).facts?.notice).toBeNull()
})

it('a notice without Dutch text, too long or without a term is refused, in Dutch', async () => {
  const problem = async (fields: object) => {
    const { status, body } = await staff('/notice', notice(fields))
    return [status, body.error?.message]
  }
  expect(await problem({ nl: ' ' })).toEqual([400, 'Vul de melding in het Nederlands in.'])
  expect(await problem({ nl: 'x'.repeat(141) })).toEqual([
    400,
    'Een melding is hooguit 140 tekens lang.',
  ])
  for (const link of ['//elders.example', 'javascript:alert(1)', 'http://elders.example'])
    expect(await problem({ link })).toEqual([400, expect.stringContaining('https://')])
  expect(await problem({ minutes: 7 })).toEqual([400, 'Kies hoe lang de melding getoond wordt.'])
})

it('the feed names rooms that are full at the door, also for items without sign-ups', async () => {
  const item = await itemWith(cms, { signUp: 'none' })
  expect(await placesOf(item)).toBeUndefined()
  expect((await staff(`/doors/${item}`, { isFull: true })).status).toBe(200)
  expect(await placesOf(item)).toEqual({ left: null, waiting: 0, line: false, doorFull: true })
  const day = (await cms.ask('/live?day=2032-03-10', { token: editor })).body.data
  expect(day.items.find(({ id }: { id: string }) => id === item)).toMatchObject({ isFull: true })
  await staff(`/doors/${item}`, { isFull: false })
  expect(await placesOf(item)).toBeUndefined()
  expect((await staff('/doors/bestaatniet', { isFull: true })).status).toBe(404)
})

it('the feed leaves out items that are over or cancelled', async () => {
  const item = await itemWith(cms)
  const cancelled = await itemWith(cms, { state: 'cancelled', changeNote: 'Ziek' })
  expect(await placesOf(item)).toBeDefined()
  expect(await placesOf(cancelled)).toBeUndefined()
  const after = await feedAt(new Date('2032-03-10T10:00:00Z'))
  expect(after.facts?.items[item]).toBeUndefined()
})
