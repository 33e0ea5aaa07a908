// About: cms/src/visitors/profile, cms/src/visitors/accounts/delete-accounts.ts, cms/src/api/visitor-profile
// About: cms/src/api/consent, contract/src/accounts/own-profile.ts, contract/src/accounts/network.ts
// About: contract/src/forms/definitions/visitor-profile.ts
// About: contract/src/forms/definitions/visitor-consents.ts, contract/src/forms/definitions/delete-account.ts
// About: cms/src/subscriptions/withdraw-consents.ts

import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import {
  MAX_NETWORK_SEARCH_LENGTH,
  NETWORK_PAGE_SIZE,
  type NetworkPage,
} from '@beursvloer/contract/accounts/network'
import {
  type OwnProfile,
  type PersonalData,
  RECENT_SIGN_IN_MINUTES,
  SIGN_IN_AGAIN,
  WRONG_PASSWORD,
} from '@beursvloer/contract/accounts/own-profile'
import { ENVELOPE_PART } from '@beursvloer/contract/forms/submission'
import { type MailServer, startMailServer } from '@beursvloer/contract/testing/mail-server'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { useFormContent } from './form-content.ts'
import { right, rowsOf, send } from './forms.ts'
import { type Answer, type Cms, documentsOf, SITE_TOKEN, startCms } from './harness.ts'
import { storedFiles } from './stored-files.ts'
import { removeVisitors, type SignedInVisitor, startSession, visitorNamed } from './visitors.ts'

let cms: Cms
let mail: MailServer
let removeContent: () => Promise<void>

beforeAll(async () => {
  cms = await startCms()
  mail = await startMailServer()
  removeContent = await useFormContent(cms)
  await documentsOf(cms, 'theme').create({
    data: { name: 'Hout', slug: 'proef-hout', colour: 'green', position: 99 },
    locale: 'nl',
  })
  await documentsOf(cms, 'organisation-type').create({
    data: { name: 'Corporatie', code: 'association' },
    locale: 'nl',
  })
})
afterAll(async () => {
  await removeVisitors(cms)
  await removeContent()
  await mail.stop()
})

let visitors = 0
const newVisitor = (about: Partial<Parameters<typeof visitorNamed>[1]> = {}) => {
  visitors += 1
  return visitorNamed(cms, { email: `gast${visitors}@zandkreek.example`, ...about })
}

const DETAILS = {
  firstName: 'Fenna',
  infix: 'van der',
  lastName: 'Werf',
  phone: '010 123 45 67',
  organisation: 'Woonstichting De Zandkreek',
  jobTitle: 'Projectleider',
  organisationType: 'association',
  days: ['2032-03-10'],
  interests: ['proef-hout'],
  accessibility: 'Rolstoel',
  listed: true,
}

const get = (visitor: SignedInVisitor, where = '') =>
  cms.ask(`/api/visitor-profile${where}`, { token: visitor.token })

function change(
  { token }: Pick<SignedInVisitor, 'token'>,
  values: object,
  photo?: File,
): Promise<Answer> {
  const body = new FormData()
  const envelope = { idempotencyKey: randomUUID(), language: 'nl', source: '/bezoekersprofiel' }
  body.set(ENVELOPE_PART, JSON.stringify({ ...envelope, values }))
  if (photo) body.append('photo', photo)
  return cms.ask('/api/visitor-profile', { method: 'PUT', token, body })
}

const choose = ({ token }: SignedInVisitor, newsletter: boolean) =>
  cms.ask('/api/visitor-profile/consents', {
    method: 'PUT',
    token,
    body: { newsletter, language: 'nl', source: '/bezoekersprofiel' },
  })

const leave = ({ token }: Pick<SignedInVisitor, 'token'>, password?: string) =>
  cms.ask('/api/visitor-profile/delete', {
    method: 'POST',
    token,
    body: { language: 'nl', ...(password !== undefined && { password }) },
  })

const picture = (background: string) =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'geheim' } })
    .toBuffer()
const photoOf = async (background: string) =>
  new File([new Uint8Array(await picture(background))], 'ik.jpg', { type: 'image/jpeg' })

describe('the own profile', () => {
  it('is given to its signed-in visitor alone', async () => {
    const visitor = await newVisitor({ profile: DETAILS })
    expect((await get(visitor)).body).toMatchObject({
      ...DETAILS,
      email: visitor.email,
      provider: 'local',
      hasPassword: true,
      photo: null,
      badgeCode: visitor.badgeCode,
      newsletter: false,
      consents: [],
    })
    expect((await get(visitor)).headers.get('cache-control')).toBe('private, no-store')
    for (const where of ['', '/photo', '/export']) {
      expect((await cms.ask(`/api/visitor-profile${where}`)).status).toBe(401)
      const { status } = await cms.ask(`/api/visitor-profile${where}`, { token: SITE_TOKEN })
      expect(status).toBe(403)
    }
  })

  it('accepts values by the rules of its form, and names the refused fields', async () => {
    const visitor = await newVisitor({ agreed: true })
    const { status, body } = await change(visitor, DETAILS)
    expect(status).toBe(200)
    expect(body).toMatchObject({ ...DETAILS, phone: '+31101234567' })
    const wrong = { ...DETAILS, firstName: '', phone: '12', organisationType: 'spy', days: ['x'] }
    const refused = await change(visitor, wrong)
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.body.error.details.fields).sort()).toEqual(
      ['days', 'firstName', 'organisationType', 'phone'].sort(),
    )
    const more = await change(visitor, { ...DETAILS, badgeCode: 'own', email: 'a@b.example' })
    expect(Object.keys(more.body.error.details.fields)).toEqual(['badgeCode', 'email'])
    const emptied = await change(visitor, {
      ...DETAILS,
      infix: '',
      phone: '',
      accessibility: '',
      interests: [],
      listed: false,
    })
    expect(emptied.body).toMatchObject({
      ...{ firstName: 'Fenna', infix: '', phone: '', accessibility: '', interests: [] },
      listed: false,
      badgeCode: visitor.badgeCode,
    })
  })

  it('requires a visitor of an identity provider to agree to the terms, and stores one consent', async () => {
    const visitor = await newVisitor({ password: null })
    expect((await get(visitor)).body.agreed).toBe(false)
    for (const terms of [undefined, false]) {
      const refused = await change(visitor, { ...DETAILS, terms })
      expect(refused.status).toBe(422)
      expect(Object.keys(refused.body.error.details.fields)).toEqual(['terms'])
    }
    expect((await get(visitor)).body).toMatchObject({ firstName: '', agreed: false, consents: [] })

    const { body } = await change(visitor, { ...DETAILS, terms: true })
    expect(body).toMatchObject({ firstName: 'Fenna', agreed: true })
    const consent = { subject: 'terms', textVersion: '2026-11', source: '/bezoekersprofiel' }
    expect(body.consents).toMatchObject([{ ...consent, withdrawnAt: null }])
    expect((await change(visitor, { ...DETAILS, jobTitle: 'Adviseur' })).status).toBe(200)
    expect(await rowsOf(cms, 'consent', { profile: { id: visitor.profile } })).toHaveLength(1)
  })

  it('stores a photo as a small WebP without metadata, and deletes the previous file', async () => {
    const visitor = await newVisitor({ agreed: true })
    /** Removes files without a row; other tests leave some. */
    const removeOrphans = () =>
      cms.strapi.get('retention').run(new Date(Date.now() + 2 * 60 * 60 * 1000))
    await removeOrphans()
    const before = storedFiles().length
    const first = (await change(visitor, DETAILS, await photoOf('#15803d'))).body as OwnProfile
    expect(first.photo).toMatch(/^[\da-f]{12}$/)
    const response = await fetch(photoAddress(), {
      headers: { authorization: `Bearer ${visitor.token}` },
    })
    expect(response.headers.get('content-type')).toBe('image/webp')
    const { format, width, height, exif } = await sharp(await response.arrayBuffer()).metadata()
    expect({ format, width, height, exif }).toEqual({ format: 'webp', width: 800, height: 600 })

    const second = (await change(visitor, DETAILS, await photoOf('#c2410c'))).body as OwnProfile
    expect(second.photo).not.toBe(first.photo)
    expect((await change(visitor, DETAILS)).body.photo).toBe(second.photo)
    expect(storedFiles()).toHaveLength(before + 1)
    await removeOrphans()
    expect(storedFiles()).toHaveLength(before + 1)

    const program = new File(['MZ\x90\0'], 'ik.jpg', { type: 'image/jpeg' })
    expect((await change(visitor, DETAILS, program)).status).toBe(415)
    const removed = await cms.ask('/api/visitor-profile/photo', {
      method: 'DELETE',
      token: visitor.token,
    })
    expect(removed.body.photo).toBeNull()
    expect((await get(visitor, '/photo')).status).toBe(404)
    expect(storedFiles()).toHaveLength(before)
  })
})

const photoAddress = () => {
  const { port } = cms.strapi.server.httpServer.address() as { port: number }
  return `http://127.0.0.1:${port}/api/visitor-profile/photo`
}

describe('consents', () => {
  it('stay in the history when they are withdrawn and given again', async () => {
    const visitor = await newVisitor()
    const given = (await choose(visitor, true)).body as OwnProfile
    expect(given).toMatchObject({ newsletter: true })
    expect(given.consents.map(({ subject, withdrawnAt }) => [subject, withdrawnAt])).toEqual([
      ['newsletter', null],
    ])
    expect((await choose(visitor, true)).body.consents).toHaveLength(1)
    // The address is confirmed: the newsletter starts at once, without a confirmation mail.
    const [subscription] = await rowsOf(cms, 'subscription', { email: visitor.email })
    expect(subscription).toMatchObject({ kind: 'newsletter', state: 'confirmed' })
    expect(await rowsOf(cms, 'outbox-mail', { to: visitor.email })).toEqual([])

    const withdrawn = (await choose(visitor, false)).body as OwnProfile
    expect(withdrawn).toMatchObject({ newsletter: false })
    expect(withdrawn.consents.map(({ withdrawnAt }) => withdrawnAt)).toEqual([
      expect.stringMatching(/^\d{4}-.*Z$/),
    ])
    const again = (await choose(visitor, true)).body as OwnProfile
    expect(again).toMatchObject({ newsletter: true })
    expect(again.consents).toHaveLength(2)
    expect(await rowsOf(cms, 'subscription', { email: visitor.email })).toHaveLength(1)
  })

  it('are not stored for a value that is no boolean', async () => {
    const visitor = await newVisitor()
    const body = { newsletter: 'yes', source: '/bezoekersprofiel' }
    const how = { method: 'PUT', token: visitor.token, body }
    expect((await cms.ask('/api/visitor-profile/consents', how)).status).toBe(400)
    expect((await get(visitor)).body.consents).toEqual([])
  })

  it('are withdrawn by the unsubscribe link of a mail', async () => {
    const visitor = await newVisitor()
    await choose(visitor, true)
    const [{ documentId }] = await rowsOf(cms, 'subscription', { email: visitor.email })
    const { unsubscribeToken } = await import(
      '../dist/src/subscriptions/unsubscribe-token.js' as string
    )
    await cms.ask('/api/subscriptions/unsubscribe', {
      method: 'POST',
      token: SITE_TOKEN,
      body: { token: unsubscribeToken(documentId) },
    })
    const { newsletter, consents } = (await get(visitor)).body as OwnProfile
    expect([newsletter, consents[0]?.withdrawnAt]).toEqual([false, expect.any(String)])
  })
})

/** Runs at every start of the CMS. */
const { fillListings } = createRequire(import.meta.url)('../dist/src/visitors/profile/network.js')

describe('the networking list', () => {
  const listed = (lastName: string, more: object = {}) =>
    newVisitor({ profile: { ...DETAILS, infix: '', lastName, ...more } })
  const list = async (visitor: SignedInVisitor, search = '') =>
    (await get(visitor, `/network${search}`)).body as NetworkPage
  const namesIn = ({ visitors }: NetworkPage) => visitors.map(({ name }) => name)
  const setUser = ({ id }: SignedInVisitor, data: object) =>
    cms.strapi.db.query('plugin::users-permissions.user').update({ where: { id }, data })

  beforeAll(() => removeVisitors(cms))

  it('lists and finds visitors who agreed and can sign in, by last name, with name and work alone', async () => {
    const visitor = await listed('Zwart', { listed: false })
    expect(await list(visitor)).toEqual({ listed: false, visitors: [], total: 0, pageCount: 1 })
    await listed('Zomer')
    await listed('Élan', { firstName: 'Ömer', jobTitle: 'Bouwkundige', organisation: '' })
    await listed('werf', { infix: 'van der', organisation: '50% Hout' })
    await setUser(await listed('Geblokkeerd'), { blocked: true })
    await setUser(await listed('Onbevestigd'), { confirmed: false })
    const page = await list(visitor)
    expect(page).toEqual({
      listed: false,
      total: 3,
      pageCount: 1,
      visitors: [
        {
          name: 'Ömer Élan',
          jobTitle: 'Bouwkundige',
          organisation: '',
          organisationType: DETAILS.organisationType,
        },
        expect.objectContaining({ name: 'Fenna van der werf', organisation: '50% Hout' }),
        expect.objectContaining({ name: 'Fenna Zomer' }),
      ],
    })
    const found = async (q: string) =>
      namesIn(await list(visitor, `?${new URLSearchParams({ q })}`))
    expect(await found('FENNA van der WERF')).toEqual(['Fenna van der werf'])
    expect(await found('bouwKUNDIGE elan')).toEqual(['Ömer Élan'])
    expect(await found('zandkreek')).toEqual(['Fenna Zomer'])
    expect(await found('%')).toEqual(['Fenna van der werf'])
    expect(await found('Geblokkeerd')).toEqual([])
    // The search ignores telephone numbers and kinds of organisation.
    expect(await found('010')).toEqual([])
    expect(await found('association')).toEqual([])
  })

  it('comes in pages, and tells the visitor whether it lists them', async () => {
    const visitor = await listed('Aalders')
    const { total } = await list(visitor)
    for (let made = total; made <= NETWORK_PAGE_SIZE; made += 1) {
      const data = { ...DETAILS, badgeCode: randomUUID(), language: 'nl', registeredAt: new Date() }
      const user = await cms.strapi.db.query('plugin::users-permissions.user').create({
        data: { username: randomUUID(), email: `${made}@lijst.example`, confirmed: true },
      })
      await cms.strapi.db
        .query('api::visitor-profile.visitor-profile')
        .create({ data: { ...data, user: user.id } })
    }
    const first = await list(visitor)
    expect(first).toMatchObject({ listed: true, total: NETWORK_PAGE_SIZE + 1, pageCount: 2 })
    expect(first.visitors).toHaveLength(NETWORK_PAGE_SIZE)
    expect(namesIn(first)[0]).toBe('Fenna Aalders')
    expect(namesIn(await list(visitor, '?page=2'))).toEqual(['Fenna Zomer'])
    expect((await list(visitor, '?page=3')).visitors).toEqual([])
  })

  it('has listed visitors that an older release stored, once the CMS starts', async () => {
    const visitor = await listed('Ouderkerk')
    const rows = cms.strapi.db.connection('visitor_profiles').where({ id: visitor.profile })
    await rows.clone().update({ listing: null })
    await fillListings(cms.strapi)
    expect(namesIn(await list(visitor, '?q=ouderkerk'))).toEqual(['Fenna Ouderkerk'])
    await rows.clone().update({ listing: null, listed: false })
    await fillListings(cms.strapi)
    expect(await list(visitor, '?q=ouderkerk')).toMatchObject({ listed: false, total: 0 })
  })

  it('answers 404 while the settings turn it off', async () => {
    const visitor = await newVisitor()
    const settings = documentsOf(cms, 'site-settings')
    const [known] = await settings.findMany({ locale: 'nl' })
    const change = (networkingList: boolean) =>
      settings.update({
        ...{ documentId: known?.documentId ?? '', locale: 'nl', data: { networkingList } },
      })
    await change(false)
    expect((await get(visitor, '/network')).status).toBe(404)
    await change(true)
    expect((await get(visitor, '/network')).status).toBe(200)
  })

  it('requires a session, and answers 400 to a wrong page or search', async () => {
    const visitor = await newVisitor()
    const ask = async (search: string, token?: string) =>
      (await cms.ask(`/api/visitor-profile/network${search}`, token ? { token } : {})).status
    expect(await ask('')).toBe(401)
    expect(await ask('', SITE_TOKEN)).toBe(403)
    const { headers } = await get(visitor, '/network')
    expect(headers.get('cache-control')).toBe('private, no-store')
    for (const search of ['?page=0', '?page=1.5', '?page=x', '?page[]=1', '?q[]=a'])
      expect(await ask(search, visitor.token)).toBe(400)
    expect(await ask(`?q=${'a'.repeat(MAX_NETWORK_SEARCH_LENGTH)}`, visitor.token)).toBe(200)
    expect(await ask(`?q=${'a'.repeat(MAX_NETWORK_SEARCH_LENGTH + 1)}`, visitor.token)).toBe(400)
    await setUser(visitor, { confirmed: false })
    expect(await ask('', visitor.token)).toBe(401)
  })
})

describe('the export of personal data', () => {
  it('has everything that is stored about the visitor, and no secret', async () => {
    const visitor = await newVisitor()
    await change(visitor, { ...DETAILS, terms: true }, await photoOf('#15803d'))
    await choose(visitor, true)
    await startSession(cms, visitor.id)
    await send(cms, 'contact', { ...right.contact, email: visitor.email.toUpperCase() })
    const { body } = await get(visitor, '/export')
    const data = body as PersonalData
    expect(data).toMatchObject({
      account: { email: visitor.email, provider: 'local', confirmed: true },
      profile: { ...DETAILS, phone: '+31101234567', badgeCode: visitor.badgeCode },
      consents: [
        { subject: 'newsletter', source: '/bezoekersprofiel' },
        { subject: 'terms', source: '/bezoekersprofiel' },
      ],
      subscriptions: [{ kind: 'newsletter', state: 'confirmed' }],
      submissions: [{ kind: 'contact', values: { message: right.contact.message } }],
    })
    expect(data.profile.photo).toMatch(/^data:image\/webp;base64,/)
    expect(data.sessions.map(({ device, current }) => [device, current]).sort()).toEqual([
      ['Firefox on Windows', false],
      ['Firefox on Windows', true],
    ])
    expect(JSON.stringify(body)).not.toMatch(/"(password|\w*hash|\w*token|deviceId|sessionId)"/i)
    const other = await newVisitor()
    expect(JSON.stringify((await get(other, '/export')).body)).not.toContain(visitor.email)
  })
})

/** The tables that contain a text in any column. */
async function tablesWith(text: string): Promise<string[]> {
  const { connection, dialect } = cms.strapi.db
  const found: string[] = []
  for (const table of await dialect.schemaInspector.getTables()) {
    const rows = JSON.stringify(await connection(table).select()).toLowerCase()
    if (rows.includes(text.toLowerCase())) found.push(table)
  }
  return found
}

/**
 * The files of the data folder that contain a text, those of the database included. Another process
 * reads them: a process that closes a file of SQLite loses its locks on it, and the next process that
 * opens the database would truncate the shared memory of this one.
 */
function filesWith(text: string): string[] {
  const { status, stdout, stderr } = spawnSync('grep', ['-rlia', text, inject('dataDir')])
  if (status !== 0 && status !== 1) throw new Error(String(stderr))
  return String(stdout).split('\n').filter(Boolean)
}

const deliver = () =>
  cms.strapi
    .get('outbox')
    .delivererTo(mail.url)
    .deliverDue(() => new Date())

describe('deleting the account', () => {
  it('removes the visitor from all tables and files once the last mail is sent', async () => {
    const canary = 'kanariepiet'
    const visitor = await newVisitor({ email: `${canary}@zandkreek.example` })
    const details = { ...DETAILS, lastName: 'Kanariepiet', terms: true }
    await change(visitor, details, await photoOf('#15803d'))
    await choose(visitor, true)
    await startSession(cms, visitor.id)
    const address = { email: visitor.email }
    await send(cms, 'programme-mail', address)
    await send(cms, 'contact', { ...right.contact, ...address, name: 'Fenna Kanariepiet' })
    const files = storedFiles().length
    expect((await tablesWith(canary)).length).toBeGreaterThan(5)
    if (!inject('postgresUrl')) expect(filesWith(canary).length).toBeGreaterThan(0)

    expect((await leave(visitor, 'fout')).body.error).toMatchObject({
      status: 400,
      message: WRONG_PASSWORD,
    })
    expect((await get(visitor)).status).toBe(200)
    const { status, body } = await leave(visitor, 'een goed wachtwoord')
    expect([status, body]).toEqual([200, { ok: true }])
    expect((await get(visitor)).status).toBe(401)
    expect(storedFiles()).toHaveLength(files - 1)
    // Only the mail about the deletion still has the address.
    expect(await tablesWith(canary)).toEqual(['outbox_mails'])
    expect(await deliver()).toBeGreaterThan(0)
    const [last, ...others] = mail.mails.filter(({ to }) => to?.[0]?.address === visitor.email)
    expect([last?.subject, others]).toEqual(['Uw account is verwijderd', []])
    expect(await tablesWith(canary)).toEqual([])
    expect(filesWith(canary)).toEqual([])
    const sessions = cms.strapi.db.query('admin::session')
    expect(await sessions.count({ where: { userId: String(visitor.id) } })).toBe(0)
  })

  it('keeps a contract of their organisation, with its consents and mails', async () => {
    const visitor = await newVisitor()
    const signatory = { ...(right.contract.signatory as object), email: visitor.email }
    const company = { ...(right.contract.company as object), kvk: '00000072' }
    const sent = await send(cms, 'contract', { ...right.contract, company, signatory })
    const { reference } = sent.body
    await leave(visitor, 'een goed wachtwoord')
    const [contract] = await rowsOf(cms, 'submission', { reference })
    expect(contract.email).toBe(visitor.email)
    const theirs = { submission: { id: contract.id } }
    expect((await rowsOf(cms, 'consent', theirs)).length).toBeGreaterThan(0)
    expect(await rowsOf(cms, 'outbox-mail', { ...theirs, to: visitor.email })).toHaveLength(1)
  })

  it('requires a recent sign-in of an account without a password', async () => {
    const long = new Date(Date.now() - (RECENT_SIGN_IN_MINUTES + 1) * 60_000)
    const visitor = await newVisitor({ password: null, signedInAt: long })
    expect((await get(visitor)).body).toMatchObject({ provider: 'openid', hasPassword: false })
    expect((await leave(visitor)).body.error).toMatchObject({ status: 403, message: SIGN_IN_AGAIN })
    const token = await startSession(cms, visitor.id)
    expect((await leave({ token })).status).toBe(200)
    expect((await get({ ...visitor, token })).status).toBe(401)
  })

  it('deletes its last mail when it is refused, or not delivered in a week', async () => {
    const [refused, unreachable] = [await newVisitor(), await newVisitor()]
    await leave(refused, 'een goed wachtwoord')
    mail.refused.set(refused.email, '550 No such user')
    await deliver()
    expect(await tablesWith(refused.email)).toEqual([])
    await leave(unreachable, 'een goed wachtwoord')
    const day = 24 * 60 * 60 * 1000
    const { run } = cms.strapi.get('retention')
    await run(new Date(Date.now() + 6 * day))
    expect(await tablesWith(unreachable.email)).toEqual(['outbox_mails'])
    await run(new Date(Date.now() + 8 * day))
    expect(await tablesWith(unreachable.email)).toEqual([])
  })
})
