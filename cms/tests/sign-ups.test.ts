// About: cms/src/sign-ups, cms/src/api/sign-up, cms/src/api/sign-in-link
// About: cms/src/visitors/sign-in/sign-in-link.ts, contract/src/sign-ups
// About: contract/src/forms/definitions/guest-sign-up.ts

import { randomUUID } from 'node:crypto'
import { HOUR_MS, MINUTE_MS } from '@beursvloer/contract/durations'
import { signUpPaths } from '@beursvloer/contract/sign-ups/paths'
import { MAX_RESERVATIONS } from '@beursvloer/contract/sign-ups/terms'
import { parsers } from '@beursvloer/contract/testing/read-calendar'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { newAddress, register } from './accounts.ts'
import { whileCommitFails } from './failing-commit.ts'
import { rowsOf } from './forms.ts'
import { type Cms, documentsOf, SITE_TOKEN, startCms } from './harness.ts'
import {
  accept,
  askLink,
  cancel,
  clearSignUps,
  followLink,
  guest,
  itemWith,
  openFair,
  readOffer,
  republish,
  runJobs,
  signUp,
  statesOf,
  takeOffer,
  visitorsNamed,
} from './sign-ups.ts'
import { statementsDuring, unquoted } from './statements.ts'
import { removeVisitors, type SignedInVisitor, visitorNamed } from './visitors.ts'

let cms: Cms
let close: () => Promise<void>
let anna: SignedInVisitor
let bas: SignedInVisitor
let cor: SignedInVisitor

beforeAll(async () => {
  cms = await startCms()
  close = await openFair(cms)
  ;[anna, bas, cor] = (await visitorsNamed(cms, ['Anna', 'Bas', 'Cor'])) as [
    SignedInVisitor,
    SignedInVisitor,
    SignedInVisitor,
  ]
})
afterEach(() => clearSignUps(cms))
afterAll(async () => {
  await removeVisitors(cms)
  await close()
})

const stateOf = async (asked: ReturnType<typeof signUp>) => (await asked).body.signUp.state
const reasonOf = async (asked: ReturnType<typeof signUp>) => {
  const { status, body } = await asked
  return `${status} ${body.error?.details.reason}`
}
const feed = async (since = '') =>
  (await cms.ask(`/api/sign-ups/places?since=${since}`, { token: SITE_TOKEN })).body
const mailsTo = (to: string) => rowsOf(cms, 'outbox-mail', { to })
const purposesTo = async (to: string) => (await mailsTo(to)).map(({ purpose }) => purpose)
const codeTo = async (to: string) => {
  const mail = (await mailsTo(to)).at(-1)
  return decodeURIComponent(/\?code=([\w%-]+)/.exec(mail?.text)?.[1] ?? '')
}
const later = (ms: number) => new Date(Date.now() + ms)

describe('signing up', () => {
  it('confirms places until the item is full, then gives waiting list positions; each visitor has one sign-up', async () => {
    const item = await itemWith(cms, { capacity: 1 })
    const key = randomUUID()
    const first = await signUp(cms, anna, item, { key })
    expect([first.status, first.body.signUp]).toEqual([
      200,
      { item, state: 'confirmed', position: null, until: null, at: expect.any(String) },
    ])
    expect((await signUp(cms, anna, item, { key })).body).toEqual(first.body)
    expect(await stateOf(signUp(cms, anna, item))).toBe('confirmed')
    expect((await signUp(cms, bas, item)).body.signUp).toMatchObject({
      state: 'waiting',
      position: 1,
    })
    expect((await signUp(cms, cor, item)).body.signUp).toMatchObject({ position: 2 })
    expect(await purposesTo(anna.email)).toEqual(['place-confirmed'])
    expect(await purposesTo(bas.email)).toEqual(['place-waiting'])
    const own = await cms.ask(`/api${signUpPaths.own}`, { token: cor.token })
    expect(own.body.signUps).toMatchObject([{ item, state: 'waiting', position: 2 }])
  })

  it('is refused with the reason', async () => {
    const [full, cancelled, walkIn, later, over] = await Promise.all([
      itemWith(cms, { capacity: 1, waitingList: false }),
      itemWith(cms, { state: 'cancelled', changeNote: 'Ziek' }),
      itemWith(cms, { signUp: 'none' }),
      itemWith(cms, { signUpOpensAt: '2032-03-01T08:00:00.000Z' }),
      itemWith(cms, { signUpClosesAt: '2020-03-01T08:00:00.000Z' }),
    ])
    await signUp(cms, bas, full)
    expect(await reasonOf(signUp(cms, anna, full))).toBe('409 full')
    expect(await reasonOf(signUp(cms, anna, cancelled))).toBe('409 cancelled')
    expect(await reasonOf(signUp(cms, anna, walkIn))).toBe('409 no-item')
    expect(await reasonOf(signUp(cms, anna, later))).toBe('409 not-open')
    expect(await reasonOf(signUp(cms, anna, over))).toBe('409 closed')
    expect(await reasonOf(cancel(cms, anna, full))).toBe('409 none')
    expect(await reasonOf(accept(cms, bas, full))).toBe('200 undefined')
  })

  it('leaves the places for walk-ins free', async () => {
    const item = await itemWith(cms, { capacity: 3, walkInPlaces: 2 })
    expect(await stateOf(signUp(cms, anna, item))).toBe('confirmed')
    expect(await stateOf(signUp(cms, bas, item))).toBe('waiting')
  })

  it('is refused with the clashing item, and swaps with it in one step on request', async () => {
    const [one, other] = [await itemWith(cms, { capacity: 1 }), await itemWith(cms)]
    await signUp(cms, anna, one)
    await signUp(cms, bas, one)
    const refused = await signUp(cms, anna, other)
    expect([refused.status, refused.body.error.details]).toEqual([
      409,
      { reason: 'clash', other: one },
    ])
    expect(await stateOf(signUp(cms, anna, other, { swap: one }))).toBe('confirmed')
    expect(await statesOf(cms, one)).toEqual(['cancelled', 'offered'])
    expect(await purposesTo(anna.email)).toEqual([
      'place-confirmed',
      'place-cancelled',
      'place-confirmed',
    ])
  })

  it('keeps the old place while a swap leads only to a waiting list position', async () => {
    const [one, other] = [await itemWith(cms), await itemWith(cms, { capacity: 1 })]
    await signUp(cms, anna, one)
    await signUp(cms, bas, other)
    expect(await stateOf(signUp(cms, anna, other, { swap: one }))).toBe('waiting')
    expect(await statesOf(cms, one)).toEqual(['confirmed'])
    await cancel(cms, bas, other)
    expect(await reasonOf(accept(cms, anna, other))).toBe('409 clash')
    expect(await stateOf(accept(cms, anna, other, { swap: one }))).toBe('confirmed')
    expect(await statesOf(cms, one)).toEqual(['cancelled'])
  })

  it('requires the session of a visitor and a small, valid body', async () => {
    const ask = (token: string | undefined, body: object) =>
      cms.ask(`/api${signUpPaths.own}`, { method: 'POST', token, body })
    const item = await itemWith(cms)
    const right = { item, key: randomUUID(), language: 'nl' }
    expect((await ask(undefined, right)).status).toBe(401)
    expect((await ask(SITE_TOKEN, right)).status).toBe(403)
    expect((await ask(anna.token, { ...right, item: "'" })).status).toBe(400)
    expect((await ask(anna.token, { ...right, state: 'confirmed' })).status).toBe(400)
    expect((await ask(anna.token, { ...right, key: 'x'.repeat(100_000) })).status).toBe(413)
    expect((await cms.ask('/api/sign-ups/places', {})).status).toBe(401)
  })
})

it('requests at the same moment are looked up in one statement, each is written once, and their mails are stored together', async () => {
  const item = await itemWith(cms, { capacity: 1 })
  const statements = await statementsDuring(cms, () =>
    Promise.all([anna, bas, cor].map((visitor) => signUp(cms, visitor, item))),
  )
  const count = (part: string) =>
    statements.filter((statement) => unquoted(statement).includes(part)).length
  expect({
    lookedUp: count('sign_ups as t0 where (t0.email'),
    counted: count('from sign_ups where item'),
    written: count('insert into sign_ups'),
    rewritten: count('update sign_ups'),
    readBack: count('sign_ups as t0 where (t0.id ='),
    mails: count('insert into outbox_mails'),
  }).toEqual({ lookedUp: 1, counted: 1, written: 3, rewritten: 0, readBack: 0, mails: 1 })
  const rows = await rowsOf(cms, 'sign-up', { item })
  expect(rows.map(({ told, sequence }) => [told?.start, sequence > 0])).toEqual(
    Array(3).fill(['10:00', true]),
  )
})

it('published content is read once for all sign-ups, and again after it has changed', async () => {
  const item = await itemWith(cms, { capacity: 3 })
  await signUp(cms, anna, item)
  const statements = await statementsDuring(cms, () => signUp(cms, bas, item))
  expect(
    statements.filter((statement) => / from (programme_items|editions) /.test(unquoted(statement))),
  ).toEqual([])
  await republish(cms, item, { title: 'Aanmelden en wonen' })
  await signUp(cms, cor, item)
  expect((await mailsTo(cor.email)).at(-1)?.subject).toContain('Aanmelden en wonen')
})

describe('a place that becomes free', () => {
  it('is offered for a day to the first visitor on the waiting list, then to the next', async () => {
    const item = await itemWith(cms, { capacity: 1 })
    for (const visitor of [anna, bas, cor]) await signUp(cms, visitor, item)
    const key = randomUUID()
    expect(await stateOf(cancel(cms, anna, item, { key }))).toBe('cancelled')
    expect(await statesOf(cms, item)).toEqual(['cancelled', 'offered', 'waiting'])
    await runJobs(cms, later(23 * HOUR_MS))
    expect(await statesOf(cms, item)).toEqual(['cancelled', 'offered', 'waiting'])
    await runJobs(cms, later(25 * HOUR_MS))
    expect(await statesOf(cms, item)).toEqual(['cancelled', 'cancelled', 'offered'])
    expect(await stateOf(accept(cms, cor, item))).toBe('confirmed')
    expect(await reasonOf(accept(cms, bas, item))).toBe('409 not-offered')
    // A repeated old request changes nothing.
    await signUp(cms, anna, item)
    expect((await cancel(cms, anna, item, { key })).body.signUp.state).toBe('waiting')
    expect(await purposesTo(bas.email)).toEqual([
      'place-waiting',
      'place-offered',
      'place-cancelled',
    ])
  })

  it('is offered for 15 minutes on a day of the fair, and never beyond the start of the item', async () => {
    const fair = (time: string) => new Date(`2032-03-10T${time}:00+01:00`)
    const item = await itemWith(cms, { capacity: 1, start: '14:00:00.000', end: '15:00:00.000' })
    for (const visitor of [anna, bas, cor]) await signUp(cms, visitor, item)
    await republish(cms, item, { capacity: 2 })
    await runJobs(cms, fair('13:00'))
    expect(await statesOf(cms, item)).toEqual(['confirmed', 'offered', 'waiting'])
    await runJobs(cms, fair('13:50'))
    expect(await statesOf(cms, item)).toEqual(['confirmed', 'cancelled', 'offered'])
    const [row] = await rowsOf(cms, 'sign-up', { email: cor.email })
    expect(new Date(row.until)).toEqual(fair('14:00'))
    await runJobs(cms, fair('14:00'))
    expect(await statesOf(cms, item)).toEqual(['confirmed', 'cancelled', 'cancelled'])
  })

  it('stays with the visitor who accepted it when an outdated page cancels or asks again', async () => {
    const item = await itemWith(cms, { capacity: 1 })
    await signUp(cms, anna, item, { seen: null })
    const waiting = (await signUp(cms, bas, item, { seen: null })).body.signUp
    await cancel(cms, anna, item)
    const own = await cms.ask(`/api${signUpPaths.own}`, { token: bas.token })
    const [offered] = own.body.signUps
    expect(await reasonOf(cancel(cms, bas, item, { seen: waiting.at }))).toBe('409 changed')
    const taken = (await accept(cms, bas, item, { seen: offered.at })).body.signUp
    expect(taken.state).toBe('confirmed')
    expect(await reasonOf(cancel(cms, bas, item, { seen: offered.at }))).toBe('409 changed')
    expect(await reasonOf(signUp(cms, anna, item, { seen: offered.at }))).toBe('409 changed')
    expect(await statesOf(cms, item)).toEqual(['cancelled', 'confirmed'])
    expect(await stateOf(cancel(cms, bas, item, { seen: taken.at }))).toBe('cancelled')
  })

  it('is accepted by the mailed link without signing in, once, while it is offered', async () => {
    const item = await itemWith(cms, { capacity: 1 })
    for (const visitor of [anna, bas, cor]) await signUp(cms, visitor, item)
    await cancel(cms, anna, item)
    const code = await codeTo(bas.email)
    expect((await mailsTo(bas.email)).at(-1)?.text).toContain(`/aanmelden/${item}/plaats?code=`)
    expect((await readOffer(cms, code)).body.signUp).toMatchObject({ item, state: 'offered' })
    expect(JSON.stringify(await rowsOf(cms, 'sign-up', { item }))).not.toContain(code)
    const both = await Promise.all([takeOffer(cms, code), takeOffer(cms, code)])
    expect(both.map(({ body }) => body.signUp.state)).toEqual(['confirmed', 'confirmed'])
    expect((await purposesTo(bas.email)).slice(2)).toEqual(['place-confirmed'])
    expect((await readOffer(cms, code)).body.signUp).toMatchObject({ state: 'confirmed' })
    // After the cancellation the place is offered to the next visitor, so the link restores it for
    // nobody.
    await cancel(cms, bas, item)
    expect(await reasonOf(takeOffer(cms, code))).toBe('409 not-offered')
    expect((await readOffer(cms, code)).body).toEqual({ signUp: null })
    const next = await codeTo(cor.email)
    await runJobs(cms, later(25 * HOUR_MS))
    expect(await reasonOf(takeOffer(cms, next))).toBe('409 not-offered')
    expect(await reasonOf(takeOffer(cms, 'x'))).toBe('409 not-offered')
    const asVisitor = { method: 'POST', token: bas.token, body: { code: next } } as const
    expect((await cms.ask(`/api${signUpPaths.takeOffer}`, asVisitor)).status).toBe(403)
  })

  it('is accepted by the link in a swap for another item at the same time', async () => {
    const [item, other] = [await itemWith(cms, { capacity: 1 }), await itemWith(cms)]
    for (const visitor of [anna, bas]) await signUp(cms, visitor, item)
    await signUp(cms, bas, other)
    await cancel(cms, anna, item)
    const code = await codeTo(bas.email)
    const refused = await takeOffer(cms, code)
    expect(refused.body.error.details).toEqual({ reason: 'clash', other })
    expect((await takeOffer(cms, code, { swap: other })).body.signUp.state).toBe('confirmed')
    expect(await statesOf(cms, other)).toEqual(['cancelled'])
  })

  it('is not offered while more visitors have a place than the capacity allows', async () => {
    const item = await itemWith(cms, { capacity: 2 })
    for (const visitor of [anna, bas, cor]) await signUp(cms, visitor, item)
    await republish(cms, item, { capacity: 1 })
    await cancel(cms, anna, item)
    await runJobs(cms, new Date())
    expect(await statesOf(cms, item)).toEqual(['cancelled', 'confirmed', 'waiting'])
  })
})

describe('the feed of free places', () => {
  it('reports how many places are taken, and nothing while the version is the same', async () => {
    const item = await itemWith(cms, { capacity: 3, walkInPlaces: 1 })
    for (const visitor of [anna, bas, cor]) await signUp(cms, visitor, item)
    const { version, items } = await feed()
    expect(items[item]).toEqual({ places: 2, taken: 2, waiting: 1 })
    expect(await feed(version)).toEqual({ version, items: null })
    await cancel(cms, cor, item)
    expect((await feed(version)).items[item]).toEqual({ places: 2, taken: 2, waiting: 0 })
  })
})

describe('a guest who signs up', () => {
  it('gets a place, an account without a password and a session by the mailed link', async () => {
    const item = await itemWith(cms, { capacity: 1 })
    const email = newAddress()
    const held = await guest(cms, email.toUpperCase(), item)
    expect([held.status, held.body.held]).toEqual([200, true])
    const code = await codeTo(email)
    const { body } = await followLink(cms, code)
    expect(body).toMatchObject({
      outcome: 'signed-in',
      isNew: true,
      user: { email, confirmed: true },
      signUp: { item, signUp: { state: 'confirmed' } },
    })
    const me = await cms.ask('/api/visitor-profile', { token: body.jwt })
    expect(me.body).toMatchObject({ email, hasPassword: false })
    expect((await followLink(cms, code)).body).toEqual({ outcome: 'unknown' })
    const stored = await rowsOf(cms, 'sign-in-link', { email })
    expect(JSON.stringify(stored)).not.toContain(code)
  })

  it('loses the held place after 15 minutes, and can still sign up by the link', async () => {
    const item = await itemWith(cms, { capacity: 1 })
    const email = newAddress()
    await guest(cms, email, item)
    await runJobs(cms, later(16 * MINUTE_MS))
    expect(await statesOf(cms, item)).toEqual(['cancelled'])
    await signUp(cms, anna, item)
    expect((await followLink(cms, await codeTo(email))).body.signUp.signUp).toMatchObject({
      state: 'waiting',
    })
  })

  it('does not keep a held place that a visitor with an account asks for, and becomes first on the waiting list', async () => {
    const item = await itemWith(cms, { capacity: 1 })
    const email = newAddress()
    await guest(cms, email, item)
    expect(await stateOf(signUp(cms, anna, item))).toBe('confirmed')
    expect(await stateOf(signUp(cms, bas, item))).toBe('waiting')
    const { signUp: own } = (await followLink(cms, await codeTo(email))).body.signUp
    expect(own).toMatchObject({ state: 'waiting', position: 1 })
  })

  it('gets one held place per ticket, and causes mail to one address only', async () => {
    const item = await itemWith(cms, { capacity: 20 })
    const key = randomUUID()
    const asked = Array.from({ length: 20 }, newAddress)
    const outcomes: (string | boolean)[] = []
    for (const email of asked) {
      const { status, body } = await guest(cms, email, item, { key })
      outcomes.push(status === 200 ? body.held : body.error.details.reason)
    }
    expect(outcomes).toEqual([true, ...Array(19).fill('used')])
    expect(await statesOf(cms, item)).toEqual(['held'])
    expect(await mailsTo(asked[1] ?? '')).toEqual([])
  })

  it('gets a limited number of held places per address and network, whether the e-mail addresses are known or not', async () => {
    const item = await itemWith(cms, { capacity: 200 })
    await signUp(cms, anna, item)
    const hold = async (sender: string | null, email = newAddress()) =>
      (await guest(cms, email, item, { sender })).body.held
    const held = async (times: number, sender: (at: number) => string | null) => {
      let count = 0
      for (let at = 0; at < times; at += 1) if (await hold(sender(at))) count += 1
      return count
    }
    // // A known address gets no place, and counts as if it did.
    await hold('192.0.2.1', anna.email)
    expect(await held(8, () => '192.0.2.1')).toBe(MAX_RESERVATIONS.address - 1)
    expect(await held(30, (at) => `192.0.2.${10 + at}`)).toBe(
      MAX_RESERVATIONS.network - MAX_RESERVATIONS.address,
    )
    // The address of a venue.
    expect(await held(10, () => null)).toBe(10)
    const links = await rowsOf(cms, 'sign-in-link', {})
    expect(JSON.stringify(links)).not.toContain('192.0.2')
  })

  it('leaves half of the places for visitors with an account: held places take no more than their share', async () => {
    const item = await itemWith(cms, { capacity: 20 })
    const answers: boolean[][] = []
    for (let at = 0; at < 14; at += 1) {
      const { held, free } = (await guest(cms, newAddress(), item)).body
      answers.push([held, free])
    }
    expect(answers).toEqual([...Array(10).fill([true, true]), ...Array(4).fill([false, true])])
    expect((await feed()).items[item]).toMatchObject({ places: 20, taken: 0 })
    const twenty = await visitorsNamed(
      cms,
      Array.from({ length: 20 }, (_, at) => `Echt${at}`),
    )
    const states = await Promise.all(twenty.map((visitor) => stateOf(signUp(cms, visitor, item))))
    expect(states).toEqual(Array(20).fill('confirmed'))
  })

  it('uses a link once, also when it is followed three times at once: one session, one place, one mail', async () => {
    const item = await itemWith(cms)
    const email = newAddress()
    await guest(cms, email, item)
    const code = await codeTo(email)
    const both = await Promise.all([1, 2, 3].map(() => followLink(cms, code)))
    expect(both.map(({ body }) => body.outcome).sort()).toEqual(['signed-in', 'unknown', 'unknown'])
    expect(await statesOf(cms, item)).toEqual(['confirmed'])
    expect(await purposesTo(email)).toEqual(['sign-in-link', 'place-confirmed'])
    const [user] = await cms.strapi.db
      .query('plugin::users-permissions.user')
      .findMany({ where: { email } })
    const sessions = { where: { userId: String(user?.id), type: 'refresh' } }
    expect(await cms.strapi.db.query('admin::session').count(sessions)).toBe(1)
  })

  it('signs in only with the address that the link was mailed to', async () => {
    const item = await itemWith(cms, { capacity: 2 })
    const [one, other] = [newAddress(), newAddress()]
    for (const email of [one, other]) await guest(cms, email, item)
    const { body } = await followLink(cms, await codeTo(other))
    expect(body.user.email).toBe(other)
    expect(await statesOf(cms, item)).toEqual(['held', 'confirmed'])
  })

  it('keeps the place when the same address has a registration that is not confirmed', async () => {
    const item = await itemWith(cms, { capacity: 1 })
    const email = newAddress()
    await register(cms, email)
    await guest(cms, email, item)
    const { body } = await followLink(cms, await codeTo(email))
    expect(body.signUp.signUp).toMatchObject({ item, state: 'confirmed' })
    expect(await statesOf(cms, item)).toEqual(['confirmed'])
  })

  it('extends the held place by asking again, and gets no second mail for the same request', async () => {
    const item = await itemWith(cms)
    const email = newAddress()
    const key = randomUUID()
    const first = await guest(cms, email, item, { key })
    const again = await guest(cms, email, item, { key })
    expect(again.body.until > first.body.until).toBe(true)
    expect(await mailsTo(email)).toHaveLength(1)
    const [row] = await rowsOf(cms, 'sign-up', { email })
    expect([row.state, new Date(row.until).toISOString()]).toEqual(['held', again.body.until])
    await guest(cms, email, item)
    expect(await mailsTo(email)).toHaveLength(2)
    expect(await statesOf(cms, item)).toEqual(['held'])
  })

  it('is signed in and notified of a clash; the place is held until the visitor decides', async () => {
    const [item, other] = [await itemWith(cms), await itemWith(cms)]
    await signUp(cms, anna, other)
    await guest(cms, anna.email, item)
    const { body } = await followLink(cms, await codeTo(anna.email))
    expect(body).toMatchObject({
      outcome: 'signed-in',
      isNew: false,
      signUp: { item, refusal: { reason: 'clash', other } },
    })
    expect(await statesOf(cms, item)).toEqual(['held'])
    expect(await stateOf(signUp(cms, anna, item, { swap: other }))).toBe('confirmed')
    expect(await statesOf(cms, other)).toEqual(['cancelled'])
  })

  it('is mailed in the language of the page, with a link back to that page', async () => {
    const item = await itemWith(cms, { title: 'Hout', slug: 'proef-hout' })
    const email = newAddress()
    await guest(cms, email, item, { language: 'en' })
    await askLink(cms, email, { to: '/programma?mijn=1' })
    const [place, link] = await mailsTo(email)
    expect(place).toMatchObject({ subject: 'Confirm your sign-up: Hout' })
    expect(place.text).toMatch(/We are holding a place for you until \d\d:\d\d\./)
    expect(place.text).toContain('&naar=%2Faanmelden%2F')
    expect(link).toMatchObject({ subject: 'Uw link om in te loggen' })
    expect(link.text).toContain('&naar=%2Fprogramma%3Fmijn%3D1')
    expect((await askLink(cms, email, { to: '//kwaad.example' })).status).toBe(400)
  })

  it('gets the same answer whether the address has an account or not, and changes no number of places', async () => {
    const item = await itemWith(cms, { capacity: 5 })
    await signUp(cms, anna, item)
    const before = (await feed()).items[item]
    const answers: unknown[][] = []
    for (const email of [anna.email, newAddress()])
      answers.push([
        (await guest(cms, email, item)).body.held,
        (await askLink(cms, email)).body,
        (await feed()).items[item],
      ])
    expect(answers[0]).toEqual([true, { ok: true }, before])
    expect(answers[1]).toEqual(answers[0])
    expect(await statesOf(cms, item)).toEqual(['confirmed', 'held'])
  })

  it('gets an account without the password and name that a stranger registered for the address', async () => {
    const email = newAddress()
    await register(cms, email)
    await askLink(cms, email)
    const { body } = await followLink(cms, await codeTo(email))
    expect(body).toMatchObject({ outcome: 'signed-in', signUp: null })
    const me = await cms.ask('/api/visitor-profile', { token: body.jwt })
    expect(me.body).toMatchObject({ hasPassword: false, firstName: '' })
  })

  it('gets ten mails at most', async () => {
    const email = newAddress()
    for (let at = 0; at < 12; at += 1)
      expect((await askLink(cms, email)).body).toEqual({ ok: true })
    expect(await mailsTo(email)).toHaveLength(10)
  })
})

describe('an item that changes', () => {
  it('is mailed once to all visitors with a place, as the same event for two calendar programs', async () => {
    const item = await itemWith(cms)
    await signUp(cms, anna, item)
    await runJobs(cms, new Date())
    await republish(cms, item, {
      summary: 'Over hout.',
      start: '15:00:00.000',
      end: '16:00:00.000',
      state: 'moved',
      changeNote: 'De zaal was te klein.',
    })
    for (const _ of [1, 2]) await runJobs(cms, new Date())
    await republish(cms, item, { state: 'cancelled', changeNote: 'De spreker is ziek.' })
    for (const _ of [1, 2]) await runJobs(cms, new Date())
    const mails = await mailsTo(anna.email)
    expect(mails.map(({ purpose }) => purpose)).toEqual([
      'place-confirmed',
      'place-moved',
      'place-moved',
    ])
    expect(mails[1]?.text).toContain('De zaal was te klein.')
    expect(mails[1]?.text).toContain('10:00 tot 11:00')
    expect(mails.map(({ calendar }) => calendar.method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL'])
    for (const [, read] of parsers) {
      const events = mails.map(({ calendar }) => read(calendar.content)[0])
      expect(new Set(events.map((event) => event?.uid)).size).toBe(1)
      expect(events.map((event) => event?.status)).toEqual(['CONFIRMED', 'CONFIRMED', 'CANCELLED'])
      expect(events[1]?.start).toBe(Date.parse('2032-03-10T15:00:00+01:00'))
      expect(events[1]?.description).toBe(
        [
          'U hebt een plaats.',
          'Dit onderdeel is verplaatst.\nDe zaal was te klein.',
          'Over hout.',
          'In het Nederlands.',
          'Voor dit onderdeel is een plaats nodig.',
        ].join('\n\n'),
      )
      const [first, second, third] = events.map((event) => event?.sequence ?? 0)
      expect(second).toBeGreaterThan(first ?? 0)
      expect(third).toBeGreaterThan(second ?? 0)
    }
    await republish(cms, item, { state: 'planned' })
    await runJobs(cms, new Date())
    const resumed = (await mailsTo(anna.email)).at(-1)
    expect(resumed?.subject).toMatch(/^Gaat toch door/)
    expect(resumed?.text).toContain('u hebt uw plaats nog')
    expect(resumed?.text).not.toContain('De spreker is ziek.')
  })

  it('is mailed in the language of the page in use, whatever language the account or the last page had', async () => {
    const [item, other] = [await itemWith(cms, { capacity: 1 }), await itemWith(cms)]
    await signUp(cms, anna, item, { language: 'en' })
    await cancel(cms, anna, item)
    await signUp(cms, bas, item)
    await signUp(cms, anna, item)
    await signUp(cms, anna, other)
    await cancel(cms, bas, item, { language: 'en' })
    await accept(cms, anna, item, { language: 'en', swap: other })
    const subjects = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject)
    expect(await subjects(anna.email)).toEqual([
      expect.stringMatching(/^Your place is reserved/),
      expect.stringMatching(/^U bent afgemeld/),
      expect.stringMatching(/wachtlijst/i),
      expect.stringMatching(/^Uw plaats is gereserveerd/),
      expect.stringMatching(/^Er is een plaats/),
      expect.stringMatching(/^You have swapped/),
      expect.stringMatching(/^Your place is reserved/),
    ])
    expect((await subjects(bas.email)).at(-1)).toMatch(/^You/)
  })

  it('names the item that it is part of in the calendar of visitors with a place, in their language', async () => {
    const whole = await itemWith(cms, { title: 'Markt' })
    const items = documentsOf(cms, 'programme-item')
    const english = { title: 'Market', summary: 'About markets.' }
    await items.update({ documentId: whole, locale: 'en', data: english })
    await items.publish({ documentId: whole, locale: 'en' })
    const part = await itemWith(cms, { partOf: whole })
    const ella = await visitorNamed(cms, {
      email: newAddress(),
      password: null,
      profile: { firstName: 'Ella', lastName: 'Grove', language: 'en' },
    })
    await signUp(cms, anna, part)
    await signUp(cms, ella, part, { language: 'en' })
    const descriptionsTo = async (email: string) => {
      const mail = (await mailsTo(email)).at(-1)
      return parsers.map(([, read]) => read(mail?.calendar.content)[0]?.description)
    }
    for (const description of await descriptionsTo(anna.email))
      expect(description).toContain('\n\nOnderdeel van Markt.\n\n')
    for (const description of await descriptionsTo(ella.email))
      expect(description).toContain('\n\nPart of Market.\n\n')
    await republish(cms, part, { partOf: null })
    await signUp(cms, bas, part)
    for (const description of await descriptionsTo(bas.email))
      expect(description).not.toContain('Onderdeel van')
  })

  it('is mailed when its room is moved to another hall, or the hall is renamed', async () => {
    const documentId = await itemWith(cms)
    await signUp(cms, anna, documentId)
    const populate = { room: { populate: ['hall'] } }
    const found = (await documentsOf(cms, 'programme-item').findOne({ documentId, populate })) as {
      room?: { documentId: string; hall: { documentId: string; name: string } }
    } | null
    const { hall, ...room } = found?.room ?? { documentId: '', hall: { documentId: '', name: '' } }
    const nameHall = (name: string) =>
      documentsOf(cms, 'hall').update({ documentId: hall.documentId, locale: 'nl', data: { name } })
    await nameHall('Kadehal')
    await runJobs(cms, new Date())
    expect((await mailsTo(anna.email)).at(-1)?.text).toContain(`, ${hall.name}.`)
    const other = await documentsOf(cms, 'hall').create({
      data: { name: 'Overkant', number: 77, width: 30, length: 30 },
      locale: 'nl',
    })
    const place = (to: string) =>
      documentsOf(cms, 'room').update({
        documentId: room.documentId,
        locale: 'nl',
        data: { hall: to },
      })
    await place(other.documentId)
    for (const _ of [1, 2]) await runJobs(cms, new Date())
    const mails = await mailsTo(anna.email)
    expect(mails.map(({ purpose }) => purpose)).toEqual([
      'place-confirmed',
      'place-moved',
      'place-moved',
    ])
    expect(mails[2]?.text).toContain(', Kadehal.')
    expect(mails[2]?.text).toContain(', Overkant')
    await place(hall.documentId)
    await nameHall(hall.name)
  })

  it('causes no mail when it is saved without publishing, or when its translation changes', async () => {
    const documentId = await itemWith(cms)
    const ella = await visitorNamed(cms, {
      email: newAddress(),
      password: null,
      profile: { firstName: 'Ella', lastName: 'Grove', language: 'en' },
    })
    await signUp(cms, anna, documentId)
    await signUp(cms, ella, documentId, { language: 'en' })
    const [items, rooms] = [documentsOf(cms, 'programme-item'), documentsOf(cms, 'room')]
    const how = { documentId, locale: 'nl', populate: ['room'] }
    const { room } = (await items.findOne(how)) as unknown as { room: { documentId: string } }
    const nameRoom = (name: string) =>
      rooms.update({ documentId: room.documentId, locale: 'en', data: { name } })
    await items.update({
      documentId,
      locale: 'nl',
      data: { state: 'cancelled', end: '10:30:00.000' },
    })
    await nameRoom('Sign-up lab')
    const texts = { title: 'Signing up', summary: 'About signing up.' }
    await items.update({ documentId, locale: 'en', data: texts })
    await items.publish({ documentId, locale: 'en' })
    await runJobs(cms, new Date())
    await nameRoom('Renamed lab')
    await runJobs(cms, new Date())
    for (const { email } of [anna, ella])
      expect(await purposesTo(email)).toEqual(['place-confirmed'])
  })

  it('is mailed to visitors on the waiting list as a waiting list position, not as a place', async () => {
    const item = await itemWith(cms, { capacity: 1 })
    for (const visitor of [anna, bas]) await signUp(cms, visitor, item)
    const changes = [
      { start: '15:00:00.000', end: '16:00:00.000', state: 'moved', changeNote: 'Later.' },
      { state: 'cancelled', changeNote: 'Ziek.' },
      { state: 'planned' },
    ]
    for (const change of changes) {
      await republish(cms, item, change)
      await runJobs(cms, new Date())
    }
    await cancel(cms, bas, item)
    const texts = (await mailsTo(bas.email)).slice(1).map(({ text }) => text)
    const signUpPage = expect.stringContaining('/aanmelden/')
    expect(texts).toEqual([
      signUpPage,
      expect.stringMatching(/\/programma$/m),
      signUpPage,
      expect.anything(),
    ])
    expect(texts[0]).toContain('Uw aanmelding blijft staan.')
    expect(texts[2]).toContain('uw aanmelding staat nog.')
    expect(texts[3]).toContain('U staat niet meer op de wachtlijst.')
  })

  it('is mailed as a reminder the evening before, all items of a day in one mail', async () => {
    const [one, other] = [
      await itemWith(cms, { start: '13:00:00.000', end: '14:00:00.000' }),
      await itemWith(cms),
    ]
    for (const item of [one, other]) await signUp(cms, anna, item)
    await clearMails()
    const evening = (time: string) => new Date(`2032-03-09T${time}:00+01:00`)
    await runJobs(cms, evening('17:59'))
    expect(await purposesTo(anna.email)).toEqual([])
    for (const _ of [1, 2]) await runJobs(cms, evening('18:01'))
    const mails = await mailsTo(anna.email)
    expect(mails.map(({ purpose }) => purpose)).toEqual(['place-reminder'])
    expect(mails[0]?.text).toMatch(/\/mijn-beurs\n.*10:00–11:00.*13:00–14:00/s)
    const { method, content } = mails[0]?.calendar ?? {}
    expect(method).toBe('PUBLISH')
    for (const [, read] of parsers)
      expect(read(content).map(({ start }) => start)).toEqual([
        Date.parse('2032-03-10T10:00:00+01:00'),
        Date.parse('2032-03-10T13:00:00+01:00'),
      ])
  })

  it('is mailed as a reminder in portions, and sign-ups that had one are not read again', async () => {
    const item = await itemWith(cms)
    const { connection } = cms.strapi.db
    const addresses = Array.from({ length: 60 }, (_, at) => `gast${at}@zandkreek.example`)
    await connection('sign_ups').insert(
      addresses.map((email, turn) => ({
        ...{ document_id: `gast${turn}`, subject: `gast${turn}`, item, email, turn },
        ...{ name: 'Gast', state: 'confirmed', language: 'nl', source: '/', history: '[]' },
      })),
    )
    await clearMails()
    let read = 0
    const listen = (response: unknown, { sql }: { readonly sql: string }) => {
      const rows = Array.isArray(response)
        ? response
        : (response as { rows?: unknown[] } | undefined)?.rows
      if (/^select .*sign_ups/s.test(sql)) read += rows?.length ?? 0
    }
    connection.on('query-response', listen)
    onTestFinished(() => void connection.removeListener('query-response', listen))
    await runJobs(cms, new Date('2032-03-09T18:01:00+01:00'))
    expect(read).toBeLessThan(300)
    const mails = await rowsOf(cms, 'outbox-mail', { purpose: 'place-reminder' })
    expect(mails.map(({ to }) => to).toSorted()).toEqual(addresses.toSorted())
    read = 0
    await runJobs(cms, new Date('2032-03-09T18:02:00+01:00'))
    expect(read).toBe(0)
  })

  it('causes no second reminder where a restore has lost whether it was sent', async () => {
    const item = await itemWith(cms)
    await signUp(cms, anna, item)
    await clearMails()
    const store = cms.strapi.store({ type: 'api', name: 'beursvloer', key: 'unknown-period' })
    onTestFinished(() => store.delete({}))
    const period = (from: string, until: string) =>
      store.set({ value: { from: `2032-03-${from}Z`, until: `2032-03-${until}Z` } })
    const evening = new Date('2032-03-09T19:00:00+01:00')
    await period('09T02:30:00', '09T17:30:00')
    await runJobs(cms, evening)
    expect(await purposesTo(anna.email)).toEqual([])
    await period('09T02:30:00', '09T16:30:00')
    await runJobs(cms, evening)
    expect(await purposesTo(anna.email)).toEqual(['place-reminder'])
  })
})

const clearMails = () => cms.strapi.db.connection('outbox_mails').delete()

it('a failing COMMIT leaves no sign-up and no mail', async () => {
  const item = await itemWith(cms)
  const refused = await whileCommitFails('sign_ups', 'insert', () => signUp(cms, anna, item))
  expect(refused.status).toBe(503)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect([await statesOf(cms, item), await mailsTo(anna.email)]).toEqual([[], []])
  await signUp(cms, anna, item)
  const kept = await whileCommitFails('sign_ups', 'update', () => cancel(cms, anna, item))
  expect([kept.status, await statesOf(cms, item)]).toEqual([503, ['confirmed']])
})

describe('the data of a sign-up', () => {
  it('are in the export and are deleted with the account; the place is offered to the next visitor', async () => {
    const item = await itemWith(cms, { capacity: 1 })
    const [dirk] = await visitorsNamed(cms, ['Dirk'])
    if (!dirk) return
    await signUp(cms, dirk, item)
    await signUp(cms, anna, item)
    const data = await cms.ask('/api/visitor-profile/export', { token: dirk.token })
    expect(data.body.signUps).toMatchObject([
      { item, state: 'confirmed', history: [{ state: 'confirmed', cause: 'asked' }] },
    ])
    const left = await cms.ask('/api/visitor-profile/delete', {
      method: 'POST',
      token: dirk.token,
      body: { language: 'nl' },
    })
    expect(left.body).toEqual({ ok: true })
    expect(await rowsOf(cms, 'sign-up', { email: dirk.email })).toEqual([])
    expect(await statesOf(cms, item)).toEqual(['offered'])
  })

  it('are deleted thirty days after the day of the item', async () => {
    // The sign-up is a guest's: by then accounts of visitors are no longer used.
    const item = await itemWith(cms)
    await guest(cms, newAddress(), item)
    await askLink(cms, bas.email)
    const run = (day: string) => cms.strapi.get('retention').run(new Date(`${day}T03:30:00Z`))
    await run('2032-04-09')
    expect([
      await statesOf(cms, item),
      await rowsOf(cms, 'sign-in-link', { email: bas.email }),
    ]).toEqual([['held'], []])
    await run('2032-04-11')
    expect(await statesOf(cms, item)).toEqual([])
  })
})
