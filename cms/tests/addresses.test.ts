// About: cms/src/rules/slug.ts, cms/src/rules/slug-fields.ts, cms/src/rules/slug-redirects.ts
// About: cms/src/rules/visible-texts.ts, cms/src/rules/short-id.ts, cms/src/api/redirect, cms/src/api/page, contract/src/reserved-paths.ts

import { beforeAll, describe, expect, it } from 'vitest'
import { fairOf } from './fair.ts'
import { type Cms, type Documents, documentsOf, refusalOf, startCms } from './harness.ts'

let cms: Cms
let pages: Documents
const SHORT_ID = /^[a-hjkmnp-z][a-hjkmnp-z2-9]{7}$/

beforeAll(async () => {
  cms = await startCms()
  pages = documentsOf(cms, 'page')
})

const create = (data: object, locale = 'nl') => pages.create({ data, locale })
const rename = (documentId: string, slug: string) =>
  pages.update({ documentId, data: { slug }, locale: 'nl' })
const publish = (documentId: string) => pages.publish({ documentId, locale: '*' })

describe('the id of a document', () => {
  it('is short for types with a page, also when English is written first', async () => {
    expect((await create({ title: 'Kort' })).documentId).toMatch(SHORT_ID)
    expect((await create({ title: 'Short' }, 'en')).documentId).toMatch(SHORT_ID)
    const person = { firstName: 'Noor', infix: 'van der', lastName: 'Éspinosa', organisation: 'X' }
    const speaker = await documentsOf(cms, 'speaker').create({ data: person, locale: 'nl' })
    expect(speaker).toMatchObject({ slug: 'noor-van-der-espinosa' })
    expect(speaker.documentId).toMatch(SHORT_ID)
  })

  it('is short for documents that the admin panel makes and copies', async () => {
    const path = '/content-manager/collection-types/api::page.page'
    const post = (where: string, body: object) =>
      cms.ask(`${path}${where}?locale=nl`, { method: 'POST', token: cms.administrator, body })
    const made = await post('', { title: 'Uit het paneel' })
    expect(made.body.data).toMatchObject({ slug: 'uit-het-paneel' })
    expect(made.body.data.documentId).toMatch(SHORT_ID)

    const { documentId, title, slug } = made.body.data
    const copy = await post(`/clone/${documentId}`, { title, slug })
    expect(copy.body.data.slug).toBe('uit-het-paneel-2')
    expect(copy.body.data.documentId).toMatch(SHORT_ID)
    expect(copy.body.data.documentId).not.toBe(documentId)
    expect(await pages.findOne({ documentId: copy.body.data.documentId })).toMatchObject({ title })
  })

  it('is the given one, when there is one', async () => {
    expect((await create({ title: 'Gegeven', documentId: 'gegeven2' })).documentId).toBe('gegeven2')
  })
})

describe('the texts of editors', () => {
  it('are normalised as forms normalise those of visitors, in components and markup too', async () => {
    const body = [{ type: 'paragraph', children: [{ type: 'text', text: 'Cafe\u0301\u200b ' }] }]
    const page = await create({
      title: ' \u200eCafe\u0301\u00a0 nieuw\u00adbouw\u00ad\u200b',
      blocks: [{ __component: 'blocks.text', title: 'Re\u200bgels ', body }],
    })
    const found = await pages.findOne({
      documentId: page.documentId,
      populate: { blocks: { populate: '*' } },
    })
    expect(found).toMatchObject({
      title: 'Café\u00a0nieuw\u00adbouw',
      slug: 'cafe-nieuwbouw',
      blocks: [{ title: 'Regels', body: [{ children: [{ text: 'Café ' }] }] }],
    })
  })
})

describe('the slug', () => {
  it('is made from the Dutch title, with a number when it is taken', async () => {
    const title = 'Coöperatie & ’s-Gravenhof'
    const slugs = [
      await create({ title }),
      await create({ title, slug: '' }),
      await create({ title }),
    ]
    expect(slugs.map(({ slug }) => slug)).toEqual([
      'cooperatie-en-s-gravenhof',
      'cooperatie-en-s-gravenhof-2',
      'cooperatie-en-s-gravenhof-3',
    ])
  })

  it('is the id of a document whose title has no letters', async () => {
    for (const title of ['???', '😀']) {
      const { documentId, slug } = await create({ title })
      expect(slug).toBe(documentId)
    }
    const data = { name: '★', hall: (await fairOf(cms)).hall, capacity: 10 }
    const room = await documentsOf(cms, 'room').create({ data, locale: 'nl' })
    expect(room.slug).toMatch(SHORT_ID)
  })

  it('stays the same when the title changes or the field is emptied', async () => {
    const { documentId } = await create({ title: 'Eerste titel' })
    for (const data of [{ title: 'Tweede titel' }, { slug: '' }, { slug: null }]) {
      expect(await pages.update({ documentId, data, locale: 'nl' })).toMatchObject({
        slug: 'eerste-titel',
      })
    }
  })

  it('is made from the Dutch title also when English was written first', async () => {
    const { documentId, slug } = await create({ title: 'English first' }, 'en')
    expect(slug).toBeNull()
    const data = { title: 'Nederlands daarna' }
    expect(await pages.update({ documentId, data, locale: 'nl' })).toMatchObject({
      slug: 'nederlands-daarna',
    })
    expect(await pages.findOne({ documentId, locale: 'en' })).toMatchObject({
      slug: 'nederlands-daarna',
    })
  })

  it('is kept when an editor types it, and refused when it is taken', async () => {
    await create({ title: 'Bezet', slug: 'zelf-gekozen' })
    const taken = {
      slug: 'Het webadres ‘zelf-gekozen’ is al in gebruik. Kies een ander, of laat het veld leeg.',
    }
    expect(await refusalOf(create({ title: 'Ook', slug: 'zelf-gekozen' }))).toEqual(taken)
    const { documentId } = await create({ title: 'Vrij' })
    expect(await refusalOf(rename(documentId, 'zelf-gekozen'))).toEqual(taken)
  })
})

describe('an address of a page of the site itself', () => {
  const own = (slug: string) => ({
    slug: `Het webadres ‘${slug}’ is van een pagina van de site zelf. Kies een ander, of laat het veld leeg.`,
  })

  it('is not given to a document: it gets a number', async () => {
    const titles = ['Nu', 'Deur', 'Health', 'En', 'Fotos 2027']
    const slugs = []
    for (const title of titles) slugs.push((await create({ title })).slug)
    expect(slugs).toEqual(['nu-2', 'deur-2', 'health-2', 'en-2', 'fotos-2027-2'])
    const tour = await documentsOf(cms, 'programme-item').create({
      data: { title: 'Tours', summary: 'Langs stands.' },
      locale: 'nl',
    })
    expect(tour.slug).toBe('tours-2')
    expect((await create({ title: 'Tours' })).slug).toBe('tours')
  })

  it('is refused when an editor types it', async () => {
    expect(await refusalOf(create({ title: 'Menu', slug: 'programma' }))).toEqual(own('programma'))
    const { documentId } = await create({ title: 'Contact', slug: 'contact' })
    expect(await refusalOf(rename(documentId, 'zoeken'))).toEqual(own('zoeken'))
    const items = documentsOf(cms, 'programme-item')
    const item = items.create({ data: { title: 'Papier', slug: 'afdrukken' }, locale: 'nl' })
    expect(await refusalOf(item)).toEqual(own('afdrukken'))
  })

  it('of an older document is replaced when its field is emptied', async () => {
    const { documentId } = await create({ title: 'Menu' })
    await cms.strapi.db.query('api::page.page').updateMany({
      where: { documentId },
      data: { slug: 'nieuws' },
    })
    expect(await rename(documentId, '')).toMatchObject({ slug: 'menu' })
  })
})

it('an address has no capitals, spaces or slashes', async () => {
  for (const slug of ['Hout', 'hout bouw', 'hout/bouw', '-hout', 'hout--bouw']) {
    expect(await refusalOf(create({ title: 'Fout', slug }))).toEqual({
      slug: 'Gebruik in het webadres alleen kleine letters, cijfers en losse streepjes, bijvoorbeeld hout-in-de-kern.',
    })
  }
})

describe('a new address', () => {
  const redirectsOf = async (...paths: string[]) =>
    (await documentsOf(cms, 'redirect').findMany())
      .filter(({ from, to }) => paths.includes(String(from)) || paths.includes(String(to)))
      .map(({ from, to, kind }) => `${from} ${to} ${kind}`)
      .sort()

  it('gets a redirect from the old one when it is published, without chains or circles', async () => {
    const { documentId } = await create({ title: 'Adres a' })
    await rename(documentId, 'adres-nooit')
    await rename(documentId, 'adres-a')
    await publish(documentId)
    await rename(documentId, 'adres-b')
    expect(await redirectsOf('/adres-a', '/adres-b', '/adres-nooit')).toEqual([])
    await publish(documentId)
    expect(await redirectsOf('/adres-a', '/adres-b')).toEqual(['/adres-a /adres-b permanent'])
    await rename(documentId, 'adres-c')
    await publish(documentId)
    expect(await redirectsOf('/adres-a', '/adres-b', '/adres-c')).toEqual([
      '/adres-a /adres-c permanent',
      '/adres-b /adres-c permanent',
    ])
    await rename(documentId, 'adres-a')
    await publish(documentId)
    expect(await redirectsOf('/adres-a', '/adres-b', '/adres-c')).toEqual([
      '/adres-b /adres-a permanent',
      '/adres-c /adres-a permanent',
    ])
  })

  it('leaves the old one free for another page, which is not redirected', async () => {
    const { documentId } = await create({ title: 'Verhuisd' })
    await publish(documentId)
    await rename(documentId, 'verhuisd-naar')
    await publish(documentId)
    expect(await redirectsOf('/verhuisd')).toEqual(['/verhuisd /verhuisd-naar permanent'])
    const next = await create({ title: 'Verhuisd' })
    expect(next.slug).toBe('verhuisd')
    await publish(next.documentId)
    expect(await redirectsOf('/verhuisd')).toEqual([])
  })

  it('gets a redirect also where the renamed document has no page, or has no drafts', async () => {
    const { hall } = await fairOf(cms)
    const rooms = documentsOf(cms, 'room')
    const room = await rooms.create({ data: { name: 'Zolder a', hall, capacity: 9 }, locale: 'nl' })
    const themes = documentsOf(cms, 'theme')
    const theme = await themes.create({ data: { name: 'Thema a', colour: 'teal' }, locale: 'nl' })
    for (const slug of ['zolder-b', 'zolder-c', 'zolder-b'])
      await rooms.update({ documentId: room.documentId, data: { slug }, locale: 'nl' })
    await themes.update({ documentId: theme.documentId, data: { slug: 'thema-b' }, locale: 'nl' })
    const at = (slug: string) => `/plattegrond?ruimte=${slug}`
    expect(await redirectsOf(at('zolder-a'), at('zolder-b'), at('zolder-c'))).toEqual([
      `${at('zolder-a')} ${at('zolder-b')} permanent`,
      `${at('zolder-c')} ${at('zolder-b')} permanent`,
    ])
    expect(await redirectsOf('/programma?thema=thema-a')).toEqual([
      '/programma?thema=thema-a /programma?thema=thema-b permanent',
    ])
  })

  it('needs no redirect when the address contains an id', async () => {
    const news = documentsOf(cms, 'news-item')
    const data = { title: 'Bericht', date: '2032-01-01', author: 'Redactie', intro: 'Kort.' }
    const blocks = [{ __component: 'blocks.quote', text: 'Ja', name: 'N' }]
    const { documentId } = await news.create({ data: { ...data, blocks }, locale: 'nl' })
    await news.publish({ documentId, locale: 'nl' })
    await news.update({ documentId, data: { slug: 'bericht-anders' }, locale: 'nl' })
    const before = (await documentsOf(cms, 'redirect').findMany()).length
    await news.publish({ documentId, locale: 'nl' })
    expect(await documentsOf(cms, 'redirect').findMany()).toHaveLength(before)
  })
})
