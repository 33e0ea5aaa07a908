// About: cms/src/submissions/staff/submissions.ts, cms/src/submissions/staff/filter.ts
// About: cms/src/submissions/staff/subscriptions.ts, cms/src/submissions/staff/export-columns.ts
// About: cms/src/panel-api, contract/src/csv.ts, contract/src/workbook.ts

import { randomUUID } from 'node:crypto'
import { readCsv } from '@beursvloer/contract/testing/read-csv'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type Handling, startHandling, submission } from './handling.ts'
import { type Document, documentsOf } from './harness.ts'
import { download } from './staff.ts'

let cms: Handling['cms']
let organiser: string

beforeAll(async () => {
  ;({ cms, organiser } = await startHandling())
})

describe('the list of submissions', () => {
  const list = async (query: string) =>
    (await cms.ask(`/handling/submissions?${query}`, { token: organiser })).body.data

  it('is searched, filtered, sorted and paged over thousands of rows', async () => {
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

describe('submissions of several editions', () => {
  it('the list and its export are of the edition that staff work in, and the list says what it leaves out', async () => {
    const editions = documentsOf(cms, 'edition')
    const made: string[] = []
    for (const year of [2067, 2068]) {
      const dates = { startDate: `${year}-03-09`, endDate: `${year}-03-11` }
      const place = { venue: 'Hal', city: 'Meerhaven', slogan: 'Op de proef' }
      const data = { name: `Lijstbeurs ${year}`, year, ...dates, ...place }
      made.push((await editions.create({ data, locale: 'nl' })).documentId)
      await submission(
        cms,
        'photo-removal',
        {},
        { name: `Foto ${year}`, reference: `LIJST-${year}`, editionYear: year },
      )
    }
    onTestFinished(async () => {
      for (const documentId of made) await editions.delete({ documentId, locale: '*' })
    })
    const read = async (edition: string | undefined, query = '') => {
      const headers = { cookie: `beursvloer-edition=${edition}` }
      const path = `/handling/submissions?_q=LIJST-20&sort=reference:ASC${query}`
      const { body } = await cms.ask(path, { token: organiser, headers })
      const { rows, edition: name, elsewhere } = body.data
      return [rows.map(({ reference }: Document) => reference), name, elsewhere]
    }
    expect(await read(made[0])).toEqual([['LIJST-2067'], 'Lijstbeurs 2067', 1])
    expect(await read(made[1])).toEqual([['LIJST-2068'], 'Lijstbeurs 2068', 1])
    const both = [['LIJST-2067', 'LIJST-2068'], null, 0]
    expect(await read('all')).toEqual(both)
    expect(await read(made[0], '&edition=all')).toEqual(both)
    const csv = await download(cms, '/handling/submissions/export.csv?_q=LIJST-20', organiser, {
      cookie: `beursvloer-edition=${made[1]}`,
    })
    expect(csv.text).toContain('Foto 2068')
    expect(csv.text).not.toContain('Foto 2067')
  })
})

describe('an export of submissions', () => {
  const sly = '=HYPERLINK("https://evil.example")'

  beforeAll(async () => {
    for (const message of [sly, '+31 6', '-1', '@SUM(A1)', '\t=1', '\r=1', 'Gewoon; "echt"\nwaar'])
      await submission(
        cms,
        'contact',
        { message, subject: 'visit' },
        { name: sly, state: 'reviewing' },
      )
  })

  const query = 'kind=contact&state=reviewing'

  it('is CSV without cells that a spreadsheet runs as a formula', async () => {
    const response = await download(cms, `/handling/submissions/export.csv?${query}`, organiser)
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="inzendingen.csv"',
    )
    const [head = [], ...rows] = readCsv(response.text)
    expect(head.slice(0, 4)).toEqual(['Kenmerk', 'Soort', 'Status', 'Ontvangen'])
    expect(rows).toHaveLength(7)
    const messages = rows.map((row) => row[head.indexOf('Bericht')])
    expect(messages).toEqual([
      `'${sly}`,
      '+31 6',
      "'-1",
      "'@SUM(A1)",
      "'\t=1",
      "'\r=1",
      'Gewoon; "echt"\nwaar',
    ])
  })

  it('is a workbook without cells that run as a formula', async () => {
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
    for (const text of texts) expect(text).not.toMatch(/^(?!\+31 6$)[=+\-@\t\r]/)
  })

  it('contains thousands of rows as CSV, and is refused as a workbook when there are too many', async () => {
    const workbook = await cms.ask('/handling/submissions/export.xlsx', { token: organiser })
    expect(workbook.status).toBe(400)
    expect(workbook.body.error.message).toMatch(/hoogstens 2000 regels/)
    const response = await download(
      cms,
      `/handling/submissions/export.csv?kind=participation`,
      organiser,
    )
    const [head = [], ...rows] = readCsv(response.text)
    expect(rows).toHaveLength(2500)
    expect(rows[0]?.[head.indexOf('Gewenste oppervlakte in m²')]).toBe('12,5')
  })
})

describe('subscriptions', () => {
  it('are listed, exported and deleted with their consents', async () => {
    const subscriptions = cms.strapi.db.query('api::subscription.subscription')
    // A source of its own: other files leave consents of visitors.
    const textVersion = randomUUID()
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
        textVersion,
        givenAt: new Date(),
        source: '/',
        subscription: id,
      },
    })
    const list = await cms.ask('/handling/subscriptions?_q=lees@', { token: organiser })
    expect(list.body.data.rows).toMatchObject([{ documentId, state: 'confirmed' }])
    expect(list.body.data.rows[0]).not.toHaveProperty('confirmTokenHash')
    const response = await download(cms, `/handling/subscriptions/export.csv?_q=lees@`, organiser)
    expect(readCsv(response.text)[1]?.slice(0, 3)).toEqual([
      'lees@nieuws.example',
      'Nieuwsbrief',
      'Bevestigd',
    ])
    const remove = () =>
      cms.ask(`/handling/subscriptions/${documentId}`, { method: 'DELETE', token: organiser })
    expect((await remove()).status).toBe(200)
    expect((await remove()).status).toBe(404)
    const consents = cms.strapi.db.query('api::consent.consent')
    expect(await consents.count({ where: { textVersion } })).toBe(0)
  })
})
