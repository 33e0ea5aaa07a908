// About: cms/src/statistics, cms/src/api/statistics-count, cms/src/api/statistics-day
// About: cms/src/api/statistics-node, contract/src/statistics

import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@beursvloer/contract/durations'
import {
  dayOfMinute,
  firstMinuteOf,
  quarterOf,
  type StatisticsRow,
} from '@beursvloer/contract/statistics/rows'
import { madeUpRows, oneRow } from '@beursvloer/contract/statistics/testing/made-up-rows'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { whileCommitFails } from './failing-commit.ts'
import { type Cms, documentsOf, SITE_TOKEN, startCms } from './harness.ts'

const PATH = '/api/statistics/batches'
const NOW = Date.parse('2032-05-20T10:07:00Z')

let cms: Cms

beforeAll(async () => {
  cms = await startCms()
})
const table = (name: string) => cms.strapi.db.connection(`statistics_${name}`)
beforeEach(async () => {
  for (const name of ['counts', 'days', 'nodes']) await table(name).delete()
})

const row = (more: Partial<StatisticsRow> = {}) =>
  oneRow({ minute: quarterOf(NOW), document: 'abc', ...more })
const send = (body: object, token: string | undefined = SITE_TOKEN) =>
  cms.ask(PATH, { method: 'POST', token, body })
const total = async (where: object = {}) => {
  const [sum] = await table('counts').where(where).sum({ count: 'count' })
  return Number(sum?.count ?? 0)
}
const days = async (dimension: string) => {
  const rows = await table('days').where({ dimension }).orderBy(['day', 'event', 'value'])
  return rows.map(({ day, value, count }) => [day, value, count])
}

describe('a batch of events', () => {
  it('is counted once, however often and with whatever other batches it arrives', async () => {
    const [one, other] = [randomUUID(), randomUUID()]
    const batch = (node: string, number: number) => ({
      node,
      number,
      rows: [row({ count: 3 }), row({ count: 2 }), row({ document: 'def' })],
    })
    const answers = await Promise.all(
      [batch(one, 1), batch(one, 1), batch(other, 1), batch(other, 1)].map((body) => send(body)),
    )
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204])
    expect(await total()).toBe(12)
    await send(batch(one, 3))
    await send(batch(one, 2))
    expect(await total()).toBe(18)
    expect(await table('counts').where({ document: 'abc' })).toMatchObject([{ count: 15 }])
    expect(await days('all')).toEqual([['2032-05-20', '', 18]])
    expect(await days('document')).toEqual([
      ['2032-05-20', 'abc', 15],
      ['2032-05-20', 'def', 3],
    ])
    expect(await days('source')).toEqual([])
  })

  it('that could not be stored is counted when it is sent again', async () => {
    const batch = { node: randomUUID(), number: 1, rows: [row()] }
    const refused = await whileCommitFails('statistics_counts', 'insert', () => send(batch))
    expect(refused.status).toBeGreaterThanOrEqual(500)
    expect(await total()).toBe(0)
    expect((await send(batch)).status).toBe(204)
    expect(await total()).toBe(1)
  })

  it.each([
    [{}],
    [{ node: 'x', number: 1, rows: [row()] }],
    [{ node: randomUUID(), number: 1, rows: [] }],
    [{ node: randomUUID(), number: 1, rows: [row({ minute: 7 })] }],
    [{ node: randomUUID(), number: 1, rows: [row({ source: 'x'.repeat(81) })] }],
    [{ node: randomUUID(), number: 1, rows: [{ ...row(), event: 'seen' }] }],
  ])('is refused when it is invalid: %j', async (body) => {
    expect((await send(body)).status).toBe(400)
  })

  it('is accepted from the site only', async () => {
    expect((await cms.ask(PATH, { method: 'POST', body: {} })).status).toBe(401)
    expect((await cms.ask('/api/statistics-counts', { token: SITE_TOKEN })).status).toBe(404)
  })
})

describe('older figures', () => {
  const keep = (now: number) => cms.strapi.get('retention').run(new Date(now))
  const grains = async () => {
    const rows: { grain: number }[] = await table('counts').distinct('grain').orderBy('grain')
    return rows.map(({ grain }) => grain)
  }
  const made = async (day: string) => {
    const rows = madeUpRows({ day, visits: 100, items: ['i1', 'i2'], exhibitors: ['e1'] })
    await send({ node: randomUUID(), number: 1, rows })
    return rows
  }

  it('are per hour after a month, per day after a fair, and are deleted after 25 months', async () => {
    const editions = documentsOf(cms, 'edition')
    const { documentId } = await editions.create({
      locale: 'nl',
      status: 'published',
      data: {
        year: 2031,
        name: 'Telbeurs',
        slogan: 'Op de proef',
        startDate: '2032-06-01',
        endDate: '2032-06-02',
        venue: 'Hal',
        city: 'Meerhaven',
      },
    })
    const rows = await made('2032-05-20')
    const counted = rows.reduce((sum, { count }) => sum + count, 0)
    const atHome = { event: 'pageview', route: 'home', device: 'phone' }
    const before = [counted, await total(atHome), await days('all'), await days('route')]
    const same = async () => [
      await total(),
      await total(atHome),
      await days('all'),
      await days('route'),
    ]

    await keep(NOW + 30 * DAY_MS)
    expect(await grains()).toEqual([15])
    await keep(NOW + 33 * DAY_MS)
    expect(await grains()).toEqual([60])
    expect(await same()).toEqual(before)
    // Late figures are added to their hour the next time.
    await send({ node: randomUUID(), number: 1, rows: [row({ event: 'video' })] })
    await keep(Date.parse('2032-07-10T10:00:00Z'))
    expect(await grains()).toEqual([1440])
    expect(await total({ minute: firstMinuteOf('2032-05-20') })).toBe(counted + 1)
    await keep(Date.parse('2034-06-19T10:00:00Z'))
    expect(await total()).toBe(counted + 1)
    await keep(Date.parse('2034-06-21T10:00:00Z'))
    expect([await total(), await days('all'), await days('route')]).toEqual([0, [], []])
    await editions.delete({ documentId })
  })

  it('are kept for the term in the settings, also when the clock changes', async () => {
    const settings = documentsOf(cms, 'statistics-settings')
    const { documentId } = await settings.create({ data: { months: 2 } })
    const rows = await made('2031-10-26')
    const hours = new Set(rows.map(({ minute }) => dayOfMinute(minute)))
    expect([...hours]).toEqual(['2031-10-26'])
    await keep(Date.parse('2031-12-26T10:00:00Z'))
    expect(await total()).toBe(rows.reduce((sum, { count }) => sum + count, 0))
    await keep(Date.parse('2031-12-27T10:00:00Z'))
    expect(await total()).toBe(0)
    await settings.delete({ documentId })
  })
})
