import { median } from '../median.ts'
import type { Part } from '../part.ts'

const SCALES = [1, 10] as const
const ROUNDS = 15

/** What visitors search for: common and rare words, a stand number, a mistake, and nothing. */
const QUERIES = [
  'woning',
  'bouw',
  '1.A12',
  'ilse werkhoven',
  'verduurzamen bewoonde staat',
  'stapelwrek',
  'ditbestaatniet',
] as const

/** How long the server takes for the list box of the header, at 1× and 10×. */
const part: Part = {
  title: 'Search, 1× and 10× the content',
  budget: 'at most 20 ms on the server at ten times the content',
  async run(context) {
    const rows: string[][] = []
    for (const scale of SCALES) {
      const { address } = await context.site(scale)
      for (const query of QUERIES) {
        const times: number[] = []
        let total = 0
        for (let round = 0; round < ROUNDS; round += 1) {
          // Spaces change nothing but the key of the cache, so each round is searched anew.
          const search = new URLSearchParams({ q: query.padEnd(query.length + round) })
          const started = performance.now()
          const response = await fetch(`${address}/zoeken.json?${search}`)
          const answer = (await response.json()) as { total: number }
          times.push(performance.now() - started)
          total = answer.total
        }
        const longest = Math.max(...times.slice(1))
        rows.push([
          `${scale}×`,
          query,
          String(total),
          `${median(times).toFixed(1)} ms`,
          `${longest.toFixed(1)} ms`,
        ])
      }
    }
    return {
      table: { columns: ['content', 'query', 'results', 'median', 'longest'], rows },
      notes: [
        `${ROUNDS} whole answers over HTTP, one after the other, none from the cache; the longest without the first.`,
      ],
    }
  },
}

export default part
