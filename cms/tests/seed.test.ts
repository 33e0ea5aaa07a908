import { beforeAll, expect, it } from 'vitest'
import { type Catalogue, demoFair } from '../seed/engine/catalogue.ts'
import { seed } from '../seed/engine/seed.ts'
import { type Cms, documentsOf, SITE_TOKEN, startCms } from './harness.ts'

let cms: Cms

beforeAll(async () => {
  cms = await startCms()
})

/** Part of the demo fair that needs nothing else, to be quick. */
const part: Catalogue = {
  ...demoFair,
  stands: [],
  partners: [],
  pavilions: [],
  exhibitors: [],
  concepts: [],
  vacancies: [],
  speakers: [],
  programme: [],
  interviews: [],
  news: [],
  albums: [],
  pages: [],
}

it('changes nothing the second time, and leaves alone what editors changed', async () => {
  const run = () => seed(cms.strapi, { catalogue: part, pictures: false })
  const version = () => cms.ask('/api/content-version', { token: SITE_TOKEN })
  const first = await run()
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
  expect(second.kept).toBe(Object.values(first.created).reduce((sum, made) => sum + made, 0))
  expect((await version()).body).toEqual(before)
  expect(await themes.findOne({ documentId: theme?.documentId, locale: 'nl' })).toMatchObject({
    name: 'Door een redacteur',
  })
})
