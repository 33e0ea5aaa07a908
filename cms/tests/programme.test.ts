// About: cms/src/rules/programme-item.ts, cms/src/rules/check-after-write.ts, cms/src/rules/complete-data.ts
// About: cms/src/saving
// About: cms/src/api/programme-item, cms/src/api/day, cms/src/api/room
// About: cms/src/rules/publish-together.ts, cms/src/extensions/content-manager

import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { type Fair, fairOf } from './fair.ts'
import {
  type Answer,
  type Cms,
  type Documents,
  documentsOf,
  refusalOf,
  startCms,
} from './harness.ts'
import { signInAs } from './staff.ts'

let cms: Cms
let fair: Fair
let items: Documents

beforeAll(async () => {
  cms = await startCms()
  fair = await fairOf(cms)
  items = documentsOf(cms, 'programme-item')
})
beforeEach(clear)
afterAll(clear)

async function clear(): Promise<void> {
  for (const { documentId } of await items.findMany()) await items.delete({ documentId })
}

const item = (more: object = {}) => ({
  title: 'Hout in de kern',
  type: 'lecture',
  summary: 'Hoe het houten skelet de stad in komt.',
  day: fair.day,
  room: fair.room,
  start: '10:30:00.000',
  end: '11:10:00.000',
  ...more,
})
const create = (more?: object) => items.create({ data: item(more), locale: 'nl' })
const update = (documentId: string, data: object) =>
  items.update({ documentId, data, locale: 'nl' })

const OCCUPIED =
  'Proeflab A is op woensdag 10 maart van 10:30 tot 11:10 al bezet door ‘Hout in de kern’.'

describe('times', () => {
  it('end after they begin, within the hours of the day', async () => {
    expect(await refusalOf(create({ end: '10:30:00.000' }))).toEqual({
      end: 'De eindtijd moet na de begintijd liggen.',
    })
    expect(await refusalOf(create({ start: '09:00:00.000' }))).toEqual({
      start: 'Op woensdag 10 maart is de beurs open van 09:30 tot 17:30. Kies een tijd daarbinnen.',
    })
    expect(await refusalOf(create({ start: '17:00:00.000', end: '18:00:00.000' }))).toHaveProperty(
      'end',
    )
    expect(await refusalOf(create({ start: '09:30:00.000', end: '17:30:00.000' }))).toEqual({})
  })

  it('are checked against what is stored when only one of them changes', async () => {
    const { documentId } = await create()
    expect(await refusalOf(update(documentId, { end: '10:00:00.000' }))).toHaveProperty('end')
    expect(await refusalOf(update(documentId, { end: '12:00:00.000' }))).toEqual({})
  })

  it('that are refused are not stored', async () => {
    await refusalOf(create({ end: '10:30:00.000' }))
    expect(await items.findMany()).toEqual([])
  })
})

const publish = (documentId: string) => items.publish({ documentId, locale: 'nl' })
/** Publishes an item; answers the messages of its refusal. */
const published = async (more?: object) => {
  const made = create(more)
  const refusal = await refusalOf(made)
  return Object.keys(refusal).length > 0 ? refusal : refusalOf(publish((await made).documentId))
}

describe('a room', () => {
  it('contains one item at a time, and no more people than fit', async () => {
    await published()
    const during = { title: 'Tegelijk', start: '11:00:00.000', end: '12:00:00.000' }
    expect(await published(during)).toEqual({ room: OCCUPIED })
    expect(await published({ ...during, sharesRoom: true })).toEqual({})
    expect(await published({ ...during, start: '11:10:00.000' })).toEqual({})
    expect(await published({ ...during, day: fair.otherDay })).toEqual({})
    expect(await published({ ...during, room: fair.otherRoom })).toEqual({})
    expect(
      await refusalOf(
        create({ ...during, start: '12:00:00.000', end: '13:00:00.000', capacity: 61 }),
      ),
    ).toEqual({
      capacity: 'In Proeflab A is plaats voor 60 mensen. Kies een lagere capaciteit.',
    })
  })

  it('may contain an item and its parts at the same time, and no other items', async () => {
    const { documentId } = await create({ title: 'Markt' })
    await publish(documentId)
    const during = { start: '11:00:00.000', end: '11:05:00.000' }
    const part = await create({ ...during, title: 'Kraam 1', partOf: documentId })
    expect(await refusalOf(publish(part.documentId))).toEqual({})
    expect(await published({ ...during, title: 'Kraam 2', partOf: documentId })).toEqual({})
    expect(await refusalOf(publish(documentId))).toEqual({})
    expect(await published({ ...during, title: 'Los' })).toHaveProperty('room')
    expect(await published({ ...during, title: 'Dieper', partOf: part.documentId })).toEqual({
      partOf: 'Kies het geheel: dit is er zelf een onderdeel van.',
    })
    expect(await refusalOf(update(documentId, { partOf: documentId }))).toHaveProperty('partOf')
  })

  it('is free again when its item is cancelled', async () => {
    await published({ state: 'cancelled', changeNote: 'De spreker is ziek.' })
    expect(await published({ title: 'Invaller' })).toEqual({})
  })

  it('is occupied past midnight', async () => {
    const days = documentsOf(cms, 'day')
    const late = { start: '22:00:00.000', end: '01:00:00.000' }
    expect(await published({ title: 'Laat', ...late })).toHaveProperty('end')
    const hours = (closesAt: string) => days.update({ documentId: fair.day, data: { closesAt } })
    await hours('02:00:00.000')
    expect(await published({ title: 'Laat', ...late })).toEqual({})
    expect(await published({ title: 'Later', ...late, end: '23:00:00.000' })).toHaveProperty('room')
    expect(await published({ title: 'Laatst', ...late, end: '02:30:00.000' })).toHaveProperty('end')
    await hours('17:30:00.000')
  })

  it('is swapped with another by publishing both together, all or none', async () => {
    const one = await create({ title: 'Heen' })
    const two = await create({ title: 'Terug', room: fair.otherRoom })
    const three = await create({ title: 'Later', start: '15:00:00.000', end: '16:00:00.000' })
    for (const { documentId } of [one, two, three]) await publish(documentId)
    await update(one.documentId, { room: fair.otherRoom })
    await update(two.documentId, { room: fair.room })
    for (const { documentId } of [one, two])
      expect(await refusalOf(publish(documentId))).toHaveProperty('room')
    const together = (documents: readonly { documentId: string }[]) =>
      cms.ask(
        '/content-manager/collection-types/api::programme-item.programme-item/actions/bulkPublish?locale=nl',
        {
          method: 'POST',
          token: cms.administrator,
          body: { documentIds: documents.map(({ documentId }) => documentId) },
        },
      )
    const roomOf = async ({ documentId }: { documentId: string }) =>
      (await items.findOne({ documentId, locale: 'nl', status: 'published', populate: ['room'] }))
        ?.room

    await update(three.documentId, { start: '10:45:00.000', end: '11:30:00.000' })
    const refused = await together([one, two, three])
    expect(refused.status).toBe(400)
    expect(refused.body.error.message).toContain('al bezet door')
    expect(await roomOf(one)).toMatchObject({ documentId: fair.room })

    expect((await together([one, two])).status).toBe(200)
    expect(await roomOf(one)).toMatchObject({ documentId: fair.otherRoom })
    expect(await roomOf(two)).toMatchObject({ documentId: fair.room })
  })

  it.each([
    ['an id', (room: string) => room],
    ['a document', (documentId: string) => ({ documentId })],
    ['connect', (room: string) => ({ connect: [room] })],
    ['connect by document', (documentId: string) => ({ connect: [{ documentId }] })],
    ['set', (room: string) => ({ set: [room] })],
  ])('is recognised when it is given as %s', async (_form, relation) => {
    await published()
    const { documentId } = await create({ title: 'Verhuist', room: fair.otherRoom })
    await update(documentId, { room: relation(fair.room) })
    expect(await refusalOf(publish(documentId))).toEqual({ room: OCCUPIED })
    await update(documentId, { room: fair.otherRoom })
    expect(await refusalOf(publish(documentId))).toEqual({})
  })
})

describe('a translation', () => {
  const english = { locale: 'en' }
  const translate = (documentId: string, data: object) =>
    items.update({
      documentId,
      data: { title: 'Timber', summary: 'In English.', ...data },
      ...english,
    })

  it('does not change the room or time, and is not refused for them', async () => {
    await create()
    const later = { title: 'Later', start: '14:00:00.000', end: '15:00:00.000' }
    const { documentId } = await create(later)
    expect(await refusalOf(translate(documentId, { start: '10:30:00.000' }))).toEqual({})
    for (const locale of ['nl', 'en'])
      expect(await items.findOne({ documentId, locale })).toMatchObject({
        start: expect.stringMatching(/^14:00/),
      })
  })

  it('is published while the Dutch draft is incomplete', async () => {
    const { documentId } = await create()
    await items.publish({ documentId, locale: 'nl' })
    await update(documentId, { state: 'moved', start: null })
    await translate(documentId, {})
    expect(await refusalOf(items.publish({ documentId, locale: 'nl' }))).not.toEqual({})
    await items.publish({ documentId, ...english })
    expect(await items.findOne({ documentId, ...english, status: 'published' })).toMatchObject({
      title: 'Timber',
      state: 'planned',
      start: expect.stringMatching(/^10:30/),
    })
  })
})

describe('publishing', () => {
  it('requires a note with a change; a draft may lack it', async () => {
    const { documentId } = await create({ state: 'moved' })
    expect(await refusalOf(items.publish({ documentId, locale: 'nl' }))).toEqual({
      changeNote:
        'Schrijf bij een gewijzigd, verplaatst of geannuleerd onderdeel wat er verandert.',
    })
    await update(documentId, { changeNote: 'Was in Proeflab B.' })
    expect(await refusalOf(items.publish({ documentId, locale: 'nl' }))).toEqual({})
  })

  it('checks the times again, because the day may have changed', async () => {
    const { documentId } = await create({ day: fair.otherDay })
    const days = documentsOf(cms, 'day')
    await days.update({ documentId: fair.otherDay, data: { opensAt: '11:00:00.000' } })
    expect(await refusalOf(items.publish({ documentId, locale: '*' }))).toHaveProperty('start')
    await days.update({ documentId: fair.otherDay, data: { opensAt: '09:30:00.000' } })
    expect(await refusalOf(items.publish({ documentId, locale: '*' }))).toEqual({})
  })
})

it('the admin panel shows the refusal at its field', async () => {
  const answer = await cms.ask(
    '/content-manager/collection-types/api::programme-item.programme-item?locale=nl',
    { method: 'POST', token: cms.administrator, body: item({ end: '09:45:00.000' }) },
  )
  expect(answer.status).toBe(400)
  expect(answer.body.error.details.errors).toEqual([
    {
      path: ['end'],
      message: 'De eindtijd moet na de begintijd liggen.',
      name: 'ValidationError',
    },
  ])
})

describe('a document that a colleague has changed since', () => {
  const UID = 'api::programme-item.programme-item'
  const inPanel = `/content-manager/collection-types/${UID}`
  const save = (where: string, body: object, token: string, version?: string) => {
    const headers: Record<string, string> = version ? { 'if-match': version } : {}
    const isPublishing = where.includes('/actions/publish')
    return cms.ask(where, { method: isPublishing ? 'POST' : 'PUT', token, body, headers })
  }
  const tagOf = ({ body }: Answer) => `"${body.data.updatedAt}"`
  const draftOf = (documentId: string) => items.findOne({ documentId, locale: 'nl' })

  it('is not saved or published over, unless the member of staff confirms it', async () => {
    const { documentId } = await create()
    const where = `${inPanel}/${documentId}?locale=nl`
    const token = await signInAs(cms, 'Redacteur')
    const opened = tagOf(await cms.ask(where, { token }))
    const first = await save(where, { title: 'De eerste' }, token, opened)
    expect(first.status).toBe(200)
    const mine = { title: 'De tweede', end: '11:10:00.000', speakers: [], language: 'nl' }
    const second = await save(where, mine, cms.administrator, opened)
    expect(second.status).toBe(412)
    expect(second.body.error.message).toMatch(/^Dit is intussen gewijzigd door Bo Redacteur op /)
    const { conflict } = second.body.error.details
    const fields = [{ label: 'Titel', sent: 'De tweede', stored: 'De eerste' }]
    expect(conflict).toEqual(expect.objectContaining({ by: 'Bo Redacteur', fields }))
    const publishing = `${inPanel}/${documentId}/actions/publish?locale=nl`
    expect((await save(publishing, mine, cms.administrator, opened)).status).toBe(412)
    expect((await save(where, mine, cms.administrator)).status).toBe(428)
    expect(await draftOf(documentId)).toMatchObject({ title: 'De eerste' })

    expect((await save(where, mine, cms.administrator, `"${conflict.version}"`)).status).toBe(200)
    expect(await draftOf(documentId)).toMatchObject({ title: 'De tweede' })
    expect((await save(publishing, {}, cms.administrator)).status).toBe(200)
  })

  it('is not reverted to its published version over the colleague’s change', async () => {
    const { documentId } = await create()
    const where = `${inPanel}/${documentId}?locale=nl`
    await save(`${inPanel}/${documentId}/actions/publish?locale=nl`, {}, cms.administrator)
    const opened = tagOf(await cms.ask(where, { token: cms.administrator }))
    await save(where, { end: '11:05:00.000' }, await signInAs(cms, 'Redacteur'), opened)
    const discard = (version: string) =>
      cms.ask(`${inPanel}/${documentId}/actions/discard?locale=nl`, {
        ...{ method: 'POST', token: cms.administrator, body: { locale: 'nl' } },
        headers: { 'if-match': version },
      })
    const refused = await discard(opened)
    expect(refused.status).toBe(412)
    const { conflict } = refused.body.error.details
    const fields = [{ label: 'Eindigt om', sent: '11:10', stored: '11:05' }]
    expect(conflict).toMatchObject({ isDiscard: true, fields })
    expect(await draftOf(documentId)).toMatchObject({ end: expect.stringMatching(/^11:05/) })
    expect((await discard(`"${conflict.version}"`)).status).toBe(200)
    expect(await draftOf(documentId)).toMatchObject({ end: expect.stringMatching(/^11:10/) })
  })

  it('is saved by one of two members of staff at once', async () => {
    const { documentId } = await create()
    const where = `${inPanel}/${documentId}?locale=nl`
    const opened = tagOf(await cms.ask(where, { token: cms.administrator }))
    const titles = ['Een', 'Twee', 'Drie']
    const answers = await Promise.all(
      titles.map((title) => save(where, { title }, cms.administrator, opened)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412])
  })

  it('is not overwritten through the API either', async () => {
    const { documentId } = await create()
    const { accessKey, id } = await cms.strapi
      .service('admin::api-token')
      .create({ name: 'Schrijft', description: '', type: 'full-access', lifespan: null })
    onTestFinished(() => cms.strapi.service('admin::api-token').revoke(id))
    const where = `/api/programme-items/${documentId}?locale=nl&status=draft`
    const read = tagOf(await cms.ask(where, { token: accessKey }))
    const write = (version?: string) =>
      save(where, { data: { title: 'Van buiten' } }, accessKey, version)
    expect((await write()).status).toBe(428)
    await update(documentId, { title: 'Van een redacteur' })
    expect((await write(read)).status).toBe(412)
    expect(await draftOf(documentId)).toMatchObject({ title: 'Van een redacteur' })
    expect((await write('*')).status).toBe(200)
  })
})
