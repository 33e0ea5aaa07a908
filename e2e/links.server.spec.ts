// About: site/app/sharing/addresses, site/app/sharing/sitemap.ts, site/app/sharing/public-addresses.ts
// About: site/app/sharing/public-address.ts, site/app/routes/sitemap.ts, site/app/routes/sitemap-part.ts
// About: site/app/routes.ts, contract/src/page-addresses.ts, site/server/images, site/server/files
// About: cms/seed/data, cms/seed/media

import { runsAll } from '../scripts/running/runs-all.ts'
import { elementsOf, type HtmlElement } from './harness/html-text.ts'
import { expect, test } from './harness/server-test.ts'
import { readSitemap, type SitemapEntry } from './harness/sitemap.ts'

/**
 * Pages of an account lead to signing in, and that to providers; accounts.spec.ts and
 * identity.spec.ts follow them.
 */
const accounts =
  /^(\/en)?\/(bezoekersprofiel(\/gegevens)?|mijn-beurs\/dagen|inloggen\/[a-z]+|gesprekken\/[a-z\d]+)$/
/** A picture of the media library: width, format and file. */
const PICTURE = /^\/_img\/(\d+\/[a-z]+)\/(.+)$/
/**
 * Number of pages of the sitemap that are visited per folder, all for releases: the others are
 * similar.
 */
const SAMPLE = runsAll() ? Number.POSITIVE_INFINITY : 2
/** Maximum of concurrent requests. */
const AT_ONCE = 4

interface Link {
  readonly path: string
  readonly search: string
  readonly hash: string
  /** Whether a visitor follows the link, or the page loads it itself. */
  readonly followed: boolean
}

/** The addresses within the site that an element links to or loads. */
function linksOf({ name, attributes }: HtmlElement, siteUrl: string, page: string): Link[] {
  const { href, src, srcset, poster } = attributes
  const addresses = [
    href,
    src,
    poster,
    ...(srcset?.split(',').map((part) => part.trim().split(' ')[0]) ?? []),
  ]
  return addresses.flatMap((address) => {
    if (!address || !URL.canParse(address, siteUrl + page)) return []
    const url = new URL(address, siteUrl + page)
    if (url.origin !== siteUrl) return []
    return [
      {
        path: url.pathname,
        search: url.search,
        hash: decodeURIComponent(url.hash.slice(1)),
        followed: name === 'a',
      },
    ]
  })
}

const idsOf = (elements: readonly HtmlElement[]): ReadonlySet<string> =>
  new Set(elements.flatMap(({ attributes }) => attributes.id ?? []))

const bodyOf = async (address: string) => (await fetch(address)).text()

/** Visits the items of `queue`, which may grow meanwhile, a few at a time. */
async function walk<T>(queue: Iterable<T>, visit: (item: T) => Promise<void>): Promise<void> {
  const items = queue[Symbol.iterator]()
  const lane = async () => {
    for (let next = items.next(); !next.done; next = items.next()) await visit(next.value)
  }
  // The first item fills the queue for the others.
  const first = items.next()
  if (!first.done) await visit(first.value)
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
}

/**
 * The problems of the sitemap itself: entries that occur twice, that will change, or that do not
 * name each other.
 */
function sitemapProblems(entries: readonly SitemapEntry[]): readonly string[] {
  const alternates = new Map(entries.map((entry) => [entry.loc, entry.alternates]))
  const twice = entries.length - alternates.size
  return [
    ...(twice === 0 ? [] : [`${twice} entries stand twice`]),
    ...entries.flatMap(({ loc, lastmod, alternates: own }) => {
      const languages = Object.keys(own).toSorted().join()
      const agree = Object.values(own).every(
        (other) => JSON.stringify(alternates.get(other)) === JSON.stringify(own),
      )
      return [
        ...(Date.parse(lastmod) <= Date.now() ? [] : [`${loc} changes on ${lastmod}`]),
        // Untranslated pages are in Dutch only.
        ...(['', 'en,nl,x-default'].includes(languages) ? [] : [`${loc} is in ${languages}`]),
        ...(agree ? [] : [`${loc} names others that do not name it`]),
      ]
    }),
  ]
}

test('no link of the site is broken, and the sitemap names every public page: pages, hashes, pictures and files', async ({
  stack,
}) => {
  test.setTimeout(180_000)
  const { siteUrl } = stack
  const entries = await readSitemap(siteUrl)
  const sitemap = new Set(entries.map(({ loc }) => new URL(loc).pathname))
  const pages = new Map([...sitemap].map((path) => [path, 'the sitemap']))
  // Untranslated pages have an English address too.
  for (const { loc, alternates } of entries) {
    if (!('en' in alternates)) pages.set(`/en${new URL(loc).pathname}`, 'the sitemap')
  }
  const files = new Map<string, string>()
  const places = new Map<string, { address: string; hash: string; from: string }>()
  const ids = new Map<string, ReadonlySet<string>>()
  const problems: string[] = [...sitemapProblems(entries)]
  const visited = new Map<string, number>()

  await walk(pages, async ([path, from]) => {
    if (from === 'the sitemap') {
      const folder = path.match(/^(?:\/en)?\/[^/]+\//)?.[0] ?? '/'
      const before = visited.get(folder) ?? 0
      if (folder !== '/' && before >= SAMPLE) return
      visited.set(folder, before + 1)
    }
    const response = await fetch(siteUrl + path, { redirect: 'manual' })
    const text = await response.text()
    if (response.status !== 200) problems.push(`${response.status} ${path} on ${from}`)
    if (!response.headers.get('content-type')?.startsWith('text/html')) return
    const elements = elementsOf(text)
    ids.set(path, idsOf(elements))
    const robots = elements.find(({ attributes }) => attributes.name === 'robots')
    const canonical = elements.find(({ attributes }) => attributes.rel === 'canonical')
    // The canonical address of an untranslated page is that in the other language.
    const found = new URL(canonical?.attributes.href ?? path, siteUrl).pathname
    const hidden = robots?.attributes.content?.includes('noindex') || found !== path
    if (found !== path && !sitemap.has(found)) {
      problems.push(`${path} names ${found}, which is not in the sitemap`)
    }
    if (hidden === sitemap.has(path)) {
      problems.push(`${hidden ? 'Hidden, but' : 'Not hidden, and not'} in the sitemap: ${path}`)
    }
    for (const link of elements.flatMap((element) => linksOf(element, siteUrl, path))) {
      if (accounts.test(link.path)) continue
      if (link.hash) {
        const address = link.path + link.search
        places.set(`${address}#${link.hash}`, { address, hash: link.hash, from: path })
      }
      const known = link.followed && !/^\/_(img|file)\//.test(link.path) ? pages : files
      if (!known.has(link.path)) known.set(link.path, path)
    }
  })
  // Queries filter a page and are not followed, but a hash may exist on the filtered page only:
  // each hash once for the same parameters, ignoring their values.
  const kinds = new Map(
    [...places].map(([place, found]) => [place.replaceAll(/=[^&#]*/g, '='), found]),
  )
  await walk(kinds.values(), async ({ address, hash, from }) => {
    if (!ids.has(address)) ids.set(address, idsOf(elementsOf(await bodyOf(siteUrl + address))))
    if (!ids.get(address)?.has(hash)) problems.push(`#${hash} of ${address} on ${from}`)
  })

  // Every size and format once, and for releases every picture once: all combinations would be
  // thousands.
  const asked = new Map<string, string>()
  for (const [path, from] of files) {
    const [, variant = '', file = ''] = PICTURE.exec(path) ?? []
    if (!file) asked.set(path, from)
    else {
      const known = [...asked.keys()].some((other) => other.startsWith(`/_img/${variant}/`))
      if (!known) asked.set(path, from)
      else if (runsAll()) asked.set(`/_img/160/webp/${file}`, from)
    }
  }
  await walk(asked, async ([path, from]) => {
    if (pages.has(path)) return
    const response = await fetch(siteUrl + path, { redirect: 'manual' })
    await response.body?.cancel()
    if (response.status !== 200) problems.push(`${response.status} ${path} on ${from}`)
  })

  expect(problems).toEqual([])
  expect(pages.size).toBeGreaterThan(400)
  expect(files.size).toBeGreaterThan(100)
})
