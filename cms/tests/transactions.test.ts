// About: cms/src/transactions, cms/src/database, cms/src/content-version/watch-changes.ts
// About: cms/src/rules/slug-redirects.ts

import { afterAll, beforeAll, expect, it } from 'vitest'
import { fairOf } from './fair.ts'
import { type Cms, type Documents, documentsOf, refusalOf, startCms } from './harness.ts'
import { secondConnection } from './second-connection.ts'

let cms: Cms
let pages: Documents
/** The database as any other process sees it: only committed data. */
let outside: Awaited<ReturnType<typeof secondConnection>>

beforeAll(async () => {
  cms = await startCms()
  pages = documentsOf(cms, 'page')
  outside = await secondConnection()
})
afterAll(() => outside.close())

const seenOutside = async (query: string): Promise<number> =>
  Number((await outside.first(query))?.count ?? 0)
const versionOutside = (type: string) =>
  seenOutside(`select counter as count from content_versions where type = '${type}'`)

it('a publication and its version become visible at the same moment', async () => {
  const { documentId } = await pages.create({ data: { title: 'Samen zichtbaar' }, locale: 'nl' })
  const published = () =>
    seenOutside(
      "select count(*) as count from pages where slug = 'samen-zichtbaar' and published_at is not null",
    )
  const before = await versionOutside('page')
  await cms.strapi.db.transaction(async () => {
    await pages.publish({ documentId, locale: 'nl' })
    expect([await published(), await versionOutside('page')]).toEqual([0, before])
  })
  expect([await published(), await versionOutside('page')]).toEqual([1, before + 1])
})

it('a refused write is rolled back completely, with relations and redirects', async () => {
  const fair = await fairOf(cms)
  const items = documentsOf(cms, 'programme-item')
  const { documentId } = await items.create({
    locale: 'nl',
    data: {
      title: 'Blijft zoals het was',
      type: 'debate',
      summary: 'Wat blijft.',
      day: fair.otherDay,
      room: fair.otherRoom,
      start: '15:00:00.000',
      end: '16:00:00.000',
    },
  })
  await items.publish({ documentId, locale: 'nl' })
  const populate = { room: true, day: true }
  const read = (status: string) => items.findOne({ documentId, locale: 'nl', status, populate })
  const state = async () => [
    await read('draft'),
    await read('published'),
    await versionOutside('programme-item'),
  ]
  const before = await state()

  const wrong = {
    title: 'Verandert',
    slug: 'verandert-niet',
    room: fair.room,
    start: '16:30:00.000',
  }
  const save = (status?: string) => items.update({ documentId, locale: 'nl', status, data: wrong })
  expect(await refusalOf(save())).toHaveProperty('end')
  expect(await refusalOf(save('published'))).toHaveProperty('end')
  expect(await state()).toEqual(before)
  expect(
    await seenOutside('select count(*) as count from redirects where "to" like \'%verandert%\''),
  ).toBe(0)
  await items.delete({ documentId })
})
