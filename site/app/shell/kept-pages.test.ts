import { expect, it } from 'vitest'
import {
  filtersIn,
  findKept,
  isKeepable,
  keptAddress,
  keptAt,
  keptBytes,
  keptTag,
  MAX_KEPT_BYTES,
  MIN_KEPT_BYTES,
  packed,
  roomForPages,
  trimPages,
} from './kept-pages.ts'
import { memoryCache } from './testing/memory-caches.ts'

const SITE = 'https://dakwaarts.example'
const TAG = 'ItLnWdxf6eVTywi3UOCiT5'

/** A page as `fetch` returns it. */
function page(text: string, headers: Record<string, string> = {}, init: ResponseInit = {}) {
  const response = new Response(text, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0',
      'content-security-policy': "default-src 'self'",
      etag: `"${TAG}-br"`,
      ...headers,
    },
    ...init,
  })
  return Object.defineProperty(response, 'type', { value: 'basic' })
}

it('pages that are the same for many are stored, and no others', () => {
  expect(isKeepable(page('x'))).toBe(true)
  expect(isKeepable(page('x', { 'cache-control': 'private, no-store' }))).toBe(false)
  expect(isKeepable(page('x', { 'content-type': 'application/json' }))).toBe(false)
  expect(isKeepable(page('x', {}, { status: 404 }))).toBe(false)
  expect(isKeepable(Object.defineProperty(page('x'), 'redirected', { value: true }))).toBe(false)
})

it('a page is stored compressed, with its policy, its tag and its time', async () => {
  const text = 'stand '.repeat(2000)
  const kept = await packed(page(text), 1_800_000_000_000)
  expect(keptTag(kept)).toBe(TAG)
  expect(keptAt(kept)).toBe(1_800_000_000_000)
  expect(keptBytes(kept)).toBeLessThan(text.length / 20)
  const { cache } = memoryCache()
  await cache.put(`${SITE}/programma`, kept)
  const shown = await findKept(cache, `${SITE}/programma#vandaag`)
  expect(await shown?.text()).toBe(text)
  expect(shown?.headers.get('content-security-policy')).toBe("default-src 'self'")
  expect(shown?.headers.get('server-timing')).toBe('kept;desc="1800000000000"')
})

it('filters without a stored page lead to the page itself, which applies them', async () => {
  const { cache } = memoryCache()
  await cache.put(`${SITE}/programma`, await packed(page('programma')))
  const answer = await findKept(cache, `${SITE}/programma?thema=hout`)
  expect(answer?.status).toBe(302)
  const { pathname, search, hash } = new URL(answer?.headers.get('location') ?? '')
  expect([pathname, search]).toEqual(['/programma', ''])
  expect(filtersIn(hash)).toBe('?thema=hout')
  expect(filtersIn('#filters=https://elders.example')).toBe('')
  expect(filtersIn('#vandaag')).toBe('')
  expect(await findKept(cache, `${SITE}/sprekers`)).toBeUndefined()
})

it('the search page is shown for any query, and searches on the device', async () => {
  const { cache } = memoryCache()
  await cache.put(`${SITE}/en/zoeken`, await packed(page('search')))
  const answer = await findKept(cache, `${SITE}/en/zoeken?q=hout`)
  expect([answer?.status, await answer?.text()]).toEqual([200, 'search'])
})

it('the oldest pages are removed until the rest fits', async () => {
  const { cache, kept } = memoryCache()
  for (let at = 1; at <= 5; at += 1) {
    const random = Array.from({ length: 3000 }, (_, index) => Math.sin(index * at)).join()
    await cache.put(`${SITE}/${at}`, await packed(page(random), at))
  }
  const sizes = await Promise.all(
    (await cache.keys()).map(async (request) =>
      keptBytes((await cache.match(request)) as Response),
    ),
  )
  const newest = sizes.slice(-2).reduce((sum, bytes) => sum + bytes, 0)
  await trimPages(cache, newest)
  expect([...kept.keys()]).toEqual([`${SITE}/4`, `${SITE}/5`])
})

it('at most 40 MiB are used, and half of what the browser gives', async () => {
  const room = (quota: number) => roomForPages({ estimate: async () => ({ quota }) })
  expect(await room(10 ** 12)).toBeLessThan(MAX_KEPT_BYTES)
  expect(await room(50 * 1024 ** 2)).toBeLessThan(25 * 1024 ** 2)
  expect(await room(0)).toBe(MIN_KEPT_BYTES)
})

it.each([
  ['/programma#dag', '/programma'],
  [
    `${SITE}/programma?utm_source=a&thema=hout&utm_campaign=b&dag=1`,
    `${SITE}/programma?thema=hout&dag=1`,
  ],
  ['/faq?gclid=x&utm_source=y', '/faq'],
  ['/zoeken?q=utm_source', '/zoeken?q=utm_source'],
])('%s is stored as %s', (address, kept) => {
  expect(keptAddress(address)).toBe(kept)
})
