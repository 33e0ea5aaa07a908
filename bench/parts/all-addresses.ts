import { setTimeout as wait } from 'node:timers/promises'
import { signInEditor } from '../editor.ts'
import { loadTool } from '../load.ts'
import { residentMegabytes } from '../memory.ts'
import { pagesReady } from '../pages-ready.ts'
import type { Part, RunningSite } from '../part.ts'
import { publicPaths } from '../public-pages.ts'
import { loadAtRandom } from '../random-load.ts'

const SCALES = [1, 10] as const
/** Visitors at once, all behind one address. */
const CONNECTIONS = 300
const SECONDS = 20
/** How often somebody publishes, in ms. */
const PUBLISH_MS = 2000

/** Every public page, at random: right after a start, when all are ready, and while editors publish. */
const part: Part = {
  title: 'All public pages at random, 1× and 10× the content',
  budget:
    'with the limits on and everybody behind one address at least 10,000 requests/s, p99 at most 100 ms, none refused; with a publish every 2 s p99 at most 300 ms; at ten times the content within a factor of 1.5; at most 250 MB',
  async run(context) {
    if (loadTool !== 'wrk') return { skipped: 'wrk is not installed (/usr/bin/wrk)' }
    const rows: string[][] = []
    for (const scale of SCALES) {
      const site = await context.site(scale, { environment: { RATE_LIMITS: 'on' } })
      const paths = await publicPaths(site.address)
      const measure = async (state: string, encoding: string) => {
        const peak = watchMemory(site)
        const load = { address: site.address, paths, encoding, connections: CONNECTIONS }
        const { rate, p50, p99, refused } = await loadAtRandom({ ...load, seconds: SECONDS })
        rows.push([
          `${scale}×`,
          `${paths.length}`,
          state,
          encoding,
          Math.round(rate).toLocaleString('en'),
          `${p50.toFixed(1)} ms`,
          `${p99.toFixed(1)} ms`,
          `${refused}`,
          `${peak().toFixed(0)} MB`,
        ])
      }
      await measure('after a start', 'br')
      const editor = await signInEditor(site)
      await pagesReady(site.address, paths)
      await measure('ready', 'br')
      await measure('ready', 'identity')
      const publishing = publishEvery(PUBLISH_MS, (round) =>
        editor.publishNews(`Gepubliceerd in ronde ${round}.`),
      )
      await measure('publishing', 'br')
      const published = await publishing.stop()
      if (published === 0) throw new Error('nothing was published')
    }
    return {
      table: {
        columns: [
          'content',
          'pages',
          'state',
          'encoding',
          'requests/s',
          'p50',
          'p99',
          'refused',
          'highest memory',
        ],
        rows,
      },
      notes: [
        `${SECONDS} s each, ${CONNECTIONS} connections from one address, ${loadTool} on the same machine; publishing: a news item every ${PUBLISH_MS / 1000} s.`,
        'Memory is the resident size of the site’s process.',
      ],
    }
  },
}

export default part

/** Looks at the memory twice a second; the answer ends that and gives the highest, in MB. */
function watchMemory({ pid }: RunningSite): () => number {
  let highest = 0
  const look = () => {
    highest = Math.max(highest, residentMegabytes(pid) ?? 0)
  }
  const timer = setInterval(look, 500)
  return () => {
    clearInterval(timer)
    look()
    return highest
  }
}

/** Publishes again and again until it is stopped, which gives how often. */
function publishEvery(ms: number, publish: (round: number) => Promise<void>) {
  let stopped = false
  let rounds = 0
  const done = (async () => {
    while (!stopped) {
      const next = wait(ms)
      await publish(rounds)
      rounds += 1
      await next
    }
  })()
  return {
    stop: async () => {
      stopped = true
      await done
      return rounds
    },
  }
}
