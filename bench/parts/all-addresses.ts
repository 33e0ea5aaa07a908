import { setTimeout as wait } from 'node:timers/promises'
import { newsPublisherOf } from '../editor.ts'
import {
  inWords,
  LIMITS_OF_THE_VENUE,
  megabytes,
  milliseconds,
  type Part,
  residentMegabytes,
} from '../harness.ts'
import { noLoadTool, putUnderLoad } from '../load.ts'
import { publicPaths, readyPages } from '../pages.ts'

const SCALES = [1, 10] as const
/** Visitors at once, all behind the venue's address: any other may open fewer connections. */
const CONNECTIONS = 300
const SECONDS = 20
/** How often somebody publishes, in ms. */
const PUBLISH_MS = 2000

/** Every public page, at random: right after a start, when all are ready, and while editors publish. */
const part: Part = {
  title: 'All public pages at random, 1× and 10× the content',
  budget:
    'with the limits on and everybody behind the one address of the venue at least 10,000 requests/s, p99 at most 100 ms, none refused; with a publish every 2 s p99 at most 300 ms; at ten times the content within a factor of 1.5; at most 450 MB',
  async run(start) {
    if (noLoadTool) return noLoadTool
    const rows: string[][] = []
    for (const scale of SCALES) {
      const site = await start(scale, LIMITS_OF_THE_VENUE)
      const { address, pid } = site
      const paths = await publicPaths(address)
      const measure = async (state: string, encoding = 'br') => {
        const load = { address, paths, encoding, connections: CONNECTIONS, seconds: SECONDS }
        const { rate, p50, p99, refused } = await putUnderLoad(load)
        rows.push([
          ...[`${scale}×`, `${paths.length}`, state, encoding, inWords(rate)],
          ...[milliseconds(p50), milliseconds(p99), `${refused}`],
          megabytes(residentMegabytes(pid)),
        ])
      }
      await measure('after a start')
      const publish = await newsPublisherOf(site)
      await readyPages(address)
      await measure('ready')
      await measure('ready', 'identity')
      let isOver = false
      const measured = measure('publishing').finally(() => {
        isOver = true
      })
      for (let round = 0; !isOver; round += 1) {
        const next = wait(PUBLISH_MS)
        await publish(`Gepubliceerd in ronde ${round}.`)
        await next
      }
      await measured
    }
    return {
      columns: [
        ...['content', 'pages', 'state', 'encoding', 'requests/s'],
        ...['p50', 'p99', 'refused', 'memory after'],
      ],
      rows,
      notes: [
        `${SECONDS} s each, ${CONNECTIONS} connections from one address, wrk on the same machine; publishing: a news item every ${PUBLISH_MS / 1000} s. Memory is the resident size of the site’s process.`,
      ],
    }
  },
}

export default part
