// About: cms/src/sign-ups/door, cms/src/sign-ups/staff/door-helpers.ts, contract/src/sign-ups/door.ts
// About: contract/src/sign-ups/walk-in-id.ts

import { createHash, randomUUID } from 'node:crypto'
import { HOUR_MS, MINUTE_MS } from '@beursvloer/contract/durations'
import { DOOR_PATH, type DoorAnswer, doorPath } from '@beursvloer/contract/sign-ups/door'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Cms, documentsOf, startCms } from './harness.ts'
import { clearSignUps, itemWith, openFair, runJobs, signUp, visitorsNamed } from './sign-ups.ts'
import { signInAs } from './staff.ts'
import { removeVisitors, type SignedInVisitor } from './visitors.ts'

let cms: Cms
let close: () => Promise<void>
let organiser: string
/** Two phones of two helpers at the door, and the visitors. */
let phones: SignedInVisitor[]
let visitors: SignedInVisitor[]
let rooms: { id: string; name: string }[]
let item: string

beforeAll(async () => {
  cms = await startCms()
  close = await openFair(cms)
  organiser = await signInAs(cms, 'Organisator')
  const people = await visitorsNamed(cms, ['Mees', 'Noor', 'Anna', 'Bas', 'Cor', 'Dirk'])
  phones = people.slice(0, 2)
  visitors = people.slice(2)
})
beforeEach(async () => {
  item = await itemWith(cms, { capacity: 4, walkInPlaces: 1 })
  rooms = (await helpers()).body.data.rooms
  const [room] = rooms.filter(({ name }) => name.startsWith('Aanmeldlab')).slice(-1)
  for (const { email } of phones) await letStand(email, [(await roomOf(item)) ?? room?.id ?? ''])
})
afterEach(() => clearSignUps(cms))
afterAll(async () => {
  await removeVisitors(cms)
  await close()
})

const helpers = () => cms.ask('/sign-ups/door-helpers', { token: organiser })
const letStand = (email: string, ids: readonly string[]) =>
  cms.ask('/sign-ups/door-helpers', {
    method: 'POST',
    token: organiser,
    body: { email, rooms: ids },
  })
async function roomOf(documentId: string): Promise<string | undefined> {
  const found = await documentsOf(cms, 'programme-item').findOne({
    documentId,
    locale: 'nl',
    populate: { room: true },
  })
  return (found as { room?: { documentId: string } } | null)?.room?.documentId
}

const visitor = (at: number): SignedInVisitor => visitors[at] as SignedInVisitor
const phone = (at: number): SignedInVisitor => phones[at] as SignedInVisitor

type SentEntry = Partial<{
  id: string
  at: string
  what: string
  badge: string
  signUp: string
}>
const entry = (who: SignedInVisitor, more: SentEntry = {}): SentEntry => ({
  id: randomUUID(),
  at: new Date().toISOString(),
  what: 'in',
  badge: who.badgeCode,
  ...more,
})
const send = ({ token }: SignedInVisitor, entries: readonly SentEntry[], at = item) =>
  cms.ask(`/api${doorPath(at)}`, { method: 'POST', token, body: { entries } })
const outcomes = async (asked: ReturnType<typeof send>) => {
  const { status, body } = await asked
  return status === 200 ? (body as DoorAnswer).results.map(({ outcome }) => outcome) : [status]
}
const statesNow = async () => {
  const { body } = await cms.ask(`/api${doorPath(item)}`, { token: phone(0).token })
  return (body as DoorAnswer).list.people.map(({ name, state }) => `${name.split(' ')[0]} ${state}`)
}
const panelRow = async () =>
  (await cms.ask(`/sign-ups/${item}`, { token: organiser })).body.data.item

describe('check-in at the door', () => {
  it('is allowed in the rooms that staff assigned, and in no others', async () => {
    const other = await itemWith(cms)
    const { body } = await cms.ask(`/api${DOOR_PATH}`, { token: phone(0).token })
    expect(body.items).toMatchObject([{ id: item }])
    expect((await cms.ask(`/api${DOOR_PATH}`, { token: visitor(0).token })).body.items).toEqual([])
    expect(await outcomes(send(phone(0), [entry(visitor(0))], other))).toEqual([403])
    expect(await outcomes(send(visitor(0), [entry(visitor(0))]))).toEqual([403])
    expect((await cms.ask(`/api${doorPath(item)}`)).status).toBe(401)
    expect((await letStand('niemand@zandkreek.example', [])).status).toBe(400)
    expect((await letStand(phone(0).email, ['geenruimte'])).status).toBe(400)
    await letStand(phone(0).email, [])
    expect(await outcomes(send(phone(0), []))).toEqual([403])
    expect((await helpers()).body.data.helpers).toMatchObject([{ email: phone(1).email }])
  })

  it('recognises a badge by its hash; the list contains no badge that can be copied', async () => {
    await signUp(cms, visitor(0), item)
    const { body } = await cms.ask(`/api${doorPath(item)}`, { token: phone(0).token })
    expect(JSON.stringify(body)).not.toContain(visitor(0).badgeCode)
    const badge = createHash('sha256').update(visitor(0).badgeCode).digest('hex')
    expect(body.list).toMatchObject({ places: 3, walkInPlaces: 1, people: [{ badge, turn: 1 }] })
  })

  it('admits a visitor with a place once, also by two phones and when the entry is sent again', async () => {
    await signUp(cms, visitor(0), item)
    const first = entry(visitor(0), { at: new Date(Date.now() - 10 * MINUTE_MS).toISOString() })
    expect(await outcomes(send(phone(1), [entry(visitor(0))]))).toEqual(['in'])
    expect(await outcomes(send(phone(0), [first]))).toEqual(['already'])
    const again = entry(visitor(0))
    await outcomes(send(phone(0), [entry(visitor(0), { what: 'undo' }), again]))
    expect(await outcomes(send(phone(0), [again]))).toEqual(['in'])
    expect(await statesNow()).toEqual(['Anna attended'])
    const [row] = await cms.strapi.db.query('api::sign-up.sign-up').findMany({ where: { item } })
    expect(row.history.at(-1)).toMatchObject({ cause: 'checked-in', by: 'Mees Oosterbaan' })
    expect(await panelRow()).toMatchObject({ inside: 1, walkedIn: 0, taken: 1 })
  })

  it('counts offline entries once, when they are sent twice and out of order', async () => {
    for (const at of [0, 1]) await signUp(cms, visitor(at), item)
    const queue = [entry(visitor(0)), entry(visitor(1)), entry(visitor(0), { what: 'undo' })]
    expect(await outcomes(send(phone(0), queue))).toEqual(['in', 'in', 'undone'])
    expect(await outcomes(send(phone(0), queue))).toEqual(['in', 'in', 'undone'])
    expect(await statesNow()).toEqual(['Anna confirmed', 'Bas attended'])
    expect(await outcomes(send(phone(1), [{ ...queue[0], id: randomUUID() }]))).toEqual(['in'])
    expect(await panelRow()).toMatchObject({ inside: 2 })
  })

  it('by hand names the sign-up', async () => {
    await signUp(cms, visitor(0), item)
    const [row] = await cms.strapi.db.query('api::sign-up.sign-up').findMany({ where: { item } })
    const { badge: _, ...byHand } = entry(visitor(0), { signUp: row.documentId })
    expect(await outcomes(send(phone(0), [byHand]))).toEqual(['in'])
    const stranger = { ...byHand, id: randomUUID(), signUp: 'x'.repeat(24) }
    expect(await outcomes(send(phone(0), [stranger]))).toEqual(['unknown'])
    expect(await outcomes(send(phone(0), [{ ...byHand, badge: 'en ook een badge' }]))).toEqual([
      400,
    ])
  })
})

describe('check-in without a place', () => {
  it('admits walk-ins up to the places for them, never more, also at the same moment', async () => {
    const asked = await Promise.all(
      visitors.map((one, at) => outcomes(send(phone(at % 2), [entry(one, { what: 'walk-in' })]))),
    )
    expect(asked.flat().filter((outcome) => outcome === 'walk-in')).toHaveLength(1)
    expect(asked.flat().filter((outcome) => outcome === 'walk-ins-full')).toHaveLength(3)
    expect(await panelRow()).toMatchObject({ inside: 1, walkedIn: 1, taken: 0 })
  })

  it('counts visitors without a badge once, up to the places for walk-ins, and can be undone', async () => {
    const count = (signUp: string): SentEntry => ({
      ...{ id: randomUUID(), at: new Date().toISOString(), what: 'count', signUp },
    })
    const [first, second] = [count('a'.repeat(32)), count('b'.repeat(32))] as const
    const undo = { ...first, id: randomUUID(), what: 'undo' }
    expect(await outcomes(send(phone(0), [first, second]))).toEqual(['walk-in', 'walk-ins-full'])
    expect(await outcomes(send(phone(0), [first]))).toEqual(['walk-in'])
    expect(await statesNow()).toEqual([' walk-in'])
    expect(await panelRow()).toMatchObject({ inside: 1, walkedIn: 1, taken: 0, waiting: 0 })
    expect(await outcomes(send(phone(1), [undo, undo]))).toEqual(['undone', 'undone'])
    expect(await outcomes(send(phone(0), [first]))).toEqual(['walk-in'])
    expect(await panelRow()).toMatchObject({ inside: 0, walkedIn: 0 })
    expect(await outcomes(send(phone(0), [{ ...entry(visitor(0)), what: 'count' }]))).toEqual([400])
  })

  it('by staff in the panel counts a visitor once, and can be undone', async () => {
    const path = `/sign-ups/${item}`
    const post = (to: string, body: object = {}) =>
      cms.ask(`${path}${to}`, { method: 'POST', token: organiser, body })
    const id = 'c'.repeat(32)
    expect((await post('/walk-ins', { id: 'x' })).status).toBe(400)
    for (const _ of [1, 2]) expect((await post('/walk-ins', { id })).status).toBe(200)
    expect(await panelRow()).toMatchObject({ inside: 1, walkedIn: 1 })
    const full = await post('/walk-ins', { id: 'd'.repeat(32) })
    expect(full.body.error.message).toBe('Er zijn geen plaatsen voor inlopers meer.')
    const { body } = await cms.ask(path, { token: organiser })
    expect(body.data.rows).toMatchObject([{ documentId: id, name: '', email: '' }])
    for (const _ of [1, 2]) expect((await post(`/people/${id}/take-back`)).status).toBe(200)
    expect(await panelRow()).toMatchObject({ inside: 0, walkedIn: 0 })
  })

  it('reports that there is no place; an unknown badge is reported as unknown', async () => {
    expect(await outcomes(send(phone(0), [entry(visitor(0))]))).toEqual(['no-place'])
    const nobody = entry(visitor(0), { badge: 'a'.repeat(22) })
    expect(await outcomes(send(phone(0), [nobody]))).toEqual(['unknown'])
    expect(await statesNow()).toEqual([])
  })

  it('takes no place from those for sign-ups, and ends a waiting list position', async () => {
    for (const one of visitors) await signUp(cms, one, item)
    const last = visitor(3)
    expect(await statesNow()).toContain('Dirk waiting')
    expect(await outcomes(send(phone(0), [entry(last)]))).toEqual(['no-place'])
    expect(await outcomes(send(phone(0), [entry(last, { what: 'walk-in' })]))).toEqual(['walk-in'])
    expect(await panelRow()).toMatchObject({ taken: 3, waiting: 0, walkedIn: 1, over: 0 })
    expect(await outcomes(send(phone(0), [entry(last, { what: 'undo' })]))).toEqual(['undone'])
    expect(await panelRow()).toMatchObject({ walkedIn: 0, inside: 0 })
  })
})

it('a room is marked as full, and as having places again', async () => {
  const say = async (isFull?: boolean) => {
    const body = { entries: [], ...(isFull !== undefined && { isFull }) }
    const how = { method: 'POST', token: phone(0).token, body }
    return (await cms.ask(`/api${doorPath(item)}`, how)).body.isFull
  }
  expect([await say(), await say(true), await say()]).toEqual([false, true, true])
  const { body } = await cms.ask(`/api${doorPath(item)}`, { token: phone(1).token })
  expect(body.isFull).toBe(true)
  expect([await say(false), await say()]).toEqual([false, false])
})

describe('after the item', () => {
  const end = Date.parse('2032-03-10T11:00:00+01:00')

  it('visitors who did not come are marked absent half an hour after the end; a late entry marks them as attended', async () => {
    for (const at of [0, 1]) await signUp(cms, visitor(at), item)
    await send(phone(0), [entry(visitor(0))])
    await runJobs(cms, new Date(end + 29 * MINUTE_MS))
    expect(await statesNow()).toEqual(['Anna attended', 'Bas confirmed'])
    await runJobs(cms, new Date(end + 31 * MINUTE_MS))
    expect(await statesNow()).toEqual(['Anna attended', 'Bas absent'])
    expect(await outcomes(send(phone(1), [entry(visitor(1))]))).toEqual(['in'])
    expect(await statesNow()).toEqual(['Anna attended', 'Bas attended'])
  })

  it('nobody is marked absent where nobody was checked in', async () => {
    await signUp(cms, visitor(0), item)
    await runJobs(cms, new Date(end + HOUR_MS))
    expect(await statesNow()).toEqual(['Anna confirmed'])
  })
})
