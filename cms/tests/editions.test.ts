// About: cms/src/editions, cms/src/fair/of-edition.ts, cms/src/fair/working-edition.ts, cms/src/rules/own-edition.ts
// About: cms/src/middlewares/working-edition.ts, cms/src/rules/current-edition.ts

import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { fairOf } from './fair.ts'
import { useFormContent } from './form-content.ts'
import { type Cms, type Document, documentsOf, refusalOf, startCms } from './harness.ts'
import { signInAs } from './staff.ts'

let cms: Cms
let edition: string
beforeAll(async () => {
  cms = await startCms()
  edition = (await fairOf(cms)).edition
})

const editions = () =>
  cms.strapi.get('editions') as {
    make(body: object, today: string): Promise<{ readonly id: string; readonly documents: number }>
    switchWhenDue(now: Date): Promise<void>
  }

/** Runs work on the content of all test files, and rolls it back. */
async function undone(work: () => Promise<void>): Promise<void> {
  const back = new Error('taken back')
  const all = cms.strapi.db.transaction(async () => {
    await work()
    throw back
  })
  await expect(all).rejects.toBe(back)
}

const create = (type: string, data: object, locale = 'nl') =>
  documentsOf(cms, type).create({ data, locale })

const readOne = async (
  type: string,
  documentId: string,
  populate: object | string[],
  status = 'draft',
) =>
  (await documentsOf(cms, type).findOne({ documentId, locale: 'nl', populate, status })) as Document

const settingsRow = async () => {
  const [row] = await documentsOf(cms, 'site-settings').findMany({
    locale: 'nl',
    populate: ['edition', 'nextEdition'],
  })
  return row as Document & { edition: Document | null; nextEdition: Document | null }
}

const changeSettings = async (data: object) =>
  documentsOf(cms, 'site-settings').update({
    documentId: (await settingsRow()).documentId,
    locale: 'nl',
    data,
  })

const wish = (more: object = {}) => ({
  from: edition,
  name: 'Proefbeurs 2033',
  startDate: '2033-03-09',
  endDate: '2033-03-11',
  parts: ['halls', 'tariffs', 'products', 'regulation'],
  index: 4,
  ...more,
})

const square = [
  [1, 1],
  [4, 1],
  [4, 4],
  [1, 4],
]

describe('a new edition', () => {
  it('is copied from another one, with its halls and empty stands, and leaves that one unchanged', async () => {
    await undone(async () => {
      await documentsOf(cms, 'edition').publish({ documentId: edition, locale: '*' })
      const hall = await create('hall', { name: 'Editiehal', number: 71, width: 40, length: 20 })
      await documentsOf(cms, 'hall').update({
        documentId: hall.documentId,
        locale: 'en',
        data: { name: 'Edition hall' },
      })
      await create('stand', {
        number: '71.A01',
        hall: hall.documentId,
        polygon: square,
        openSides: 2,
        availability: 'let',
      })
      const room = await create('room', { name: 'Editiezaal', hall: hall.documentId, capacity: 10 })
      const product = await create('product', {
        name: 'Vlag',
        code: 'VLAG-80',
        category: 'signage',
        priceCents: 10_000,
        deadline: '2032-02-01',
      })
      await documentsOf(cms, 'product').publish({ documentId: product.documentId, locale: '*' })

      const tasks = cms.strapi.db.query('api::exhibitor-task.exhibitor-task')
      const task = { titleNl: 'Vlag gehesen', kind: 'tick', due: '2032-01-10' }
      await tasks.create({ data: { ...task, reminded: [7] } })

      const menuLine = { label: 'Editiemenu', target: '/programma', group: 'main' }
      const line = await create('navigation-item', menuLine)

      const made = await editions().make(wish(), '2032-05-01')
      expect(await readOne('navigation-item', line.documentId, ['edition'])).toMatchObject({
        edition: null,
      })
      const [old, fresh] = await tasks.findMany({ where: { titleNl: task.titleNl } })
      expect(old).toMatchObject({ edition, due: task.due })
      expect(fresh).toMatchObject({ ...task, due: '2033-01-08', edition: made.id, reminded: null })
      expect(made.documents).toBeGreaterThan(5)
      const halls = await documentsOf(cms, 'hall').findMany({
        locale: 'nl',
        filters: { number: 71 },
        populate: ['edition'],
      })
      expect(halls.map((one) => (one.edition as Document)?.documentId).sort()).toEqual(
        [edition, made.id].sort(),
      )
      const copy = halls.find(({ documentId }) => documentId !== hall.documentId) as Document
      expect(
        await documentsOf(cms, 'hall').findOne({ documentId: copy.documentId, locale: 'en' }),
      ).toMatchObject({ name: 'Edition hall' })
      const stands = await documentsOf(cms, 'stand').findMany({
        filters: { number: '71.A01' },
        populate: ['hall'],
      })
      expect(
        Object.fromEntries(
          stands.map((stand) => [(stand.hall as Document).documentId, stand.availability]),
        ),
      ).toEqual({ [hall.documentId]: 'let', [copy.documentId]: 'free' })
      const rooms = await documentsOf(cms, 'room').findMany({
        locale: 'nl',
        filters: { name: 'Editiezaal' },
      })
      expect(rooms.map(({ slug }) => slug)).toEqual([room.slug, room.slug])
      const products = await documentsOf(cms, 'product').findMany({
        locale: 'nl',
        status: 'published',
        filters: { code: 'VLAG-80' },
        sort: 'priceCents',
      })
      expect(products).toMatchObject([
        { priceCents: 10_000, deadline: '2032-02-01' },
        { priceCents: 10_400, deadline: '2033-01-30' },
      ])
      expect(await readOne('edition', made.id, {}, 'published')).toMatchObject({
        name: 'Proefbeurs 2033',
        year: 2033,
        programmePublished: false,
      })
      const days = await documentsOf(cms, 'day').findMany({
        filters: { edition: { documentId: made.id } },
        sort: 'date',
      })
      expect(days.map(({ date }) => date)).toEqual(['2033-03-09', '2033-03-10', '2033-03-11'])
    })
  }, 120_000)

  it('is refused as a whole, with a Dutch message', async () => {
    const before = await documentsOf(cms, 'edition').findMany({ locale: 'nl' })
    const refused = async (more: object) => editions().make(wish(more), '2032-05-01')
    await expect(refused({ name: ' ' })).rejects.toThrow('Geef de editie een naam')
    await expect(refused({ endDate: '2033-03-01' })).rejects.toThrow('De laatste dag kan niet')
    await expect(refused({ startDate: 'morgen' })).rejects.toThrow('Vul de eerste')
    await expect(refused({ endDate: '2034-03-01' })).rejects.toThrow('hooguit 31 dagen')
    await expect(refused({ index: 400 })).rejects.toThrow('Kies een prijswijziging')
    await expect(refused({ from: 'nergens' })).rejects.toThrow('Kies de editie')
    await expect(refused({ startDate: '2032-10-01', endDate: '2032-10-02' })).rejects.toThrow(
      'Er is al een editie 2032.',
    )
    expect(await documentsOf(cms, 'edition').findMany({ locale: 'nl' })).toHaveLength(before.length)
  })
})

it('content made before a new edition is published is shown by the site as content of that edition', async () => {
  await undone(async () => {
    const draft = await create('edition', {
      year: 2043,
      name: 'Eerst concept',
      slogan: 'Eerst nog niet',
      startDate: '2043-03-10',
      endDate: '2043-03-11',
      venue: 'Hal',
      city: 'Meerhaven',
    })
    const hall = await create('hall', {
      name: 'Concepthal',
      number: 75,
      width: 40,
      length: 20,
      edition: draft.documentId,
    })
    await documentsOf(cms, 'edition').publish({ documentId: draft.documentId, locale: '*' })
    expect(await readOne('hall', hall.documentId, ['edition'], 'published')).toMatchObject({
      edition: { documentId: draft.documentId },
    })
  })
})

describe('the current edition', () => {
  it('changes once at a planned moment, and changes back', async () => {
    onTestFinished(await useFormContent(cms))
    await undone(async () => {
      const first = (await settingsRow()).edition?.documentId ?? ''
      const made = await editions().make(wish({ from: first, parts: [] }), '2032-05-01')
      const missing = changeSettings({ nextEdition: made.id })
      expect(await refusalOf(missing)).toEqual({
        nextEditionFrom: 'Kies ook wanneer deze editie de huidige wordt.',
      })
    })
    await undone(async () => {
      const first = (await settingsRow()).edition?.documentId ?? ''
      const made = await editions().make(wish({ from: first, parts: [] }), '2032-05-01')
      await changeSettings({
        nextEdition: made.id,
        nextEditionFrom: '2032-06-01T10:00:00.000Z',
      })
      await editions().switchWhenDue(new Date('2032-06-01T09:59:59Z'))
      expect((await settingsRow()).edition?.documentId).toBe(first)
      await editions().switchWhenDue(new Date('2032-06-01T10:00:00Z'))
      expect(await settingsRow()).toMatchObject({
        edition: { documentId: made.id },
        nextEdition: null,
        nextEditionFrom: null,
      })
      await changeSettings({ edition: first })
      await editions().switchWhenDue(new Date('2032-06-02T10:00:00Z'))
      expect((await settingsRow()).edition?.documentId).toBe(first)
    })
  }, 60_000)

  it('cannot be withdrawn, and neither can an edition with content', async () => {
    await undone(async () => {
      await documentsOf(cms, 'edition').publish({ documentId: edition, locale: '*' })
      await create('hall', { name: 'Hangt', number: 72, width: 40, length: 20, edition })
      const withdrawn = documentsOf(cms, 'edition').unpublish({ documentId: edition, locale: '*' })
      expect(await refusalOf(withdrawn)).toEqual({
        name: expect.stringContaining('Aan deze editie hangt nog inhoud'),
      })
    })
  })
})

describe('numbers', () => {
  it('are unique within an edition', async () => {
    await undone(async () => {
      const other = await create('edition', {
        year: 2041,
        name: 'Elders 2041',
        startDate: '2041-03-10',
        endDate: '2041-03-11',
        venue: 'Hal',
        city: 'Meerhaven',
      })
      const hall = (of: string | null) =>
        create('hall', { name: 'Nummer', number: 73, width: 40, length: 20, edition: of })
      await hall(edition)
      await hall(other.documentId)
      expect(await refusalOf(hall(edition))).toEqual({
        number: 'Een andere hal van deze editie heeft dit nummer al.',
      })
    })
  })
})

describe('the panel', () => {
  it('lists and makes content of the working edition of the member of staff', async () => {
    onTestFinished(await useFormContent(cms))
    const token = await signInAs(cms, 'Superbeheerder')
    const made: [string, string][] = []
    onTestFinished(async () => {
      for (const [type, documentId] of made.toReversed())
        await documentsOf(cms, type).delete({ documentId })
    })
    const other = await create('edition', {
      year: 2042,
      name: 'Straks 2042',
      startDate: '2042-03-10',
      endDate: '2042-03-11',
      venue: 'Hal',
      city: 'Meerhaven',
    })
    made.push(['edition', other.documentId])
    const choose = async (id: string) => {
      const answer = await cms.ask('/editions/working', {
        method: 'POST',
        token,
        body: { edition: id },
      })
      expect(answer.status).toBe(200)
      return answer.headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; ')
    }
    const path = '/content-manager/collection-types/api::hall.hall'
    const makeHall = async (name: string, cookie: string) => {
      const answer = await cms.ask(path, {
        method: 'POST',
        token,
        headers: { cookie },
        body: { name, number: 74, width: 40, length: 20, edition: { connect: [], disconnect: [] } },
      })
      expect([answer.status, answer.body.error]).toEqual([201, undefined])
      made.push(['hall', answer.body.data.documentId])
    }
    const names = async (cookie: string) => {
      const { body } = await cms.ask(`${path}?pageSize=100&locale=nl&_q=Werkhal`, {
        token,
        headers: { cookie },
      })
      return (body.results as { name: string }[]).map(({ name }) => name).sort()
    }
    const here = await choose('')
    const there = await choose(other.documentId)
    await makeHall('Werkhal nu', here)
    await makeHall('Werkhal straks', there)
    expect(await names(here)).toEqual(['Werkhal nu'])
    expect(await names(there)).toEqual(['Werkhal straks'])
    expect(await names(await choose('all'))).toEqual(['Werkhal nu', 'Werkhal straks'])

    const choices = await cms.ask(
      `/content-manager/relations/api::stand.stand/hall?pageSize=100&_q=Werkhal&locale=nl`,
      { token, headers: { cookie: there } },
    )
    expect(choices.body.results).toMatchObject([{ name: 'Werkhal straks' }])

    const hall = made.at(-1)?.[1]
    const pavilion = await create('pavilion', { name: 'Straks hout', intro: 'Hout', hall })
    made.push(['pavilion', pavilion.documentId])
    const line = await cms.ask(
      '/content-manager/collection-types/api::navigation-item.navigation-item',
      {
        ...{ method: 'POST', token, headers: { cookie: there } },
        body: { label: 'Werkmenu', target: '/programma', group: 'main' },
      },
    )
    made.push(['navigation-item', line.body.data.documentId])
    expect(await readOne('navigation-item', line.body.data.documentId, ['edition'])).toMatchObject({
      edition: null,
    })

    const query = `documentId=${pavilion.documentId}&locale=nl&status=draft`
    const preview = await cms.ask(`/content-manager/preview/url/api::pavilion.pavilion?${query}`, {
      token,
    })
    expect(preview.body.data.url).toContain('/2042/paviljoens/straks-hout?preview=')

    const { body } = await cms.ask('/editions', { token })
    expect(body.data.editions).toContainEqual(
      expect.objectContaining({
        id: other.documentId,
        counts: { halls: 1, stands: 0, exhibitors: 0, items: 0 },
      }),
    )
    const editor = await signInAs(cms, 'Redacteur')
    for (const address of [
      '/editions/new',
      '/editions/switch',
      '/editions/plan',
      '/editions/plan/drop',
    ])
      expect([
        address,
        (await cms.ask(address, { method: 'POST', token: editor, body: {} })).status,
      ]).toEqual([address, 403])
  }, 60_000)
})
