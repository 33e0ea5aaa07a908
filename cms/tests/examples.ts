import { fairOf } from './fair.ts'
import { type Cms, documentsOf } from './harness.ts'

/** The data of a complete document of a type. */
export interface Example {
  readonly data: Readonly<Record<string, unknown>>
  /** The data of an existing document, for a type with a limited number of documents. */
  readonly documentId?: string | undefined
}

const text = [{ type: 'paragraph', children: [{ type: 'text', text: 'Tekst.' }] }]
const quote = [{ __component: 'blocks.quote', text: 'Ja.', name: 'Noor' }]

/** Makes examples of all content types, with the documents that they refer to. */
export async function examplesFor(cms: Cms): Promise<(type: string) => Promise<Example>> {
  const { edition, day, room, hall, category } = await fairOf(cms)
  const publish = async (type: string, data: object) =>
    (await documentsOf(cms, type).create({ data, locale: 'nl', status: 'published' })).documentId
  await documentsOf(cms, 'edition').publish({ documentId: edition, locale: 'nl' })
  const exhibitor = await publish('exhibitor', { name: 'Voorbeeldbouw', intro: 'Bouwt.', category })
  const logo = await cms.strapi.db.query('plugin::upload.file').create({
    data: {
      ...{ name: 'logo.png', hash: 'logo', ext: '.png', mime: 'image/png', size: 1 },
      ...{ url: '/uploads/logo.png', provider: 'local' },
    },
  })
  // Several test files ask for examples, in one database.
  const side = { name: 'Zij', number: 96, width: 60, length: 40 }
  const [sideHall] = await documentsOf(cms, 'hall').findMany({ filters: { number: side.number } })
  const at = (x: number) => [
    [x, 30],
    [x + 3, 30],
    [x + 3, 33],
  ]
  const story = { title: 'Bericht', date: '2032-01-01', author: 'Redactie', intro: 'Kort.' }
  const examples: Readonly<Record<string, object>> = {
    edition: {
      ...{ year: 2040, name: 'Proefbeurs 2040', slogan: 'Op de proef', city: 'Meerhaven' },
      ...{ startDate: '2040-03-10', endDate: '2040-03-11', venue: 'Hal' },
    },
    'site-settings': {
      ...{ edition, name: 'Proefbeurs', organisation: 'Stichting Proefbeurs', address: 'Kade 1' },
      ...{ postcode: '1234 AB', city: 'Meerhaven', kvk: '00000001', vat: 'NL000099998B57' },
      email: 'post@proefbeurs.example',
    },
    'form-settings': { captcha: 'always' },
    'statistics-settings': { tagKind: 'none' },
    day: { edition, date: '2032-03-11', opensAt: '09:30:00.000', closesAt: '17:30:00.000' },
    hall: { name: 'Voorbeeldhal', number: 95, width: 60, length: 40 },
    passage: {
      ...{ name: 'Gang', kind: 'corridor', length: 4, fromHall: hall, fromPoint: [59, 39] },
      ...{ toHall: sideHall?.documentId ?? (await publish('hall', side)) },
      toPoint: [1, 39],
    },
    room: { name: 'Voorbeeldlab', hall, capacity: 40 },
    theme: { name: 'Hout', colour: 'green' },
    'exhibitor-category': { name: 'Voorbeelden' },
    stand: {
      ...{ number: '90.K12', hall, polygon: at(40), openSides: 1, availability: 'free', area: 9 },
    },
    partner: { name: 'Partner', level: 'media', logo: logo.id },
    pavilion: { name: 'Houtpaviljoen', hall, intro: 'Van hout.' },
    exhibitor: { name: 'Standhouder', intro: 'Bouwt.', category },
    speaker: { firstName: 'Noor', lastName: 'Bakker', organisation: 'Bouw' },
    'programme-item': {
      ...{ title: 'Onderdeel', type: 'lecture', language: 'nl', day, room, summary: 'Kort.' },
      ...{ start: '11:00:00.000', end: '12:00:00.000', signUp: 'none', state: 'planned' },
    },
    concept: { name: 'Concept', kind: 'new-build', exhibitor },
    vacancy: {
      ...{ title: 'Timmerman', exhibitor, closingDate: '2032-02-01' },
      url: 'https://bouw.example/timmerman',
    },
    'stand-picture': { image: logo.id, alt: 'Stand', exhibitor },
    interview: { ...story, blocks: quote },
    'news-item': { ...story, blocks: quote },
    'calendar-item': { title: 'Webinar', start: '2032-01-10T10:00:00.000Z' },
    'faq-item': { question: 'Waar?', group: 'visitor', answer: text },
    'photo-album': { year: 2040, title: 'Beelden' },
    'team-member': { name: 'Fenna', role: 'Beursleider', email: 'fenna@proefbeurs.example' },
    tariff: {
      ...{ name: 'Tarief 2050', validFrom: '2050-01-01', validUntil: '2050-12-31' },
      ...{ vatPercent: 21, prices: [{ code: 'floor', cents: 100, vat: 'standard' }] },
    },
    product: {
      ...{ name: 'Banner', code: 'EX-1', category: 'signage', unit: 'piece', vat: 'standard' },
      priceCents: 100,
    },
    regulation: {
      ...{ version: '9.9', validFrom: '2050-01-01' },
      chapters: [{ number: 1, title: 'Begin', articles: [{ number: 1, body: text }] }],
    },
    page: { title: 'Voorbeeldpagina' },
    'navigation-item': { label: 'Programma', target: '/programma', group: 'about' },
    redirect: { from: '/voorbeeld-oud', to: '/programma', kind: 'permanent' },
    'short-link': { code: 'voorbeeld', target: '/programma' },
    'organisation-type': { name: 'Voorbeeldsoort', code: 'voorbeeldsoort' },
    synonym: { subject: 'Hout', terms: 'hout\nbalk' },
  }
  return async (type) => {
    const [found] = FEW.includes(type) ? await documentsOf(cms, type).findMany() : []
    return { data: examples[type] as Example['data'], documentId: found?.documentId }
  }
}

/** Types with a limited number of documents, which other tests may have made. */
const FEW = ['site-settings', 'form-settings', 'statistics-settings']
