import { afterEach, expect, it, vi } from 'vitest'
import { document, page, paragraph } from '~/content/testing/documents.ts'
import { addDocuments, sampleSnapshot } from '~/content/testing/sample-content.ts'
import { searchContent } from '../search.server.ts'

const prices = [
  { code: 'floor', cents: 19_500, minimumArea: 18 },
  { code: 'shell', cents: 8_500, minimumArea: 9 },
]
const { nl, en } = sampleSnapshot((fair) => {
  const venue = { __component: 'blocks.part', part: 'venue' }
  const column = { title: 'Auto', body: paragraph('Parkeren kost 9 euro per dag.') }
  const columns = { __component: 'blocks.columns', title: 'Zo komt u er', columns: [column] }
  addDocuments(fair, 'pages', page('route', [venue, columns]))
  fair.tariffs = {
    nl: [
      document('tariff1', {
        name: '2027',
        validFrom: '2026-09-01',
        validUntil: null,
        prices,
        vatPercent: 21,
      }),
    ],
    en: [],
  }
})

const answerTo = async (query: string, content = nl) =>
  (await searchContent(content, query)).results().answer

afterEach(() => vi.useRealTimers())

it('dates and opening hours are answered, in both languages', async () => {
  expect(await answerTo('openingstijden')).toMatchObject({
    rows: [['dinsdag 16 maart 2027', '09:00 tot 17:30 uur']],
    path: '/pagina-route',
  })
  expect(await answerTo('opening hours', en)).toMatchObject({
    rows: [['Tuesday, 16 March 2027', '09:00 to 17:30']],
  })
})

it('the price of a stand is answered by the tariff in force', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20'), toFake: ['Date'] })
  expect((await answerTo('prijs stand'))?.rows).toEqual([
    ['Kale grond', '€\u00a0195,00 per m², vanaf 18\u00a0m²'],
    ['Systeemstand', '€\u00a0280,00 per m², vanaf 9\u00a0m²'],
  ])
  vi.setSystemTime(new Date('2026-01-01'))
  expect(await answerTo('prijs stand')).toBeNull()
})

it('the venue is answered from its page, with a link', async () => {
  expect(await answerTo('parkeren')).toEqual({
    title: 'Auto',
    rows: [],
    text: 'Parkeren kost 9 euro per dag.',
    path: '/pagina-route#deel-auto',
  })
})

it('a frequent question in the same words is answered, and not listed again', async () => {
  const search = await searchContent(nl, 'hoe laat')
  const { answer, best, groups } = search.results()
  expect(answer).toMatchObject({ title: 'Hoe laat?', text: 'Nu' })
  expect([best, groups].flat().map((one) => 'path' in one && one.path)).not.toContain(answer?.path)
})

it('other searches get no answer', async () => {
  for (const query of ['bedrijf', 'programma', 'xyz', '']) {
    expect(await answerTo(query)).toBeNull()
  }
})
