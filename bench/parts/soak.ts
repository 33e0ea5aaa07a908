import { setTimeout as wait } from 'node:timers/promises'
import { signInEditor } from '../editor.ts'
import { openInspector } from '../inspector.ts'
import { residentMegabytes } from '../memory.ts'
import { pagesReady } from '../pages-ready.ts'
import type { Part } from '../part.ts'
import { publicPaths } from '../public-pages.ts'
import { type Sample, slopeOf } from '../regression.ts'
import { startCrowd } from '../visitors.ts'

const SCALE = 10
/** How long it takes; `SOAK_MINUTES` shortens it while trying. */
const MINUTES = Number(process.env.SOAK_MINUTES || 15)
/** The first part of it, in which caches fill and code is compiled. */
const WARM_UP = 1 / 3
const PUBLISH_MS = 10_000
/** How many times is published between two looks at the heaps. */
const PUBLISHED_PER_SAMPLE = 3
const HOUR_MS = 3_600_000

/** Everything that visitors and editors do, for a while: what is left on the heap of both processes. */
const part: Part = {
  title: 'Mixed load for a quarter of an hour, 10× the content',
  budget: `heaps grow by at most 1 MB/h after a warm-up; the site's process at most 250 MB`,
  async run(context) {
    const site = await context.site(SCALE, { inspected: true })
    if (!site.inspectors) throw new Error('the processes are not inspected')
    const editor = await signInEditor(site)
    const heaps = {
      site: { inspector: await openInspector(site.inspectors.site), samples: [] as Sample[] },
      CMS: { inspector: await openInspector(site.inspectors.cms), samples: [] as Sample[] },
    }
    const resident: number[] = []
    const memory = setInterval(() => resident.push(residentMegabytes(site.pid) ?? 0), 1000)
    // Each page that is ready takes its kilobyte: what grows after that is what counts.
    await pagesReady(site.address, await publicPaths(site.address))
    const crowd = await startCrowd(site)
    const started = performance.now()
    const end = MINUTES * 60_000
    let published = 0
    for (;;) {
      await wait(Math.max(0, started + published * PUBLISH_MS - performance.now()))
      // Before a change, when the one before it is done with: while it is made there is twice the content.
      if (published % PUBLISHED_PER_SAMPLE === 0)
        for (const { inspector, samples } of Object.values(heaps)) {
          const value = (await inspector.heapAfterCollection()) / 1e6
          samples.push({ at: performance.now() - started, value })
        }
      if (performance.now() - started >= end) break
      published += 1
      editor.publishNews(`Gepubliceerd als nummer ${published}.`).catch(() => undefined)
    }
    clearInterval(memory)
    await crowd.stop()
    const rows = Object.entries(heaps).map(([name, { inspector, samples }]) => {
      inspector.close()
      const warm = samples.filter(({ at }) => at > end * WARM_UP)
      const highest = name === 'site' ? `${Math.max(...resident).toFixed(0)} MB` : '–'
      return [
        name,
        `${warm[0]?.value.toFixed(1)} MB`,
        `${warm.at(-1)?.value.toFixed(1)} MB`,
        `${(slopeOf(warm) * HOUR_MS).toFixed(1)} MB/h`,
        highest,
      ]
    })
    const done = Object.entries({ ...crowd.counts, publish: published })
    return {
      table: {
        columns: ['process', 'heap after warm-up', 'heap at the end', 'growth', 'highest memory'],
        rows,
      },
      notes: [
        `${MINUTES} minutes; heaps after collecting the garbage, their growth by regression over all but the first third, measured between two changes.`,
        `Done: ${done.map(([kind, count]) => `${kind} ${count}`).join(', ')}.`,
        `Answers that were not expected: ${crowd.surprises.join('; ') || 'none'}.`,
      ],
    }
  },
}

export default part
