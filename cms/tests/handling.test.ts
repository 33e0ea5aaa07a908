import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readCsv } from '@beursvloer/contract/testing/read-csv'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { type Fair, fairOf } from './fair.ts'
import { type Answer, type Cms, type Document, documentsOf, startCms } from './harness.ts'
import { download, signInAs } from './staff.ts'

let cms: Cms
let fair: Fair
let organiser: string
let editor: string

beforeAll(async () => {
  cms = await startCms()
  fair = await fairOf(cms)
  organiser = await signInAs(cms, 'Organisator')
  editor = await signInAs(cms, 'Redacteur')
})

interface Made {
  readonly id: number
  readonly documentId: string
}

let made = 0

/** Puts a submission in the database, as receiving does. */
async function submission(kind: string, values: object, more: object = {}): Promise<Made> {
  made += 1
  return cms.strapi.db.query('api::submission.submission').create({
    data: {
      kind,
      reference: `XX-2032-${String(made).padStart(5, '0')}`,
      editionYear: 2032,
      state: 'submitted',
      language: 'nl',
      values,
      idempotencyKey: randomUUID(),
      contentHash: 'x',
      source: '/contact',
      receivedAt: new Date(),
      deleteAfter: new Date(Date.now() + 1e10),
      ...more,
    },
  })
}

/** Puts a file with a submission, as receiving does. */
async function file(of: Made, name: string, content: string): Promise<Made> {
  const kind = name.split('.').at(-1) ?? ''
  const storedAs = `${randomUUID()}.${kind}`
  await writeFile(join(inject('dataDir'), 'private/files', storedAs), content)
  return cms.strapi.db.query('api::submission-file.submission-file').create({
    data: {
      submission: of.id,
      field: 'logo',
      name,
      kind,
      bytes: Buffer.byteLength(content),
      sha256: 'x',
      storedAs,
    },
  })
}

const question = (more: object = {}) =>
  submission(
    'contact',
    { name: 'An de Vries', email: 'an@bedrijf.example', subject: 'visit', message: 'Waar is het?' },
    { name: 'An de Vries', email: 'an@bedrijf.example', ...more },
  )

const path = ({ documentId }: { documentId: string }, rest = '') =>
  `/handling/submissions/${documentId}${rest}`
const see = async (one: Made): Promise<Answer['body']> =>
  (await cms.ask(path(one), { token: organiser })).body.data
const step = (one: Made, body: object, token = organiser) =>
  cms.ask(path(one, '/state'), { method: 'POST', token, body })

describe('who may handle submissions', () => {
  it('is an organiser, and neither an editor nor somebody who is not signed in', async () => {
    const one = await question()
    const routes: [string, string][] = [
      ['GET', '/handling/submissions'],
      ['GET', '/handling/submissions/export.csv'],
      ['GET', '/handling/submissions/export.xlsx'],
      ['GET', path(one)],
      ['GET', path(one, '/files/x')],
      ['GET', path(one, '/acceptance')],
      ['POST', path(one, '/state')],
      ['POST', path(one, '/accept')],
      ['POST', path(one, '/notes')],
      ['POST', path(one, '/mails/x/send-again')],
      ['DELETE', path(one)],
      ['GET', '/handling/subscriptions'],
      ['GET', '/handling/subscriptions/export.csv'],
      ['GET', '/handling/subscriptions/export.xlsx'],
      ['DELETE', '/handling/subscriptions/x'],
      ['GET', '/handling/deletions'],
    ]
    const registered = cms.strapi.server
      .listRoutes()
      .filter(({ path }) => path.startsWith('/handling/'))
    expect(registered).toHaveLength(routes.length)
    for (const [method, where] of routes) {
      const ask = async (token?: string) =>
        (await cms.ask(where, { method, token, ...(method === 'POST' && { body: {} }) })).status
      expect(`${method} ${where} ${await ask()}`).toBe(`${method} ${where} 401`)
      expect(`${method} ${where} ${await ask(editor)}`).toBe(`${method} ${where} 403`)
    }
    expect(await see(one)).toMatchObject({ state: 'submitted' })
  })

  it('is asked of the content manager in vain', async () => {
    const list = '/content-manager/collection-types/api::submission.submission'
    expect((await cms.ask(list, { token: organiser })).status).toBe(403)
    expect((await cms.ask(list, { token: editor })).status).toBe(403)
  })
})

describe('the list', () => {
  const list = async (query: string) =>
    (await cms.ask(`/handling/submissions?${query}`, { token: organiser })).body.data

  it('is searched, filtered, sorted and paged over thousands', async () => {
    const many = Array.from({ length: 2500 }, (_, at) => ({
      kind: 'participation',
      reference: `DA-2032-${String(at).padStart(5, '0')}`,
      documentId: randomUUID(),
      editionYear: 2032,
      state: at % 5 === 0 ? 'rejected' : 'submitted',
      language: 'nl',
      values: JSON.stringify({ organisation: `Bouwbedrijf ${at}`, area: '12.5' }),
      organisation: `Bouwbedrijf ${at}`,
      idempotencyKey: randomUUID(),
      contentHash: 'x',
      source: '/deelnemen',
      receivedAt: new Date(Date.UTC(2031, 0, 1, 12, 0, at)),
      deleteAfter: new Date(Date.UTC(2039, 0, 1)),
    }))
    for (let at = 0; at < many.length; at += 50)
      await cms.strapi.db
        .query('api::submission.submission')
        .createMany({ data: many.slice(at, at + 50) })

    const first = await list('kind=participation')
    expect(first).toMatchObject({ total: 2500, pageCount: 125 })
    expect(first.rows).toHaveLength(20)
    expect(first.rows[0]).toMatchObject({
      reference: 'DA-2032-02499',
      organisation: 'Bouwbedrijf 2499',
    })
    expect(first.rows[0]).not.toHaveProperty('values')
    expect(first.open.participation).toBe(2000)

    const last = await list('kind=participation&sort=reference:ASC&page=125&pageSize=20')
    expect(last.rows.at(-1).reference).toBe('DA-2032-02499')
    const found = await list('kind=participation&_q=bouwbedrijf 1234')
    expect(found.rows.map(({ reference }: Document) => reference)).toEqual(['DA-2032-01234'])
    expect((await list('kind=participation&state=rejected')).total).toBe(500)
    expect((await list('from=2031-01-01&until=2031-01-01')).total).toBe(2500)
    expect((await list('from=2031-01-02&until=2031-02-01')).total).toBe(0)
  })
})

describe('the log', () => {
  it('holds no words that staff searched for', async () => {
    const lines: string[] = []
    const { log } = cms.strapi
    const { http } = log
    log.http = ((line: string) => lines.push(line)) as never
    await cms.ask('/handling/submissions?_q=fenna@zandkreek.example', { token: organiser })
    log.http = http
    expect(lines).toEqual([expect.stringMatching(/^GET \/handling\/submissions \(\d+ ms\) 200$/)])
  })
})

describe('the details', () => {
  it('hold all that was sent, in the words of the form', async () => {
    const details = await see(await question())
    expect(details.answers[0].answers).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ label: 'Naam', text: 'An de Vries' }),
        expect.objectContaining({ path: 'message', text: 'Waar is het?' }),
      ]),
    )
    expect(details).not.toHaveProperty('idempotencyKey')
    expect(details).not.toHaveProperty('contentHash')
  })

  it('give a file as an attachment that no browser opens', async () => {
    const one = await question()
    const { documentId } = await file(one, 'logo “nieuw”.svg', '<svg onload="alert(1)"/>')
    expect((await see(one)).files).toEqual([
      { documentId, field: 'logo', name: 'logo “nieuw”.svg', bytes: 24 },
    ])
    const answer = await cms.ask(path(one, `/files/${documentId}`), { token: organiser })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment;.*filename\*=UTF-8''logo/,
    )
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const other = await question()
    expect((await cms.ask(path(other, `/files/${documentId}`), { token: organiser })).status).toBe(
      404,
    )
  })

  it('say of what is gone that it is gone', async () => {
    const answer = await cms.ask('/handling/submissions/weg', { token: organiser })
    expect(answer.status).toBe(404)
    expect(answer.body.error.message).toBe('Deze inzending bestaat niet meer.')
  })
})

describe('a new state', () => {
  it('is kept with who gave it and when, and told to the sender if asked', async () => {
    const one = await submission('photo-removal', {}, { email: 'kijk@foto.example', name: 'Kim' })
    const body = { from: 'submitted', to: 'handled', tell: true, message: 'Graag gedaan.' }
    expect((await step(one, body)).status).toBe(200)
    const { state, history, mails } = await see(one)
    expect(state).toBe('handled')
    expect(history).toEqual([
      {
        at: expect.any(String),
        by: 'Bo Organisator',
        from: 'submitted',
        to: 'handled',
        mailed: true,
      },
    ])
    expect(mails).toMatchObject([{ purpose: 'state-change', to: 'kijk@foto.example' }])
    const mail = await cms.strapi.db
      .query('api::outbox-mail.outbox-mail')
      .findOne({ where: { documentId: mails[0].documentId } })
    expect(mail.text).toContain('Graag gedaan.')
  })

  it('tells nobody when that is not asked, or not done for the kind', async () => {
    const quiet = await submission('photo-removal', {}, { email: 'stil@foto.example' })
    await step(quiet, { from: 'submitted', to: 'handled', tell: false })
    expect((await see(quiet)).mails).toEqual([])
    const asked = await question()
    await step(asked, { from: 'submitted', to: 'handled', tell: true })
    expect(await see(asked)).toMatchObject({ mails: [], history: [{ mailed: false }] })
  })

  it('must follow on the present one, also when a colleague was first', async () => {
    const one = await submission('contract', {})
    const jump = await step(one, { from: 'submitted', to: 'signed' })
    expect(jump.status).toBe(400)
    expect(jump.body.error.message).toBe('Van ‘Ingediend’ kan de status niet ‘Getekend’ worden.')
    const both = await Promise.all([
      step(one, { from: 'submitted', to: 'reviewing' }),
      step(one, { from: 'submitted', to: 'rejected' }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    const late = both.find(({ status }) => status === 400)
    expect(late?.body.error.message).toMatch(/^Een collega heeft de status intussen gewijzigd/)
    expect((await see(one)).history).toHaveLength(1)
  })

  it.each([{}, { from: 'submitted' }, { from: 'submitted', to: 'x' }, { from: 1, to: 'final' }])(
    'is refused without a right question: %j',
    async (body) => {
      expect((await step(await question(), body)).status).toBe(400)
    },
  )
})

describe('notes', () => {
  const note = (one: Made, text: string) =>
    cms.ask(path(one, '/notes'), { method: 'POST', token: organiser, body: { text } })

  it('are kept with their writer, all of them, also when written at once', async () => {
    const one = await question()
    await Promise.all(['Gebeld.', 'Belt terug.', ' Morgen weer. '].map((text) => note(one, text)))
    const { notes } = await see(one)
    expect(notes.map(({ text }: { text: string }) => text).sort()).toEqual([
      'Belt terug.',
      'Gebeld.',
      'Morgen weer.',
    ])
    expect(notes[0].by).toBe('Bo Organisator')
    expect((await note(one, '  ')).body.error.message).toBe('Schrijf eerst een notitie.')
    expect((await note(one, 'x'.repeat(4001))).status).toBe(400)
  })
})

describe('a mail', () => {
  it('is sent again, if it is about this submission', async () => {
    const one = await submission('photo-removal', {}, { email: 'nog@foto.example' })
    await step(one, { from: 'submitted', to: 'handled', tell: true })
    const [{ documentId }] = (await see(one)).mails
    const mails = cms.strapi.db.query('api::outbox-mail.outbox-mail')
    await mails.update({ where: { documentId }, data: { state: 'failed', lastError: '550 nee' } })
    const again = (of: Made) =>
      cms.ask(path(of, `/mails/${documentId}/send-again`), { method: 'POST', token: organiser })
    expect((await again(await question())).status).toBe(404)
    expect((await again(one)).status).toBe(200)
    expect((await see(one)).mails[0].state).not.toBe('failed')
  })
})

describe('an export', () => {
  const sly = '=HYPERLINK("https://evil.example")'

  beforeAll(async () => {
    for (const message of [sly, '+31 6', '-1', '@SUM(A1)', '\t=1', '\r=1', 'Gewoon; "echt"\nwaar'])
      await submission('contact', { message, subject: 'visit' }, { name: sly, state: 'reviewing' })
  })

  const query = 'kind=contact&state=reviewing'

  it('is CSV in which no cell runs', async () => {
    const response = await download(cms, `/handling/submissions/export.csv?${query}`, organiser)
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="inzendingen.csv"',
    )
    const [head = [], ...rows] = readCsv(response.text, ';')
    expect(head.slice(0, 4)).toEqual(['Kenmerk', 'Soort', 'Status', 'Ontvangen'])
    expect(rows).toHaveLength(7)
    const messages = rows.map((row) => row[head.indexOf('Bericht')])
    expect(messages).toEqual([
      `'${sly}`,
      "'+31 6",
      "'-1",
      "'@SUM(A1)",
      "'\t=1",
      "'\r=1",
      'Gewoon; "echt"\nwaar',
    ])
  })

  it('is a workbook in which no cell runs', async () => {
    const response = await download(cms, `/handling/submissions/export.xlsx?${query}`, organiser)
    const files = unzipSync(response.bytes)
    const xml = Object.entries(files)
      .filter(([name]) => /worksheets\/|sharedStrings/.test(name))
      .map(([, content]) => strFromU8(content))
      .join('')
    expect(xml).not.toMatch(/<f[ >]/)
    const texts = [...xml.matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text = '']) =>
      text.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
    )
    expect(texts).toContain(`'${sly}`)
    for (const text of texts) expect(text).not.toMatch(/^[=+\-@\t\r]/)
  })

  it('holds thousands as CSV, and says so where that are too many for a workbook', async () => {
    const workbook = await cms.ask('/handling/submissions/export.xlsx', { token: organiser })
    expect(workbook.status).toBe(400)
    expect(workbook.body.error.message).toMatch(/hoogstens 2000 regels/)
    const response = await download(
      cms,
      `/handling/submissions/export.csv?kind=participation`,
      organiser,
    )
    const [head = [], ...rows] = readCsv(response.text, ';')
    expect(rows).toHaveLength(2500)
    expect(rows[0]?.[head.indexOf('Gewenste oppervlakte in m²')]).toBe('12,5')
  })
})

describe('an accepted contract', () => {
  const square = (x: number) => [
    [x, 1],
    [x + 3, 1],
    [x + 3, 4],
    [x, 4],
  ]
  const stand = (number: string, x: number, availability: string, more: object = {}) =>
    documentsOf(cms, 'stand').create({
      data: { number, hall, polygon: square(x), area: 9, openSides: 2, availability, ...more },
    })
  let hall: string
  const stands: Record<string, Document> = {}

  beforeAll(async () => {
    const data = { name: 'Contracthal', number: 93, width: 40, length: 20 }
    hall = (await documentsOf(cms, 'hall').create({ data, locale: 'nl' })).documentId
    stands.free = await stand('93.A01', 1, 'free')
    stands.option = await stand('93.A02', 5, 'option', { optionUntil: '2032-01-31' })
    stands.blocked = await stand('93.A03', 9, 'blocked')
    stands.promised = await stand('93.A04', 13, 'free')
    stands.other = await stand('93.A05', 17, 'free')
    await documentsOf(cms, 'exhibitor').create({
      data: { name: 'Zat Er Al', category: fair.category, stands: [stands.promised.documentId] },
      locale: 'nl',
    })
  })

  const contract = (more: object = {}) =>
    submission(
      'contract',
      {
        company: { legalName: 'Stapelwerk B.V.', country: 'NL', kvk: '00000093' },
        stand: { package: 'shell', firstChoice: '93.A02', secondChoice: '93.A01' },
        presentation: { listedName: 'Stapelwerk', intro: 'Wij stapelen woningen.' },
        coExhibitors: [{ name: 'Stapelwerk Daken' }, { name: 'Stapelwerk Gevels' }],
      },
      { state: 'signed', email: 'teken@stapelwerk.example', ...more },
    )
  const accept = (one: Made, which: string, more: object = {}) =>
    cms.ask(path(one, '/accept'), {
      method: 'POST',
      token: organiser,
      body: {
        from: 'signed',
        stand: stands[which]?.documentId,
        category: fair.category,
        tell: true,
        ...more,
      },
    })
  const exhibitorsOf = (name: string) =>
    documentsOf(cms, 'exhibitor').findMany({
      filters: { name: { $startsWith: name } },
      locale: 'nl',
      status: 'draft',
      sort: 'id',
      populate: { stands: true, mainExhibitor: true, category: true },
    })

  it('offers the preferences first, with why one cannot be had, and then what is free', async () => {
    const { body } = await cms.ask(path(await contract(), '/acceptance'), { token: organiser })
    expect(body.data.exhibitors).toEqual([
      { name: 'Stapelwerk', isCoExhibitor: false },
      { name: 'Stapelwerk Daken', isCoExhibitor: true },
      { name: 'Stapelwerk Gevels', isCoExhibitor: true },
    ])
    const own = body.data.stands.filter(({ number }: { number: string }) =>
      number.startsWith('93.'),
    )
    expect(
      own.map(({ number, preference, taken }: Record<string, unknown>) => [
        number,
        preference,
        taken,
      ]),
    ).toEqual([
      ['93.A02', 1, 'in optie tot en met 31 januari 2032'],
      ['93.A01', 2, null],
      ['93.A05', null, null],
    ])
  })

  it.each([
    ['option', 'Stand 93.A02 is niet vrij: in optie tot en met 31 januari 2032.'],
    ['blocked', 'Stand 93.A03 is niet vrij: geblokkeerd.'],
    ['promised', 'Stand 93.A04 is niet vrij: verhuurd aan Zat Er Al.'],
  ])('is refused a stand that is not free: %s', async (which, message) => {
    const one = await contract()
    const answer = await accept(one, which)
    expect(answer.status).toBe(400)
    expect(answer.body.error.message).toBe(`${message} Kies een andere stand.`)
    expect(await see(one)).toMatchObject({ state: 'signed', exhibitor: null, mails: [] })
    expect(await exhibitorsOf('Stapelwerk')).toEqual([])
  })

  it('becomes an exhibitor with co-exhibitors, as drafts, and lets its stand, once', async () => {
    const one = await contract()
    const both = await Promise.all([accept(one, 'free'), accept(one, 'free')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    const { state, exhibitor, mails, history } = await see(one)
    expect({ state, mails }).toMatchObject({ state: 'final', mails: [{ purpose: 'state-change' }] })
    expect(history).toMatchObject([{ from: 'signed', to: 'final', by: 'Bo Organisator' }])

    const [main, ...others] = await exhibitorsOf('Stapelwerk')
    expect(main).toMatchObject({
      documentId: exhibitor,
      name: 'Stapelwerk',
      intro: 'Wij stapelen woningen.',
      kvk: '00000093',
      stands: [{ number: '93.A01', availability: 'let' }],
      category: { documentId: fair.category },
      publishedAt: null,
    })
    expect(others).toMatchObject([
      { name: 'Stapelwerk Daken', mainExhibitor: { documentId: exhibitor }, stands: [] },
      { name: 'Stapelwerk Gevels', mainExhibitor: { documentId: exhibitor }, stands: [] },
    ])
  })

  it('leaves nothing behind when it cannot be told', async () => {
    const one = await contract({ state: 'offered' })
    const answer = await accept(one, 'other', { from: 'offered' })
    expect(answer.status).toBe(400)
    const free = await documentsOf(cms, 'stand').findOne({ documentId: stands.other?.documentId })
    expect(free).toMatchObject({ availability: 'free' })
    const plain = await step(await contract(), { from: 'signed', to: 'final' })
    expect(plain.body.error.message).toContain('Kies er een')
  })
})

describe('deleting', () => {
  it('takes everything along, and reports who did it', async () => {
    const one = await submission('photo-removal', {}, { email: 'weg@foto.example' })
    await step(one, { from: 'submitted', to: 'handled', tell: true })
    await file(one, 'polis.pdf', 'x')
    const gone = await cms.ask(path(one), { method: 'DELETE', token: organiser })
    expect(gone.status).toBe(200)
    expect((await cms.ask(path(one), { token: organiser })).status).toBe(404)
    const left = await cms.strapi.db
      .query('api::outbox-mail.outbox-mail')
      .count({ where: { to: 'weg@foto.example' } })
    expect(left).toBe(0)
    const { body } = await cms.ask('/handling/deletions', { token: organiser })
    expect(body.data.reports[0]).toMatchObject({
      kind: 'photo-removal',
      count: 1,
      files: 1,
      by: 'Bo Organisator',
    })
    expect(body.data.kinds.map(({ kind }: { kind: string }) => kind)).toEqual([
      'contact',
      'participation',
      'contract',
      'advertising',
      'photo-removal',
    ])
    expect((await cms.ask(path(one), { method: 'DELETE', token: organiser })).status).toBe(404)
  })
})

describe('subscriptions', () => {
  it('are listed, exported and deleted with their consents', async () => {
    const subscriptions = cms.strapi.db.query('api::subscription.subscription')
    const { id, documentId } = await subscriptions.create({
      data: {
        kind: 'newsletter',
        email: 'lees@nieuws.example',
        topics: ['programme'],
        language: 'nl',
        state: 'confirmed',
        source: '/',
        idempotencyKey: randomUUID(),
        requestedAt: new Date(),
        confirmedAt: new Date(),
      },
    })
    await cms.strapi.db.query('api::consent.consent').create({
      data: {
        subject: 'newsletter',
        textVersion: '1',
        givenAt: new Date(),
        source: '/',
        subscription: id,
      },
    })
    const list = await cms.ask('/handling/subscriptions?_q=lees@', { token: organiser })
    expect(list.body.data.rows).toMatchObject([{ documentId, state: 'confirmed' }])
    expect(list.body.data.rows[0]).not.toHaveProperty('confirmTokenHash')
    const response = await download(cms, `/handling/subscriptions/export.csv?_q=lees@`, organiser)
    expect(readCsv(response.text, ';')[1]?.slice(0, 3)).toEqual([
      'lees@nieuws.example',
      'Nieuwsbrief',
      'Bevestigd',
    ])
    const remove = () =>
      cms.ask(`/handling/subscriptions/${documentId}`, { method: 'DELETE', token: organiser })
    expect((await remove()).status).toBe(200)
    expect((await remove()).status).toBe(404)
    const consents = cms.strapi.db.query('api::consent.consent')
    expect(await consents.count({ where: { textVersion: '1', subject: 'newsletter' } })).toBe(0)
  })
})
