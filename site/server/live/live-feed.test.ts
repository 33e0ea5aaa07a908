import type { LiveFacts, LiveItem, LiveMessage } from '@beursvloer/contract/live/feed'
import { FEED_STALE_MS } from '@beursvloer/contract/live/terms'
import { expect, it } from 'vitest'
import { LiveFeed } from './live-feed.ts'

const places = (left: number): LiveItem => ({ left, waiting: 0, line: true, doorFull: false })
const facts = (items: LiveFacts['items'], notice: LiveFacts['notice'] = null) => ({ items, notice })
const notice = { id: 'n1', tone: 'info' as const, text: { nl: 'Lunch', en: '' }, until: null }

/** A feed and the CMS that it calls. */
function followed() {
  const cms: { version: string; facts: LiveFacts; isAway: boolean; asked: string[] } = {
    ...{ version: '1', facts: facts({}), isAway: false, asked: [] },
  }
  const clock = { now: () => time }
  let time = 0
  const told: LiveMessage[] = []
  const feed = new LiveFeed({
    ask: async (since) => {
      cms.asked.push(since)
      if (cms.isAway) throw new Error('away')
      return { version: cms.version, facts: since === cms.version ? null : cms.facts }
    },
    log: { warn: () => undefined },
    clock,
  })
  feed.onChange((message) => told.push(message))
  const pass = (ms: number) => {
    time += ms
  }
  return { cms, feed, told, pass }
}

it('the feed is requested with the last version, and only changes are passed on', async () => {
  const { cms, feed, told } = followed()
  cms.facts = facts({ a: places(4), b: places(2) })
  await feed.check()
  await feed.check()
  expect(cms.asked).toEqual(['', '1'])
  Object.assign(cms, { version: '2', facts: facts({ a: places(3), b: places(2) }, notice) })
  await feed.check()
  Object.assign(cms, { version: '3', facts: facts({ a: places(3) }, notice) })
  await feed.check()
  // Another version, the same facts: places that are held for addresses show nowhere.
  cms.version = '4'
  await feed.check()
  expect(told).toEqual([
    { version: '1', whole: false, items: { a: places(4), b: places(2) } },
    { version: '2', whole: false, items: { a: places(3) }, notice },
    { version: '3', whole: false, items: { b: null } },
  ])
  expect(feed.state()).toMatchObject({ version: '3', items: { a: places(3) } })
})

it('places that the CMS has not confirmed for a minute are removed; the notice stays', async () => {
  const { cms, feed, told, pass } = followed()
  cms.facts = facts({ a: places(4) }, notice)
  await feed.check()
  cms.isAway = true
  pass(FEED_STALE_MS - 1)
  await feed.check()
  expect(told).toHaveLength(1)
  pass(1)
  await feed.check()
  await feed.check()
  expect(told.slice(1)).toEqual([{ version: '1-old', whole: false, items: { a: null } }])
  expect(feed.state().notice).toEqual(notice)
  cms.isAway = false
  await feed.check()
  expect(told.at(-1)).toMatchObject({ version: '1', items: { a: places(4) } })
})

it('answers of another shape are ignored', async () => {
  const { cms, feed, told } = followed()
  cms.facts = { items: { a: { left: 'veel' } } } as never
  await feed.check()
  expect([told, feed.state().version]).toEqual([[], ''])
})
