import { setTimeout as wait } from 'node:timers/promises'
import { inWords, milliseconds, type Part, quantile } from '../harness.ts'
import { noLoadTool, putUnderLoad } from '../load.ts'
import { readBytes } from '../pages.ts'

/** Pages that are rendered anew for each search value, and how many of these there are. */
const PAGES = ['/programma', '/standhouders', '/sprekers'] as const
const SEARCHES = 20_000
const SCALES = [1, 10] as const
const RENDERS_AT_ONCE = 100
/** How long pages are rendered, and from when on it counts. */
const SECONDS = 20
const WARM_UP_MS = 5000
const PAUSE_MS = 10

/** How long `/health` takes while pages are rendered. */
const part: Part = {
  title: 'Health while every processor renders',
  budget: 'p99 at most 30 ms at 1×',
  async run(site) {
    if (noLoadTool) return noLoadTool
    const rows: string[][] = []
    for (const scale of SCALES) {
      const { address } = await site(scale)
      for (const page of PAGES) {
        const paths = Array.from({ length: SEARCHES }, (_, at) => `${page}?q=zoek${at}`)
        const end = performance.now() + SECONDS * 1000
        const load = { address, paths, connections: RENDERS_AT_ONCE, seconds: SECONDS }
        const loaded = putUnderLoad(load)
        await wait(WARM_UP_MS)
        const times: number[] = []
        while (performance.now() < end) {
          const asked = performance.now()
          await readBytes(`${address}/health`, 'identity')
          times.push(performance.now() - asked)
          await wait(PAUSE_MS)
        }
        const health = [0.5, 0.99].map((share) => milliseconds(quantile(times, share)))
        rows.push([`${scale}×`, page, `${inWords((await loaded).rate)}/s`, ...health])
      }
    }
    return {
      columns: ['content', 'page', 'renders', 'health p50', 'p99'],
      rows,
      notes: [
        `${RENDERS_AT_ONCE} visitors search at once, each for something else, wrk on the same machine.`,
      ],
    }
  },
}

export default part
