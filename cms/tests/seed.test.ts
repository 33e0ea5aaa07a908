// About: cms/seed

import { beforeAll, expect, it } from 'vitest'
import { type Catalogue, demoFair } from '../seed/engine/catalogue.ts'
import { SeedError, type SeedResult, seed } from '../seed/engine/seed.ts'
import { type Cms, documentsOf, SITE_TOKEN, startCms } from './harness.ts'

let cms: Cms
let first: SeedResult

beforeAll(async () => {
  cms = await startCms()
  // Other test files leave news items.
  const news = documentsOf(cms, 'news-item')
  for (const { documentId } of await news.findMany()) await news.delete({ documentId })
  first = await run()
})

/** A part of the demo fair that needs nothing else, for speed. */
const part: Catalogue = {
  ...demoFair,
  stands: [],
  partners: [],
  passages: [],
  pavilions: [],
  exhibitors: [],
  concepts: [],
  vacancies: [],
  speakers: [],
  programme: [],
  interviews: [],
  news: demoFair.news.map(({ exhibitor: _, ...item }) => item),
  albums: [],
  // Other test files make tariffs of their own, and only one may be in force.
  tariffs: [],
  pages: [],
}

const run = () => seed(cms.strapi, { catalogue: part })
const version = () => cms.ask('/api/content-version', { token: SITE_TOKEN })

it('publishes the documents that the data mark as published, and no others', {
  tags: ['exhaustive'],
}, async () => {
  const { body } = await cms.ask('/api/news-items', { token: SITE_TOKEN })
  const slugs = part.news.filter(({ published }) => published !== false).map(({ slug }) => slug)
  expect(slugs).toHaveLength(part.news.length - 1)
  expect(body.data.map(({ slug }: { slug: string }) => slug).sort()).toEqual(slugs.sort())
})

it('changes nothing the second time, and keeps changes of editors', {
  tags: ['exhaustive'],
}, async () => {
  expect(first.created).toMatchObject({ edition: 2, day: 2, room: 5, theme: 6 })

  const themes = documentsOf(cms, 'theme')
  const [theme] = await themes.findMany({
    filters: { slug: demoFair.themes[0]?.slug },
    locale: 'nl',
  })
  await themes.update({
    documentId: theme?.documentId,
    data: { name: 'Door een redacteur' },
    locale: 'nl',
  })
  const before = (await version()).body
  const second = await run()
  expect(Object.values(second.created)).toEqual([])
  const made = Object.values(first.created).reduce((sum, count) => sum + count, 0)
  expect(second.kept).toBe(first.kept + made)
  expect((await version()).body).toEqual(before)
  expect(await themes.findOne({ documentId: theme?.documentId, locale: 'nl' })).toMatchObject({
    name: 'Door een redacteur',
  })
})

it('leaves nothing behind when it fails halfway', { tags: ['exhaustive'] }, async () => {
  const [edition] = demoFair.editions
  const halfway = seed(cms.strapi, {
    catalogue: {
      ...part,
      editions: [...part.editions, ...(edition ? [{ ...edition, year: 2031 }] : [])],
      redirects: [{ from: 'no path', to: '/', kind: 'permanent' }],
    },
  })
  await expect(halfway).rejects.toThrow(SeedError)
  expect(await documentsOf(cms, 'edition').findMany({ filters: { year: 2031 } })).toEqual([])
})

it('adds no start content to a database that has content', {
  tags: ['exhaustive'],
}, async () => {
  const before = (await version()).body
  expect((await seed(cms.strapi, { content: 'empty' })).created).toEqual({})
  expect((await version()).body).toEqual(before)
})
