import { expect, test } from './harness/test.ts'

/** Pages of visitor accounts, which this installation does not have. */
const accounts = /^(\/en)?\/bezoekersprofiel$/

/** Pages that a page links to within the site, without their queries and places. */
const linksOf = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*href="(\/(?!_)[^"?#]*)/g)]
    .map(([, path = '']) => path)
    .filter((path) => !accounts.test(path))

test('no page links to an address that leads nowhere or elsewhere', async ({ whole }) => {
  test.setTimeout(120_000)
  const seen = new Map([['/', 'the start']])
  const broken: string[] = []
  // The map grows while it is walked.
  for (const [path, from] of seen) {
    const response = await fetch(whole.siteUrl + path, { redirect: 'manual' })
    if (response.status !== 200) broken.push(`${response.status} ${path} on ${from}`)
    for (const link of linksOf(await response.text())) if (!seen.has(link)) seen.set(link, path)
  }
  expect(broken).toEqual([])
  expect(seen.size).toBeGreaterThan(400)
})
