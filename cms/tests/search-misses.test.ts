// About: cms/src/search-misses, cms/src/api/search-miss, contract/src/search-misses.ts

import { DAY_MS } from '@beursvloer/contract/durations'
import { MAX_TERMS_PER_REPORT } from '@beursvloer/contract/search-misses'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { type Cms, SITE_TOKEN, startCms } from './harness.ts'

const PATH = '/api/search-misses/report'
/** Maximum of stored terms per day. */
const MAX_TERMS_PER_DAY = 2000

let cms: Cms

beforeAll(async () => {
  cms = await startCms()
})
const rows = () => cms.strapi.db.connection('search_misses')
beforeEach(async () => {
  await rows().delete()
})

const report = (body: object, token: string | undefined = SITE_TOKEN) =>
  cms.ask(PATH, { method: 'POST', token, body })
const miss = (term: string, count: number) => ({ term, locale: 'nl' as const, count })
const overview = async (token: string = cms.administrator) =>
  (await cms.ask('/search-misses', { token })).body.data

it('reports at the same time are added up, and staff see terms that several visitors searched for', async () => {
  const body = { misses: [miss('sauna', 1), miss('zwembad', 1)] }
  const answers = await Promise.all(Array.from({ length: 4 }, () => report(body)))
  expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(204))
  await report({ misses: [miss('sauna', 2), miss('zwembad', 1), miss('jan de vries', 4)] })
  const { terms, searches } = await overview()
  expect(terms).toMatchObject([
    { term: 'sauna', language: 'nl', count: 6 },
    { term: 'zwembad', language: 'nl', count: 5 },
  ])
  expect(searches).toBe(15)
})

it('rare terms are kept for a week, the others for 90 days', async () => {
  await report({ misses: [miss('jan de vries', 4), miss('sauna', 5)] })
  const kept = async (days: number) => {
    await cms.strapi.get('retention').run(new Date(Date.now() + days * DAY_MS))
    const found: { term: string }[] = await rows().select('term').orderBy('term')
    return found.map(({ term }) => term)
  }
  expect(await kept(6)).toEqual(['jan de vries', 'sauna'])
  expect(await kept(9)).toEqual(['sauna'])
  expect(await kept(92)).toEqual([])
})

it('the number of new terms a day is limited; known terms are still counted', async () => {
  for (let at = 0; at <= MAX_TERMS_PER_DAY; at += MAX_TERMS_PER_REPORT) {
    const misses = Array.from({ length: MAX_TERMS_PER_REPORT }, (_, index) => {
      const number = at + index
      return miss(`t${number % 100} x${Math.floor(number / 100)}`, 1)
    })
    expect((await report({ misses })).status).toBe(204)
  }
  await report({ misses: [miss('nieuw', 9), miss('t0 x0', 4)] })
  const [row] = await rows().count({ noted: '*' })
  expect(Number(row?.noted)).toBe(MAX_TERMS_PER_DAY)
  expect((await overview()).terms).toMatchObject([{ term: 't0 x0', count: 5 }])
})

it.each([[{}], [{ misses: [{ term: 'Jan@x.nl', locale: 'nl', count: 1 }] }]])(
  'an invalid report is refused: %j',
  async (body) => {
    expect((await report(body)).status).toBe(400)
  },
)

it('only the site may send reports, and only staff see them', async () => {
  expect((await cms.ask(PATH, { method: 'POST', body: { misses: [] } })).status).toBe(401)
  expect((await cms.ask('/search-misses', {})).status).toBe(401)
  expect((await cms.ask('/api/search-misses', { token: SITE_TOKEN })).status).toBe(404)
})
