import { elementsOf, type HtmlElement } from './harness/html-text.ts'
import { readSitemap } from './harness/sitemap.ts'
import { expect, test } from './harness/test.ts'

/** A page of an account leads on to signing in; accounts.spec.ts follows it. */
const accounts = /^(\/en)?\/(bezoekersprofiel(\/gegevens)?|mijn-beurs\/dagen)$/
/** A picture of the media library: width, format and file. */
const PICTURE = /^\/_img\/(\d+\/[a-z]+)\/(.+)$/
/** Addresses that are asked at the same time. */
const AT_ONCE = 4

interface Link {
  readonly path: string
  readonly search: string
  readonly hash: string
  /** Whether a visitor follows it, or the page loads it itself. */
  readonly followed: boolean
}

/** What an element leads to or loads within the site. */
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

const textOf = async (address: string) => (await fetch(address)).text()

/** Walks through `queue`, which may grow meanwhile, a few at a time. */
async function walk<T>(queue: Iterable<T>, visit: (item: T) => Promise<void>): Promise<void> {
  const items = queue[Symbol.iterator]()
  const lane = async () => {
    for (let next = items.next(); !next.done; next = items.next()) await visit(next.value)
  }
  // The first one fills the queue for the others.
  const first = items.next()
  if (!first.done) await visit(first.value)
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
}

test('nothing on the site leads nowhere: pages, places in them, pictures and files', async ({
  stack,
}) => {
  test.setTimeout(180_000)
  const { siteUrl } = stack
  const sitemap = new Set((await readSitemap(siteUrl)).map(({ loc }) => new URL(loc).pathname))
  const pages = new Map([...sitemap].map((path) => [path, 'the sitemap']))
  const files = new Map<string, string>()
  const places = new Map<string, { address: string; hash: string; from: string }>()
  const ids = new Map<string, ReadonlySet<string>>()
  const problems: string[] = []

  await walk(pages, async ([path, from]) => {
    const response = await fetch(siteUrl + path, { redirect: 'manual' })
    const text = await response.text()
    if (response.status !== 200) problems.push(`${response.status} ${path} on ${from}`)
    if (!response.headers.get('content-type')?.startsWith('text/html')) return
    const elements = elementsOf(text)
    ids.set(path, idsOf(elements))
    const robots = elements.find(({ attributes }) => attributes.name === 'robots')
    const canonical = elements.find(({ attributes }) => attributes.rel === 'canonical')
    // A page that is not translated names the one in the other language as the one to be found.
    const hidden =
      robots?.attributes.content?.includes('noindex') ||
      new URL(canonical?.attributes.href ?? path, siteUrl).pathname !== path
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
  // Queries filter a page and are not walked, but a place may be on the filtered page only: each place
  // once for the same parameters, whatever their values.
  const kinds = new Map(
    [...places].map(([place, found]) => [place.replaceAll(/=[^&#]*/g, '='), found]),
  )
  await walk(kinds.values(), async ({ address, hash, from }) => {
    if (!ids.has(address)) ids.set(address, idsOf(elementsOf(await textOf(siteUrl + address))))
    if (!ids.get(address)?.has(hash)) problems.push(`#${hash} of ${address} on ${from}`)
  })

  // Every picture once, and every size and format once: all of each would be thousands to make.
  const asked = new Map<string, string>()
  for (const [path, from] of files) {
    const [, variant = '', file = ''] = PICTURE.exec(path) ?? []
    if (!file) asked.set(path, from)
    else {
      const known = [...asked.keys()].some((other) => other.startsWith(`/_img/${variant}/`))
      asked.set(known ? `/_img/160/webp/${file}` : path, from)
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
  expect(asked.size).toBeGreaterThan(100)
})
