// About: cms/src/my-stand, cms/src/api/exhibitor-proposal, contract/src/my-stand
// About: contract/src/forms/definitions/stand-presentation.ts
// About: contract/src/forms/definitions/stand-entries.ts, cms/src/uploads/add-to-library.ts

import { randomUUID } from 'node:crypto'
import { richText } from '@beursvloer/contract/content/markdown'
import { ENVELOPE_PART } from '@beursvloer/contract/forms/submission'
import { samplePdf } from '@beursvloer/contract/testing/sample-pdf'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { mailsTo } from './accounts.ts'
import { fairOf } from './fair.ts'
import { type Answer, type Cms, documentsOf, startCms } from './harness.ts'
import { download, signInAs } from './staff.ts'
import { removeVisitors, visitorNamed } from './visitors.ts'

const MEMBER = 'api::exhibitor-member.exhibitor-member'
const PROPOSAL = 'api::exhibitor-proposal.exhibitor-proposal'
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>'

let cms: Cms
let editor: string
let category: string
let made = 0

beforeAll(async () => {
  cms = await startCms()
  editor = await signInAs(cms, 'Redacteur')
  category = (await fairOf(cms)).category
})
afterAll(async () => {
  for (const type of [PROPOSAL, MEMBER]) await cms.strapi.db.query(type).deleteMany({})
  await removeVisitors(cms)
})

/** A published exhibitor with a manager. */
async function standOf(name: string) {
  made += 1
  const exhibitors = documentsOf(cms, 'exhibitor')
  const texts = { name, intro: 'Een badkamer in een dag.', body: richText('Zo gaat het.') }
  const { documentId } = await exhibitors.create({ data: { ...texts, category }, locale: 'nl' })
  await exhibitors.publish({ documentId, locale: 'nl' })
  const {
    token,
    id: account,
    email,
  } = await visitorNamed(cms, {
    email: `stand.voorstel${made}@badineendag.example`,
  })
  const data = { exhibitorId: documentId, account, email, role: 'manager', name: 'Dewi Soetopo' }
  const moment = { invitedAt: new Date(), acceptedAt: new Date() }
  await cms.strapi.db
    .query(MEMBER)
    .create({ data: { ...data, ...moment, state: 'active', language: 'nl', invitedBy: 'Bo' } })
  const base = `/api/my-stands/${documentId}`
  const read = async () => (await cms.ask(`${base}/proposal`, { token })).body
  const save = async (version: number, values: object, logo?: string): Promise<Answer> => {
    const body = new FormData()
    const all = { ...(await read()).values, ...values }
    const envelope = { idempotencyKey: randomUUID(), language: 'nl', source: '/mijn-stand' }
    body.set(ENVELOPE_PART, JSON.stringify({ ...envelope, values: all }))
    if (logo) body.append('logo', new File([logo], 'bad.svg'), 'bad.svg')
    return cms.ask(`${base}/proposal?version=${version}`, { method: 'PUT', token, body })
  }
  const saveEntry = (
    kind: string,
    id: string,
    values: object,
    { version = 0, files = {} }: { version?: number; files?: Record<string, File> } = {},
  ): Promise<Answer> => {
    const body = new FormData()
    const envelope = { idempotencyKey: randomUUID(), language: 'nl', source: '/mijn-stand' }
    body.set(ENVELOPE_PART, JSON.stringify({ ...envelope, values }))
    for (const [name, file] of Object.entries(files)) body.append(name, file, file.name)
    const path = `${base}/proposal/entries/${id}?kind=${kind}&version=${version}`
    return cms.ask(path, { method: 'PUT', token, body })
  }
  const change = (what: string, version: number, entry?: string) =>
    cms.ask(`${base}/proposal/state`, {
      method: 'POST',
      token,
      body: { change: what, version, ...(entry && { entry }) },
    })
  const live = (locale = 'nl') =>
    exhibitors.findOne({ documentId, locale, status: 'published', populate: { logo: true } })
  return { documentId, email, token, base, read, save, saveEntry, change, live }
}

const queue = async () => (await cms.ask('/my-stand/proposals', { token: editor })).body.data
const inQueue = async (exhibitor: string) =>
  (await queue()).find((one: { exhibitor: string }) => one.exhibitor === exhibitor)
const review = (documentId: string, body: object) =>
  cms.ask(`/my-stand/proposals/${documentId}`, { method: 'POST', token: editor, body })

it('a proposal is published only when staff accept it, as a whole or in part, field by field', async () => {
  const stand = await standOf('Bad in een Dag')
  const texts = { introNl: 'Nu ook voor galerijflats.', introEn: 'Now for galleries too.' }
  const first = await stand.save(0, { ...texts, website: 'https://bad.example' }, SVG)
  expect(first.body).toMatchObject({ version: 1, state: 'draft', logo: 'bad.svg' })
  expect(first.body.changed.sort()).toEqual(['introEn', 'introNl', 'logo', 'website'])
  expect(await inQueue('Bad in een Dag')).toBeUndefined()
  expect((await stand.change('submit', 1)).body).toMatchObject({ state: 'submitted', version: 2 })
  expect(await stand.live()).toMatchObject({ intro: 'Een badkamer in een dag.', website: null })

  const waiting = await inQueue('Bad in een Dag')
  expect(waiting).toMatchObject({ by: 'Dewi Soetopo', changes: 4 })
  const { body } = await cms.ask(`/my-stand/proposals/${waiting.documentId}`, { token: editor })
  expect(body.data.fields).toContainEqual({
    name: 'introNl',
    label: 'Inleiding, Nederlands',
    lang: 'nl',
    isFile: false,
    before: 'Een badkamer in een dag.',
    after: 'Nu ook voor galerijflats.',
  })
  const accept = ['introNl', 'introEn', 'logo']
  expect((await review(waiting.documentId, { version: 2, accept, message: '' })).status).toBe(400)
  expect((await review(waiting.documentId, { version: 1, accept, message: 'x' })).status).toBe(400)
  const message = 'De website bestaat nog niet.'
  expect((await review(waiting.documentId, { version: 2, accept, message })).status).toBe(200)
  expect(await stand.live()).toMatchObject({
    intro: 'Nu ook voor galerijflats.',
    website: null,
    logo: { name: 'bad.svg', alternativeText: 'Bad in een Dag' },
  })
  expect(await stand.live('en')).toMatchObject({ intro: 'Now for galleries too.' })
  expect(await stand.read()).toMatchObject({ state: 'returned', message, changed: ['website'] })
  const [mail] = await mailsTo(cms, stand.email)
  expect(mail).toMatchObject({ purpose: 'stand-review' })
  expect(mail.text).toContain(message)

  await stand.change('submit', 3)
  const again = await inQueue('Bad in een Dag')
  await review(again.documentId, { version: 4, accept: ['website'], message: '' })
  expect(await stand.live()).toMatchObject({ website: 'https://bad.example' })
  expect(await stand.read()).toMatchObject({ state: 'accepted', changed: [], message: null })
})

const CONCEPT = { name: 'Badlift', kind: 'existing', summaryNl: 'Een bad in een dag.' }
const VACANCY = {
  ...{ titleNl: 'Tegelzetter', closingDate: '2099-05-01', url: 'https://bad.example/werk' },
  bodyNl: 'U zet **tegels**.',
}
const SESSION = { titleNl: 'Badkamers op galerijen', type: 'lecture', language: 'nl' }

/** The content of an exhibitor of a type, in Dutch. */
const contentOf = (type: string, exhibitor: string, status = 'published', populate = {}) =>
  documentsOf(cms, type).findMany({
    ...{ locale: 'nl', status, populate },
    filters: { exhibitor: { documentId: exhibitor } },
  })

/** The proposal of an exhibitor in the queue of staff, field by field. */
async function reviewOf(exhibitor: string) {
  const { documentId } = await inQueue(exhibitor)
  const { body } = await cms.ask(`/my-stand/proposals/${documentId}`, { token: editor })
  return { documentId, ...body.data }
}

it('accepted concepts, vacancies and pictures of a proposal are published, accepted sessions become drafts', async () => {
  const stand = await standOf('Drie Soorten')
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#284' } })
    .png()
    .toBuffer()
  const files = {
    image: new File([new Uint8Array(png)], 'lift.png'),
    brochure: new File([samplePdf()], 'lift.pdf'),
  }
  const market = { ...CONCEPT, markets: ['stacked/mid'], features: ['movable'], mpg: '0,45' }
  expect((await stand.saveEntry('concept', 'eigen1', market, { files })).status).toBe(200)
  expect((await stand.saveEntry('vacancy', 'eigen2', VACANCY)).status).toBe(200)
  const picture = { altNl: 'De lift op de stand', credit: 'Ida' }
  const bare = await stand.saveEntry('picture', 'eigen4', picture)
  expect([bare.status, bare.body.error.name]).toEqual([409, 'picture-missing'])
  const { image } = files
  const shown = await stand.saveEntry('picture', 'eigen4', picture, { files: { image } })
  expect(shown.status).toBe(200)
  const wishes = 'Liefst op dag twee.'
  const saved = await stand.saveEntry('session', 'eigen3', { ...SESSION, wishes })
  expect(saved.body).toMatchObject({ version: 0, state: 'draft' })
  expect(await contentOf('concept', stand.documentId)).toEqual([])
  const own = await cms.ask(`${stand.base}/proposal/files/eigen1.brochure`, { token: stand.token })
  expect(own.status).toBe(200)
  const stranger = await standOf('Andere Stand')
  const foreign = `${stranger.base}/proposal/files/eigen1.brochure`
  expect((await cms.ask(foreign, { token: stranger.token })).status).toBe(404)
  await stand.change('submit', 0)

  const { documentId, version, fields } = await reviewOf('Drie Soorten')
  expect(fields).toContainEqual({
    ...{ name: 'eigen1.kind', label: 'Soort', group: 'Concept ‘Badlift’ (nieuw)' },
    ...{ isFile: false, lang: 'nl', before: '', after: 'Bestaande bouw' },
  })
  const pictures = fields.filter((field: { isPicture?: boolean }) => field.isPicture)
  expect(pictures.map(({ name }: { name: string }) => name)).toEqual([
    'eigen1.image',
    'eigen4.image',
  ])
  const pdf = await download(cms, `/my-stand/proposals/${documentId}/files/eigen1.brochure`, editor)
  expect([pdf.status, pdf.text.startsWith('%PDF')]).toEqual([200, true])
  const names: string[] = fields.map(({ name }: { name: string }) => name)
  const accept = names.filter((name) => name !== 'eigen1.summaryNl')
  const message = 'Noem geen termijn.'
  expect((await review(documentId, { version, accept, message })).body).toMatchObject({ data: {} })
  const media = { image: true, brochure: true, markets: true }
  const [concept] = await contentOf('concept', stand.documentId, 'published', media)
  expect(concept).toMatchObject({
    ...{ name: 'Badlift', kind: 'existing', summary: null, movable: true, mpg: 0.45 },
    markets: [{ dwellingType: 'stacked', rentClass: 'mid' }],
    ...{ image: { name: 'lift.png', alternativeText: 'Badlift' }, brochure: { name: 'lift.pdf' } },
  })
  expect(await contentOf('vacancy', stand.documentId)).toMatchObject([{ title: 'Tegelzetter' }])
  const live = await contentOf('stand-picture', stand.documentId, 'published', { image: true })
  const { altNl: alt, credit } = picture
  expect(live).toMatchObject([{ alt, credit, image: { alternativeText: alt } }])
  expect(await contentOf('programme-item', stand.documentId)).toEqual([])
  const [session] = await contentOf('programme-item', stand.documentId, 'draft')
  expect(session).toMatchObject({ title: 'Badkamers op galerijen', type: 'lecture' })
  expect(JSON.stringify(session?.body)).toContain(wishes)

  const left = await stand.read()
  expect(left).toMatchObject({ state: 'returned', message })
  expect(left.entries).toMatchObject([
    { id: concept?.documentId, isNew: false, changed: ['summaryNl'], files: {} },
    { kind: 'vacancy', isNew: false, changed: [] },
    { kind: 'picture', isNew: false, changed: [] },
  ])
})

it('an exhibitor changes only its own concepts, also in English, and withdraws a single entry', async () => {
  const stand = await standOf('Eigen Concept')
  const other = await standOf('Vreemd Concept')
  const concepts = documentsOf(cms, 'concept')
  const made = async (exhibitor: string) => {
    const data = { name: 'Dakbad', kind: 'new-build', exhibitor }
    const { documentId } = await concepts.create({ data, locale: 'nl' })
    await concepts.publish({ documentId, locale: 'nl' })
    return documentId
  }
  const [own, foreign] = [await made(stand.documentId), await made(other.documentId)]
  const values = { name: 'Dakbad', kind: 'new-build', buildDays: '3', summaryEn: 'A roof bath.' }
  const saved = await stand.saveEntry('concept', own, values)
  expect(saved.body.entries).toMatchObject([{ id: own, isNew: false, version: 1 }])
  expect(saved.body.entries[0].changed.sort()).toEqual(['buildDays', 'summaryEn'])
  expect((await stand.saveEntry('concept', own, values)).status).toBe(409)
  await stand.saveEntry('concept', foreign, { ...values, name: 'Gekaapt' })
  await stand.saveEntry('vacancy', 'weg1', VACANCY)
  expect((await stand.change('discard', 0, 'weg1')).body).toMatchObject({ version: 1 })
  await stand.change('submit', 1)
  const { documentId, version, fields } = await reviewOf('Eigen Concept')
  const accept = fields.map(({ name }: { name: string }) => name)
  expect((await review(documentId, { version, accept, message: '' })).status).toBe(200)
  const live = (id: string, locale = 'nl') =>
    concepts.findOne({ documentId: id, locale, status: 'published' })
  expect(await live(own)).toMatchObject({ buildDays: 3, summary: null })
  expect(await live(own, 'en')).toMatchObject({ name: 'Dakbad', summary: 'A roof bath.' })
  expect(await live(foreign)).toMatchObject({ name: 'Dakbad', buildDays: null })
  expect(await contentOf('vacancy', stand.documentId)).toEqual([])
  expect(await stand.read()).toMatchObject({ state: 'accepted', changed: [] })

  // Staff accept that it is taken off the site; the draft stays for the editors.
  const { version: seen } = await stand.read()
  expect((await stand.change('remove', seen, foreign)).status).toBe(404)
  const removal = await stand.change('remove', seen, own)
  expect(removal.body).toMatchObject({ state: 'draft', changed: [`${own}.removed`] })
  await stand.change('submit', removal.body.version)
  const asked = await reviewOf('Eigen Concept')
  expect(asked.fields).toMatchObject([{ label: 'Verwijdering', after: 'Van de site' }])
  expect(await live(own)).not.toBeNull()
  const all = { version: asked.version, accept: [`${own}.removed`], message: '' }
  expect((await review(asked.documentId, all)).status).toBe(200)
  expect([await live(own), await live(own, 'en')]).toEqual([null, null])
  expect(await concepts.findOne({ documentId: own, locale: 'nl' })).not.toBeNull()
  expect((await stand.read()).entries).toMatchObject([{ values: { name: 'Gekaapt' } }])
})

it('the second of two people who save at once is refused, and saving withdraws a submitted proposal', async () => {
  const stand = await standOf('Twee Tegelijk')
  expect((await stand.save(0, { introNl: 'De tekst van de een.' })).status).toBe(200)
  const late = await stand.save(0, { introNl: 'De tekst van de ander.' })
  expect([late.status, late.body.error.name]).toEqual([409, 'proposal-changed'])
  expect((await stand.read()).values.introNl).toBe('De tekst van de een.')
  await stand.change('submit', 1)
  const { documentId } = await inQueue('Twee Tegelijk')
  expect((await stand.save(2, { introNl: 'Toch de ander.' })).body).toMatchObject({
    state: 'draft',
    version: 3,
  })
  const accepted = await review(documentId, { version: 2, accept: ['introNl'], message: '' })
  expect(accepted.status).toBe(404)
  await stand.change('submit', 3)
  expect((await stand.change('discard', 4)).status).toBe(409)
  expect((await stand.change('withdraw', 4)).body.state).toBe('draft')
  expect((await stand.change('discard', 5)).body).toMatchObject({ changed: [], state: 'accepted' })
  expect((await stand.change('submit', 6)).status).toBe(409)
})

it('of two members of staff who accept at once one succeeds, and the exhibitor gets one mail', async () => {
  const stand = await standOf('Twee Redacteuren')
  await stand.saveEntry('vacancy', 'twee1', VACANCY)
  await stand.change('submit', 0)
  const { documentId, version, fields } = await reviewOf('Twee Redacteuren')
  const accept = fields.map(({ name }: { name: string }) => name)
  const body = { version, accept, message: '' }
  const answers = await Promise.all([review(documentId, body), review(documentId, body)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  expect(await contentOf('vacancy', stand.documentId)).toHaveLength(1)
  expect(await mailsTo(cms, stand.email)).toHaveLength(1)
})

it('a proposal is validated by the rules of the form and by those of the content', async () => {
  const stand = await standOf('Foute Velden')
  const { status, body } = await stand.save(0, { website: 'http://x.example', introNl: 'kort' })
  expect(status).toBe(422)
  expect(Object.keys(body.error.details.fields).sort()).toEqual(['introNl', 'website'])
  expect((await stand.save(0, { geheim: 'x' })).status).toBe(422)
  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  expect((await stand.save(0, { bodyEn: 'Only a text.' }, script)).status).toBe(200)
  await stand.change('submit', 1)
  const { documentId } = await inQueue('Foute Velden')
  const logo = await download(cms, `/my-stand/proposals/${documentId}/files/logo`, editor)
  expect([logo.status, logo.text.includes('script')]).toEqual([200, false])
  const answer = await review(documentId, { version: 2, accept: ['bodyEn'], message: '' })
  expect(answer.status).toBe(400)
  expect(await stand.live('en')).toBeNull()
})

it('fields that the organiser does not review are published at once', async () => {
  const settings = cms.strapi.db.query('api::form-settings.form-settings')
  const { id } = await settings.create({ data: { contactWithoutReview: true } })
  onTestFinished(() => settings.delete({ where: { id } }).then(() => undefined))
  const stand = await standOf('Vrij Contact')
  await stand.save(0, { contactPhone: '+31201234567', introNl: 'Een andere inleiding.' })
  expect((await stand.change('submit', 1)).body).toMatchObject({
    state: 'submitted',
    changed: ['introNl'],
  })
  expect(await stand.live()).toMatchObject({
    contactPhone: '+31201234567',
    intro: 'Een badkamer in een dag.',
  })
})

it('the organiser sets terms, badges and meetings, and sees how much Mijn stand is used', async () => {
  const stand = await standOf('Instellingen')
  const token = await signInAs(cms, 'Organisator')
  const rows = cms.strapi.db.query('api::form-settings.form-settings')
  onTestFinished(() => rows.deleteMany({}).then(() => undefined))
  const read = async () => (await cms.ask('/my-stand/settings', { token })).body.data
  const before = await read()
  expect(before.settings).toEqual({
    ...{ leadMonths: 6, badgesPerUnit: 3, contactWithoutReview: false },
    ...{ linksWithoutReview: false, meetingsClosed: false },
  })
  expect(before.use).toMatchObject({ leads: 0, meetings: 0 })
  expect(before.use.withPeople).toBeGreaterThan(0)
  const save = async (settings: object) =>
    (await cms.ask('/my-stand/settings', { method: 'POST', token, body: settings })).status
  const { documentId } = stand
  const exhibitors = documentsOf(cms, 'exhibitor')
  await exhibitors.update({ documentId, locale: 'nl', data: { meetingsAtOnce: 2 } })
  await exhibitors.publish({ documentId, locale: 'nl' })
  const atOnce = async () =>
    (await cms.ask(`${stand.base}/meetings`, { token: stand.token })).body.atOnce
  expect(await atOnce()).toBe(2)
  expect(await save({ ...before.settings, leadMonths: 0 })).toBe(400)
  const after = { ...before.settings, leadMonths: 12, badgesPerUnit: 5, meetingsClosed: true }
  expect([await save(after), await save(after)]).toEqual([200, 200])
  expect((await read()).settings).toEqual(after)
  expect(await atOnce()).toBe(0)
})

it('accepting a proposal publishes none of the drafts of editors', async () => {
  const stand = await standOf('Halve Redactie')
  const locale = 'nl'
  const kvk = '12345678'
  await stand.save(0, { introNl: 'Van de standhouder.' })
  await stand.change('submit', 1)
  const { documentId } = await inQueue('Halve Redactie')
  // Later than the publication, by more time than publishing takes.
  await cms.strapi.db.query('api::exhibitor.exhibitor').updateMany({
    where: { documentId: stand.documentId, publishedAt: { $notNull: true } },
    data: { updatedAt: new Date(Date.now() - 60_000) },
  })
  const exhibitors = documentsOf(cms, 'exhibitor')
  await exhibitors.update({ documentId: stand.documentId, locale, data: { kvk } })
  const body = { version: 2, accept: ['introNl'], message: '' }
  const refused = await review(documentId, body)
  expect(refused.status).toBe(400)
  expect(refused.body.error.message).toContain('nog niet zijn gepubliceerd')
  expect(await stand.live()).toMatchObject({ intro: 'Een badkamer in een dag.', kvk: null })
  await exhibitors.publish({ documentId: stand.documentId, locale })
  expect((await review(documentId, body)).status).toBe(200)
  expect(await stand.live()).toMatchObject({ intro: 'Van de standhouder.', kvk })
})

it('the overview shows the data of the stand, and the contract to managers only', async () => {
  const stand = await standOf('Overzicht')
  const overview = async (token = stand.token) => (await cms.ask(stand.base, { token })).body
  expect(await overview()).toMatchObject({
    name: 'Overzicht',
    role: 'manager',
    isPublished: true,
    contract: null,
    figures: null,
    proposal: null,
    lacks: ['logo', 'english', 'website', 'contact'],
    members: [{ name: 'Dewi Soetopo', isSelf: true }],
  })
  const submissions = cms.strapi.db.query('api::submission.submission')
  const at = new Date()
  await submissions.create({
    data: {
      ...{ kind: 'contract', reference: 'CF-2032-00001', editionYear: 2032, state: 'final' },
      ...{ language: 'nl', values: {}, idempotencyKey: randomUUID(), contentHash: 'x' },
      ...{ source: '/contractformulier', receivedAt: at, deleteAfter: at },
      ...{ exhibitorId: stand.documentId, history: [{ at, from: 'signed', to: 'final' }] },
    },
  })
  const day = new Date().toISOString().slice(0, 10)
  const counted = { day, dimension: 'document', value: stand.documentId, detail: '' }
  for (const [event, count] of [
    ['pageview', 7],
    ['saved', 2],
    ['route-asked', 3],
  ])
    await cms.strapi.db.connection('statistics_days').insert({ ...counted, event, count })
  const { contract, figures } = await overview()
  expect(contract).toMatchObject({
    reference: 'CF-2032-00001',
    state: 'final',
    steps: [{ state: 'submitted' }, { state: 'final' }],
  })
  const sum = (weeks: number[]) => weeks.reduce((total, count) => total + count, 0)
  expect([sum(figures.views), sum(figures.saved), sum(figures.routes)]).toEqual([7, 2, 3])
  const days = await cms.ask(`${stand.base}/figures`, { token: stand.token })
  expect(days.body).toEqual([{ day, views: 7, saved: 2, routes: 3, downloads: 0, leads: 0 }])
  await cms.strapi.db.connection('exhibitor_members').update({ role: 'staff' })
  expect(await overview()).toMatchObject({ contract: null, members: [{ email: '' }] })
})
