import { type ExpectedQuery, READ } from './expected-query.ts'

interface Hit {
  readonly path: string
  readonly title: readonly (string | readonly [string])[]
}

/** What of the answer of `/zoeken.json` is read here. */
interface Answer {
  readonly answer: { readonly path: string; readonly title: string } | null
  readonly best: readonly Hit[]
  readonly groups: readonly { readonly hits: readonly Hit[] }[]
}

export interface Judged {
  readonly query: ExpectedQuery
  readonly found: boolean
  /** Titles of the first results, as one reads them. */
  readonly first: readonly string[]
  /** Of the whole answer, in ms. */
  readonly time: number
}

/** Asks a site and looks for what was expected among the first results, in the order of reading. */
export async function judge(
  address: string,
  expected: ExpectedQuery,
  search = new URLSearchParams({ q: expected.query }),
): Promise<Judged> {
  const started = performance.now()
  const prefix = expected.locale === 'nl' ? '' : `/${expected.locale}`
  const response = await fetch(`${address}${prefix}/zoeken.json?${search}`)
  const { answer, best, groups } = (await response.json()) as Answer
  const time = performance.now() - started
  const listed = [...best, ...groups.flatMap(({ hits }) => hits)]
  const first = answer ? [{ path: answer.path, title: [answer.title] }] : []
  const read = [...first, ...listed].slice(0, READ)
  const results = read.map(({ path, title }) => ({
    page: pageOf(path),
    title: title.flat().join(''),
  }))
  const found = results.some(({ page, title }) =>
    expected.expected.some((one) => one === page || one === title),
  )
  return { query: expected, found, first: results.map(({ title }) => title), time }
}

/** A path as queries expect it: `/en/nieuws/k7m2p9xa/opening?q=1#top` is `/nieuws/opening`. */
const pageOf = (path: string): string =>
  (path.split(/[?#]/)[0] ?? '').replace(/^\/([a-z]+)\/[a-z0-9]{8}\//, '/$1/')
