// About: cms/src/short-links, cms/src/api/short-link, contract/src/short-link-clicks.ts

import { beforeAll, expect, it } from 'vitest'
import { type Cms, documentsOf, SITE_TOKEN, startCms } from './harness.ts'

const PATH = '/api/short-links/clicks'
const PANEL = '/content-manager/collection-types/api::short-link.short-link'

let cms: Cms

beforeAll(async () => {
  cms = await startCms()
})

const report = (body: object, token: string | undefined = SITE_TOKEN) =>
  cms.ask(PATH, { method: 'POST', token, body })

const links = () => documentsOf(cms, 'short-link')
const make = async (code: string) =>
  (await links().create({ data: { code, target: '/programma' } })).documentId
const clicksOf = async (documentId: string) => (await links().findOne({ documentId }))?.clicks

const version = async () =>
  (await cms.ask('/api/content-version', { token: SITE_TOKEN })).body.version

it('reports at the same time are added up, and unknown codes are skipped', async () => {
  const [tours, plan] = [await make('klik-tours'), await make('klik-plan')]
  const reports = Array.from({ length: 8 }, () => ({ clicks: { 'klik-tours': 2, 'klik-weg': 1 } }))
  const answers = await Promise.all(reports.map((body) => report(body)))
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(204))
  expect(await clicksOf(tours)).toBe(16)
  expect(await clicksOf(plan)).toBe(0)
})

it('a report leaves the content version unchanged', async () => {
  await make('klik-versie')
  const before = await version()
  expect((await report({ clicks: { 'klik-versie': 1 } })).status).toBe(204)
  expect(await version()).toBe(before)
})

it.each([
  [{}],
  [{ clicks: [] }],
  [{ clicks: { 'klik-tours': -5 } }],
  [{ clicks: Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`c${at}`, 1])) }],
])('an invalid report is refused: %j', async (body) => {
  expect((await report(body)).status).toBe(400)
})

it('a body that is too large is refused as a whole', async () => {
  expect((await report({ clicks: { a: 1 }, more: 'x'.repeat(2_000_000) })).status).toBe(413)
})

it('only the site may send reports', async () => {
  expect((await cms.ask(PATH, { method: 'POST', body: { clicks: { a: 1 } } })).status).toBe(401)
})

it('the count is kept when staff change the address of the link, and cannot be typed', async () => {
  const documentId = await make('klik-elders')
  await report({ clicks: { 'klik-elders': 7 } })
  const body = { target: '/sprekers', clicks: 1 }
  const saved = await cms.ask(`${PANEL}/${documentId}`, {
    method: 'PUT',
    token: cms.administrator,
    headers: { 'if-match': '*' },
    body,
  })
  expect(saved.status).toBe(200)
  expect(saved.body.data).toMatchObject({ target: '/sprekers', clicks: 7 })
})

it('the count is a column of the list, and a read-only field', async () => {
  const configuration = await cms.ask(
    '/content-manager/content-types/api::short-link.short-link/configuration',
    { token: cms.administrator },
  )
  const { layouts, metadatas } = configuration.body.data.contentType
  expect(layouts.list).toContain('clicks')
  expect(metadatas.clicks.edit.editable).toBe(false)
})
