import { fork } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { signInEditor } from '../editor.ts'
import { loadTool } from '../load.ts'
import { median } from '../median.ts'
import { residentMegabytes } from '../memory.ts'
import { pagesReady } from '../pages-ready.ts'
import type { Part, RunningSite } from '../part.ts'
import { publicPaths } from '../public-pages.ts'
import { loadAtRandom } from '../random-load.ts'
import type { StreamReport } from '../stream-client.ts'

const STREAMS = 10_000
const ROUNDS = 10
/** Visitors who open pages at once, all the time. */
const CONNECTIONS = 32
/** Measurements of each state, of which the median counts, and how long each takes. */
const SERIES = 5
const SECONDS = 4
/** How often something changes while pages are measured, in ms. */
const CHANGE_MS = 2000
/** How long the memory of a process takes to settle, in ms. */
const SETTLE_MS = 3000

/** Opens streams in a process of their own. */
function openStreams({ settings }: RunningSite) {
  const args = [settings.port, String(STREAMS)].map(String)
  const client = fork(join(import.meta.dirname, '../stream-client.ts'), args)
  const told = new Map<string, (report: { first: number; last: number }) => void>()
  const opened = new Promise<void>((resolve, reject) => {
    client.on('message', (report: StreamReport) => {
      if ('opened' in report) resolve()
      else told.get(report.told)?.(report)
    })
    client.once('exit', (code) => reject(new Error(`the streams ended with ${code}`)))
  })
  return {
    opened,
    /** Resolves when the last has heard of a notice. */
    whenTold: (id: string) =>
      new Promise<{ first: number; last: number }>((resolve) => told.set(id, resolve)),
    close: () => client.disconnect(),
  }
}

/** Ten thousand phones that look at the programme, and something that changes. */
const part: Part = {
  title: 'Ten thousand open streams',
  budget:
    'with 10,000 streams on one process all told within 2 s of the change, p95 of pages at most 20 % slower',
  async run(context) {
    if (loadTool !== 'wrk') return { skipped: 'wrk is not installed (/usr/bin/wrk)' }
    const environment = { RATE_LIMITS: 'on', VENUE_NETWORKS: '127.0.0.0/8' }
    const site = await context.site(1, { environment })
    const editor = await signInEditor(site)
    const paths = await publicPaths(site.address)
    await pagesReady(site.address, paths)
    const load = { address: site.address, paths, encoding: 'br', connections: CONNECTIONS }
    const pages = async () => {
      const found: { rate: number; p95: number }[] = []
      for (let at = 0; at < SERIES; at += 1)
        found.push(await loadAtRandom({ ...load, seconds: SECONDS }))
      return {
        rate: median(found.map(({ rate }) => rate)),
        p95: median(found.map(({ p95 }) => p95)),
      }
    }
    await pages()
    const before = await pages()
    const memoryBefore = residentMegabytes(site.pid) ?? 0
    const streams = openStreams(site)
    await streams.opened
    await wait(SETTLE_MS)
    const memory = (residentMegabytes(site.pid) ?? 0) - memoryBefore
    const quiet = await pages()
    const times: number[] = []
    let round = 0
    const change = async () => {
      round += 1
      const asked = Date.now()
      const id = await editor.tellNotice(`Melding ${round}.`)
      const { last } = await streams.whenTold(id)
      times.push(last - asked)
    }
    for (let at = 0; at < ROUNDS; at += 1) await change()
    let isOver = false
    const changing = (async () => {
      while (!isOver) {
        await change()
        await wait(CHANGE_MS)
      }
    })()
    const busy = await pages()
    isOver = true
    await changing
    streams.close()
    await wait(SETTLE_MS)
    const after = await pages()
    // The better of the two: what else the machine did is not the fault of the streams.
    const without = before.p95 < after.p95 ? before : after
    const row = (state: string, { rate, p95 }: { rate: number; p95: number }) => [
      state,
      Math.round(rate).toLocaleString('en'),
      `${p95.toFixed(2)} ms`,
      `${Math.round((p95 / without.p95 - 1) * 100)} %`,
    ]
    return {
      table: {
        columns: ['state', 'pages/s', 'p95 of pages', 'slower'],
        rows: [
          row('no streams, before', before),
          row('no streams, after', after),
          row(`${STREAMS.toLocaleString('en')} streams`, quiet),
          row(`a change every ${CHANGE_MS / 1000} s and more`, busy),
        ],
      },
      notes: [
        `From asking the CMS until the last of ${STREAMS.toLocaleString('en')} heard: median ${median(times)} ms, longest ${Math.max(...times)} ms, of ${times.length}; the site asks the CMS once a second.`,
        `Memory: ${memory.toFixed(0)} MB for all streams, ${((memory * 1000) / STREAMS).toFixed(1)} kB each; ${memoryBefore.toFixed(0)} MB before.`,
        `Medians of ${SERIES} times ${SECONDS} s, ${CONNECTIONS} connections, wrk; its process, the one that holds the streams, site and CMS share the machine.`,
      ],
    }
  },
}

export default part
