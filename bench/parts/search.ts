import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { median, milliseconds, type Part, quantile } from '../harness.ts'
import { read, readyPages } from '../pages.ts'

const SCALES = [1, 10] as const
const ROUNDS = 15
/** How many results are read before one thinks that it is not there. */
const READ = 3

/**
 * A hundred searches that visitors may well make, written after the search was made. A line has the
 * language, the query, and what has to be among the first results, one of which is enough: the address
 * of a page, without prefix of language, id, search parameters and anchor, or the title of a result.
 */
const queries = readFileSync(join(import.meta.dirname, '../search-queries.tsv'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'))

interface Hit {
  readonly path: string
  readonly title: string | readonly (string | readonly [string])[]
}

/** What of the answer of `/zoeken.json` is read here. */
interface Answer {
  readonly answer: Hit | null
  readonly best: readonly Hit[]
  readonly groups: readonly { readonly hits: readonly Hit[] }[]
}

/** A path as queries expect it: `/en/nieuws/k7m2p9xa/opening?q=1#top` is `/nieuws/opening`. */
const pageOf = (path: string): string =>
  (path.split(/[?#]/)[0] ?? '').replace(/^\/([a-z]+)\/[a-z0-9]{8}\//, '/$1/')

/** Pages and titles of the first results, in the order of reading. */
const firstResults = ({ answer, best, groups }: Answer): string[] =>
  [...(answer ? [answer] : []), ...best, ...groups.flatMap(({ hits }) => hits)]
    .slice(0, READ)
    .flatMap(({ path, title }) => [pageOf(path), [title].flat(2).join('')])

/** Whether what visitors look for is among the first results, and how long the server takes. */
const part: Part = {
  title: 'Search, 1× and 10× the content',
  budget: `95 % among the first ${READ} results; at most 20 ms on the server at ten times the content, for 99 of 100 answers`,
  async run(site) {
    const rows: string[][] = []
    const missed: string[] = []
    for (const scale of SCALES) {
      const { address } = await site(scale)
      await readyPages(address)
      const times: number[] = []
      let found = 0
      // The first answers wait for the index, and for the compiler.
      for (let round = 0; round <= ROUNDS; round += 1) {
        for (const [locale, query = '', ...expected] of queries) {
          // Spaces change nothing but the key of the cache, so each round is searched anew.
          const q = encodeURIComponent(query.padEnd(query.length + round))
          const prefix = locale === 'nl' ? '' : `/${locale}`
          const asked = performance.now()
          const text = await read(`${address}${prefix}/zoeken.json?q=${q}`)
          if (round > 0) times.push(performance.now() - asked)
          if (round < ROUNDS) continue
          const results = firstResults(JSON.parse(text))
          if (expected.some((one) => results.includes(one))) found += 1
          else missed.push(`${query} (${scale}×)`)
        }
      }
      rows.push([
        ...[`${scale}×`, `${found} of ${queries.length}`, milliseconds(median(times))],
        ...[milliseconds(quantile(times, 0.99)), milliseconds(Math.max(...times))],
      ])
    }
    return {
      columns: ['content', 'found', 'median', '99 of 100 within', 'longest'],
      rows,
      notes: [
        `${ROUNDS} whole answers over HTTP to each query, one after the other, none from the cache.`,
        `Not found: ${missed.join(', ') || 'none'}.`,
      ],
    }
  },
}

export default part
