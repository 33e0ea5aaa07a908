/*
 * Pages on a device, as the service worker answers them without a connection. Used by the worker
 * and by pages; both have the Cache API. A page is kept compressed, with its time, size and tag.
 */

/** Names of the caches. Files have their hash in their name; personal ones end with the session. */
export const CACHES = {
  pages: 'pages',
  files: 'files',
  pictures: 'pictures',
  personal: 'personal',
} as const

/** Most bytes that the site keeps on a device: 40 MiB, and no fewer than 1 MiB (requirements 23.1). */
export const MAX_KEPT_BYTES = 41_943_040
export const MIN_KEPT_BYTES = 1_048_576
/** Of these for scripts, fonts and pictures, which are counted by number. */
const FILES_BYTES = 8 * 1024 * 1024

const KEPT_AT = 'x-kept-at'
const KEPT_BYTES = 'x-kept-bytes'
const KEPT_TAG = 'x-kept-tag'
/** Entry of `Server-Timing` by which a page learns that it comes from the device, and since when. */
export const KEPT_TIMING = 'kept'

/** Parts of the headers that no longer hold for a body that was taken apart. */
const OF_THE_WIRE = ['content-encoding', 'content-length', 'etag', 'vary', 'date', 'age']

/** The search documents, from `site/app/routes/search-documents.ts`: kept like a page. */
export const SEARCH_DOCUMENTS = '/zoekteksten.json'

/** Whether it is a whole page for many visitors; one for a single visitor says `no-store`. */
export const isKeepable = (response: Response, type = 'text/html'): boolean =>
  response.status === 200 &&
  response.type === 'basic' &&
  !response.redirected &&
  (response.headers.get('content-type') ?? '').startsWith(type) &&
  !/no-store/.test(response.headers.get('cache-control') ?? '')

/** Characters of a tag: the first ones of the SHA-256 of the contents, in base64url. */
const TAG_LENGTH = 22
const TAG = new RegExp(`^(?:W/)?"([\\w-]{${TAG_LENGTH}})`)

/** The identity of an answer's content: the hash in its entity tag; empty without one. */
const tagOf = (response: Response): string =>
  TAG.exec(response.headers.get('etag') ?? '')?.[1] ?? ''

/** An answer as it is kept: compressed, with its time (ms), size (bytes) and tag. */
export async function packed(response: Response, now = Date.now()): Promise<Response> {
  const headers = new Headers(response.headers)
  headers.set(KEPT_AT, `${now}`)
  headers.set(KEPT_TAG, tagOf(response))
  for (const name of OF_THE_WIRE) headers.delete(name)
  const stream = response.body?.pipeThrough(new CompressionStream('gzip'))
  const body = await new Response(stream).arrayBuffer()
  headers.set(KEPT_BYTES, `${body.byteLength}`)
  return new Response(body, { headers })
}

/** A kept answer as a response for a page, marked as kept. */
export function unpacked(kept: Response): Response {
  const headers = new Headers(kept.headers)
  headers.set('server-timing', `${KEPT_TIMING};desc="${keptAt(kept)}"`)
  return new Response(kept.body?.pipeThrough(new DecompressionStream('gzip')), { headers })
}

/** When an answer was kept, in ms since 1970; 0 for one that was not. */
export const keptAt = (kept: Response): number => Number(kept.headers.get(KEPT_AT) ?? 0)

export const keptTag = (kept: Response): string => kept.headers.get(KEPT_TAG) ?? ''

/** Bytes that a kept answer takes. */
export const keptBytes = (kept: Response): number => Number(kept.headers.get(KEPT_BYTES) ?? 0)

/** Search parameters with the source of a visit, which do not belong to the page. */
const CAME_BY = /([?&])(?:utm_\w*|\w*clk?id)=[^&]*/g

/** The address under which a page is kept: without its hash and without campaign parameters. */
export const keptAddress = (url: string): string =>
  url
    .replace(/#.*/, '')
    .replace(CAME_BY, '$1')
    .replace(/([?&])&+/g, '$1')
    .replace(/[?&]$/, '')

/** Prefix, after `#`, of the requested filters in a redirect to the page without filters. */
const FILTERS_MARK = 'filters='

/** The filters that the worker left out of the address of a page, with `?`; empty for none. */
export const filtersIn = (hash: string): string => {
  const [, filters = ''] = hash.split(`#${FILTERS_MARK}`)
  try {
    return /^%3F/i.test(filters) ? decodeURIComponent(filters) : ''
  } catch {
    return ''
  }
}

/** Whether a page loads the data for its search parameters itself, after it is shown. */
export const asksByItself = (pathname: string): boolean => /^(?:\/en)?\/zoeken$/.test(pathname)

/**
 * The cached page of an address. If only the page without filters is cached, a redirect to it with the
 * filters in the hash, since its content was made for its own address; the page restores the filters.
 */
export async function findKept(pages: Cache, url: string): Promise<Response | undefined> {
  const kept = await pages.match(keptAddress(url), { ignoreVary: true })
  if (kept) return unpacked(kept)
  const { origin, pathname, search } = new URL(url)
  const plain = await pages.match(origin + pathname, { ignoreVary: true })
  if (!plain) return undefined
  return asksByItself(pathname)
    ? unpacked(plain)
    : Response.redirect(`${origin}${pathname}#${FILTERS_MARK}${encodeURIComponent(search)}`)
}

/** How many bytes pages may take on this device. */
export async function roomForPages(
  storage: Pick<StorageManager, 'estimate'> = navigator.storage,
): Promise<number> {
  const { quota = MAX_KEPT_BYTES } = await storage.estimate()
  return Math.max(MIN_KEPT_BYTES, Math.min(MAX_KEPT_BYTES, quota / 2) - FILES_BYTES)
}

/** Takes pages away that were kept longest ago, until the rest fits. */
export async function trimPages(pages: Cache, room: number): Promise<void> {
  const kept: { request: Request; at: number; bytes: number }[] = []
  for (const request of await pages.keys()) {
    const page = await pages.match(request, { ignoreVary: true })
    if (page) kept.push({ request, at: keptAt(page), bytes: keptBytes(page) })
  }
  let total = kept.reduce((sum, { bytes }) => sum + bytes, 0)
  for (const { request, bytes } of kept.sort((one, other) => one.at - other.at)) {
    if (total <= room) return
    await pages.delete(request, { ignoreVary: true })
    total -= bytes
  }
}
