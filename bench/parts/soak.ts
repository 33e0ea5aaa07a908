import { setTimeout as wait } from 'node:timers/promises'
import { signInEditor } from '../editor.ts'
import { openInspector } from '../inspector.ts'
import { residentMegabytes } from '../memory.ts'
import { pagesReady } from '../pages-ready.ts'
import type { Part } from '../part.ts'
import { dataPaths, publicPaths } from '../public-pages.ts'
import { type Sample, slopeOf } from '../regression.ts'
import { createCrowd } from '../visitors.ts'

const SCALE = 10
/** How long is measured; `SOAK_MINUTES` shortens it while trying. */
const MINUTES = Number(process.env.SOAK_MINUTES || 15)
/** The same before: caches fill, and V8 compiles what is called rarely. */
const WARM_UP_MINUTES = MINUTES * 2
const PUBLISH_MS = 10_000
/** How many times is published between two looks at the heaps. */
const PUBLISHED_PER_SAMPLE = 3
/** After the last visitor and the last change: what is done in the background ends. */
const REST_MS = 3000
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
    // Each address that is kept takes its kilobyte: what grows once the cache is full is what counts.
    const paths = await publicPaths(site.address)
    await pagesReady(site.address, paths)
    await askOnce(site.address, dataPaths(paths))
    const crowd = await createCrowd(site)
    const started = performance.now()
    const warm = WARM_UP_MINUTES * 60_000
    const end = warm + MINUTES * 60_000
    let published = 0
    const surprises: string[] = []
    const publish = async () => {
      for (let count = 0; count < PUBLISHED_PER_SAMPLE; count += 1) {
        published += 1
        await editor
          .publishNews(`Gepubliceerd als nummer ${published}.`)
          .catch((error: Error) => surprises.push(error.message))
        await wait(PUBLISH_MS)
      }
    }
    while (performance.now() - started < end) {
      await Promise.all([crowd.visit(PUBLISH_MS * PUBLISHED_PER_SAMPLE), publish()])
      await wait(REST_MS)
      for (const { inspector, samples } of Object.values(heaps)) {
        const value = (await inspector.heapAfterCollection()) / 1e6
        samples.push({ at: performance.now() - started, value })
      }
    }
    clearInterval(memory)
    const rows = Object.entries(heaps).map(([name, { inspector, samples }]) => {
      inspector.close()
      const measured = samples.filter(({ at }) => at > warm)
      const highest = name === 'site' ? `${Math.max(...resident).toFixed(0)} MB` : '–'
      return [
        name,
        `${measured[0]?.value.toFixed(1)} MB`,
        `${measured.at(-1)?.value.toFixed(1)} MB`,
        `${(slopeOf(measured) * HOUR_MS).toFixed(1)} MB/h`,
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
        `${MINUTES} minutes, after ${WARM_UP_MINUTES} minutes of the same; heaps after collecting the garbage, while nobody visits, their growth by regression.`,
        `Done: ${done.map(([kind, count]) => `${kind} ${count}`).join(', ')}.`,
        `Answers that were not expected: ${[...crowd.surprises, ...surprises].join('; ') || 'none'}.`,
      ],
    }
  },
}

async function askOnce(address: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const response = await fetch(address + path)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  }
}

export default part
