import {
  kilobytes,
  median,
  megabytes,
  milliseconds,
  type Part,
  residentMegabytes,
} from '../harness.ts'
import { buildNuxt, startNuxt } from '../nuxt.ts'
import { read } from '../pages.ts'

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
    'the programme at least 1.2 times as fast as Nuxt 4 rendering the same list; at ten times the content at most ten times the render time, and at most 450 MB',
  async run(start) {
    const rows: string[][] = []
    await buildNuxt()
    for (const scale of SCALES) {
      const site = await start(scale)
      const nuxt = await startNuxt(site.address)
      for (const page of PAGES) {
        const theirs = page === PROGRAMME ? [nuxt.address + page] : []
        const [own, other] = await renderInTurns([site.address + page, ...theirs])
        const ratio = own && other?.times.map((time, at) => time / (own.times[at] ?? 0))
        rows.push([
          ...[`${scale}×`, page, kilobytes(own?.size ?? 0), milliseconds(median(own?.times ?? []))],
          megabytes(residentMegabytes(site.pid)),
          other ? milliseconds(median(other.times)) : '–',
          other ? kilobytes(other.size) : '–',
          ratio ? `${median(ratio).toFixed(2)}×` : '–',
        ])
      }
      await nuxt.stop()
    }
    return {
      columns: [
        ...['content', 'page', 'HTML', 'render', 'memory after'],
        ...['Nuxt', 'its HTML', 'ratio'],
      ],
      rows,
      notes: [
        `Medians of ${ROUNDS} rounds of ${PER_ROUND} renders one after the other, whole answers over HTTP, uncompressed; a round of this site, one of Nuxt.`,
        'Nuxt: the app in [bench/nuxt](../bench/nuxt/README.md), one process, with the memory that Node takes by itself. Memory is the resident size of the site’s process.',
      ],
    }
  },
}

export default part

/** Renders pages one after the other, round by round, so that a busy machine is busy for all. */
async function renderInTurns(urls: readonly string[]) {
  const renders = urls.map((url) => ({ url, times: [] as number[], size: 0 }))
  const searches = [...equalSearches()]
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const queries = searches.slice(round * PER_ROUND, (round + 1) * PER_ROUND)
    for (const render of renders) {
      const times: number[] = []
      for (const query of queries) {
        const started = performance.now()
        const html = await read(`${render.url}?q=${query}`, { 'accept-encoding': 'identity' })
        times.push(performance.now() - started)
        render.size = html.length
      }
      if (round >= WARM_UP) render.times.push(median(times))
    }
  }
  return renders
}

/**
 * Searches that the cache takes for different ones and that give the same, nearly whole list: one
 * common letter with ever more spaces after it.
 */
function* equalSearches(): Generator<string> {
  for (const letter of 'enai')
    for (let length = 1; length < 91; length += 1) yield encodeURIComponent(letter.padEnd(length))
}
