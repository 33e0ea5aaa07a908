// About: cms/src/worklist, cms/src/fair, cms/src/rules/skipped.ts

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { fairOf } from './fair.ts'
import { submission } from './handling.ts'
import { type Cms, documentsOf, startCms } from './harness.ts'
import { clearSignUps, itemWith, openFair, republish, signUp, visitorsNamed } from './sign-ups.ts'
import { signInAs } from './staff.ts'
import { removeVisitors, type SignedInVisitor } from './visitors.ts'

/** The part of the worklist that the tests read. */
interface Worklist {
  readonly fair: { readonly daysLeft: number } | null
  readonly lines: readonly { readonly id: string; readonly count: number }[]
  readonly figures: {
    readonly registrations?: {
      readonly total: number
      readonly weeks: readonly { count: number }[]
    }
  }
  readonly deadlines: readonly object[]
}

const DAY_MS = 86_400_000

let cms: Cms
let close: () => Promise<void>
let organiser: string
let editor: string

beforeAll(async () => {
  cms = await startCms()
  close = await openFair(cms)
  organiser = await signInAs(cms, 'Organisator')
  editor = await signInAs(cms, 'Redacteur')
})
beforeEach(async () => {
  await cms.strapi.db.connection('submissions').delete()
  await clearSignUps(cms)
})
afterAll(async () => {
  await removeVisitors(cms)
  await close()
})

const worklist = async (token: string): Promise<Worklist> =>
  (await cms.ask('/worklist', { token })).body.data
const lineOf = async (
  id: string,
  token = organiser,
): Promise<Worklist['lines'][number] | undefined> =>
  (await worklist(token)).lines.find((line) => line.id === id)

const failedMail = async (more: object = {}): Promise<string> => {
  const mail = await cms.strapi.db.query('api::outbox-mail.outbox-mail').create({
    data: {
      documentId: randomUUID(),
      purpose: 'place-confirmed',
      to: 'weg@zandkreek.example',
      subject: 'Uw plaats',
      html: 'x',
      text: 'x',
      messageId: randomUUID(),
      state: 'failed',
      attempts: 8,
      nextAttemptAt: new Date(),
      lastError: '550 no such user',
      ...more,
    },
  })
  return mail.documentId
}

it('lists waiting submissions by how long they wait, only for staff who handle them', async () => {
  const receivedAt = new Date(Date.now() - 4 * DAY_MS)
  await submission(cms, 'contract', {}, { receivedAt, organisation: 'Kadebouw' })
  await submission(cms, 'contract', {}, { organisation: 'Vlasgevel' })
  await submission(cms, 'contract', {}, { state: 'final', organisation: 'Klaar' })
  expect(await lineOf('contract-submitted')).toMatchObject({
    urgency: 'today',
    count: 2,
    title: 'Contracten wachten op controle',
    about: 'Kadebouw en Vlasgevel',
    due: 'oudste 4 dagen',
    to: '/inzendingen?kind=contract&state=submitted&edition=all&sort=receivedAt:ASC',
  })
  expect(await lineOf('contract-submitted', editor)).toBeUndefined()
  expect((await cms.ask('/worklist', {})).status).toBe(401)
})

it('lists items where more visitors have a place than fit', async () => {
  const visitors = await visitorsNamed(cms, ['Anna', 'Bas', 'Cor'])
  const item = await itemWith(cms)
  for (const visitor of visitors) await signUp(cms, visitor as SignedInVisitor, item)
  await republish(cms, item, { capacity: 1 })
  expect(await lineOf('sign-ups-over', editor)).toMatchObject({
    urgency: 'today',
    count: 1,
    due: '1 te veel',
    to: '/aanmeldingen?bezetting=over',
  })
  expect(await lineOf('sign-ups-waiting', editor)).toMatchObject({ count: 1, due: '1 wacht' })
})

it('lists items without a speaker, half-translated texts and drafts, for staff who write them', async () => {
  const id = await itemWith(cms)
  const items = documentsOf(cms, 'programme-item')
  const before = (await lineOf('drafts', editor))?.count ?? 0
  expect((await lineOf('items-without-speaker', editor))?.count).toBeGreaterThan(0)
  const half = (await lineOf('half-translated', editor))?.count ?? 0
  expect(half).toBeGreaterThan(0)
  await items.update({
    documentId: id,
    locale: 'en',
    data: { title: 'Signing up', summary: 'About signing up.' },
  })
  const untranslated = async (token: string) =>
    cms.ask(`/worklist/untranslated/api::programme-item.programme-item/${id}`, { token })
  await items.update({ documentId: id, locale: 'nl', data: { audience: 'Voor bouwers' } })
  expect((await untranslated(editor)).body.data).toMatchObject({ empty: ['Doelgroep'], same: [] })
  const audience = 'Voor bouwers van nieuwe huizen'
  await items.update({ documentId: id, locale: 'nl', data: { audience } })
  await items.update({ documentId: id, locale: 'en', data: { audience } })
  expect((await untranslated(editor)).body.data).toMatchObject({
    ...{ empty: [], same: ['Doelgroep'] },
    dutch: expect.arrayContaining([{ label: 'Doelgroep', text: audience }]),
  })
  await items.publish({ documentId: id, locale: 'nl' })
  const publish = (headers = {}) =>
    cms.ask(
      `/content-manager/collection-types/api::programme-item.programme-item/${id}/actions/publish?locale=en`,
      { method: 'POST', token: editor, body: {}, headers },
    )
  const asked = await publish()
  expect([asked.status, asked.body.error.details.question]).toMatchObject([
    409,
    { title: 'Nog niet vertaald', lines: ['Doelgroep'] },
  ])
  const confirmed = { 'x-confirmed': asked.body.error.details.question.id }
  expect((await publish(confirmed)).status).toBe(200)
  expect((await lineOf('half-translated', editor))?.count ?? 0).toBe(half)
  await items.update({ documentId: id, locale: 'en', data: { audience: 'For builders' } })
  expect((await untranslated(editor)).body.data).toMatchObject({ empty: [], same: [] })
  await items.publish({ documentId: id, locale: '*' })
  expect((await lineOf('half-translated', editor))?.count ?? 0).toBe(half - 1)
  expect((await lineOf('drafts', editor))?.count ?? 0).toBe(before)
  // Tests change documents quickly: the panel marks a draft as changed from half a second on.
  await cms.strapi.db
    .connection('programme_items')
    .where({ document_id: id, locale: 'nl' })
    .whereNull('published_at')
    .update({ updated_at: new Date(Date.now() + 5000) })
  expect((await lineOf('drafts', editor))?.count).toBe(before + 1)
})

it('lists published documents that are not on the site, with the reason and the place to correct it', async () => {
  const { category } = await fairOf(cms)
  const create = async (type: string, data: object, locale = 'nl') =>
    (await documentsOf(cms, type).create({ data, locale, status: 'published' })).documentId
  const notOnSite = async () =>
    (await worklist(editor)).lines.filter(({ id }) => id.startsWith('not-on-site'))
  const before = await notOnSite()
  const exhibitor = await create('exhibitor', { name: 'Weg', intro: 'Gaat weg.', category })
  const concept = await create('concept', { name: 'Kadewoning', kind: 'existing', exhibitor })
  const page = await create('page', { title: 'Tweetalig' })
  await documentsOf(cms, 'page').update({
    ...{ documentId: page, locale: 'en', data: { title: 'Both' }, status: 'published' },
  })
  expect(await notOnSite()).toEqual(before)

  await documentsOf(cms, 'exhibitor').unpublish({ documentId: exhibitor, locale: 'nl' })
  await documentsOf(cms, 'page').unpublish({ documentId: page, locale: 'nl' })
  const line = { title: 'Gepubliceerd, maar niet op de site', urgency: 'today', count: 1 }
  expect(await notOnSite()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        ...line,
        about: 'Concepten: Kadewoning',
        dueNote: 'Standhouder ontbreekt of is niet gepubliceerd',
        to: `/content-manager/collection-types/api::concept.concept/${concept}?plugins[i18n][locale]=nl`,
      }),
      expect.objectContaining({
        ...line,
        about: "Pagina's: Both",
        dueNote: 'de Nederlandse versie is niet gepubliceerd',
        to: `/content-manager/collection-types/api::page.page/${page}?plugins[i18n][locale]=en`,
      }),
    ]),
  )
  for (const [type, documentId] of Object.entries({ concept, exhibitor, page }))
    await documentsOf(cms, type).delete({ documentId, locale: '*' })
  expect(await notOnSite()).toEqual(before)
})

it('shows the days until the fair, its figures and its next dates', async () => {
  const { edition } = await fairOf(cms)
  const editions = documentsOf(cms, 'edition')
  await editions.update({
    documentId: edition,
    locale: 'nl',
    data: { deadlines: [{ date: '2032-02-01', title: 'Drukwerk' }] },
  })
  await editions.publish({ documentId: edition, locale: 'nl' })
  const { fair, deadlines, figures } = await worklist(organiser)
  expect(fair).toMatchObject({ name: 'Proefbeurs 2032', isOver: false })
  expect(fair?.daysLeft).toBeGreaterThan(1000)
  expect(deadlines).toEqual([
    { date: '2032-02-01', time: '', title: 'Drukwerk', note: '', isFair: false },
    { date: '2032-03-10', time: '09:30', title: 'Proefbeurs 2032 open', note: '', isFair: true },
  ])
  expect(figures.registrations?.weeks).toHaveLength(12)
  expect(figures.registrations?.weeks.at(-1)?.count).toBe(figures.registrations?.total)
  expect((await worklist(editor)).figures).not.toHaveProperty('registrations')
})

it('lists failed mails for staff who may act on them, sends them again and deletes them', async () => {
  const one = await failedMail()
  const other = await failedMail({ subject: 'Uw contract' })
  expect(await lineOf('failed-mails')).toMatchObject({
    urgency: 'today',
    count: 2,
    to: '/werklijst/mails',
  })
  expect(await lineOf('failed-mails', editor)).toBeUndefined()
  const mails = (token: string) => cms.ask('/worklist/mails', { token })
  expect((await mails(editor)).status).toBe(403)
  expect((await mails(organiser)).body.data).toMatchObject({
    total: 2,
    rows: [
      { documentId: other, lastError: '550 no such user', about: null },
      { documentId: one, to: 'weg@zandkreek.example' },
    ],
  })
  const again = `/worklist/mails/${one}/send-again`
  expect((await cms.ask(again, { method: 'POST', token: editor, body: {} })).status).toBe(403)
  expect((await cms.ask(again, { method: 'POST', token: organiser, body: {} })).status).toBe(200)
  expect((await cms.ask(again, { method: 'POST', token: organiser, body: {} })).status).toBe(404)
  const remove = { method: 'DELETE', token: organiser }
  expect((await cms.ask(`/worklist/mails/${other}`, remove)).status).toBe(200)
  expect(await lineOf('failed-mails')).toBeUndefined()
})
