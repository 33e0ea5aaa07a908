// About: cms/src/leads, cms/src/jobs, cms/src/api/lead, contract/src/leads

import { randomUUID } from 'node:crypto'
import { ENVELOPE_PART } from '@beursvloer/contract/forms/submission'
import type { LeadAnswer, LeadEntry, LeadList, OwnSharings } from '@beursvloer/contract/leads/calls'
import {
  CARD_MAILS_PER_HOUR,
  leadEntriesPath,
  leadPhotoPath,
  leadsPath,
  NAME_CARD_PATH,
  NAME_CARD_WITHDRAWAL_PATH,
  SHARING_CHOICE_PATH,
  SHARINGS_PATH,
  sharingPath,
} from '@beursvloer/contract/leads/terms'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailsTo } from './accounts.ts'
import { fairOf } from './fair.ts'
import { type Cms, documentsOf, SITE_TOKEN, startCms } from './harness.ts'
import { removeVisitors, type SignedInVisitor, visitorNamed } from './visitors.ts'

const MEMBER = 'api::exhibitor-member.exhibitor-member'
const LEAD = 'api::lead.lead'

let cms: Cms
let category: string
let stand: string
/** Two phones of staff of the stand. */
let phones: SignedInVisitor[]
let count = 0

beforeAll(async () => {
  cms = await startCms()
  category = (await fairOf(cms)).category
  stand = await newExhibitor('Houtkern Leads')
  phones = [await memberOf(stand, 'staff'), await memberOf(stand, 'manager')]
})
afterAll(async () => {
  await cms.strapi.db.query(LEAD).deleteMany({})
  await cms.strapi.db.query(MEMBER).deleteMany({})
  await removeVisitors(cms)
})

async function newExhibitor(name: string): Promise<string> {
  const data = { name, intro: 'Wij bouwen.', category }
  return (await documentsOf(cms, 'exhibitor').create({ data, locale: 'nl' })).documentId
}

const newVisitor = (profile: object = {}) => {
  count += 1
  return visitorNamed(cms, {
    email: `lead${count}@zandkreek.example`,
    profile: {
      ...{ firstName: 'Saskia', infix: 'van', lastName: 'Molen', organisation: 'Zandkreek' },
      ...{ jobTitle: 'Adviseur', phone: '+31612345678', ...profile },
    },
  })
}

async function memberOf(exhibitorId: string, role: string): Promise<SignedInVisitor> {
  const visitor = await newVisitor()
  const { id: account, email } = visitor
  const data = { exhibitorId, account, email, role, name: role, language: 'nl', invitedBy: 'Bo' }
  const dates = { invitedAt: new Date(), acceptedAt: new Date() }
  await cms.strapi.db.query(MEMBER).create({ data: { ...data, state: 'active', ...dates } })
  return visitor
}

const phone = (at = 0) => phones[at] as SignedInVisitor
const entryOf = (entry: object): LeadEntry =>
  ({ id: randomUUID(), at: new Date().toISOString(), ...entry }) as LeadEntry
const scanOf = ({ badgeCode: badge }: SignedInVisitor, more: object = {}) =>
  entryOf({ what: 'scan', badge, ...more })

async function send(entries: readonly LeadEntry[], by = phone(), to = stand): Promise<LeadAnswer> {
  const path = `/api${leadEntriesPath(to)}`
  const { status, body } = await cms.ask(path, {
    method: 'POST',
    token: by.token,
    body: { entries },
  })
  expect(status).toBe(200)
  return body
}
const outcomesOf = ({ results }: LeadAnswer) => results.map(({ outcome }) => outcome)
const leadsOf = async (by = phone(), of = stand): Promise<LeadList> =>
  (await cms.ask(`/api${leadsPath(of)}`, { token: by.token })).body
const leadOf = async ({ results }: LeadAnswer) =>
  (await leadsOf()).leads.find(({ id }) => id === results[0]?.lead)
const sharings = async ({ token }: SignedInVisitor): Promise<OwnSharings> =>
  (await cms.ask(`/api${SHARINGS_PATH}`, { token })).body
const decide = (visitor: SignedInVisitor, lead: string, body: object) =>
  cms.ask(`/api${sharingPath(lead)}`, { method: 'POST', token: visitor.token, body })
const choose = (visitor: SignedInVisitor, choice: string, fields = ['name']) =>
  cms.ask(`/api${SHARING_CHOICE_PATH}`, {
    method: 'PUT',
    token: visitor.token,
    body: { choice, fields },
  })
const NOBODY = { name: '', organisation: '', jobTitle: '', email: '', phone: '' }

describe('a scan', () => {
  it('shows the exhibitor nothing until the visitor shares, and then only what was shared', async () => {
    const visitor = await newVisitor()
    const asked = await send([scanOf(visitor, { notes: { note: 'Belt over drie weken' } })])
    expect(outcomesOf(asked)).toEqual(['asked'])
    expect(await leadOf(asked)).toMatchObject({ state: 'asked', person: NOBODY, basis: null })

    const [question] = (await sharings(visitor)).sharings
    expect(question).toMatchObject({ exhibitor: stand, name: 'Houtkern Leads', state: 'asked' })
    const share = { decision: 'share', fields: ['name', 'organisation'] }
    expect((await decide(visitor, question?.id ?? '', share)).status).toBe(200)
    expect(await leadOf(asked)).toMatchObject({
      ...{ state: 'shared', basis: 'own-phone', fields: ['name', 'organisation'] },
      person: { ...NOBODY, name: 'Saskia van Molen', organisation: 'Zandkreek' },
      notes: [{ text: 'Belt over drie weken', by: 'staff' }],
    })
  })

  it('stores what a visitor agreed to orally, and adds to it when they agree to more', async () => {
    const visitor = await newVisitor()
    await send([scanOf(visitor, { fields: ['name', 'email'] })])
    const more = await send([scanOf(visitor, { fields: ['name', 'phone'] })])
    expect(await leadOf(more)).toMatchObject({
      ...{ basis: 'spoken', fields: ['name', 'email', 'phone'] },
      person: { email: visitor.email, phone: '+31612345678', organisation: '' },
    })
  })

  it('follows the sharing preference of a visitor: always and never', async () => {
    const [always, never] = [await newVisitor(), await newVisitor()]
    await choose(always, 'always', ['name', 'jobTitle'])
    await choose(never, 'never')
    const before = (await leadsOf()).leads.length
    const done = await send([scanOf(always), scanOf(never), scanOf(never, { fields: ['name'] })])
    expect(outcomesOf(done)).toEqual(['shared', 'never', 'never'])
    expect(await leadOf(done)).toMatchObject({ basis: 'always', fields: ['name', 'jobTitle'] })
    expect((await leadsOf()).leads).toHaveLength(before + 1)
    expect((await sharings(never)).sharings).toEqual([])
  })

  it('of an unknown badge, or of a blocked visitor, stores nothing', async () => {
    const blocked = await newVisitor()
    await cms.strapi.db
      .query('plugin::users-permissions.user')
      .update({ where: { id: blocked.id }, data: { blocked: true } })
    const entry = entryOf({ what: 'scan', badge: 'kT9vQm2xRw7sLp4nYc8dHg' })
    expect(outcomesOf(await send([entry, scanOf(blocked)]))).toEqual(['unknown', 'unknown'])
  })

  it('is one lead on two phones and when it is sent again, and keeps the notes of both', async () => {
    const visitor = await newVisitor()
    const one = scanOf(visitor, { fields: ['name'], notes: { note: 'Van Mees', interest: 2 } })
    const other = scanOf(visitor, { fields: ['name'], notes: { note: 'Van Noor' } })
    await Promise.all([send([one]), send([other], phone(1)), send([one])])
    const done = await send([one])
    const own = (await leadsOf()).leads.filter(({ id }) => id === done.results[0]?.lead)
    expect(own).toHaveLength(1)
    expect(own[0]?.notes.map(({ text }) => text).toSorted()).toEqual(['Van Mees', 'Van Noor'])
    expect(own[0]?.interest).toBe(2)
    expect((await sharings(visitor)).sharings).toHaveLength(1)
  })
})

describe('a visitor', () => {
  it('ends sharing: details and notes are deleted, both sides see it, and no later scan restores them', async () => {
    const visitor = await newVisitor()
    const scan = scanOf(visitor, { fields: ['name', 'email'], notes: { note: 'Grote klant' } })
    const shared = await send([scan])
    const [{ id = '' } = {}] = (await sharings(visitor)).sharings
    await decide(visitor, id, { decision: 'end' })
    expect((await sharings(visitor)).sharings[0]).toMatchObject({ state: 'withdrawn', fields: [] })
    expect(await leadOf(shared)).toMatchObject({
      ...{ state: 'withdrawn', person: NOBODY, fields: [], notes: [] },
    })
    const again = await send([scanOf(visitor, { fields: ['name'], notes: { note: 'Toch' } })])
    expect(outcomesOf(again)).toEqual(['withdrawn'])
    expect(await leadOf(again)).toMatchObject({ person: NOBODY, notes: [] })
    const stored = await cms.strapi.db.query(LEAD).findOne({ where: { documentId: id } })
    expect(JSON.stringify(stored)).not.toMatch(/Grote klant|Toch|Saskia/)

    await decide(visitor, id, { decision: 'share', fields: ['name'] })
    expect(await leadOf(shared)).toMatchObject({ state: 'shared', basis: 'own-phone' })
  })

  it('refuses to share, and cannot decide about the lead of another visitor', async () => {
    const [visitor, other] = [await newVisitor(), await newVisitor()]
    const asked = await send([scanOf(visitor)])
    const id = asked.results[0]?.lead ?? ''
    expect((await decide(other, id, { decision: 'end' })).status).toBe(404)
    await decide(visitor, id, { decision: 'end' })
    expect(outcomesOf(await send([scanOf(visitor, { fields: ['name'] })]))).toEqual(['refused'])
  })

  it('finds every step in the export of their data; deleting the account deletes the leads', async () => {
    const visitor = await newVisitor()
    const done = await send([scanOf(visitor, { fields: ['name', 'email'] })])
    const { body } = await cms.ask('/api/visitor-profile/export', { token: visitor.token })
    expect(body.sharings).toMatchObject([
      {
        ...{ exhibitor: 'Houtkern Leads', state: 'shared' },
        history: [{ to: 'shared', basis: 'spoken', fields: ['name', 'email'], wording: '2026-11' }],
      },
    ])
    const gone = await cms.ask('/api/visitor-profile/delete', {
      method: 'POST',
      token: visitor.token,
      body: { password: 'een goed wachtwoord', language: 'nl' },
    })
    expect(gone.status).toBe(200)
    expect(await leadOf(done)).toMatchObject({ state: 'withdrawn', person: NOBODY })
    const rows = await cms.strapi.db.query(LEAD).findMany({ where: { visitor: visitor.id } })
    expect(rows).toEqual([])
  })
})

describe('an exhibitor', () => {
  it('adds name cards, and changes and deletes leads', async () => {
    const card = { name: 'Joost Vaan', email: 'joost@vaan.example' }
    const entry = entryOf({ what: 'card', card, notes: { note: 'Kaartje' } })
    await send([entry])
    const done = await send([entry])
    const lead = done.results[0]?.lead
    expect(await leadOf(done)).toMatchObject({
      ...{ state: 'shared', basis: 'card', fields: ['name', 'email'] },
      person: { ...NOBODY, ...card },
      notes: [{ text: 'Kaartje' }],
    })
    const notes = { interest: 3, followUpOn: '2027-03-25', answered: true }
    await send([entryOf({ what: 'change', lead, notes })])
    expect(await leadOf(done)).toMatchObject(notes)
    await send([entryOf({ what: 'remove', lead })])
    expect(await leadOf(done)).toBeUndefined()
  })

  it('cannot reach a lead of another exhibitor, by any id', async () => {
    const visitor = await newVisitor()
    const done = await send([scanOf(visitor, { fields: ['name'] })])
    const lead = done.results[0]?.lead
    const elsewhere = await newExhibitor('Andere Bouwers')
    const other = await memberOf(elsewhere, 'manager')
    for (const token of [other.token, visitor.token]) {
      expect((await cms.ask(`/api${leadsPath(stand)}`, { token })).status).toBe(404)
      const path = `/api${leadEntriesPath(stand)}`
      const body = { entries: [] }
      expect((await cms.ask(path, { method: 'POST', token, body })).status).toBe(404)
    }
    const entry = entryOf({ what: 'change', lead, notes: { note: 'Van de buren' } })
    const removal = entryOf({ what: 'remove', lead })
    expect(outcomesOf(await send([entry, removal], other, elsewhere))).toEqual([
      'unknown',
      'removed',
    ])
    expect(await leadOf(done)).toMatchObject({ state: 'shared', notes: [] })
  })
})

describe('the mails of the evening', () => {
  const jobsAt = (time: string): Promise<void> => cms.strapi.get('jobs').run(new Date(time))

  it('go once to exhibitors with new leads, and to the visitors who share with them', async () => {
    const visitor = await newVisitor()
    await send([scanOf(visitor, { fields: ['name', 'email'], notes: { note: 'Wil offerte' } })])
    await jobsAt('2027-03-17T17:30:00+01:00')
    expect(await mailsTo(cms, visitor.email)).toEqual([])
    await jobsAt('2027-03-17T18:00:00+01:00')
    await jobsAt('2027-03-17T18:10:00+01:00')
    const [told, ...more] = await mailsTo(cms, visitor.email)
    expect(more).toEqual([])
    expect(told?.text).toContain('Houtkern Leads')
    const mails = await mailsTo(cms, phone(1).email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('Wil offerte')
    expect(mails[0]?.text).not.toContain(visitor.email)
    // Stand staff are not sent the list.
    expect(await mailsTo(cms, phone(0).email)).toEqual([])
  })

  it('contain a link that withdraws a typed name card, once', async () => {
    const card = { name: 'Toon Kaart', organisation: 'Kaartwerk', jobTitle: '', phone: '' }
    const email = 'toon@kaartwerk.example'
    const typed = await send([
      entryOf({ what: 'card', card: { ...card, email }, notes: { note: 'Belt terug' } }),
      entryOf({ what: 'card', card: { ...card, email: '' } }),
    ])
    await jobsAt('2027-03-17T18:20:00+01:00')
    await jobsAt('2027-03-17T18:30:00+01:00')
    const [mail, ...more] = await mailsTo(cms, email)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ purpose: 'card-kept' })
    const code = /visitekaartje\?code=([\w-]+)/.exec(mail.text)?.[1]
    const ask = async (path: string, body: object) =>
      (await cms.ask(`/api${path}`, { method: 'POST', token: SITE_TOKEN, body })).body
    expect(await ask(NAME_CARD_PATH, { code })).toEqual({
      card: { exhibitor: 'Houtkern Leads', fields: ['name', 'organisation', 'email'] },
    })
    expect(await ask(NAME_CARD_WITHDRAWAL_PATH, { code: 'x'.repeat(43) })).toEqual({
      withdrawn: false,
    })
    expect(await ask(NAME_CARD_WITHDRAWAL_PATH, { code })).toEqual({ withdrawn: true })
    expect(await leadOf(typed)).toMatchObject({
      ...{ state: 'withdrawn', fields: [], notes: [] },
      person: { name: '', email: '' },
    })
    expect(await ask(NAME_CARD_WITHDRAWAL_PATH, { code })).toEqual({ withdrawn: false })
    expect(await ask(NAME_CARD_PATH, { code })).toEqual({ card: null })
  })

  it('to people on name cards wait when their exhibitor has reached its limit of an hour', async () => {
    const card = { name: 'Rij', organisation: '', jobTitle: '', phone: '' }
    const entries = Array.from({ length: CARD_MAILS_PER_HOUR + 2 }, (_, at) =>
      entryOf({ what: 'card', card: { ...card, email: `rij${at}@kaartwerk.example` } }),
    )
    for (let at = 0; at < entries.length; at += 20) await send(entries.slice(at, at + 20))
    const mailed = () =>
      cms.strapi.db
        .query('api::outbox-mail.outbox-mail')
        .count({ where: { to: { $startsWith: 'rij' }, purpose: 'card-kept' } })
    await jobsAt('2027-03-18T18:00:00+01:00')
    await jobsAt('2027-03-18T18:59:00+01:00')
    expect(await mailed()).toBe(CARD_MAILS_PER_HOUR)
    await jobsAt('2027-03-18T19:01:00+01:00')
    expect(await mailed()).toBe(CARD_MAILS_PER_HOUR + 2)
  })
})

it('a photo stays with a shared lead for its exhibitor, until the visitor withdraws', async () => {
  const visitor = await newVisitor()
  const [lead] = (await send([scanOf(visitor, { fields: ['name'] })])).results
  const path = `/api${leadPhotoPath(stand, lead?.lead ?? '')}`
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#284' } })
    .png()
    .toBuffer()
  const keep = (by = phone()) => {
    const body = new FormData()
    const envelope = { idempotencyKey: randomUUID(), language: 'nl', source: '/mijn-stand' }
    body.set(ENVELOPE_PART, JSON.stringify({ ...envelope, values: {} }))
    body.append('photo', new File([new Uint8Array(png)], 'schets.png'), 'schets.png')
    return cms.ask(path, { method: 'PUT', token: by.token, body })
  }
  const statusOf = async ({ token }: SignedInVisitor) => (await cms.ask(path, { token })).status
  const other = await memberOf(await newExhibitor('Ander'), 'manager')
  expect((await keep()).status).toBe(200)
  expect((await keep()).status).toBe(200)
  expect((await keep(other)).status).toBe(404)
  expect([await statusOf(phone(1)), await statusOf(other)]).toEqual([200, 404])
  expect((await leadsOf()).leads.find(({ id }) => id === lead?.lead)?.hasPhoto).toBe(true)
  await cms.ask(`/api${sharingPath(lead?.lead ?? '')}`, {
    ...{ method: 'POST', token: visitor.token, body: { decision: 'end' } },
  })
  expect(await statusOf(phone(1))).toBe(404)
  const row = await cms.strapi.db.query(LEAD).findOne({ where: { documentId: lead?.lead } })
  expect(row.photo).toBeNull()
})

it('leads are deleted after the months in the settings, and unanswered requests after two weeks', async () => {
  const [old, asked] = [await newVisitor(), await newVisitor()]
  await send([scanOf(old, { fields: ['name'] }), scanOf(asked)])
  const leads = cms.strapi.db.query(LEAD)
  const days = (n: number) => new Date(Date.now() - n * 86_400_000)
  const setDate = (visitor: SignedInVisitor, scannedAt: Date) =>
    leads.updateMany({ where: { visitor: visitor.id }, data: { scannedAt } })
  await setDate(old, days(170))
  await setDate(asked, days(13))
  const has = async ({ id: visitor }: SignedInVisitor) =>
    (await leads.count({ where: { visitor } })) > 0
  const clean = async () => {
    await cms.strapi.get('retention').run(new Date())
    return [await has(old), await has(asked)]
  }
  expect(await clean()).toEqual([true, true])
  await setDate(old, days(190))
  await setDate(asked, days(15))
  expect(await clean()).toEqual([false, false])
})
