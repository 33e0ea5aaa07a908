import { quarterOf, type StatisticsRow } from '@beursvloer/contract/statistics/rows'
import { makeSession } from '@beursvloer/contract/statistics/session-cookie'
import { describe, expect, it } from 'vitest'
import { Statistics } from './statistics.ts'

const NOW = Date.parse('2027-03-17T10:07:00Z')
const DAY = 24 * 60 * 60_000
const SITE = 'https://dakwaarts.example'
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) Version/18.2 Mobile/15E148'

const PAGES = {
  '/': { route: 'home', document: '', counted: true, parameters: [] },
  '/programma': { route: 'programme', document: '', counted: true, parameters: ['thema'] },
  '/programma/opening': { route: 'programme-item', document: 'i1', counted: true, parameters: [] },
  '/nieuws/x/y': { route: 'news-id-slug', document: '', counted: false, parameters: [] },
}

const counting = () => {
  const stored: StatisticsRow[] = []
  let passed = 0
  const statistics = new Statistics({
    pages: {
      pageAt: (url) => {
        const { origin, pathname } = new URL(url)
        const page = PAGES[pathname as keyof typeof PAGES]
        return origin === SITE && page ? { ...page, language: 'nl' } : null
      },
      hasDocument: (id) => ['i1', 'e1'].includes(id),
    },
    store: async (rows) => {
      stored.push(...rows)
    },
    now: () => NOW + passed,
  })
  return {
    statistics,
    pass: (ms: number) => {
      passed += ms
    },
    take: (events: readonly unknown[], more: object = {}, session: unknown = makeSession(NOW)) =>
      statistics.take(JSON.stringify({ data: { events, session } }), {
        userAgent: PHONE,
        cookie: undefined,
        isTooMuch: false,
        sender: null,
        ...more,
      }),
    /** All that was counted, without the minute, shortly. */
    rows: async () => {
      await statistics.flush()
      return stored
    },
  }
}
const event = (eventType: string, more: object = {}) => ({
  eventType,
  url: `${SITE}/programma/opening`,
  age: 0,
  ...more,
})
const dropped = (rows: readonly StatisticsRow[]) =>
  Object.fromEntries(
    rows.filter((row) => row.event === 'dropped').map(({ detail, count }) => [detail, count]),
  )

it('events are counted by values that many visitors share, and no others', async () => {
  const { take, rows } = counting()
  const came = { source: 'Nieuwsbrief', campaign: 'Maart 2027' }
  take([event('pageview', came)])
  take([event('pageview', came)])
  take([event('pageview', { ...came, age: 10 * 60_000 })])
  take([event('saved', { url: `${SITE}/programma`, detail: 'exhibitor', document: 'e1' })])
  const alike = { language: 'nl', device: 'phone', visitor: 'new' }
  expect(await rows()).toEqual([
    {
      ...{ ...alike, minute: quarterOf(NOW), event: 'pageview', detail: '', count: 2 },
      ...{ route: 'programme-item', document: 'i1' },
      ...{ source: 'nieuwsbrief', campaign: 'maart-2027' },
    },
    expect.objectContaining({ minute: quarterOf(NOW) - 15, count: 1 }),
    expect.objectContaining({ event: 'saved', detail: 'exhibitor', document: 'e1', source: '' }),
  ])
  expect(await rows()).toHaveLength(3)
})

it('returning visitors are recognised by the day on which their cookie was set', async () => {
  const { take, rows } = counting()
  take([event('session-start')], {}, makeSession(NOW - DAY))
  take([event('session-start')], {}, makeSession(NOW - 60_000))
  take([event('session-start')], {}, '')
  expect((await rows()).map(({ visitor, count }) => [visitor, count])).toEqual([
    ['returning', 1],
    ['new', 1],
    ['', 1],
  ])
})

describe('an event that does not count is counted as dropped', () => {
  it.each([
    ['unknown', event('watched')],
    ['unknown', event('pageview', { url: `${SITE}/geheim` })],
    ['unknown', event('pageview', { url: 'https://elders.example/' })],
    ['unknown', event('pageview', { url: `${SITE}/nieuws/x/y` })],
    ['unknown', event('pageview', { detail: 'jan@voorbeeld.nl' })],
    ['unknown', event('saved', { detail: 'password' })],
    ['unknown', event('saved', { detail: 'session', document: 'zz' })],
    ['unknown', event('filter', { url: `${SITE}/programma`, detail: 'dag' })],
    ['unknown', event('form-step', { detail: 'contract' })],
    ['invalid', event('pageview', { url: 7 })],
    ['invalid', event('pageview', { source: 'x'.repeat(201) })],
    ['invalid', null],
    ['time', event('pageview', { age: 60 * 60_000 + 1 })],
    ['time', event('pageview', { age: -1 })],
    ['time', event('pageview', { age: 'now' })],
  ])('%s: %j', async (reason, wrong) => {
    const { take, rows } = counting()
    take([wrong, event('pageview')])
    const all = await rows()
    expect(dropped(all)).toEqual({ [reason]: 1 })
    expect(all.reduce((sum, { count }) => sum + count, 0)).toBe(2)
  })

  it('of robots, of frequent senders, and with an invalid cookie', async () => {
    const { statistics, take, rows } = counting()
    const events = [event('pageview'), event('video')]
    take(events, { userAgent: 'Googlebot/2.1' })
    take(events, { userAgent: '' })
    take(events, { isTooMuch: true })
    take(events, {}, 'x')
    take(events, {}, makeSession(NOW + 2 * DAY))
    take(events, {}, btoa(JSON.stringify({ id: 0, iat: 0, exp: 1 })))
    statistics.take('{"data":', {
      userAgent: PHONE,
      cookie: undefined,
      isTooMuch: false,
      sender: null,
    })
    take(Array.from({ length: 51 }, () => event('pageview')))
    const all = await rows()
    expect(dropped(all)).toEqual({ bot: 4, limit: 2, invalid: 8 })
    expect(all).toHaveLength(3)
  })
})

describe('figures of a page', () => {
  const HOUR = 60 * 60_000
  const rival = { sender: { address: '192.0.2.1', venue: false } }
  const flood = ({ take }: ReturnType<typeof counting>, times: number, by: object) => {
    for (let batch = 0; batch < times; batch += 1)
      take(
        Array.from({ length: 50 }, (_, at) => event('pageview', { age: at * 1000 })),
        by,
      )
  }
  const viewsIn = (rows: readonly StatisticsRow[]) =>
    rows.reduce((sum, { event, count }) => sum + (event === 'pageview' ? count : 0), 0)

  it('cannot be raised from one address: 7,250 views count as twelve, the rest separately', async () => {
    const all = counting()
    flood(all, 145, rival)
    const rows = await all.rows()
    expect(viewsIn(rows)).toBe(12)
    expect(dropped(rows.filter(({ document }) => document !== 'i1'))).toEqual({
      repeated: 49 * 145,
    })
    expect(dropped(rows.filter(({ document }) => document === 'i1'))).toEqual({ limit: 145 - 12 })
  })

  it('grow with what visitors in a network do in an hour, whatever its number of addresses', async () => {
    const all = counting()
    for (let at = 0; at < 200; at += 1)
      flood(all, 1, { sender: { address: `192.0.2.${at}`, venue: false } })
    expect(viewsIn(await all.rows())).toBe(48)
    all.pass(HOUR)
    flood(all, 50, rival)
    expect(viewsIn(await all.rows())).toBe(48 + 12)
    flood(all, 1, { sender: { address: '198.51.100.1', venue: false } })
    expect(viewsIn(await all.rows())).toBe(48 + 12 + 1)
  })

  it('include all visitors in a hall, who open one page within minutes', async () => {
    const all = counting()
    const hall = { sender: { address: '203.0.113.1', venue: true } }
    for (let at = 0; at < 500; at += 1) all.take([event('pageview')], hall)
    expect(viewsIn(await all.rows())).toBe(500)
  })

  it('exclude what only a program does: more than one page a second', async () => {
    const { take, rows } = counting()
    const pages = ['/', '/programma', '/programma/opening']
    const views = (step: number) =>
      Array.from({ length: 6 }, (_, at) =>
        event('pageview', { url: `${SITE}${pages[at % 3]}`, age: at * step }),
      )
    take(views(100))
    expect(dropped(await rows())).toEqual({ bot: 6 })
    // A device that was without a connection.
    take(views(60_000))
    expect(viewsIn(await rows())).toBeGreaterThanOrEqual(3)
  })
})

it('each kind of event has its known fields', async () => {
  const { take, rows } = counting()
  const programme = { url: `${SITE}/programma` }
  take([
    event('filter', { ...programme, detail: 'thema' }),
    event('form-step', { detail: 'contract-2' }),
    event('download', { detail: 'Plattegrond hal 1.pdf' }),
    event('search', { detail: 'none' }),
    event('session-start', { url: `${SITE}/nieuws/x/y` }),
    event('lead', { detail: 'contract' }),
  ])
  expect((await rows()).map(({ detail, route }) => `${route} ${detail}`.trim())).toEqual([
    'programme thema',
    'programme-item contract-2',
    'programme-item plattegrond-hal-1.pdf',
    'programme-item none',
    'news-id-slug',
    'programme-item contract',
  ])
})

it('invented values are limited: names per day, and rows in memory', async () => {
  const { take, rows } = counting()
  for (let at = 0; at < 500; at += 1) take([event('pageview', { source: `s${at}.example` })])
  const sources = (await rows()).map(({ source }) => source)
  expect([new Set(sources).size, sources.includes('other')]).toEqual([301, true])

  const other = counting()
  const steps = Array.from({ length: 50 }, (_, at) => at)
  for (let form = 0; form < 410; form += 1) {
    const name = [...`${form}`].map((digit) => 'abcdefghij'[Number(digit)]).join('')
    other.take(steps.map((step) => event('form-step', { detail: `${name}-${step}` })))
  }
  const all = await other.rows()
  expect(all).toHaveLength(20_001)
  expect(dropped(all)).toEqual({ full: 500 })
})

it('visitors of short links who have not refused are counted', async () => {
  const { statistics, rows } = counting()
  for (const [name, value] of [
    ['dnt', '1'],
    ['sec-gpc', '1'],
    ['cookie', 'consent=1.t.statistics-0'],
  ] as const)
    statistics.countShortLink('tours', 'en', new Headers({ [name]: value }))
  statistics.countShortLink('tours', 'en', new Headers({ 'user-agent': PHONE }))
  expect(await rows()).toMatchObject([
    {
      ...{ event: 'marketing', detail: 'short-link', count: 1 },
      ...{ source: 'short-link', campaign: 'tours' },
    },
  ])
})
