import { median } from '../median.ts'
import { residentMemory } from '../memory.ts'
import { buildNuxt, startNuxt } from '../nuxt.ts'
import type { Part } from '../part.ts'

/** The page that Nuxt renders too. */
const PROGRAMME = '/programma'
const PAGES = [PROGRAMME, '/standhouders', '/sprekers', '/plattegrond'] as const
const SCALES = [1, 10] as const
/** Rounds that count, after those in which V8 gets to know the code. */
const ROUNDS = 8
const WARM_UP = 3
const PER_ROUND = 10

/**
 * How long a page takes that is in no cache, and what the site needs in memory, at 1× and 10×; the
 * programme against the same page made with Nuxt.
 */
const part: Part = {
  title: 'Fresh render and memory, 1× and 10× the content',
  budget:
    'the programme at least as fast as Nuxt 4 rendering the same list; at ten times the content at most ten times the render time, and at most 250 MB',
  async run(context) {
    const rows: string[][] = []
    await buildNuxt()
    for (const scale of SCALES) {
      const site = await context.site(scale)
      const nuxt = await startNuxt(site.address)
      try {
        for (const page of PAGES) {
          const theirs = page === PROGRAMME ? [nuxt.address + page] : []
          const [own, other] = await renderInTurns([site.address + page, ...theirs])
          if (!own) throw new Error('a page is missing')
          rows.push([
            `${scale}×`,
            page,
            kilobytes(own),
            `${median(own.times).toFixed(1)} ms`,
            rate(own),
            residentMemory(site.pid),
            other ? rate(other) : '–',
            other ? kilobytes(other) : '–',
            other
              ? `${median(other.times.map((time, n) => time / (own.times[n] ?? 0))).toFixed(2)}×`
              : '–',
          ])
        }
      } finally {
        await nuxt.stop()
      }
    }
    return {
      table: {
        columns: [
          'content',
          'page',
          'HTML',
          'render',
          'renders/s',
          'memory after',
          'Nuxt/s',
          'its HTML',
          'ratio',
        ],
        rows,
      },
      notes: [
        `Medians of ${ROUNDS} rounds of ${PER_ROUND} renders one after the other, whole answers over HTTP, uncompressed; a round of this site, one of Nuxt.`,
        'Nuxt: the app in [bench/nuxt](../bench/nuxt/README.md), one process, with the memory that Node takes by itself.',
        'Memory is the resident size of the site’s process.',
      ],
    }
  },
}

export default part

interface Renders {
  /** Milliseconds of a render, the median of each round. */
  readonly times: number[]
  /** Length of the page, in characters. */
  length: number
}

/** Renders pages one after the other, round by round, so that a busy machine is busy for all. */
async function renderInTurns(urls: readonly string[]): Promise<readonly Renders[]> {
  const renders = urls.map((): Renders => ({ times: [], length: 0 }))
  const searches = equalSearches().toArray()
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const now = searches.slice(round * PER_ROUND, (round + 1) * PER_ROUND)
    for (const [index, url] of urls.entries()) {
      const times: number[] = []
      for (const search of now) {
        const started = performance.now()
        const html = await read(`${url}?q=${search}`)
        times.push(performance.now() - started)
        Object.assign(renders[index] ?? {}, { length: html.length })
      }
      if (round >= WARM_UP) renders[index]?.times.push(median(times))
    }
  }
  return renders
}

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

async function read(url: string): Promise<string> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  const html = await response.text()
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return html
}

const kilobytes = ({ length }: Renders) => `${(length / 1024).toFixed(0)} kB`
const rate = ({ times }: Renders) => (1000 / median(times)).toFixed(0)
