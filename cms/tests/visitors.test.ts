// About: cms/src/visitors/staff, cms/src/visitors/accounts/change-address.ts
// About: cms/src/visitors/accounts/last-use.ts, cms/src/retention/visitors.ts
// About: cms/src/retention/visitors.ts, cms/src/panel-api, cms/seed/engine/visitors.ts
// About: cms/seed/data/visitors.ts

import { randomBytes, randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import { CONFIRM_ADDRESS_PAGE } from '@beursvloer/contract/accounts/paths'
import { readCsv } from '@beursvloer/contract/testing/read-csv'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedVisitors } from '../seed/engine/visitors.ts'
import { confirm, lastCode } from './accounts.ts'
import { type Cms, documentsOf, startCms } from './harness.ts'
import { download, expectClosed, signInAs } from './staff.ts'
import { writeStored } from './stored-files.ts'

let cms: Cms
let organiser: string
let editor: string
/** The token of a role that handles visitors, without health data and exports. */
let desk: string

const types = () => documentsOf(cms, 'organisation-type')

const USER = 'plugin::users-permissions.user'
const PROFILE = 'api::visitor-profile.visitor-profile'
const users = () => cms.strapi.db.query(USER)
const profiles = () => cms.strapi.db.query(PROFILE)
const sessions = () => cms.strapi.sessionManager('users-permissions')

/** Values that no answer may contain. */
const SECRETS = { password: 'geheim-wachtwoord-1', token: 'link-hash-0123456789', badge: 'badge-' }

beforeAll(async () => {
  cms = await startCms()
  organiser = await signInAs(cms, 'Organisator')
  editor = await signInAs(cms, 'Redacteur')
  const roles = cms.strapi.service('admin::role')
  const role = await roles.create({ name: 'Balie', code: 'balie', description: '' })
  const rights = ['api::visitors.read', 'api::visitors.handle']
  await roles.assignPermissions(
    role.id,
    rights.map((action) => ({ action, subject: null, properties: {}, conditions: [] })),
  )
  desk = await signInAs(cms, 'Balie')
  await types().create({ data: { name: 'Bouwer', code: 'builder' }, locale: 'nl' })
})

afterAll(async () => {
  await profiles().deleteMany({})
  await users().deleteMany({})
})

interface Made {
  readonly documentId: string
  readonly id: number
  readonly user: number
}

/** Makes a visitor with an account, as a registration does. */
async function visitor(email: string, about: object = {}, account: object = {}): Promise<Made> {
  const role = await cms.strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: 'authenticated' } })
  const user = await cms.strapi
    .plugin('users-permissions')
    .service('user')
    .add({
      username: randomUUID(),
      email,
      provider: 'local',
      password: SECRETS.password,
      resetPasswordToken: SECRETS.token,
      confirmationToken: SECRETS.token,
      confirmed: true,
      role: role.id,
      ...account,
    })
  const profile = await profiles().create({
    data: {
      user: user.id,
      badgeCode: SECRETS.badge + randomBytes(16).toString('hex'),
      resetHash: SECRETS.token,
      confirmationHash: SECRETS.token,
      language: 'nl',
      registeredAt: new Date(),
      ...about,
    },
  })
  return { documentId: profile.documentId, id: profile.id, user: user.id }
}

const path = ({ documentId }: Made, rest = '') => `/visitors/${documentId}${rest}`
const see = async (one: Made, token = organiser) => (await cms.ask(path(one), { token })).body.data
const list = async (query: string) =>
  (await cms.ask(`/visitors?${query}`, { token: organiser })).body.data
const act = (one: Made, what: string, body: object = {}, token = organiser) =>
  cms.ask(path(one, what), { method: 'POST', token, body })

/** Signs a visitor in on a device; answers both tokens. */
async function signIn(one: Made) {
  const { token: refresh } = await sessions().generateRefreshToken(String(one.user), randomUUID(), {
    type: 'refresh',
  })
  const access = await sessions().generateAccessToken(refresh)
  if (!('token' in access)) throw new Error('no access token')
  return { refresh, access: access.token }
}

describe('the routes for visitors', () => {
  it('answer an organiser, and refuse an editor and a request without a session', async () => {
    const one = await visitor('mag.niet@bezoek.example')
    await expectClosed(
      cms,
      '/visitors',
      [
        ['GET', '/visitors'],
        ['GET', '/visitors/export.csv'],
        ['GET', '/visitors/export.xlsx'],
        ['GET', '/visitors/statistics'],
        ['GET', '/visitors/statistics.csv'],
        ['GET', path(one)],
        ['GET', path(one, '/photo')],
        ['POST', path(one, '/block')],
        ['POST', path(one, '/unblock')],
        ['POST', path(one, '/send-confirmation')],
        ['POST', path(one, '/address')],
        ['DELETE', path(one)],
      ],
      editor,
    )
    expect(await see(one)).toMatchObject({ state: 'confirmed' })
  })

  it('require a right of their own for health data, exports, blocking and deletion', async () => {
    const one = await visitor('balie@bezoek.example', { accessibility: 'Rolstoel' })
    expect((await see(one, organiser)).accessibility).toBe('Rolstoel')
    expect(await see(one, desk)).not.toHaveProperty('accessibility')
    expect((await cms.ask('/visitors/export.csv', { token: desk })).status).toBe(403)
    expect((await cms.ask(path(one), { method: 'DELETE', token: desk })).status).toBe(403)
    expect((await act(one, '/block', { reason: 'Test' }, desk)).status).toBe(200)
  })

  it('give no password, hash or token, and neither do the other routes of the panel', async () => {
    const one = await visitor('geheim@bezoek.example')
    const answers = [
      await cms.ask(path(one), { token: organiser }),
      await cms.ask('/visitors?_q=geheim@', { token: organiser }),
      await cms.ask('/visitors/export.csv?_q=geheim@', { token: organiser }),
    ]
    const { password } = await users().findOne({ where: { id: one.user } })
    const manager = '/content-manager/collection-types'
    for (const uid of [USER, PROFILE, 'api::consent.consent', 'api::outbox-mail.outbox-mail'])
      for (const token of [organiser, editor, cms.administrator]) {
        const answer = await cms.ask(`${manager}/${uid}`, { token })
        expect(`${uid} ${answer.status}`).toBe(`${uid} 403`)
      }
    for (const where of [`${manager}/${USER}/${one.documentId}`, '/users-permissions/users'])
      answers.push(await cms.ask(where, { token: cms.administrator }))
    const relation = `/content-manager/relations/plugin::users-permissions.role/users`
    answers.push(await cms.ask(relation, { token: cms.administrator }))
    for (const { body, status } of answers) {
      const text = `${status} ${JSON.stringify(body)}`
      for (const secret of [password, SECRETS.password, SECRETS.token, SECRETS.badge])
        expect(text).not.toContain(secret)
    }
  })
})

describe('the list of visitors', () => {
  beforeAll(async () => {
    await visitor('fenna@zandkreek.example', {
      firstName: 'Fenna',
      infix: 'van der',
      lastName: 'Vries',
      organisation: 'Woonstichting De Zandkreek',
      organisationType: 'association',
      days: ['2032-03-17'],
      interests: ['betaalbaarheid'],
      registeredAt: new Date('2031-06-01T10:00:00Z'),
    })
    await visitor(
      'joris@bouw.example',
      {
        firstName: 'Joris',
        lastName: 'Bakker',
        organisation: 'Bouwbedrijf 100% Zeker',
        organisationType: 'builder',
        days: ['2032-03-17', '2032-03-18'],
        interests: ['leefbaarheid'],
        language: 'en',
        registeredAt: new Date('2031-06-02T10:00:00Z'),
      },
      { confirmed: false },
    )
  })

  it.each([
    ['_q=van der vries', ['Fenna van der Vries']],
    ['_q=FENNA zandkreek', ['Fenna van der Vries']],
    ['_q=joris@bouw', ['Joris Bakker']],
    ['_q=100%25 zeker', ['Joris Bakker']],
    ['_q=niemand', []],
    ['day=2032-03-18', ['Joris Bakker']],
    ['day=2032-03-17', ['Joris Bakker', 'Fenna van der Vries']],
    ['interest=betaalbaarheid', ['Fenna van der Vries']],
    ['type=builder', ['Joris Bakker']],
    ['language=en', ['Joris Bakker']],
    ['state=pending', ['Joris Bakker']],
    ['state=confirmed&language=en', []],
    ['from=2031-06-02&until=2031-06-02', ['Joris Bakker']],
    ['sort=lastName:ASC', ['Joris Bakker', 'Fenna van der Vries']],
    ['sort=lastName:DESC', ['Fenna van der Vries', 'Joris Bakker']],
  ])('%s finds %j', async (query, names) => {
    const period = query.startsWith('from') ? '' : '&from=2031-06-01&until=2031-06-02'
    const { rows } = await list(query + period)
    expect(rows.map(({ name }: { name: string }) => name)).toEqual(names)
  })

  it('gives the fields of a line for each visitor', async () => {
    const { rows } = await list('_q=joris@bouw')
    expect(rows).toEqual([
      {
        documentId: expect.any(String),
        name: 'Joris Bakker',
        email: 'joris@bouw.example',
        organisation: 'Bouwbedrijf 100% Zeker',
        organisationType: 'Bouwer',
        days: ['2032-03-17', '2032-03-18'],
        language: 'en',
        registeredAt: '2031-06-02T10:00:00.000Z',
        state: 'pending',
      },
    ])
  })
})

describe('blocking an account', () => {
  it('ends all sessions at once and stores the reason, until it is unblocked', async () => {
    const one = await visitor('blok@bezoek.example')
    const [phone, desktop] = [await signIn(one), await signIn(one)]
    const me = (token: string) => cms.ask('/api/users/me', { token })
    expect((await me(phone.access)).status).toBe(200)
    expect(await see(one)).toMatchObject({ sessions: 2 })

    const refused = await act(one, '/block', { reason: ' ' })
    expect(refused.body.error.message).toBe('Schrijf waarom u dit account blokkeert.')
    expect((await act(one, '/block', { reason: 'Doet zich anders voor.' })).status).toBe(200)
    for (const { access, refresh } of [phone, desktop]) {
      expect((await me(access)).status).toBe(401)
      expect(await sessions().generateAccessToken(refresh)).not.toHaveProperty('token')
    }
    expect(await see(one)).toMatchObject({
      state: 'blocked',
      sessions: 0,
      history: [{ what: 'blocked', by: 'Bo Organisator', reason: 'Doet zich anders voor.' }],
    })

    const again = await act(one, '/block', { reason: 'Nog eens' })
    expect(again.body.error.message).toBe('Dit account is al geblokkeerd.')
    expect((await act(one, '/unblock')).status).toBe(200)
    expect((await act(one, '/unblock')).status).toBe(400)
    const { state, history } = await see(one)
    expect(state).toBe('confirmed')
    expect(history.map(({ what }: { what: string }) => what)).toEqual(['blocked', 'unblocked'])
    expect((await me((await signIn(one)).access)).status).toBe(200)
  })

  it('is stored once for two requests at the same time', async () => {
    const one = await visitor('samen@bezoek.example')
    const both = await Promise.all([1, 2].map(() => act(one, '/block', { reason: 'Samen' })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    expect((await see(one)).history).toHaveLength(1)
  })
})

describe('the confirmation mail', () => {
  it('is sent again with a new link to an unconfirmed account alone', async () => {
    const one = await visitor('wacht@bezoek.example', {}, { confirmed: false })
    const hash = async () => (await profiles().findOne({ where: { id: one.id } })).confirmationHash
    expect(await hash()).toBe(SECRETS.token)
    expect((await act(one, '/send-confirmation')).status).toBe(200)
    expect(await hash()).not.toBe(SECRETS.token)
    const { mails, history } = await see(one)
    expect(mails).toMatchObject([{ purpose: 'confirm-address', to: 'wacht@bezoek.example' }])
    expect(mails[0]).not.toHaveProperty('text')
    expect(mails[0]).not.toHaveProperty('html')
    expect(history).toMatchObject([{ what: 'confirmation-sent', by: 'Bo Organisator' }])

    await users().update({ where: { id: one.user }, data: { confirmed: true } })
    const refused = await act(one, '/send-confirmation')
    expect(refused.body.error.message).toBe('Dit e-mailadres is al bevestigd.')
    await act(one, '/block', { reason: 'Test' })
    expect((await act(one, '/send-confirmation')).status).toBe(400)
    expect((await see(one)).mails).toHaveLength(1)
  })
})

describe('a new e-mail address', () => {
  const old = 'oude.baan@bezoek.example'
  const next = 'nieuwe.baan@bezoek.example'
  const why = 'Belde vanaf het nummer in het profiel.'
  const ask = (one: Made, email: string, token = organiser) =>
    act(one, '/address', { email, reason: why }, token)

  it('replaces the old one in all rows once it is confirmed, and ends the sessions', async () => {
    const one = await visitor(old, { resetHash: SECRETS.token })
    const { access } = await signIn(one)
    const rows = (type: string) => cms.strapi.db.query(`api::${type}.${type}`)
    const given = { givenAt: new Date(), source: '/registreren', textVersion: '1', profile: one.id }
    await rows('consent').create({ data: { ...given, subject: 'terms', email: old } })
    for (const email of [old, next])
      await rows('subscription').create({
        data: {
          ...{ kind: 'newsletter', email, state: 'confirmed', topics: [], language: 'nl' },
          ...{ source: '/', requestedAt: new Date(), idempotencyKey: randomUUID() },
        },
      })
    expect((await ask(one, next, desk)).status).toBe(403)
    expect((await act(one, '/address', { email: next })).body.error.message).toContain('waarom')
    expect((await ask(one, 'geen adres')).status).toBe(400)
    expect((await ask(one, ` ${next.toUpperCase()} `)).status).toBe(200)
    expect(await see(one)).toMatchObject({
      email: old,
      newAddress: next,
      sessions: 1,
      mails: [
        { purpose: 'address-asked', to: old },
        { purpose: 'new-address', to: next },
      ],
      history: [{ what: 'address-asked', by: 'Bo Organisator', reason: why }],
    })

    const code = await lastCode(cms, next, CONFIRM_ADDRESS_PAGE)
    expect((await confirm(cms, code)).body).toEqual({ outcome: 'confirmed' })
    expect((await confirm(cms, code)).body).toEqual({ outcome: 'already-confirmed' })
    expect(await see(one)).toMatchObject({
      ...{ email: next, newAddress: null, state: 'confirmed', sessions: 0 },
      history: [{ what: 'address-asked' }, { what: 'address-changed', by: '' }],
    })
    expect((await cms.ask('/api/users/me', { token: access })).status).toBe(401)
    // Neither a link in the old mailbox nor any row has the old address.
    expect((await profiles().findOne({ where: { id: one.id } })).resetHash).toBeNull()
    for (const type of ['consent', 'subscription']) {
      expect(await rows(type).count({ where: { email: old } })).toBe(0)
      expect(await rows(type).count({ where: { email: next } })).toBe(1)
    }
  })

  it('is refused while another account has it, for a blocked account, and after an hour', async () => {
    const one = await visitor('blijft@bezoek.example')
    const taken = await visitor('bezet@bezoek.example')
    expect((await ask(one, 'bezet@bezoek.example')).body.error.message).toContain('al een account')
    await ask(one, 'vrij@bezoek.example')
    const code = await lastCode(cms, 'vrij@bezoek.example', CONFIRM_ADDRESS_PAGE)
    const unknown = { outcome: 'unknown' }
    await act(one, '/block', { reason: 'Antwoordde dat zij het niet was.' })
    expect((await confirm(cms, code)).body).toEqual(unknown)
    expect((await ask(one, 'vrij@bezoek.example')).status).toBe(400)
    await act(one, '/unblock')
    await users().update({ where: { id: taken.user }, data: { email: 'vrij@bezoek.example' } })
    expect((await confirm(cms, code)).body).toEqual(unknown)
    await users().update({ where: { id: taken.user }, data: { email: 'bezet@bezoek.example' } })
    const past = { newAddressUntil: new Date(Date.now() - 1) }
    await profiles().update({ where: { id: one.id }, data: past })
    expect((await confirm(cms, code)).body).toEqual({ outcome: 'new-address-expired' })
    await cms.strapi.get('retention').run(new Date())
    expect(await see(one)).toMatchObject({ email: 'blijft@bezoek.example', newAddress: null })
    await users().update({ where: { id: one.user }, data: { confirmed: false } })
    expect((await ask(one, 'vrij@bezoek.example')).body.error.message).toContain('niet bevestigd')
  })
})

describe('the last use of an account', () => {
  it('is stored when a session begins or is renewed, once a day', async () => {
    const one = await visitor('gebruikt@bezoek.example')
    const lastUsed = async () => (await profiles().findOne({ where: { id: one.id } })).lastUsedAt
    expect(await lastUsed()).toBeNull()
    const { refresh } = await signIn(one)
    const first = await lastUsed()
    expect(Date.now() - Date.parse(first)).toBeLessThan(60_000)
    await sessions().rotateRefreshToken(refresh)
    expect(await lastUsed()).toBe(first)
    const longAgo = new Date('2030-01-01T00:00:00Z')
    await profiles().update({ where: { id: one.id }, data: { lastUsedAt: longAgo } })
    await signIn(one)
    expect(Date.now() - Date.parse(await lastUsed())).toBeLessThan(60_000)
  })
})

describe('an export of visitors', () => {
  const heads = (text: string) => readCsv(text)[0] ?? []

  it('has the filtered visitors with the purposes they agreed to, and no formulas', async () => {
    const one = await visitor('=1+1@formule.example', {
      firstName: '=1+1',
      organisation: 'Exportbedrijf',
      accessibility: 'Ringleiding',
      registeredAt: new Date('2033-01-01T10:00:00Z'),
    })
    await cms.strapi.db.query('api::consent.consent').create({
      data: {
        subject: 'newsletter',
        textVersion: '1',
        givenAt: new Date(),
        source: '/',
        profile: one.id,
      },
    })
    const { text, headers } = await download(
      cms,
      '/visitors/export.csv?_q=exportbedrijf',
      organiser,
    )
    expect(headers.get('content-disposition')).toContain('bezoekers.csv')
    const [head = [], ...rows] = readCsv(text)
    expect(rows).toHaveLength(1)
    const cell = (name: string) => rows[0]?.[head.indexOf(name)]
    expect(cell('Voornaam')).toBe("'=1+1")
    expect(cell('E-mailadres')).toBe("'=1+1@formule.example")
    expect(cell('Toegankelijkheidswens')).toBe('Ringleiding')
    expect(cell('Te gebruiken voor')).toBe('Dit bezoek en de nieuwsbrief')
    expect(head.join()).not.toMatch(/wachtwoord|badge|link/i)
    const workbook = await download(cms, '/visitors/export.xlsx?_q=exportbedrijf', organiser)
    expect(Object.keys(unzipSync(workbook.bytes))).toContain('xl/worksheets/sheet1.xml')
  })

  it('has accessibility wishes only for staff with the right to them', async () => {
    const roles = cms.strapi.service('admin::role')
    const role = await roles.create({ name: 'Lijsten', code: 'lijsten', description: '' })
    await roles.assignPermissions(role.id, [
      { action: 'api::visitors.export', subject: null, properties: {}, conditions: [] },
    ])
    const lists = await signInAs(cms, 'Lijsten')
    const { text } = await download(cms, '/visitors/export.csv?_q=exportbedrijf', lists)
    expect(heads(text)).not.toContain('Toegankelijkheidswens')
    expect(text).not.toContain('Ringleiding')
  })
})

describe('the statistics of visitors', () => {
  it('count all visitors by state, day, language, kind of organisation and fair day', async () => {
    await profiles().deleteMany({})
    await visitor('een@tel.example', {
      organisationType: 'builder',
      days: ['2032-03-17', '2032-03-18'],
      interests: ['onbekend-thema'],
      registeredAt: new Date('2031-06-01T23:30:00Z'),
    })
    await visitor(
      'twee@tel.example',
      { language: 'en', registeredAt: new Date('2031-06-04T10:00:00Z') },
      { confirmed: false },
    )
    const { body } = await cms.ask('/visitors/statistics', { token: organiser })
    const { total, states, perDay, languages, organisationTypes, days } = body.data
    expect({ total, states }).toEqual({
      total: 2,
      states: { confirmed: 1, pending: 1, blocked: 0 },
    })
    // 23:30 UTC is the next day in the Netherlands.
    expect(perDay).toEqual([
      { date: '2031-06-02', count: 1 },
      { date: '2031-06-03', count: 0 },
      { date: '2031-06-04', count: 1 },
    ])
    expect(languages).toEqual([
      { label: 'Nederlands', count: 1 },
      { label: 'Engels', count: 1 },
    ])
    expect(organisationTypes).toContainEqual({ label: 'Bouwer', count: 1 })
    expect(organisationTypes.at(-1)).toEqual({ label: 'Niet ingevuld', count: 1 })
    expect(days).toContainEqual({ label: 'woensdag 17 maart', count: 1 })

    const { text } = await download(cms, '/visitors/statistics.csv', organiser)
    const rows = readCsv(text)
    expect(rows).toContainEqual(['Status', 'Bevestigd', '1', '50,0%'])
    expect(rows).toContainEqual(['Registraties per dag', '2031-06-03', '0', ''])
  })

  it('read as many rows for five equal visitors as for one', async () => {
    const { connection } = cms.strapi.db
    const readRows = async () => {
      let rows = 0
      const listen = (answer: unknown) => {
        // Scheduled work of the CMS belongs to no request.
        if (cms.strapi.requestContext.get() && Array.isArray(answer)) rows += answer.length
      }
      connection.on('query-response', listen)
      const { body } = await cms.ask('/visitors/statistics', { token: organiser })
      connection.removeListener('query-response', listen)
      return { rows, total: body.data.total }
    }
    const same = { organisationType: 'builder', days: ['2032-03-17'], registeredAt: new Date() }
    await profiles().deleteMany({})
    await visitor('een@alike.example', same)
    const one = await readRows()
    for (const name of ['twee', 'drie', 'vier', 'vijf'])
      await visitor(`${name}@alike.example`, same)
    expect(await readRows()).toEqual({ rows: one.rows, total: 5 })
  })
})

describe('deleting an account as staff', () => {
  it('deletes user, profile, sessions and photo, and reports the member of staff', async () => {
    const photo = `${randomUUID()}.png`
    writeStored(photo, 'x')
    const one = await visitor('weg@bezoek.example', { photo })
    await signIn(one)
    const kept = await download(cms, path(one, '/photo'), organiser)
    expect(kept.headers.get('content-disposition')).toContain('.png')
    const gone = await cms.ask(path(one), { method: 'DELETE', token: organiser })
    expect(gone.status).toBe(200)
    expect((await cms.ask(path(one), { token: organiser })).status).toBe(404)
    expect(await users().findOne({ where: { id: one.user } })).toBeNull()
    expect(await sessions().listSessions(String(one.user))).toEqual([])
    const { body } = await cms.ask('/handling/deletions', { token: organiser })
    expect(body.data.reports[0]).toMatchObject({
      kind: 'account',
      count: 1,
      files: 1,
      by: 'Bo Organisator',
    })
    const again = await cms.ask(path(one), { method: 'DELETE', token: organiser })
    expect(again.status).toBe(404)
  })
})

describe('retention', () => {
  const runRetention = (now: Date): Promise<void> => cms.strapi.get('retention').run(now)
  const reportsAt = (deletedAt: Date) =>
    cms.strapi.db
      .query('api::deletion-report.deletion-report')
      .findMany({ where: { deletedAt }, orderBy: { id: 'asc' } })
  let edition: string

  const hold = async (year: number, endDate: string) => {
    const data = {
      year,
      name: `Beurs ${year}`,
      startDate: endDate,
      endDate,
      venue: 'Hal',
      city: 'Meerhaven',
      slogan: 'Later',
    }
    const editions = documentsOf(cms, 'edition')
    const { documentId } = await editions.create({ data, locale: 'nl' })
    await editions.publish({ documentId, locale: 'nl' })
    return documentId
  }

  beforeAll(async () => {
    await profiles().deleteMany({})
    edition = await hold(2061, '2061-03-18')
    // Deletes the wishes for fairs that other tests published.
    await runRetention(new Date('2061-03-24T03:30:00Z'))
  })
  afterAll(() => documentsOf(cms, 'edition').delete({ documentId: edition, locale: '*' }))

  it('deletes an accessibility wish a week after the fair, and keeps one for the next fair', async () => {
    const now = new Date('2061-03-26T03:30:00Z')
    const used = { lastUsedAt: new Date('2061-03-01T00:00:00Z') }
    const next = await visitor('volgende@bezoek.example', {
      accessibility: 'Voor 2063',
      registeredAt: new Date('2061-03-26T02:00:00Z'),
    })
    const one = await visitor('wens@bezoek.example', { accessibility: 'Rolstoel', ...used })
    const wish = async () => (await profiles().findOne({ where: { id: one.id } })).accessibility
    await runRetention(new Date('2061-03-25T03:30:00Z'))
    expect(await wish()).toBe('Rolstoel')
    await runRetention(now)
    expect(await wish()).toBeNull()
    expect(await reportsAt(now)).toMatchObject([{ kind: 'accessibility', count: 1, by: null }])
    const { accessibility } = await profiles().findOne({ where: { id: next.id } })
    expect(accessibility).toBe('Voor 2063')
    await profiles().update({ where: { id: one.id }, data: { accessibility: 'Voor 2063' } })
    await runRetention(new Date('2061-03-27T03:30:00Z'))
    expect(await wish()).toBe('Voor 2063')
  })

  it('deletes an account that was not used for years, unless it is blocked', async () => {
    const now = new Date('2065-01-01T03:30:00Z')
    const longAgo = { lastUsedAt: new Date('2060-12-31T00:00:00Z') }
    const never = { registeredAt: new Date('2060-06-01T00:00:00Z') }
    const lately = { lastUsedAt: new Date('2061-06-01T00:00:00Z'), ...never }
    const gone = [
      await visitor('lang@bezoek.example', longAgo),
      await visitor('nooit@bezoek.example', never),
    ]
    const kept = [
      await visitor('pas@bezoek.example', lately),
      await visitor('blijft@bezoek.example', longAgo, { blocked: true }),
    ]
    await runRetention(now)
    for (const { user } of gone) expect(await users().findOne({ where: { id: user } })).toBeNull()
    for (const { user } of kept)
      expect(await users().findOne({ where: { id: user } })).not.toBeNull()
    const reports = await reportsAt(now)
    expect(reports).toContainEqual(expect.objectContaining({ kind: 'account', files: 0 }))
  })
})

describe('the visitors of the demo fair', () => {
  it('are stored once, with a hashed password', async () => {
    const { visitors } = await import('../seed/data/visitors.ts')
    const few = visitors.slice(0, 3)
    expect(await seedVisitors(cms.strapi, few)).toBe(3)
    expect(await seedVisitors(cms.strapi, few)).toBe(0)
    const { rows } = await list(`_q=${few[0]?.email}`)
    expect(rows).toMatchObject([{ name: 'Fenna Oosterbaan', state: 'confirmed' }])
    const { password } = await users().findOne({ where: { email: few[0]?.email } })
    expect(password).toMatch(/^\$2/)
  })
})

it('the built-in kinds of organisations become content once when a profile names one', async () => {
  const codes = async (locale: 'nl' | 'en') =>
    (await types().findMany({ locale })).map(({ code, name }) => [code, name])
  const removeAll = async () => {
    for (const { documentId } of await types().findMany({ locale: 'nl' }))
      await types().delete({ documentId, locale: '*' })
  }
  // The compiled module: the CMS does not run the one of the sources.
  const compiled = `${cms.strapi.dirs.dist.src}/bootstrap/organisation-types.js`
  const { keepOrganisationTypes } = createRequire(import.meta.url)(compiled)
  await removeAll()
  await cms.strapi
    .store({ type: 'api', name: 'beursvloer', key: 'organisation-types-kept' })
    .delete({})
  await visitor('soort@tel.example', { organisationType: 'builder' })
  await keepOrganisationTypes(cms.strapi)
  expect(await codes('nl')).toHaveLength(8)
  expect(await codes('nl')).toContainEqual(['builder', 'Bouwer'])
  expect(await codes('en')).toContainEqual(['builder', 'Contractor'])
  await removeAll()
  await keepOrganisationTypes(cms.strapi)
  expect(await codes('nl')).toEqual([])
})
