// About: cms/src/statistics/staff, cms/src/statistics/figures.ts, cms/src/api/statistics-day
// About: contract/src/statistics

import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@beursvloer/contract/durations'
import {
  dayOfMinute,
  GRAINS,
  MAX_BATCH_ROWS,
  quarterOf,
  type StatisticsRow,
} from '@beursvloer/contract/statistics/rows'
import { madeUpRows, oneRow } from '@beursvloer/contract/statistics/testing/made-up-rows'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Cms, documentsOf, SITE_TOKEN, startCms } from './harness.ts'
import { itemWith, openFair } from './sign-ups.ts'
import { download, expectClosed, signInAs } from './staff.ts'
import { requestStatementsDuring } from './statements.ts'

/** How many days of a busy fair are read; two years for a measurement: `STATISTICS_DAYS=730`. */
const DAYS = Number(process.env.STATISTICS_DAYS ?? 20)
/** Most statements per request of the panel, with those for the session and for names. */
const MAX_STATEMENTS = 30
/** Longest time of a request of the panel, in ms. */
const MAX_ANSWER_MS = 1000

let cms: Cms
let close: () => Promise<void>
let editor: string
let item: string

beforeAll(async () => {
  cms = await startCms()
  close = await openFair(cms)
  editor = await signInAs(cms, 'Redacteur')
  item = await itemWith(cms)
})
const table = (name: string) => cms.strapi.db.connection(`statistics_${name}`)
const clear = async () => {
  for (const name of ['counts', 'days', 'nodes']) await table(name).delete()
}
beforeEach(clear)
afterAll(async () => {
  await clear()
  await close()
})

const today = dayOfMinute(Date.now() / 60_000)
const row = (more: Partial<StatisticsRow>) => oneRow({ minute: quarterOf(Date.now()), ...more })
const receive = async (rows: readonly StatisticsRow[]) => {
  const body = { node: randomUUID(), number: 1, rows }
  const answer = await cms.ask('/api/statistics/batches', {
    method: 'POST',
    token: SITE_TOKEN,
    body,
  })
  expect(answer.status).toBeLessThan(300)
}
const see = async (path: string, token = editor) =>
  (await cms.ask(`/statistics${path}`, { token })).body.data
const linesOf = async (name: string, query = 'period=today') => {
  const [{ rows, total }] = (await see(`/tables?tables=${name}&${query}`)).tables
  const lines = rows.map(({ label, count }: Record<string, unknown>) => [label, count])
  return { lines, total }
}

it('members of staff without permission have no access', async () => {
  await cms.strapi.db
    .query('admin::role')
    .create({ data: { name: 'Gast', code: 'gast', description: '' } })
  const guest = await signInAs(cms, 'Gast')
  await expectClosed(
    cms,
    '/statistics',
    [
      ['GET', '/statistics'],
      ['GET', '/statistics/live'],
      ['GET', '/statistics/tables'],
      ['GET', '/statistics/funnels'],
      ['GET', '/statistics/site'],
      ['GET', '/statistics/export.csv'],
      ['GET', '/statistics/export.xlsx'],
      ['GET', '/statistics/documents/items/x'],
    ],
    guest,
  )
})

it('the overview shows the latest counts, of now and of today', async () => {
  const now = quarterOf(Date.now())
  const quarterAgo = now - GRAINS.quarter
  const hourAgo = now - 4 * GRAINS.quarter
  await receive([
    row({ event: 'session-start', route: 'home', count: 2 }),
    row({ count: 6 }),
    row({ minute: quarterAgo, route: 'home', count: 9 }),
    row({ minute: hourAgo, route: 'home', count: 20 }),
  ])
  const live = await see('/live')
  // Another quarter of an hour may have begun since.
  if (quarterOf(Date.now()) === now)
    expect(live).toMatchObject({ now: 6, recent: 15, recentVisits: 2 })
  const { amounts, series } = await see('?period=week')
  expect(amounts).toMatchObject([
    { name: 'Bezoeken', count: 2 },
    { name: 'Paginaweergaven', count: 35 },
    { name: 'Registraties', count: 0 },
    { name: 'Contracten verstuurd', count: 0 },
  ])
  expect(series).toHaveLength(7)
  // Soon after midnight some of them belong to yesterday.
  const viewsToday =
    6 + (dayOfMinute(quarterAgo) === today ? 9 : 0) + (dayOfMinute(hourAgo) === today ? 20 : 0)
  expect(series.at(-1)).toMatchObject({ at: today, views: viewsToday, visits: 2 })
})

it('pages, items and sources are named, and rare ones are added up', async () => {
  await receive([
    row({ document: item, count: 9 }),
    row({ document: 'gone', count: 3, route: 'exhibitor' }),
    row({ event: 'session-start', route: 'home', source: 'google.com', count: 8 }),
    row({ event: 'session-start', route: 'home', source: 'rare.example', count: 4 }),
    row({ event: 'session-start', route: 'home', count: 10 }),
    row({ event: 'search', route: 'search', detail: 'none', count: 5 }),
    row({ event: 'dropped', detail: 'bot', count: 6 }),
    row({ event: 'dropped', detail: 'limit', document: item, count: 700 }),
    row({ event: 'dropped', detail: 'repeated', count: 40 }),
    row({ event: 'dropped', detail: 'time', count: 1 }),
  ])
  const { lines: pages } = await linesOf('pages')
  expect(pages).toEqual([
    ['Programmaonderdeel', 9],
    ['Overig', 3],
  ])
  const [[title, count]] = (await linesOf('items')).lines
  expect([title, count]).toEqual([expect.stringMatching(/^Aanmelden /), 9])
  expect(await linesOf('sources')).toEqual({
    total: 22,
    lines: [
      ['Rechtstreeks of onbekend', 10],
      ['google.com', 8],
      ['Overig', 4],
    ],
  })
  expect((await linesOf('searches')).lines).toEqual([['Zonder resultaat', 5]])
  expect(await see('/tables?tables=passwords')).toMatchObject({ tables: [] })
  const one = await see(`/documents/items/${item}?period=today`)
  expect(one).toMatchObject({
    amounts: [{ count: 9 }, { count: 0 }, { count: 0 }],
    dropped: { robots: 0, tooOften: 700, other: 0 },
    to: expect.stringContaining(item),
  })
  const { dropped } = await see('?period=today')
  expect(dropped).toEqual({ robots: 6, tooOften: 740, other: 1 })
  const unknown = await cms.ask('/statistics/documents/items/gone', { token: editor })
  expect(unknown.status).toBe(404)
})

it('the steps to a place and to a contract are counted', async () => {
  await receive([
    row({ route: 'programme', count: 50 }),
    row({ route: 'register', count: 20 }),
    row({ event: 'user-sign-up', route: 'register', count: 9 }),
    row({ event: 'lead', detail: 'sign-up', route: 'programme-sign-up', count: 4 }),
    row({ event: 'form-step', detail: 'contract-2', route: 'contract-form', count: 3 }),
    row({ event: 'form-step', detail: 'contract-1', route: 'contract-form', count: 7 }),
    row({ event: 'lead', detail: 'contract', route: 'contract-form', count: 2 }),
  ])
  const { funnels } = await see('/funnels?period=today')
  const counts = funnels.map(({ steps }: { steps: { count: number }[] }) =>
    steps.map((step) => step.count),
  )
  expect(counts).toEqual([
    [50, 20, 9, 4],
    [0, 0, 7, 3, 2],
  ])
})

it('the export contains the figures that the panel shows', async () => {
  await receive([row({ route: 'venue', count: 12 }), row({ event: 'session-start', count: 5 })])
  const csv = await download(cms, '/statistics/export.csv?table=pages&period=today', editor)
  expect(csv.text).toBe('\uFEFFPagina;Aantal\r\nLocatie;12\r\n')
  const series = await download(cms, '/statistics/export.csv?table=series&period=week', editor)
  expect(series.text.trimEnd().split('\r\n').at(-1)).toBe(`${today};${today};12;5;`)
  const xlsx = await download(cms, '/statistics/export.xlsx?table=funnels', editor)
  expect(Object.keys(unzipSync(xlsx.bytes))).toContain('xl/workbook.xml')
  const wrong = await download(cms, '/statistics/export.csv?table=x', editor)
  expect(wrong.status).toBe(400)
})

describe('the days of a busy fair', () => {
  const VISITS = 10_000
  const ids = (prefix: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${prefix}${String(at).padStart(20, '0')}`)
  /** Ten times the content of the demo fair. */
  const items = ids('item', 600)
  const exhibitors = ids('exh', 900)
  const lastDay = (at: number) => dayOfMinute((Date.now() - at * DAY_MS) / 60_000)
  const paths = () => [
    `/documents/items/${item}?period=run`,
    '?period=week',
    '?period=run',
    '/tables?period=run&tables=pages,items,exhibitors,downloads,searches',
    '/tables?period=run&tables=sources,campaigns,devices,languages,visitors',
    '/funnels?period=run',
    '/live',
  ]
  let older: { readonly documentId: string }

  beforeAll(async () => {
    const editions = documentsOf(cms, 'edition')
    older = await editions.create({
      data: {
        year: 2020,
        name: 'Eerder',
        slogan: 'Eerder',
        startDate: lastDay(Math.floor(DAYS / 2)),
        endDate: lastDay(Math.floor(DAYS / 2)),
        venue: 'Hal',
        city: 'Meerhaven',
      },
      locale: 'nl',
    })
    await editions.publish({ documentId: older.documentId, locale: 'nl' })
  })
  afterAll(() => documentsOf(cms, 'edition').delete({ documentId: older.documentId }))

  /** Counts the visits of yesterday; answers what was sent. */
  async function addYesterday(visits: number): Promise<readonly StatisticsRow[]> {
    const sent = madeUpRows({ day: lastDay(1), visits, items: [item, ...items], exhibitors })
    for (let at = 0; at < sent.length; at += MAX_BATCH_ROWS)
      await receive(sent.slice(at, at + MAX_BATCH_ROWS))
    return sent
  }

  /** Copies the figures of yesterday to each day before it. */
  async function fillDays(): Promise<void> {
    const [model] = [await table('days').where({ day: lastDay(1) })]
    for (let at = 2; at < DAYS; at += 1)
      for (let from = 0; from < model.length; from += 500)
        await table('days').insert(
          model
            .slice(from, from + 500)
            .map(({ id: _, ...rest }) => ({ ...rest, day: lastDay(at) })),
        )
  }

  it('have the figures that were sent', async () => {
    const visits = 1_000
    const sent = await addYesterday(visits)
    const sum = (event: string) =>
      sent.filter((one) => one.event === event).reduce((all, { count }) => all + count, 0)
    const day = await see(`?period=day&date=${lastDay(1)}`)
    expect(day.amounts).toMatchObject([{ count: visits }, { count: sum('pageview') }, {}, {}])
    expect(day.series).toHaveLength(24)
    const hours = day.series.reduce((all: number, { views }: { views: number }) => all + views, 0)
    expect(hours).toBe(sum('pageview'))
  })

  it('take as few statements to read as one day', async () => {
    const statementsOf = async (path: string) => {
      const statements = await requestStatementsDuring(cms, async () =>
        expect(await see(path), path).toEqual(expect.anything()),
      )
      return statements.length
    }
    const all = async () => {
      const counts: [path: string, statements: number][] = []
      for (const path of paths()) counts.push([path, await statementsOf(path)])
      return counts
    }
    await addYesterday(100)
    const one = await all()
    expect(Math.max(...one.map(([, count]) => count))).toBeLessThanOrEqual(MAX_STATEMENTS)
    await fillDays()
    expect(await all()).toEqual(one)
  })

  it('are answered within about a second', { tags: ['exhaustive'], timeout: 600_000 }, async () => {
    await addYesterday(VISITS)
    await fillDays()
    const times: Record<string, number> = {}
    for (const path of paths()) {
      const from = performance.now()
      expect(await see(path), path).toEqual(expect.anything())
      times[path] = Math.round(performance.now() - from)
    }
    if (process.env.STATISTICS_DAYS) process.stdout.write(`${JSON.stringify(times, null, 2)}\n`)
    expect(Math.max(...Object.values(times))).toBeLessThan(MAX_ANSWER_MS)
  })
})
