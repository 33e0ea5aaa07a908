import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** Longest wait for all pages to be ready, in ms. */
const READY_MS = 300_000

/** Pages of a kind of their own that no sitemap names. */
const MORE = ['/programma?weergave=plan', '/plattegrond?stand=1.A01', '/zoeken?q=hout', '/en']

/** The paths of all public pages, in every language, as the sitemap names them. */
export async function publicPaths(address: string): Promise<string[]> {
  const sitemap = await read(`${address}/sitemap.xml`)
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}

/** One Dutch address of every kind of page: the last below each list, and all that have no list. */
export async function onePageOfEachKind(address: string): Promise<string[]> {
  const dutch = (await publicPaths(address)).filter((path) => !/^\/en(\/|$)/.test(path))
  const kinds = Map.groupBy(dutch, (path) => {
    const [, first, ...rest] = path.split('/')
    return `${first}/${rest.length}`
  })
  return [...[...kinds.values()].flatMap((paths) => paths.at(-1) ?? []), ...MORE]
}

/** Waits until a walk over all public pages meets none that has to be rendered; gives their paths. */
export async function readyPages(address: string): Promise<string[]> {
  const paths = await publicPaths(address)
  const deadline = performance.now() + READY_MS
  for (;;) {
    const started = performance.now()
    // As browsers ask: what others get is made of it, and at ten times the fair not all is kept.
    const headers = { 'accept-encoding': 'br', 'sec-fetch-site': 'same-origin' }
    for (const path of paths) await read(address + path, headers)
    // One of them rendered takes as long as many that are ready.
    if ((performance.now() - started) / paths.length < 2) return paths
    if (performance.now() > deadline) throw new Error('the pages do not stay ready')
  }
}

/** The text at an address. @throws when it is not answered with 2xx */
export async function read(url: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await fetch(url, { headers })
  const text = await response.text()
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return text
}

/** The body at an address exactly as it travels. @throws when it is not answered with 200 */
export async function readBytes(url: string, encoding: string): Promise<Buffer> {
  const asked = get(url, { headers: { 'accept-encoding': encoding } })
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`)
  return buffer(response)
}
