import type { IncomingMessage, ServerResponse } from 'node:http'
import { readyCache } from './http/ready-cache.ts'
import { makeReady, type ReadyResponse, sendReady } from './http/ready-response.ts'
import { makeDelta } from './pages/make-delta.ts'
import { keyOf, sharedPageAt } from './pages/shared-page.ts'
import type { ServerContext } from './server-context.ts'

const ADDRESS = /^\/_fair\/([\w-]{22})\/([\w-]{22})(\/.*)$/
/** Both pages are named by their contents. */
const CACHE_CONTROL = 'public, max-age=86400, immutable'
/** Memory of deltas, in bytes. */
const MAX_BYTES = 2 * 1024 * 1024
/** Headers of a page that are those of its body, or of how it travels. */
const OF_BODY = /^(?:etag|cache-control|vary|content-(?:type|length|encoding))$/i

const textOf = async (page: ReadyResponse): Promise<string> =>
  (await page.in('identity')).body.toString()

/** What became of a page, with the headers of the page: they hold for what is made of it. */
async function readyDelta(before: ReadyResponse, now: ReadyResponse): Promise<ReadyResponse> {
  const list = (await now.in('identity')).headers
  const headers = list.flatMap((name, index) =>
    index % 2 === 0 && !OF_BODY.test(name) ? [name, list[index + 1] ?? ''] : [],
  )
  const delta = makeDelta(await textOf(before), await textOf(now))
  const ready = makeReady({
    status: 200,
    headers: [...headers, 'Content-Type', 'application/json; charset=utf-8'],
    cacheControl: CACHE_CONTROL,
    body: Buffer.from(JSON.stringify(delta)),
    compress: 'fast',
  })
  await ready.pack()
  return ready
}

/** Answers `/_fair/{tag before}/{tag now}{path}`; 204 when either is not there any more. */
export function pageDeltaHandler(context: ServerContext) {
  const { cache, replaced, security } = context
  const made = readyCache(MAX_BYTES)
  const making = new Map<string, Promise<ReadyResponse>>()

  const find = async (path: string, origin: string) => {
    const [, before = '', now = '', address = '/'] = ADDRESS.exec(path) ?? []
    for (const locale of ['nl', 'en'] as const) {
      const shared = await sharedPageAt(context, { locale, origin, path: address })
      if (!shared) continue
      const key = keyOf(shared)
      const earlier = replaced.get(key, before)
      const current = cache.look(key)
      if (earlier && current?.tag === now && current.status === 200)
        return { name: `${before} ${now} ${key}`, earlier, current }
    }
    return undefined
  }

  /** No failure: the whole page is asked for. */
  const sendNothing = (response: ServerResponse) => {
    response.writeHead(204, [...security.plain, 'Cache-Control', 'no-store']).end()
  }

  return async (request: IncomingMessage, response: ServerResponse, path: string) => {
    const found = await find(path, context.publicOrigins.of(request))
    if (!found) {
      sendNothing(response)
      return
    }
    const { name, earlier, current } = found
    const work = making.get(name) ?? made.get(name) ?? readyDelta(earlier, current)
    if (work instanceof Promise) making.set(name, work)
    try {
      const ready = await work
      made.set(name, ready)
      await sendReady(request, response, ready)
    } finally {
      making.delete(name)
    }
  }
}
