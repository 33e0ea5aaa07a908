import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { EventReport } from '../event-client.ts'
import { loadTool } from '../load.ts'
import { median } from '../median.ts'
import { residentMegabytes } from '../memory.ts'
import { pagesReady } from '../pages-ready.ts'
import type { Part } from '../part.ts'
import { publicPaths } from '../public-pages.ts'
import { loadAtRandom } from '../random-load.ts'
import { askDatabase, untilCounted } from '../stored-figures.ts'

const EVENTS_PER_SECOND = Number(process.env.BENCH_EVENTS_PER_SECOND ?? 5000)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 60)
/** Visitors who open pages at once, all the time. */
const CONNECTIONS = 32
const SERIES = 5
/** Views of these count: the others are of routes that are left out. */
const COUNTED = /^\/(?:en\/)?(?:programma|standhouders|sprekers|paviljoens)\//

/** Sends events; the answer comes when all are sent. */
const sendEvents = (address: string, paths: readonly string[]) =>
  new Promise<EventReport>((resolve, reject) => {
    const args = [address, `${EVENTS_PER_SECOND}`, `${SECONDS}`, ...paths]
    const client = fork(join(import.meta.dirname, '../event-client.ts'), args)
    client.once('message', (report: EventReport) => resolve(report))
    client.once('exit', (code) => reject(new Error(`the events ended with ${code}`)))
  })

/** What visitors do, counted while they open pages. */
const part: Part = {
  title: 'Counting what visitors do',
  budget:
    '5,000 events a second for a minute: p95 of pages at most 20 % slower, none lost or counted twice, at most 50 MB more',
  async run(context) {
    if (loadTool !== 'wrk') return { skipped: 'wrk is not installed (/usr/bin/wrk)' }
    const site = await context.site(1, { environment: { RATE_LIMITS: 'off' } })
    const { address, settings, pid } = site
    const paths = await publicPaths(address)
    await pagesReady(address, paths)
    const load = { address, paths, encoding: 'br', connections: CONNECTIONS }
    const pages = async (seconds: number) => {
      const found: { rate: number; p95: number }[] = []
      for (let at = 0; at < SERIES; at += 1) found.push(await loadAtRandom({ ...load, seconds }))
      return {
        rate: median(found.map(({ rate }) => rate)),
        p95: median(found.map(({ p95 }) => p95)),
      }
    }
    const seconds = Math.floor(SECONDS / (SERIES + 1))
    await pages(seconds)
    const before = await pages(seconds)
    const memoryBefore = residentMegabytes(pid) ?? 0
    const sending = sendEvents(
      address,
      paths.filter((path) => COUNTED.test(path)),
    )
    const during = await pages(seconds)
    const { sent, refused } = await sending
    const memory = (residentMegabytes(pid) ?? 0) - memoryBefore
    await untilCounted(settings, sent)
    const after = await pages(seconds)
    const [dropped] = askDatabase(
      settings,
      "select sum(count) as events, count(*) as rows from statistics_counts where event = 'dropped'",
    )
    const [rows] = askDatabase(settings, 'select count(*) as rows from statistics_counts')
    // The better of the two: what else the machine did is not the fault of the events.
    const without = before.p95 < after.p95 ? before : after
    const row = (state: string, { rate, p95 }: { rate: number; p95: number }) => [
      state,
      Math.round(rate).toLocaleString('en'),
      `${p95.toFixed(2)} ms`,
      `${Math.round((p95 / without.p95 - 1) * 100)} %`,
    ]
    const number = (value: unknown) => Number(value).toLocaleString('en')
    return {
      table: {
        columns: ['state', 'pages/s', 'p95 of pages', 'slower'],
        rows: [
          row('no events, before', before),
          row('no events, after', after),
          row(`${number(EVENTS_PER_SECOND)} events/s`, during),
        ],
      },
      notes: [
        `Of ${number(sent)} events ${number(sent - Number(dropped?.events))} were counted and ${number(dropped?.events)} dropped (made so), in ${number(rows?.rows)} rows; ${refused} batches were refused.`,
        `Memory: ${memory.toFixed(0)} MB more at the end of the minute; ${memoryBefore.toFixed(0)} MB before.`,
        `Medians of ${SERIES} times ${seconds} s, ${CONNECTIONS} connections, wrk; its process, the one that sends events, site and CMS share the machine.`,
      ],
    }
  },
}

export default part
