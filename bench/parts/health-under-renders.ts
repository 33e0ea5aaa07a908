import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { loadTool } from '../load.ts'
import type { Part } from '../part.ts'
import { loadAtRandom } from '../random-load.ts'

/** Pages that are rendered anew for each search value, and how many of these there are. */
const PAGES = ['/programma', '/standhouders', '/sprekers'] as const
const SEARCHES = 20_000
const SCALES = [1, 10] as const
const RENDERS_AT_ONCE = 100
/** How long pages are rendered, and from when on it counts. */
const SECONDS = 20
const WARM_UP_MS = 5000
const PAUSE_MS = 10

/** Resolves to the milliseconds that an answer on a connection of its own took. */
const timed = (address: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const started = performance.now()
    get(address, { agent: new Agent() }, (response) => {
      response.resume().once('end', () => resolve(performance.now() - started))
    }).once('error', reject)
  })

const at = (sorted: readonly number[], share: number): string =>
  `${(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1)} ms`

/** How long `/health` takes, on a connection of its own each time, while pages are rendered. */
const part: Part = {
  title: 'Health while every processor renders',
  budget: 'p99 at most 20 ms at 1×',
  async run(context) {
    if (loadTool !== 'wrk') return { skipped: 'wrk is not installed (/usr/bin/wrk)' }
    const rows: string[][] = []
    for (const scale of SCALES) {
      const { address } = await context.site(scale)
      for (const page of PAGES) {
        const paths = Array.from({ length: SEARCHES }, (_, at) => `${page}?q=zoek${at}`)
        const connections = RENDERS_AT_ONCE
        const started = performance.now()
        const load = loadAtRandom({ address, paths, encoding: 'br', connections, seconds: SECONDS })
        await wait(WARM_UP_MS)
        const times: number[] = []
        while (performance.now() - started < SECONDS * 1000) {
          times.push(await timed(`${address}/health`))
          await wait(PAUSE_MS)
        }
        const { rate } = await load
        times.sort((a, b) => a - b)
        rows.push([`${scale}×`, page, `${rate.toFixed(0)}/s`, at(times, 0.5), at(times, 0.99)])
      }
    }
    return {
      table: { columns: ['content', 'page', 'renders', 'health p50', 'p99'], rows },
      notes: [
        `${RENDERS_AT_ONCE} visitors search at once, each for something else, ${loadTool} on the same machine.`,
      ],
    }
  },
}

export default part
