// About: cms/src/sign-ups/staff, cms/src/sign-ups/mails, contract/src/csv.ts

import { randomUUID } from 'node:crypto'
import { unzipSync } from 'fflate'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { newAddress } from './accounts.ts'
import { rowsOf } from './forms.ts'
import { type Cms, documentsOf, refusalOf, startCms } from './harness.ts'
import {
  cancel,
  clearSignUps,
  itemWith,
  openFair,
  republish,
  runJobs,
  signUp,
  statesOf,
  visitorsNamed,
} from './sign-ups.ts'
import { download, expectClosed, roleWithout, signInAs } from './staff.ts'
import { removeVisitors, type SignedInVisitor } from './visitors.ts'

const ITEM = 'api::programme-item.programme-item'

let cms: Cms
let close: () => Promise<void>
let organiser: string
let editor: string
let visitors: SignedInVisitor[]

beforeAll(async () => {
  cms = await startCms()
  close = await openFair(cms)
  organiser = await signInAs(cms, 'Organisator')
  editor = await signInAs(cms, 'Redacteur')
  visitors = await visitorsNamed(cms, ['Anna', 'Bas', 'Cor'])
})
afterEach(() => clearSignUps(cms))
afterAll(async () => {
  await removeVisitors(cms)
  await close()
})

const see = async (path: string, token = organiser) =>
  (await cms.ask(`/sign-ups${path}`, { token })).body.data
const act = (path: string, body: object = {}) =>
  cms.ask(`/sign-ups${path}`, { method: 'POST', token: organiser, body })
const everybody = async (item: string) => {
  for (const visitor of visitors) await signUp(cms, visitor, item)
}
const purposesTo = async (to: string) =>
  (await rowsOf(cms, 'outbox-mail', { to })).map(({ purpose }) => purpose)
const caller = (email: string, more: object = {}) => ({
  name: 'Dirk Ooms',
  email,
  phone: '06 12345678',
  language: 'nl',
  ...more,
})

it('the overview shows how full each item is, and where it is over capacity; editors see no names', async () => {
  const item = await itemWith(cms, { capacity: 3, walkInPlaces: 1 })
  await everybody(item)
  await republish(cms, item, { capacity: 2 })
  const { rows } = await see('', editor)
  expect(rows.find(({ id }: { id: string }) => id === item)).toMatchObject({
    ...{ date: '2032-03-10', start: '10:00', end: '11:00', isCancelled: false },
    ...{ places: 1, walkIn: 1, taken: 2, waiting: 1, over: 1 },
  })
  expect((await see('?bezetting=over')).rows).toHaveLength(1)
  expect((await see('?_q=bestaatniet')).rows).toEqual([])
  expect(await see(`/${item}/concerns`, editor)).toEqual({
    ...{ withPlace: 2, waiting: 1, saved: 0, told: 0 },
  })
  const ask = await cms.ask(`/sign-ups/${item}`, { token: editor })
  expect(ask.status).toBe(403)
})

it('staff list, search and export sign-ups, and print the names of visitors with a place', async () => {
  const item = await itemWith(cms)
  await everybody(item)
  await cancel(cms, visitors[1] as SignedInVisitor, item)
  const { rows, others } = await see(`/${item}`)
  expect(
    rows.map(({ name, state, position }: Record<string, unknown>) => [name, state, position]),
  ).toEqual([
    ['Anna Oosterbaan', 'confirmed', null],
    ['Cor Oosterbaan', 'offered', null],
  ])
  expect(others.length).toBeGreaterThan(0)
  expect((await see(`/${item}?_q=cor`)).total).toBe(1)
  expect((await see(`/${item}?state=cancelled`)).rows[0].name).toBe('Bas Oosterbaan')
  const csv = await download(cms, `/sign-ups/${item}/export.csv`, organiser)
  expect(csv.text).toContain('Anna Oosterbaan;')
  expect(csv.text).not.toContain('Bas')
  const xlsx = await download(cms, `/sign-ups/${item}/export.xlsx`, organiser)
  expect(Object.keys(unzipSync(xlsx.bytes))).toContain('xl/worksheets/sheet1.xml')
  const door = await see(`/${item}/door`)
  expect(door.people.map(({ name }: { name: string }) => name)).toEqual(['Anna Oosterbaan'])
})

it('staff sign up a caller by the same rules, with or without an account', async () => {
  const item = await itemWith(cms, { capacity: 1, signUpClosesAt: '2020-01-01T00:00:00.000Z' })
  const email = newAddress()
  expect((await act(`/${item}/people`, caller(email.toUpperCase()))).body.data).toEqual({
    state: 'confirmed',
  })
  const anna = visitors[0] as SignedInVisitor
  expect((await act(`/${item}/people`, caller(anna.email))).body.data.state).toBe('waiting')
  const [row] = await rowsOf(cms, 'sign-up', { email })
  expect(row.history).toMatchObject([{ cause: 'phone', by: 'Bo Organisator' }])
  expect(await purposesTo(email)).toEqual(['place-confirmed'])
  const refused = await act(`/${item}/people`, caller('geen adres'))
  expect([refused.status, refused.body.error.message]).toEqual([
    400,
    'Vul een geldig e-mailadres in.',
  ])
  const clash = await act(`/${await itemWith(cms)}/people`, caller(email))
  expect([clash.status, clash.body.error.message]).toEqual([
    400,
    'Deze persoon heeft dan al een plaats bij een ander onderdeel.',
  ])
})

it('staff give a place to a visitor on the waiting list, and take visitors off', async () => {
  const item = await itemWith(cms, { capacity: 1 })
  await everybody(item)
  const { rows } = await see(`/${item}`)
  const [anna, , cor] = rows.map(({ documentId }: { documentId: string }) => documentId)
  expect((await act(`/${item}/people/${cor}/promote`)).status).toBe(200)
  expect((await act(`/${item}/people/${cor}/promote`)).status).toBe(400)
  expect(await statesOf(cms, item)).toEqual(['confirmed', 'waiting', 'confirmed'])
  await act(`/${item}/people/${anna}/take-off`)
  // One sign-up more than the capacity has a place, so none becomes free.
  expect(await statesOf(cms, item)).toEqual(['cancelled', 'waiting', 'confirmed'])
  expect(await purposesTo((visitors[0] as SignedInVisitor).email)).toEqual([
    'place-confirmed',
    'place-cancelled',
  ])
})

it('staff move all sign-ups to another item in order; nobody loses a place by it', async () => {
  const item = await itemWith(cms)
  const other = await itemWith(cms, { capacity: 1, start: '15:00:00.000', end: '16:00:00.000' })
  await everybody(item)
  expect((await act(`/${item}/move`, { to: item })).status).toBe(400)
  expect((await act(`/${item}/move`, { to: other })).body.data).toEqual({ moved: 3 })
  expect(await statesOf(cms, item)).toEqual(['cancelled', 'cancelled', 'cancelled'])
  expect(await statesOf(cms, other)).toEqual(['confirmed', 'confirmed', 'waiting'])
  const mails = await rowsOf(cms, 'outbox-mail', { to: visitors[0]?.email })
  expect(mails.map(({ calendar }) => calendar.method)).toEqual(['REQUEST', 'CANCEL', 'REQUEST'])
})

it('a moved visitor with a place gets one instead of a waiting list position, and is mailed which sign-up stays', async () => {
  const item = await itemWith(cms)
  const other = await itemWith(cms, { capacity: 1, start: '15:00:00.000', end: '16:00:00.000' })
  await everybody(item)
  for (const at of [1, 0]) await signUp(cms, visitors[at] as SignedInVisitor, other)
  expect(await statesOf(cms, other)).toEqual(['confirmed', 'waiting'])
  await act(`/${item}/move`, { to: other })
  expect((await statesOf(cms, other)).toSorted()).toEqual(['confirmed', 'confirmed', 'waiting'])
  const textsTo = async (at: number) =>
    (await rowsOf(cms, 'outbox-mail', { to: visitors[at]?.email }))
      .map(({ text }) => text)
      .slice(-2)
  expect(await textsTo(0)).toEqual([
    expect.stringContaining('Daarover krijgt u een eigen mail.'),
    expect.stringContaining('U hebt een plaats.'),
  ])
  expect((await textsTo(1))[1]).toMatch(/Uw aanmelding voor ‘Aanmelden \d+’ blijft staan\./)
})

it('staff mail each recipient once', async () => {
  const item = await itemWith(cms)
  await everybody(item)
  const mail = {
    key: randomUUID(),
    to: 'places',
    subject: 'Neem mee',
    message: 'Een jas.\n\nEcht.',
  }
  expect((await act(`/${item}/mail`, mail)).body.data).toEqual({ mailed: 2 })
  expect((await act(`/${item}/mail`, mail)).body.data).toEqual({ mailed: 0 })
  expect((await act(`/${item}/mail`, { ...mail, message: ' ' })).status).toBe(400)
  const all = await act(`/${item}/mail`, { ...mail, key: randomUUID(), to: 'all' })
  expect(all.body.data).toEqual({ mailed: 3 })
  expect(await rowsOf(cms, 'outbox-mail', { purpose: 'place-message' })).toHaveLength(5)
})

it('an item, its room and its day cannot be removed until visitors with a sign-up have been notified', async () => {
  const item = await itemWith(cms, { capacity: 1 })
  for (const visitor of visitors.slice(0, 2)) await signUp(cms, visitor, item)
  const items = documentsOf(cms, 'programme-item')
  const read = await items.findOne({ documentId: item, locale: 'nl', populate: ['room', 'day'] })
  const which = { documentId: item, locale: 'nl' }
  const counting = { title: expect.stringContaining('1 met een plaats, 1 op de wachtlijst') }
  const { room, day } = read as unknown as Record<'room' | 'day', { documentId: string }>
  expect(await refusalOf(items.unpublish(which))).toEqual(counting)
  expect(await refusalOf(items.delete({ documentId: item, locale: '*' }))).toEqual(counting)
  expect(await refusalOf(items.delete({ documentId: item, locale: 'en' }))).toEqual({})
  expect(await refusalOf(documentsOf(cms, 'room').delete(room))).toHaveProperty('name')
  expect(await refusalOf(documentsOf(cms, 'day').delete(day))).toHaveProperty('date')
  const bulk = await cms.ask(`/content-manager/collection-types/${ITEM}/actions/bulkDelete`, {
    method: 'POST',
    token: editor,
    body: { documentIds: [item], locale: 'nl' },
  })
  expect(bulk.status).toBe(400)

  await items.update({ ...which, data: { state: 'cancelled', changeNote: 'Ziek.' } })
  expect(await refusalOf(items.unpublish(which))).toEqual(counting)
  await items.publish(which)
  expect(await refusalOf(items.unpublish(which))).toEqual({
    title: expect.stringMatching(/^Nog niet iedereen heeft bericht/),
  })
  await runJobs(cms, new Date())
  const [anna] = visitors as [SignedInVisitor]
  expect((await rowsOf(cms, 'outbox-mail', { to: anna.email })).at(-1)?.calendar.method).toBe(
    'CANCEL',
  )
  expect(await refusalOf(items.delete({ documentId: item, locale: '*' }))).toEqual({})
  expect(await refusalOf(documentsOf(cms, 'room').delete(room))).toEqual({})
})

it('a smaller room asks for confirmation when items have more places; nobody loses a place', async () => {
  const item = await itemWith(cms, { capacity: 60, title: 'Vol huis' })
  await everybody(item)
  const read = await documentsOf(cms, 'programme-item').findOne({
    ...{ documentId: item, locale: 'nl', populate: ['room'] },
  })
  const { documentId } = (read as unknown as { room: { documentId: string } }).room
  const where = `/content-manager/collection-types/api::room.room/${documentId}?locale=nl`
  const makeIt = (capacity: number, more: Record<string, string> = {}) => {
    const headers = { 'if-match': '*', ...more }
    return cms.ask(where, { method: 'PUT', token: organiser, body: { capacity }, headers })
  }
  expect((await makeIt(60)).status).toBe(200)
  const asked = await makeIt(40)
  expect(asked.status).toBe(409)
  const { question } = asked.body.error.details
  expect(question.lines).toEqual([
    expect.stringMatching(/^Vol huis \(woensdag 10 maart 10:00\): 60 plaatsen, waarvan 3 bezet$/),
  ])
  expect((await makeIt(30, { 'x-confirmed': question.id })).status).toBe(409)
  expect((await makeIt(40, { 'x-confirmed': question.id })).status).toBe(200)
  expect(await statesOf(cms, item)).toEqual(['confirmed', 'confirmed', 'confirmed'])
  expect(await see(`/${item}`)).toMatchObject({ item: { places: 60 } })
})

it('other members of staff have no access', async () => {
  const reader = await signInAs(cms, await roleWithout(cms))
  const one = '/sign-ups/x'
  await expectClosed(
    cms,
    '/sign-ups',
    [
      ['GET', '/sign-ups'],
      ['GET', '/sign-ups/door-helpers'],
      ['POST', '/sign-ups/door-helpers'],
      ['GET', `${one}/concerns`],
      ['GET', one],
      ['GET', `${one}/door`],
      ['GET', `${one}/export.csv`],
      ['GET', `${one}/export.xlsx`],
      ['POST', `${one}/people`],
      ['POST', `${one}/people/y/promote`],
      ['POST', `${one}/people/y/take-off`],
      ['POST', `${one}/people/y/take-back`],
      ['POST', `${one}/walk-ins`],
      ['POST', `${one}/move`],
      ['POST', `${one}/mail`],
    ],
    reader,
  )
})
