import { Agent, get } from 'node:http'
import type { Part } from '../part.ts'

/** Pages that are rendered anew for each search value. */
const PAGES = ['/programma', '/standhouders', '/sprekers'] as const
const SCALES = [1, 10] as const
const RENDERS_AT_ONCE = 100
/** How long renders go on before it counts, and how long it then does, in ms. */
const WARM_UP_MS = 5000
const MEASURED_MS = 15_000
const PAUSE_MS = 10

/** Resolves to the milliseconds that an answer took. */
const timed = (address: string, agent: Agent): Promise<number> =>
  new Promise((resolve, reject) => {
    const started = performance.now()
    get(address, { agent }, (response) => {
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
    const rows: string[][] = []
    for (const scale of SCALES) {
      const { address } = await context.site(scale)
      const renders = new Agent({ keepAlive: true, maxSockets: RENDERS_AT_ONCE })
      const single = new Agent({ keepAlive: false })
      for (const page of PAGES) {
        let going = true
        let rendered = 0
        const load = Array.from({ length: RENDERS_AT_ONCE }, async (_, client) => {
          for (let turn = 0; going; turn += 1) {
            await timed(`${address}${page}?q=zoek${client}x${turn}`, renders)
            rendered += 1
          }
        })
        await new Promise((resolve) => setTimeout(resolve, WARM_UP_MS))
        rendered = 0
        const times: number[] = []
        const started = performance.now()
        while (performance.now() - started < MEASURED_MS) {
          times.push(await timed(`${address}/health`, single))
          await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
        }
        const rate = (rendered / (performance.now() - started)) * 1000
        going = false
        await Promise.all(load)
        times.sort((a, b) => a - b)
        rows.push([`${scale}×`, page, `${rate.toFixed(0)}/s`, at(times, 0.5), at(times, 0.99)])
      }
      renders.destroy()
    }
    return { table: { columns: ['content', 'page', 'renders', 'health p50', 'p99'], rows } }
  },
}

export default part
