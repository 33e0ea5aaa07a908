import { setTimeout as wait } from 'node:timers/promises'
import { signInEditor } from '../editor.ts'
import { openInspector } from '../inspector.ts'
import { residentMegabytes } from '../memory.ts'
import type { Part } from '../part.ts'
import { type Sample, slopeOf } from '../regression.ts'
import { startCrowd } from '../visitors.ts'

const SCALE = 10
/** How long it takes; `SOAK_MINUTES` shortens it while trying. */
const MINUTES = Number(process.env.SOAK_MINUTES || 15)
/** The first part of it, in which caches fill and code is compiled. */
const WARM_UP = 1 / 3
/** How often the heaps are looked at, of the whole. */
const SAMPLES = 30
const PUBLISH_MS = 10_000
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
    const crowd = await startCrowd(site)
    let published = 0
    const publishing = setInterval(() => {
      published += 1
      editor.publishNews(`Gepubliceerd als nummer ${published}.`).catch(() => undefined)
    }, PUBLISH_MS)
    const started = performance.now()
    const end = MINUTES * 60_000
    for (let number = 1; number <= SAMPLES; number += 1) {
      await wait(Math.max(0, started + (number * end) / SAMPLES - performance.now()))
      for (const { inspector, samples } of Object.values(heaps)) {
        const value = (await inspector.heapAfterCollection()) / 1e6
        samples.push({ at: performance.now() - started, value })
      }
    }
    clearInterval(publishing)
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
        `${MINUTES} minutes; heaps after collecting the garbage, their growth by regression over all but the first third.`,
        `Done: ${done.map(([kind, count]) => `${kind} ${count}`).join(', ')}.`,
        `Answers that were not expected: ${crowd.surprises.join('; ') || 'none'}.`,
      ],
    }
  },
}

export default part
