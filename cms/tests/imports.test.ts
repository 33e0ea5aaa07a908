// About: cms/src/import, cms/src/api/content-import, cms/src/panel-api/content-rights.ts

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { UID } from '@strapi/strapi'
import { zipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findFreePort } from '../../scripts/running/ports.ts'
import { examplesFor } from './examples.ts'
import { type Fair, fairOf } from './fair.ts'
import {
  type Answer,
  type Cms,
  copyFirstStart,
  type Documents,
  documentsOf,
  SITE_TOKEN,
  startCms,
} from './harness.ts'
import { startProcess } from './own-process.ts'
import { download, roleWithout, signInAs } from './staff.ts'

let cms: Cms
let fair: Fair
let exhibitors: Documents

beforeAll(async () => {
  cms = await startCms()
  fair = await fairOf(cms)
  exhibitors = documentsOf(cms, 'exhibitor')
  const polygon = [
    [1, 1],
    [4, 1],
    [4, 4],
    [1, 4],
  ]
  const stand = { number: '90.M01', hall: fair.hall, openSides: 2, availability: 'free', polygon }
  await documentsOf(cms, 'stand').create({ data: stand })
})
// Other tests make stands in the same place, and content of the same names.
afterAll(async () => {
  await cms.strapi.db.query('api::stand.stand').deleteMany({ where: { number: '90.M01' } })
  for (const [type, documentId] of made)
    await cms.strapi.db
      .query(`api::${type}.${type}` as UID.ContentType)
      .deleteMany({ where: { documentId } })
})

/** The documents that an export contains. */
const made: (readonly [type: string, documentId: string])[] = []

interface Sent {
  readonly type?: string
  readonly token?: string
  readonly options?: object
  readonly name?: string
  /** That is worked in. */
  readonly edition?: string
}

async function send(
  action: 'check' | 'apply',
  content: BlobPart,
  sent: Sent = {},
): Promise<Answer> {
  const { type = 'exhibitor', token = cms.administrator, options = {} } = sent
  const body = new FormData()
  body.set('files', new Blob([content]), sent.name ?? 'standhouders.csv')
  body.set('options', JSON.stringify(options))
  const headers = { cookie: `beursvloer-edition=${sent.edition ?? ''}` }
  return cms.ask(`/imports/tables/${type}/${action}`, { method: 'POST', token, body, headers })
}

/** Checks a file and imports it. */
async function take(content: BlobPart, sent: Sent = {}): Promise<Answer> {
  const { body } = await send('check', content, sent)
  const options = { ...sent.options, fingerprint: body.data?.fingerprint }
  return send('apply', content, { ...sent, options })
}

const undoLatest = async (): Promise<Answer> => {
  const { body } = await cms.ask('/imports', { token: cms.administrator })
  const path = `/imports/${body.data[0].documentId}/undo`
  return cms.ask(path, { method: 'POST', token: cms.administrator, body: {} })
}

const exhibitor = async (name: string, where: object = {}) =>
  (
    await exhibitors.findMany({
      ...{ filters: { name }, locale: 'nl', status: 'draft', ...where },
      populate: { category: true, stands: true, mainExhibitor: true },
    })
  )[0]

const HEAD = 'Bedrijf;Categorie;Stand;Inleiding;Inleiding (Engels);Hoofdstandhouder'
const csv = (...rows: readonly string[]) => [HEAD, ...rows].join('\n')

describe('importing a file', () => {
  const file = csv(
    'Lisdodde;Proefcategorie;;Isoleert.;Insulates.;Rietland',
    'Rietland;Proefcategorie;90.M01;Riet.;;',
  )

  it('makes drafts in both languages; rows may refer to one another', async () => {
    const checked = await send('check', file)
    expect(checked.body.data.rows).toMatchObject([
      { number: 2, state: 'new', name: 'Lisdodde' },
      { number: 3, state: 'new', name: 'Rietland' },
    ])
    expect(await exhibitor('Rietland')).toBeUndefined()
    expect((await take(file)).body.data).toEqual({ taken: 2, refused: [] })
    expect(await exhibitor('Lisdodde')).toMatchObject({
      ...{ slug: 'lisdodde', intro: 'Isoleert.', publishedAt: null },
      ...{ category: { name: 'Proefcategorie' }, mainExhibitor: { name: 'Rietland' } },
    })
    expect(await exhibitor('Lisdodde', { locale: 'en' })).toMatchObject({ intro: 'Insulates.' })
    expect(await exhibitor('Rietland')).toMatchObject({ stands: [{ number: '90.M01' }] })
    expect(await exhibitor('Rietland', { status: 'published' })).toBeUndefined()
    expect((await send('check', file)).body.data.rows).toMatchObject([
      { state: 'unchanged' },
      { state: 'unchanged' },
    ])
  })

  it('publishes new rows in both languages on request', async () => {
    const both = csv('Zegge;Proefcategorie;;Weeft\u200B matten.;Weaves\u200B mats.;')
    expect((await take(both, { options: { publish: true } })).body.data).toMatchObject({ taken: 1 })
    for (const status of ['draft', 'published'])
      expect(await exhibitor('Zegge', { locale: 'en', status })).toMatchObject({
        ...{ intro: 'Weaves mats.', slug: 'zegge', category: { name: 'Proefcategorie' } },
      })
    expect((await undoLatest()).body.data).toEqual({ undone: 1, kept: [] })
  })

  it('publishes changes on request, without the fields and rows that are left out, and undoes them', async () => {
    const before = await exhibitor('Rietland')
    const changed = csv(
      'Rietland;Proefcategorie;;Dekt daken.;Thatches.;',
      'Lisdodde;Proefcategorie;;Isoleert beter.;;',
    )
    const options = { publish: true, withoutRows: [3] }
    expect((await take(changed, { options })).body.data).toMatchObject({ taken: 1 })
    expect(await exhibitor('Rietland', { status: 'published' })).toMatchObject({
      ...{ intro: 'Dekt daken.', stands: [{ number: '90.M01' }] },
    })
    expect(await exhibitor('Rietland', { locale: 'en', status: 'published' })).toBeDefined()
    expect(await exhibitor('Lisdodde')).toMatchObject({ intro: 'Isoleert.' })

    expect((await undoLatest()).body.data).toEqual({ undone: 1, kept: [] })
    const after = await exhibitor('Rietland')
    expect(after).toMatchObject({ intro: before?.intro, stands: [{ number: '90.M01' }] })
    expect(await exhibitor('Rietland', { status: 'published' })).toBeUndefined()
    expect(await exhibitor('Rietland', { locale: 'en' })).toBeUndefined()
  })

  it('restores both the draft and the published version from an export', async () => {
    const data = { name: 'Turf', intro: 'Eerst.', category: fair.category }
    const { documentId } = await exhibitors.create({ data, locale: 'nl', status: 'published' })
    await exhibitors.update({ documentId, locale: 'nl', data: { intro: 'Concept.' } })
    const file = 'Kenmerk;Inleiding;Website\n'
    const row = `${documentId};Nieuw.;https://turf.example\n`
    expect((await take(file + row, { options: { publish: true } })).status).toBe(200)
    expect(await exhibitor('Turf', { status: 'published' })).toMatchObject({ intro: 'Nieuw.' })
    expect((await undoLatest()).body.data).toEqual({ undone: 1, kept: [] })
    expect(await exhibitor('Turf')).toMatchObject({ intro: 'Concept.', website: null })
    expect(await exhibitor('Turf', { status: 'published' })).toMatchObject({ intro: 'Eerst.' })
  })

  it('writes nothing when a rule refuses a row, and names each refused row', async () => {
    const taken = csv(
      'Veenwerk;Proefcategorie;;Veen.;;',
      'Moeras;Proefcategorie;90.M01;Nat.;;',
      'Plas;Proefcategorie;90.M01;Nat.;;',
      'Rietland;Proefcategorie;;Dekt weer.;;',
    )
    const before = await exhibitor('Rietland')
    const { body } = await take(taken)
    const message = 'Stand 90.M01 is al verhuurd aan Rietland.'
    expect(body.data).toEqual({
      taken: 0,
      refused: [
        { number: 3, message },
        { number: 4, message },
      ],
    })
    expect(await exhibitor('Veenwerk')).toBeUndefined()
    expect(await exhibitor('Rietland')).toMatchObject({ intro: before?.intro })
    const options = { withoutRows: [3, 4] }
    expect((await take(taken, { options })).body.data).toMatchObject({ taken: 2 })
    expect((await undoLatest()).body.data).toEqual({ undone: 2, kept: [] })
    expect(await exhibitor('Rietland')).toMatchObject({ intro: before?.intro })
  })

  it('makes missing documents on request, and deletes them when the import is undone', async () => {
    const file = csv('Vlonder;Nieuwe soort;;Hout.;;Steigerbouw')
    expect((await send('check', file)).body.data.rows).toMatchObject([
      {
        state: 'refused',
        problems: [
          { column: 'Categorie', message: '‘Nieuwe soort’ bestaat niet' },
          { column: 'Hoofdstandhouder', message: '‘Steigerbouw’ bestaat niet' },
        ],
      },
    ])
    const options = { createMissing: true }
    expect((await take(file, { options })).body.data).toMatchObject({ taken: 1 })
    expect(await exhibitor('Vlonder')).toMatchObject({
      ...{ category: { name: 'Nieuwe soort' }, mainExhibitor: { name: 'Steigerbouw' } },
    })
    expect((await undoLatest()).body.data).toEqual({ undone: 3, kept: [] })
    expect(await exhibitor('Steigerbouw')).toBeUndefined()
  })
})

describe('undoing an import', () => {
  it('keeps what was changed since or is in use, and reports it', async () => {
    const rows = ['Aar', 'Beek', 'Kreek'].map((name) => `${name};Proefcategorie;;Water.;;`)
    expect((await take(csv(...rows))).status).toBe(200)
    const [aar, beek] = [await exhibitor('Aar'), await exhibitor('Beek')]
    const data = { intro: 'Zelf geschreven.' }
    await exhibitors.update({ documentId: aar?.documentId, locale: 'nl', data })
    const person = { firstName: 'Mo', lastName: 'Beekman', organisation: 'Beek' }
    const speaker = { ...person, exhibitor: beek?.documentId }
    await documentsOf(cms, 'speaker').create({ data: speaker, locale: 'nl' })
    expect((await undoLatest()).body.data).toEqual({
      undone: 1,
      kept: ['Aar is daarna gewijzigd', 'Beek wordt gebruikt door Mo Beekman'],
    })
    expect(await exhibitor('Kreek')).toBeUndefined()
    expect(await exhibitor('Aar')).toMatchObject(data)
    expect((await undoLatest()).status).toBe(404)
  })
})

it('an import remembers the column that staff chose, and refuses what has changed since the report', async () => {
  const file = 'Firma;Wat ze doen\nDijkwerk;Dijken.\n'
  const mapping = ['name', 'intro']
  const { body } = await send('check', file, { options: { mapping } })
  const again = await send('check', file)
  expect(again.body.data.columns).toMatchObject([{ column: 'name' }, { column: 'intro' }])
  await exhibitors.create({ data: { name: 'Dijkwerk', intro: 'Anders.' }, locale: 'nl' })
  const late = await send('apply', file, { options: { fingerprint: body.data.fingerprint } })
  expect([late.status, late.body.error.message]).toMatchObject([400, /intussen gewijzigd/])
})

it('rows of a programme with the same name are told apart by day and time', async () => {
  const lunch = (day: string, start: string) =>
    `Lunch;${day};${start};13:30;Proeflab A;Overig;Eten.`
  const head = 'Titel;Dag;Begint om;Eindigt om;Ruimte;Soort;Samenvatting'
  const rows = [lunch('10-03-2032', '12.30 uur'), lunch('2032-03-11', '12:30')]
  const file = [head, ...rows].join('\n')
  const sent = { type: 'programme-item', options: { publish: true } }
  expect((await take(file, sent)).body.data).toEqual({ taken: 2, refused: [] })
  const same = [head, lunch('2032-03-11', '12:30').replace('Eten.', 'Soep.')].join('\n')
  expect((await send('check', same, sent)).body.data.rows).toMatchObject([
    { state: 'changed', changes: [{ from: 'Eten.', to: 'Soep.' }] },
  ])
  expect((await undoLatest()).body.data).toEqual({ undone: 2, kept: [] })
})

it('a hostile file is refused with a message', async () => {
  const { status, body } = await send('check', '%PDF-1.7\0', { name: 'lijst.xlsx' })
  expect([status, body.error.message]).toMatchObject([400, /geen spreadsheet/])
})

describe('pictures from a zip', () => {
  const sendZip = (content: BlobPart, token = cms.administrator) => {
    const body = new FormData()
    body.set('files', new Blob([content]), 'afbeeldingen.zip')
    return cms.ask('/imports/pictures', { method: 'POST', token, body })
  }
  const zipOf = (files: Record<string, Uint8Array>) => zipSync(files, { level: 1 }) as BlobPart
  /** A zip whose directory says that its picture unpacks to so many bytes. */
  const claiming = (bytes: number) => {
    const zip = Buffer.from(zipSync({ 'x.png': new Uint8Array(9) }))
    zip.writeUInt32LE(bytes, zip.indexOf('PK\x01\x02') + 24)
    return zip
  }
  afterAll(async () => {
    await cms.strapi.db
      .query('plugin::upload.file')
      .deleteMany({ where: { name: 'Riet & co.png' } })
  })

  it('are in the media library under their names, where rows find them', async () => {
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#284' } })
      .png()
      .toBuffer()
    const text = new TextEncoder().encode('geen afbeelding')
    const zip = zipOf({
      ...{ 'logos/Riet & co.png': png, 'logos/kapot.png': text, 'lees mij.txt': text },
      '__MACOSX/logos/._Riet & co.png': text,
    })
    const rows = csvRow('Rietland & co')
    expect((await send('check', rows)).body.data.rows).toMatchObject([{ state: 'refused' }])
    expect((await sendZip(zip)).body.data).toEqual([
      { name: 'Riet & co.png', state: 'added' },
      { name: 'logos/kapot.png', state: 'refused', reason: 'Dit bestandstype kan niet.' },
      { name: 'lees mij.txt', state: 'refused', reason: 'Dit is geen PNG, JPEG, WebP of SVG.' },
    ])
    expect((await sendZip(zip)).body.data[0]).toEqual({ name: 'Riet & co.png', state: 'there' })
    expect((await take(rows)).body.data).toMatchObject({ taken: 1 })
    const [made] = await exhibitors.findMany({
      ...{ filters: { name: 'Rietland & co' }, locale: 'nl', populate: { logo: true } },
    })
    expect(made).toMatchObject({ logo: { name: 'Riet & co.png' } })

    const inLibrary = () =>
      cms.strapi.db.query('plugin::upload.file').count({ where: { name: 'Riet & co.png' } })
    const other = await exhibitors.create({
      data: { name: 'Ander riet', intro: 'Riet.', category: fair.category, logo: made?.logo },
      locale: 'nl',
    } as never)
    expect((await undoLatest()).body.data).toEqual({ undone: 1, kept: [] })
    expect(await inLibrary()).toBe(1)
    expect((await take(rows)).body.data).toMatchObject({ taken: 1 })
    await exhibitors.delete({ documentId: other.documentId, locale: '*' } as never)
    expect((await undoLatest()).body.data).toEqual({ undone: 1, kept: [] })
    expect(await inLibrary()).toBe(0)
  })
  const csvRow = (name: string) => `Naam;Inleiding;Logo\n${name};Riet.;Riet & co.png\n`

  it.each([
    ['no zip', () => new TextEncoder().encode('PK'), /geen zip-bestand/],
    ['a folder above', () => zipOf({ '../../etc/x.png': new Uint8Array(9) }), /buiten zichzelf/],
    ['a bomb', () => claiming(101 * 1024 * 1024), /meer dan 100 MB/],
    [
      'thousands of entries',
      () =>
        zipOf(
          Object.fromEntries(
            Array.from({ length: 2001 }, (_, at) => [`${at}.png`, new Uint8Array()]),
          ),
        ),
      /meer dan 2000 bestanden/,
    ],
  ])('are refused with a sentence: %s', async (_, content, message) => {
    const { status, body } = await sendZip(content())
    expect([status, body.error.message]).toEqual([400, expect.stringMatching(message)])
  })

  it('are for staff', async () => {
    expect((await sendZip(zipOf({}), '')).status).toBe(401)
  })
})

describe('permission to import', () => {
  it('follows the permission to change a type; new documents require the permission to create', async () => {
    const file = csv('Rietland;;;Riet op maat.;;')
    expect(
      (await send('check', file, { token: await signInAs(cms, await roleWithout(cms)) })).status,
    ).toBe(403)
    const editor = await signInAs(cms, 'Redacteur')
    expect((await send('check', file, { token: editor })).status).toBe(200)
    const types = async (token: string) =>
      (await cms.ask('/imports/types', { token })).body.data.map(
        ({ name }: { name: string }) => name,
      )
    expect(await types(editor)).not.toContain('redirect')
    expect(await types(cms.administrator)).toContain('redirect')
    expect((await send('check', file, { type: 'redirect', token: editor })).status).toBe(403)
    const stand = 'Standnummer;Hal;Open zijden\n90.Z01;Proefhal;1\n'
    const { body } = await send('check', stand, { type: 'stand', token: editor })
    expect(body.data.rows).toMatchObject([{ state: 'refused' }])
    expect((await cms.ask('/imports/types')).status).toBe(401)
  })
})

describe('an export', () => {
  beforeAll(async () => {
    const exampleOf = await examplesFor(cms)
    const { body } = await cms.ask('/imports/types', { token: cms.administrator })
    for (const { name } of body.data) {
      const documents = documentsOf(cms, name)
      if ((await documents.findMany({ locale: 'nl' })).length > 0) continue
      const { documentId } = await documents.create({
        data: (await exampleOf(name)).data,
        locale: 'nl',
      })
      made.push([name, documentId])
    }
  })

  it.each(['csv', 'xlsx'])('as %s is imported without changes, for every type', async (format) => {
    const { body } = await cms.ask('/imports/types', { token: cms.administrator })
    for (const { name } of body.data) {
      const file = await download(cms, `/imports/tables/${name}/table.${format}`, cms.administrator)
      expect(`${name} ${file.status}`).toBe(`${name} 200`)
      const checked = await send('check', file.bytes, {
        type: name,
        options: { emptyClears: true },
      })
      const found = await documentsOf(cms, name).findMany({ locale: 'nl', status: 'draft' })
      const states = checked.body.data.rows.map(
        (row: { state: string; name: string; changes: object[]; problems: object[] }) =>
          row.state === 'unchanged' ? 'unchanged' : [name, row],
      )
      expect(states).toEqual(found.map(() => 'unchanged'))
      expect(checked.body.data.columns.every(({ column }: { column: string }) => column)).toBe(true)
    }
  })
})

it('the CMS serves other requests while it imports two hundred exhibitors', {
  tags: ['exhaustive'],
  timeout: 300_000,
}, async () => {
  const rows = Array.from(
    { length: 200 },
    (_, at) => `Velen ${at};Proefcategorie;;Bouwt huis ${at}.;Builds house ${at}.;`,
  )
  const file = csv(...rows)
  const { body } = await send('check', file)
  let isDone = false
  const options = { fingerprint: body.data.fingerprint }
  const applied = send('apply', file, { options }).finally(() => {
    isDone = true
  })
  const statuses = new Set<number>()
  while (!isDone)
    statuses.add((await cms.ask('/api/content-version', { token: SITE_TOKEN })).status)
  expect((await applied).body.data).toMatchObject({ taken: 200 })
  expect([...statuses]).toEqual([200])
  expect((await undoLatest()).body.data).toEqual({ undone: 200, kept: [] })
})

it('takes over a programme of four hundred items in thirteen rooms over four days, also after midnight, and finds it unchanged', {
  tags: ['exhaustive'],
  timeout: 600_000,
}, async () => {
  const make = async (type: string, data: object) => {
    const { documentId } = await documentsOf(cms, type).create({ data, locale: 'nl' })
    made.push([type, documentId])
    return documentId
  }
  const dates = ['2075-03-12', '2075-03-13', '2075-03-14', '2075-03-15']
  const edition = await make('edition', {
    ...{ name: 'Roosterbeurs', year: 2075, slogan: 'Vol', venue: 'Hal', city: 'Meerhaven' },
    ...{ startDate: dates[0], endDate: dates.at(-1) },
  })
  for (const date of dates)
    await make('day', { edition, date, opensAt: '00:00:00.000', closesAt: '23:59:00.000' })
  const size = { number: 79, width: 60, length: 40 }
  const hall = await make('hall', { name: 'Roosterhal', edition, ...size })
  const rooms = Array.from({ length: 13 }, (_, at) => `Roosterzaal ${at + 1}`)
  for (const name of rooms) await make('room', { name, hall, capacity: 60 })

  const hours = ['00:15', '09:00', '10:30', '12:00', '13:30', '15:00', '17:00', '20:00']
  const ends = ['01:15', '10:00', '11:30', '13:00', '14:30', '16:00', '18:30', '22:00']
  const titles = ['Dak', 'بناء المنازل', 'בנייה בעץ', 'Bouwen 🏗️👩🏽‍🔧']
  const slots = dates.flatMap((date) =>
    rooms.flatMap((room) => hours.map((start, at) => ({ date, room, start, end: ends[at] }))),
  )
  const rows = slots
    .slice(0, 400)
    .map(({ date, room, start, end }, at) =>
      [`${titles[at % 4]} ${at}`, date, start, end, room, 'Lezing', `Tekst ${at}.`].join(';'),
    )
  const head = 'Titel;Dag;Begint om;Eindigt om;Ruimte;Soort;Samenvatting'
  const sent = { type: 'programme-item', edition, options: { publish: true } }
  const taken = await take([head, ...rows].join('\n'), sent)
  expect(taken.body.data).toEqual({ taken: 400, refused: [] })

  const programme = documentsOf(cms, 'programme-item')
  const where = { locale: 'nl', filters: { day: { edition: { documentId: edition } } } }
  const found = await programme.findMany({ ...where, status: 'published' })
  expect(found).toHaveLength(400)
  expect(found.map(({ title }) => title)).toContain('بناء المنازل 1')
  const file = await download(cms, '/imports/tables/programme-item/table.csv', cms.administrator)
  const again = await send('check', file.bytes, sent)
  const own = again.body.data.rows.filter(({ name }: { name: string }) => /\d$/.test(name))
  expect(own.filter(({ state }: { state: string }) => state !== 'unchanged')).toEqual([])
  expect(own.length).toBeGreaterThanOrEqual(400)
  expect((await undoLatest()).body.data).toEqual({ undone: 400, kept: [] })
})

it('an import that is killed halfway leaves nothing behind', {
  tags: ['exhaustive'],
  timeout: 300_000,
}, async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'beursvloer-import-'))
  const port = await findFreePort()
  await copyFirstStart(dataDir)
  const start = () => startProcess({ dataDir, port })
  let own = await start()
  try {
    const ask = async (where: string, token = '', body?: FormData | object) => {
      const isForm = body instanceof FormData
      const headers = {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
      }
      const method = body ? (where === '/admin/users/me' ? 'PUT' : 'POST') : 'GET'
      const sent = body && { body: isForm ? body : JSON.stringify(body) }
      const answer = await fetch(`http://127.0.0.1:${port}${where}`, { method, headers, ...sent })
      return (await answer.json()).data
    }
    const first = JSON.parse(readFileSync(path.join(dataDir, 'first-administrator.json'), 'utf8'))
    const once = (await ask('/admin/login', '', first)).token
    const password = 'Beursvloer-2027'
    await ask('/admin/users/me', once, { currentPassword: first.password, password })
    const signIn = async () =>
      (await ask('/admin/login', '', { email: first.email, password })).token
    let token = await signIn()
    const rows = Array.from({ length: 60 }, (_, at) => `Gedood ${at};Bouwt.`)
    const form = (options: object) => {
      const body = new FormData()
      body.set('files', new Blob([['Naam;Inleiding', ...rows].join('\n')]), 'lijst.csv')
      body.set('options', JSON.stringify(options))
      return body
    }
    const exhibitorPath = '/imports/tables/exhibitor'
    const { fingerprint } = await ask(`${exhibitorPath}/check`, token, form({}))
    const key = 'gedood'
    const applied = ask(`${exhibitorPath}/apply`, token, form({ fingerprint, key })).catch(
      () => null,
    )
    const progress = () => ask(`/imports/progress/${key}`, token)
    while (((await progress())?.done ?? 0) < 20);
    own.kill('SIGKILL')
    expect(await applied).toBeNull()
    own = await start()
    token = await signIn()
    const { rows: again } = await ask(`${exhibitorPath}/check`, token, form({}))
    expect(again.every(({ state }: { state: string }) => state === 'new')).toBe(true)
    expect(await ask('/imports', token)).toEqual([])
  } finally {
    own.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 })
  }
})
