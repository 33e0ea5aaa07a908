// About: cms/src/rules/site-requirements.ts, cms/src/rules/empty-fields.ts, cms/src/rules/components-in.ts
// About: cms/src/uses, cms/src/wastebasket, cms/src/rules/reconnect.ts, cms/src/rules/relation-paths.ts, contract/src/content

import { type ContentType, documentSchema } from '@beursvloer/contract/content/content-type'
import { contentTypes } from '@beursvloer/contract/content/content-types'
import { plainFields, populateOf } from '@beursvloer/contract/content/field-facts'
import { DAY_MS } from '@beursvloer/contract/durations'
import type { UID } from '@strapi/strapi'
import qs from 'qs'
import { afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type Example, examplesFor } from './examples.ts'
import { type Cms, documentsOf, refusalOf, SITE_TOKEN, startCms } from './harness.ts'
import { signInAs } from './staff.ts'

let cms: Cms
let exampleOf: (type: string) => Promise<Example>

/** The documents that these tests make. */
const written: [type: string, documentId: string][] = []

beforeAll(async () => {
  cms = await startCms()
  exampleOf = await examplesFor(cms)
})
afterEach(clear)

async function clear(): Promise<void> {
  for (const [type, documentId] of written.splice(0).reverse())
    await documentsOf(cms, type).delete({ documentId, locale: '*' })
}

const uidOf = (type: string) => `api::${type}.${type}` as UID.ContentType

const typeOf = (name: string) => contentTypes.find((type) => type.name === name) as ContentType

/** The CMS's message about a field that keeps a document from the site. */
const TOLD = /^(Vul in: |Kies: |Zonder webadres|Kies een van deze: ).+/

type Answer = Readonly<Record<string, unknown>>

/** The published document as the site requests it; undefined when there is none. */
async function answerOf(type: ContentType, documentId: string) {
  const { shape, path, single } = type
  const query = qs.stringify(
    {
      fields: ['documentId', 'updatedAt', 'publishedAt', ...plainFields(shape)].join(','),
      populate: populateOf(shape),
      locale: 'nl',
    },
    { encodeValuesOnly: true },
  )
  const { body } = await cms.ask(`/api/${path}${single ? '' : `/${documentId}`}?${query}`, {
    token: SITE_TOKEN,
  })
  return body.data as Answer | null | undefined
}

/** Whether the site would show a document, by its answer. */
const isShown = (type: ContentType, answer: Answer | null | undefined) =>
  documentSchema(type).safeParse(answer).success &&
  Object.keys(type.requires).every((field) => answer?.[field])

/** Required fields that the CMS fills in itself. */
const FILLED = ['slug', 'stand.area']

/** With relations, components, languages and none of these. */
const TYPICAL = ['exhibitor', 'programme-item', 'news-item', 'hall', 'short-link']

describe('a document without a field that the site needs is not published; a complete one is on the site', () => {
  const isTypical = ({ name }: ContentType) => TYPICAL.includes(name)
  it.each(contentTypes.filter(isTypical))('$name', compare)
  const others = contentTypes.filter((type) => !isTypical(type))
  it.each(others)('$name', { tags: ['exhaustive'] }, compare)

  async function compare(type: ContentType) {
    const { name } = type
    const documents = documentsOf(cms, name)
    const { attributes } = cms.strapi.contentType(uidOf(name))
    const { data, documentId: existing } = await exampleOf(name)
    const publish = async (given: object) => {
      const saved = existing
        ? await documents.update({ documentId: existing, data: given, locale: 'nl' })
        : await documents.create({ data: given, locale: 'nl' })
      const documentId = String(saved?.documentId)
      if (!existing) written.push([name, documentId])
      if (type.draftAndPublish) await documents.publish({ documentId, locale: 'nl' })
      return documentId
    }
    const isRequired = (field: string) => attributes[field]?.required === true
    const isFilled = (field: string) =>
      FILLED.some((one) => [field, `${name}.${field}`].includes(one))

    for (const field of Object.keys(attributes).filter(isRequired)) {
      if (isFilled(field)) continue
      const nothing = attributes[field]?.type === 'dynamiczone' ? [] : null
      const refusal = await refusalOf(publish({ ...data, [field]: nothing }))
      await clear()
      expect(Object.keys(refusal), field).toContain(field)
      expect(refusal[field]).toMatch(TOLD)
    }
    const answer = await answerOf(type, await publish(data))
    expect(isShown(type, answer)).toBe(true)
    // The CMS was asked above for every field that the site requires.
    const needed = Object.keys(type.shape).filter(
      (field) => !isShown(type, { ...answer, [field]: null }),
    )
    expect(needed.filter((field) => !isRequired(field) && !isFilled(field))).toEqual([])
  }
})

async function draft(type: string, data: object, locale = 'nl'): Promise<string> {
  const { documentId } = await documentsOf(cms, type).create({ data, locale })
  written.push([type, documentId])
  return documentId
}
const publish = (type: string, documentId: string, locale = 'nl') =>
  refusalOf(documentsOf(cms, type).publish({ documentId, locale }))

it('a document that needs another one cannot be published before it', async () => {
  const { data } = await exampleOf('exhibitor')
  const exhibitor = await draft('exhibitor', data)
  const concept = await draft('concept', { name: 'Wacht', kind: 'existing', exhibitor })
  const unpublished =
    'Wat hier is gekozen, is zelf niet gepubliceerd. Publiceer dat eerst, of kies iets anders.'
  expect(await publish('concept', concept)).toEqual({ exhibitor: unpublished })
  const item = await draft('programme-item', {
    ...(await exampleOf('programme-item')).data,
    ...{ start: '13:00:00.000', end: '14:00:00.000' },
    speakers: [
      { role: 'speaker', speaker: await draft('speaker', (await exampleOf('speaker')).data) },
    ],
  })
  expect(await publish('programme-item', item)).toEqual({ 'speakers.0.speaker': unpublished })
  expect(await publish('exhibitor', exhibitor)).toEqual({})
  expect(await publish('concept', concept)).toEqual({})
})

it('a document is on the site again once the document that it needs is published again', async () => {
  const exhibitor = await draft('exhibitor', (await exampleOf('exhibitor')).data)
  await publish('exhibitor', exhibitor)
  const concept = await draft('concept', { name: 'Keert terug', kind: 'existing', exhibitor })
  await publish('concept', concept)
  const shown = async () =>
    (await answerOf(typeOf('concept'), concept))?.exhibitor as object | null | undefined
  const counter = async () =>
    (await cms.ask('/api/content-version', { token: SITE_TOKEN })).body.types.concept
  expect(await shown()).toMatchObject({ documentId: exhibitor })
  await documentsOf(cms, 'exhibitor').unpublish({ documentId: exhibitor, locale: 'nl' })
  expect(await shown()).toBeNull()
  const before = await counter()
  const which = { documentId: concept, locale: 'nl' }
  await documentsOf(cms, 'concept').update({ ...which, data: { summary: 'Nog niet.' } })
  await publish('exhibitor', exhibitor)
  expect(await shown()).toMatchObject({ documentId: exhibitor })
  expect(await counter()).toBe(before + 1)
  const [inDraft, published] = [
    await documentsOf(cms, 'concept').findOne({ ...which, status: 'draft' }),
    await documentsOf(cms, 'concept').findOne({ ...which, status: 'published' }),
  ]
  // The panel detects changes by comparing these times.
  const saved = [inDraft, published].map((one) => Date.parse(String(one?.updatedAt)))
  expect(saved[0]).toBeGreaterThan(saved[1] as number)
})

it('a document that is withdrawn and published again is shown in all its former places, in the same order', async () => {
  const newExhibitor = async () => draft('exhibitor', (await exampleOf('exhibitor')).data)
  const stops = [await newExhibitor(), await newExhibitor(), await newExhibitor()]
  const speaker = await draft('speaker', (await exampleOf('speaker')).data)
  for (const stop of stops) await publish('exhibitor', stop)
  await publish('speaker', speaker)
  const data = {
    ...(await exampleOf('programme-item')).data,
    ...{ start: '14:00:00.000', end: '15:00:00.000', tourStops: stops },
    speakers: [{ role: 'moderator', speaker }],
  }
  const item = await draft('programme-item', data)
  expect(await publish('programme-item', item)).toEqual({})
  const comeBack = async (type: string, documentId: string) => {
    await documentsOf(cms, type).unpublish({ documentId, locale: 'nl' })
    expect(await publish(type, documentId)).toEqual({})
  }
  const shown = async () => {
    const answer = (await answerOf(typeOf('programme-item'), item)) as {
      speakers: { speaker: { documentId: string } | null }[]
      tourStops: { documentId: string }[]
    }
    return {
      speakers: answer.speakers.map((one) => one.speaker?.documentId),
      stops: answer.tourStops.map(({ documentId }) => documentId),
    }
  }
  await comeBack('exhibitor', stops[1] as string)
  await comeBack('speaker', speaker)
  expect(await shown()).toEqual({ speakers: [speaker], stops })

  // Texts that only the draft has stay there.
  const items = documentsOf(cms, 'programme-item')
  await items.update({ documentId: item, locale: 'nl', data: { tourStops: [stops[0]] } })
  await items.publish({ documentId: item, locale: 'nl' })
  await items.update({ documentId: item, locale: 'nl', data: { tourStops: stops } })
  await comeBack('exhibitor', stops[2] as string)
  expect((await shown()).stops).toEqual([stops[0]])
})

it('permitted staff see where a document is used and which documents disappear with it', async () => {
  const exhibitor = await draft('exhibitor', (await exampleOf('exhibitor')).data)
  await publish('exhibitor', exhibitor)
  const concept = await draft('concept', { name: 'Gaat mee', kind: 'existing', exhibitor })
  await publish('concept', concept)
  const stop = { ...(await exampleOf('programme-item')).data, title: 'Rondleiding' }
  await draft('programme-item', {
    ...{ ...stop, start: '15:00:00.000', end: '16:00:00.000', tourStops: [exhibitor] },
  })
  const cards = [{ title: 'Kaart', text: 'Hier.', target: `/standhouders/${exhibitor}/oude-naam` }]
  await draft('page', {
    ...{ title: 'Met kaarten', blocks: [{ __component: 'blocks.cards', cards }] },
  })
  await draft('page', { title: 'Zonder', intro: `Zie /standhouders/${exhibitor}x/iets` })
  const entry = { visitor: 1, kind: 'exhibitor', target: exhibitor, saved: true, changedAt: 1 }
  const saved = cms.strapi.db.query('api::saved-entry.saved-entry')
  await saved.create({ data: { ...entry, subject: `1 exhibitor ${exhibitor}` } })
  onTestFinished(async () => {
    await saved.deleteMany({ where: { target: exhibitor } })
  })
  const where = `/uses/${uidOf('exhibitor')}/${exhibitor}`
  const { status, body } = await cms.ask(where, { token: cms.administrator })
  expect(status).toBe(200)
  const named = (label: string, name: string) => ({
    ...{ label, count: 1, shown: [{ name, to: expect.stringContaining('/content-manager/') }] },
  })
  expect(body.data).toEqual({
    name: 'Standhouder',
    usedIn: [named('Concepten', 'Gaat mee'), named('Programmaonderdelen', 'Rondleiding')],
    goingWith: [named('Concepten', 'Gaat mee')],
    linkedFrom: [named("Pagina's", 'Met kaarten')],
    ...{ saved: 1, withPlace: 0, waiting: 0 },
  })
  const settings = `/uses/${uidOf('form-settings')}/x`
  expect((await cms.ask(settings, { token: await signInAs(cms, 'Redacteur') })).status).toBe(403)
  expect((await cms.ask(where)).status).toBe(401)
  // A property that every object has is not a type.
  expect((await cms.ask('/uses/toString/x', { token: cms.administrator })).status).toBe(404)
})

describe('a document that staff delete', () => {
  const basket = async (token = cms.administrator) =>
    (await cms.ask('/wastebasket', { token })).body.data as {
      documentId: string
      name: string
      by: string
    }[]
  const remove = (type: string, documentId: string, locale = '*') =>
    cms.ask(`/content-manager/collection-types/${uidOf(type)}/${documentId}?locale=${locale}`, {
      method: 'DELETE',
      token: cms.administrator,
    })
  const putBack = (item: string | undefined, token = cms.administrator) =>
    cms.ask(`/wastebasket/${item}/restore`, { method: 'POST', token, body: {} })

  it('is restored with its languages and relations, and with the documents that referred to it', async () => {
    const before = await draft('exhibitor', (await exampleOf('exhibitor')).data)
    const { data } = await exampleOf('exhibitor')
    const socials = [{ platform: 'linkedin', url: 'https://linkedin.example/bouw' }]
    const exhibitor = await draft('exhibitor', { ...data, name: 'Terug', socials })
    const exhibitors = documentsOf(cms, 'exhibitor')
    const english = { documentId: exhibitor, locale: 'en' }
    await exhibitors.update({ ...english, data: { intro: 'Builds.' } })
    for (const one of [before, exhibitor]) await publish('exhibitor', one)
    const speaker = await draft('speaker', (await exampleOf('speaker')).data)
    await publish('speaker', speaker)
    const concept = await draft('concept', { name: 'Hoort erbij', kind: 'existing', exhibitor })
    await publish('concept', concept)
    const item = await draft('programme-item', {
      ...(await exampleOf('programme-item')).data,
      ...{ start: '16:00:00.000', end: '17:00:00.000', tourStops: [exhibitor, before] },
      speakers: [{ role: 'moderator', speaker }],
    })
    await publish('programme-item', item)
    const deleted = await remove('exhibitor', exhibitor)
    expect(deleted.status).toBe(200)
    const [found] = await basket()
    expect(found).toMatchObject({ name: 'Terug', by: expect.stringMatching(/./) })

    expect((await putBack(found?.documentId)).status).toBe(200)
    const populate = ['category', 'socials']
    expect(
      await exhibitors.findOne({ documentId: exhibitor, locale: 'nl', populate }),
    ).toMatchObject({ name: 'Terug', category: { documentId: data.category }, socials })
    expect(await exhibitors.findOne(english)).toMatchObject({ intro: 'Builds.' })
    expect((await basket()).map(({ name }) => name)).not.toContain('Terug')
    // It is restored as a draft; once published, it is shown where it was.
    expect((await answerOf(typeOf('concept'), concept))?.exhibitor).toBeNull()
    expect(await publish('exhibitor', exhibitor)).toEqual({})
    expect((await answerOf(typeOf('concept'), concept))?.exhibitor).toMatchObject({
      documentId: exhibitor,
    })
    const stops = (await answerOf(typeOf('programme-item'), item))?.tourStops as Example[]
    expect(stops.map(({ documentId }) => documentId)).toEqual([exhibitor, before])

    await remove('programme-item', item)
    expect((await putBack((await basket())[0]?.documentId)).status).toBe(200)
    const deep = { speakers: { populate: ['speaker'] }, tourStops: true }
    const back = await documentsOf(cms, 'programme-item').findOne({
      ...{ documentId: item, locale: 'nl', populate: deep },
    })
    expect(back).toMatchObject({
      tourStops: [{ documentId: exhibitor }, { documentId: before }],
      speakers: [{ role: 'moderator', speaker: { documentId: speaker } }],
    })
    // The list deletes the language that is open.
    await remove('exhibitor', exhibitor, 'nl')
    expect(await exhibitors.findOne(english)).not.toBeNull()
    expect((await putBack((await basket())[0]?.documentId)).status).toBe(200)
    expect(await exhibitors.findOne({ documentId: exhibitor, locale: 'nl' })).toMatchObject({
      name: 'Terug',
    })
  })

  it('is restored on the site at once where its type has no drafts', async () => {
    const theme = await draft('theme', { name: 'Weg en terug', colour: 'teal' })
    const exhibitor = { ...(await exampleOf('exhibitor')).data, themes: [theme] }
    const documentId = await draft('exhibitor', exhibitor)
    await publish('exhibitor', documentId)
    const themes = async () => {
      const answer = await answerOf(typeOf('exhibitor'), documentId)
      return (answer as unknown as { themes: Example[] }).themes.map((one) => one.documentId)
    }
    await remove('theme', theme)
    expect(await themes()).toEqual([])
    expect((await putBack((await basket())[0]?.documentId)).status).toBe(200)
    expect(await themes()).toEqual([theme])
  })

  it('is listed and restored within the permissions of the member of staff, and erased after 30 days', async () => {
    const theme = await draft('theme', { name: 'Van de organisator', colour: 'teal' })
    await remove('theme', theme)
    const page = await draft('page', { title: 'Van de redactie' })
    await remove('page', page)
    const editor = await signInAs(cms, 'Redacteur')
    const names = (await basket(editor)).map(({ name }) => name)
    expect(names).toContain('Van de redactie')
    expect(names).not.toContain('Van de organisator')
    const hidden = (await basket()).find(({ name }) => name === 'Van de organisator')
    expect((await putBack(hidden?.documentId, editor)).status).toBe(403)
    expect((await cms.ask('/wastebasket')).status).toBe(401)
    const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
    await cms.strapi.get('retention').run(inDays(29))
    expect(await basket()).not.toEqual([])
    await cms.strapi.get('retention').run(inDays(31))
    expect(await basket()).toEqual([])
  })
})

it('no block has a relation to a document, so those are not searched', () => {
  const blocks = Object.values(cms.strapi.components).filter(({ uid }) => uid.startsWith('blocks.'))
  const fields = blocks.flatMap(({ attributes }) => Object.values(attributes) as { type: string }[])
  expect(fields.map(({ type }) => type)).not.toContain('relation')
})

it('a translation cannot be published before the Dutch version', async () => {
  const { data } = await exampleOf('exhibitor')
  const documentId = await draft('exhibitor', { name: 'English', intro: 'Builds.' }, 'en')
  expect(await publish('exhibitor', documentId, 'en')).toEqual({
    intro: 'Publiceer eerst de Nederlandse versie. Zonder komt dit niet op de site.',
  })
  await documentsOf(cms, 'exhibitor').update({ documentId, data, locale: 'nl' })
  expect(await publish('exhibitor', documentId)).toEqual({})
  expect(await publish('exhibitor', documentId, 'en')).toEqual({})
  const theme = documentsOf(cms, 'theme').create({
    data: { name: 'Wood', colour: 'teal' },
    locale: 'en',
  })
  expect(await refusalOf(theme)).toEqual({
    name: 'Bewaar eerst de Nederlandse versie. Zonder komt dit niet op de site.',
  })
})

it('text without visible characters counts as empty', async () => {
  const page = await draft('page', { title: ' \u00ad ', slug: 'leeg' })
  expect(await publish('page', page)).toEqual({
    title: 'Vul in: Titel. Zonder komt dit niet op de site.',
  })
  const answer = [{ type: 'paragraph', children: [{ type: 'text', text: '' }] }]
  const question = await draft('faq-item', { ...(await exampleOf('faq-item')).data, answer })
  expect(await publish('faq-item', question)).toEqual({
    answer: 'Vul in: Antwoord. Zonder komt dit niet op de site.',
  })
})

it('an older address that is reserved or empty is not published', async () => {
  const documentId = await draft('page', { title: 'Van vroeger' })
  const set = (slug: string | null) =>
    cms.strapi.db.query('api::page.page').updateMany({ where: { documentId }, data: { slug } })
  await set('nieuws')
  expect(await publish('page', documentId)).toEqual({
    slug: 'Dit webadres is van een pagina van de site zelf. Kies een ander.',
  })
  await set(null)
  expect(await publish('page', documentId)).toEqual({
    slug: 'Zonder webadres komt dit niet op de site. Bewaar het opnieuw, dan maakt het beheer er een.',
  })
})

it('a category gets its address from its name', async () => {
  const { slug } = await documentsOf(cms, 'exhibitor-category').create({
    data: { name: 'Ingenieurs en adviseurs' },
    locale: 'nl',
  })
  expect(slug).toBe('ingenieurs-en-adviseurs')
})

it('redirects and short links may lead only to hosts that the settings allow', async () => {
  const { data, documentId } = await exampleOf('site-settings')
  const settings = documentId ?? (await draft('site-settings', data))
  const allow = (redirectHosts: string) =>
    documentsOf(cms, 'site-settings').update({
      ...{ documentId: settings, data: { redirectHosts }, locale: 'nl' },
    })
  const target = 'https://elders.example/'
  const link = () => refusalOf(draft('short-link', { code: 'elders', target }))
  const redirect = () =>
    refusalOf(draft('redirect', { from: '/elders', to: target, kind: 'permanent' }))
  const unknown = 'Deze host staat niet bij Toegestane hosts in de instellingen van de site.'
  await allow('')
  expect(await link()).toEqual({ target: unknown })
  expect(await redirect()).toEqual({ to: unknown })
  await allow('Elders.example')
  expect(await link()).toEqual({})
  expect(await redirect()).toEqual({})
  await allow('')
})
