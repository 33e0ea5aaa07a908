import { median } from '../median.ts'
import { pagesReady } from '../pages-ready.ts'
import type { Part } from '../part.ts'
import { publicPaths } from '../public-pages.ts'
import { type ExpectedQuery, READ } from '../queries/expected-query.ts'
import { type Judged, judge } from '../queries/judge.ts'
import { writtenAfter } from '../queries/written-after.ts'
import { writtenBefore } from '../queries/written-before.ts'

const SCALES = [1, 10] as const
const ROUNDS = 15

/** What nobody finds, and what is everywhere: for the time that they take. */
const OTHERS: readonly ExpectedQuery[] = ['ditbestaatniet', 'woning', 'bouw'].map((query) => ({
  query,
  locale: 'nl',
  expected: [],
}))

const sets = { 'written before': writtenBefore, 'written after': writtenAfter }

/** Whether what visitors look for is among the first results, and how long the server takes. */
const part: Part = {
  title: 'Search, 1× and 10× the content',
  budget: `95 % among the first ${READ} results; at most 20 ms on the server at ten times the content, for 99 of 100 answers`,
  async run(context) {
    const rows: string[][] = []
    const missed: string[] = []
    for (const scale of SCALES) {
      const { address } = await context.site(scale)
      await pagesReady(address, await publicPaths(address))
      for (const [name, queries] of Object.entries(sets)) {
        const asked = [...queries, ...OTHERS]
        // The first answers wait for the index, and for the compiler.
        for (const query of asked) await ask(address, query, 0)
        const judged: Judged[] = []
        for (let round = 1; round <= ROUNDS; round += 1) {
          for (const query of asked) judged.push(await ask(address, query, round))
        }
        const times = judged.map(({ time }) => time).sort((a, b) => a - b)
        const own = judged.slice(0, queries.length)
        const found = own.filter((one) => one.found).length
        if (scale === 1)
          missed.push(...own.filter((one) => !one.found).map(({ query }) => query.query))
        rows.push([
          `${scale}×`,
          name,
          `${found} of ${queries.length}`,
          `${median(times).toFixed(1)} ms`,
          `${(times[Math.floor(times.length * 0.99)] ?? 0).toFixed(1)} ms`,
          `${(times.at(-1) ?? 0).toFixed(1)} ms`,
        ])
      }
    }
    return {
      table: {
        columns: ['content', 'queries', 'found', 'median', '99 of 100 within', 'longest'],
        rows,
      },
      notes: [
        `${ROUNDS} whole answers over HTTP to each query, one after the other, none from the cache.`,
        ...(missed.length > 0 ? [`Not found at 1×: ${missed.join(', ')}.`] : []),
      ],
    }
  },
}

/** Spaces change nothing but the key of the cache, so each round is searched anew. */
const ask = (address: string, expected: ExpectedQuery, round: number) =>
  judge(
    address,
    expected,
    new URLSearchParams({ q: expected.query.padEnd(expected.query.length + round) }),
  )

export default part
