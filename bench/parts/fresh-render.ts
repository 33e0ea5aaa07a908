import { readFileSync } from 'node:fs'
import { median } from '../median.ts'
import type { Part, RunningSite } from '../part.ts'

const PAGES = ['/programma', '/standhouders', '/sprekers', '/plattegrond'] as const
const SCALES = [1, 10] as const
const RENDERS = 60

/** How long a page takes that is in no cache, and what the site needs in memory, at 1× and 10×. */
const part: Part = {
  title: 'Fresh render and memory, 1× and 10× the content',
  budget: 'at ten times the content at most ten times the render time, and at most 250 MB',
  async run(context) {
    const rows: string[][] = []
    for (const scale of SCALES) {
      const site = await context.site(scale)
      for (const page of PAGES) {
        const { milliseconds, kilobytes } = await renderTimes(site, page)
        rows.push([
          `${scale}×`,
          page,
          `${kilobytes.toFixed(0)} kB`,
          `${milliseconds.toFixed(1)} ms`,
          (1000 / milliseconds).toFixed(0),
          `${memory(site).toFixed(0)} MB`,
        ])
      }
    }
    return {
      table: { columns: ['content', 'page', 'HTML', 'render', 'renders/s', 'memory after'], rows },
      notes: [
        `Medians of ${RENDERS} renders one after the other, whole answers over HTTP, uncompressed.`,
        'Memory is the resident size of the server process.',
      ],
    }
  },
}

export default part

/**
 * Searches that the cache takes for different ones and that give the same, nearly whole list: one
 * common letter with ever more spaces after it.
 */
function* equalSearches(): Generator<string> {
  for (const letter of 'enai') {
    for (let spaces = 0; spaces < 90; spaces += 1)
      yield encodeURIComponent(letter.padEnd(spaces + 1))
  }
}

async function renderTimes({ address }: RunningSite, page: string) {
  const times: number[] = []
  let kilobytes = 0
  for (const search of equalSearches()) {
    if (times.length === RENDERS) break
    const started = performance.now()
    const response = await fetch(`${address}${page}?q=${search}`, {
      headers: { 'accept-encoding': 'identity' },
    })
    const html = await response.text()
    times.push(performance.now() - started)
    kilobytes = html.length / 1024
    if (!response.ok) throw new Error(`${page} answered ${response.status}`)
  }
  return { milliseconds: median(times), kilobytes }
}

/** Resident memory of the site's process in MB, where the system tells; else 0. */
function memory({ pid }: RunningSite): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}
