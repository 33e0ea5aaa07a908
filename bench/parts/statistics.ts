import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { makeSession } from '@beursvloer/contract/statistics/session-cookie'
import type { Settings } from '../../scripts/running/settings.ts'
import { inWords, megabytes, type Part, residentMegabytes } from '../harness.ts'
import { noLoadTool, pageSpeed, slowdownTable } from '../load.ts'
import { readyPages } from '../pages.ts'

const EVENTS_PER_SECOND = 5000
const SECONDS = 60
const EVENTS_PER_BATCH = 20
/** Measurements of each state, of which the median counts. */
const ROUNDS = 5
/** Views of these count: the others are of routes that are left out. */
const COUNTED = /^\/(?:en\/)?(?:programma|standhouders|sprekers|paviljoens)\//
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 Version/18.2 Mobile/15E148'
/** The site sends what it counted every ten seconds; twice that, and some. */
const MAX_WAIT_MS = 40_000
const LOOK_MS = 500

/** How many events the CMS has, those that were dropped included, how many of them, and in how many rows. */
function storedBy({ dataDir }: Settings) {
  const database = new DatabaseSync(join(dataDir, 'cms.sqlite'), { timeout: 5000, readOnly: true })
  const stored = database
    .prepare(
      `select coalesce(sum(count), 0) as events, count(*) as "rows",
         coalesce(sum(case when event = 'dropped' then count end), 0) as dropped
       from statistics_counts`,
    )
    .get() as { events: number; rows: number; dropped: number }
  database.close()
  return stored
}

/** Sends a batch of views by somebody in a network of their own. @returns whether it was taken */
async function sendBatch(address: string, paths: readonly string[], number: number) {
  const session = makeSession(Date.now())
  const events = Array.from({ length: EVENTS_PER_BATCH }, (_, at) => ({
    eventType: 'pageview',
    url: address + paths[(number * EVENTS_PER_BATCH + at) % paths.length],
    age: at * 2000,
    session,
  }))
  const { status } = await fetch(`${address}/statistics/`, {
    method: 'POST',
    headers: {
      origin: address,
      'user-agent': PHONE,
      'content-type': 'text/plain',
      'x-forwarded-for': `81.${(number >> 8) % 256}.${number % 256}.1`,
    },
    body: JSON.stringify({ data: { events, session } }),
  })
  return status === 204
}

/** What visitors do, counted while they open pages. */
const part: Part = {
  title: 'Counting what visitors do',
  budget:
    '5,000 events a second for a minute: p95 of pages at most 20 % slower, none lost or counted twice, at most 50 MB more',
  async run(start) {
    if (noLoadTool) return noLoadTool
    const { address, settings, pid } = await start(1, {
      environment: { TRUSTED_PROXY: '127.0.0.1' },
    })
    const paths = await readyPages(address)
    const counted = paths.filter((path) => COUNTED.test(path))
    const load = { address, paths, seconds: Math.floor(SECONDS / (ROUNDS + 1)) }
    await pageSpeed('warm-up', load, 1)
    const before = await pageSpeed('no events, before', load, ROUNDS)
    const memoryBefore = residentMegabytes(pid)

    const measured = pageSpeed(`${inWords(EVENTS_PER_SECOND)} events/s`, load, ROUNDS)
    const batches = (EVENTS_PER_SECOND * SECONDS) / EVENTS_PER_BATCH
    const sending: Promise<boolean>[] = []
    const begun = performance.now()
    while (sending.length < batches) {
      const due = begun + (sending.length * EVENTS_PER_BATCH * 1000) / EVENTS_PER_SECOND
      if (due > performance.now()) await wait(due - performance.now())
      sending.push(sendBatch(address, counted, sending.length))
    }
    const refused = (await Promise.all(sending)).filter((isTaken) => !isTaken).length
    const during = await measured
    const memory = residentMegabytes(pid) - memoryBefore

    const sent = batches * EVENTS_PER_BATCH
    const deadline = performance.now() + MAX_WAIT_MS
    while (storedBy(settings).events !== sent && performance.now() < deadline) await wait(LOOK_MS)
    const { events, rows, dropped } = storedBy(settings)
    const after = await pageSpeed('no events, after', load, ROUNDS)
    return {
      ...slowdownTable([before, after, during]),
      notes: [
        `Of ${inWords(sent)} events the CMS has ${inWords(events)}, in ${inWords(rows)} rows, ${inWords(dropped)} of them as more than people do; ${refused} batches were refused.`,
        `Memory: ${megabytes(memory)} more at the end of the minute; ${megabytes(memoryBefore)} before.`,
        `Medians of ${ROUNDS} times ${load.seconds} s, 32 connections, wrk; it, the process that sends events, site and CMS share the machine.`,
      ],
    }
  },
}

export default part
