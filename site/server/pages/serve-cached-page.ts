import type { IncomingMessage, ServerResponse } from 'node:http'
import { type ReadyResponse, sendReady } from '../http/ready-response.ts'
import { senderOf } from '../limits/sender-of.ts'
import type { ServerContext } from '../server-context.ts'
import type { Rendered, Shelf } from './page-cache.ts'
import { pagePath, withoutBasename } from './page-target.ts'
import { isStorable, readyPage } from './rendered-page.ts'

/** A page that is the same for everyone. */
export interface SharedPage {
  readonly origin: string
  /** Path (with form) and canonical search. */
  readonly address: string
  /** The same as it was asked, with the search parameters that no page knows. */
  readonly asked: string
  readonly locale: 'nl' | 'en'
  readonly basename: string
  readonly personal: boolean
  readonly payload: boolean
  readonly shelf: Shelf
}

/** A render that takes longer is logged, in ms. */
const SLOW_RENDER_MS = 500

/** Answers from the cache, or renders once for all who ask. */
export function serveCachedPage(
  context: ServerContext,
  request: IncomingMessage,
  response: ServerResponse,
  page: SharedPage,
): Promise<void> | undefined {
  const { cache, counters } = context
  const key = `${page.origin} ${page.locale}${page.personal ? '*' : ''} ${page.address}`
  const fresh = cache.peek(key)
  const admit = () =>
    isPublic(context, page) ? 0 : context.limits.renders(senderOf(context, request))
  const send = (ready: ReadyResponse) =>
    isNamedWrongly(ready, page) && admit() === 0
      ? renderMissing(context, page).then((own) => sendReady(request, response, own))
      : sendReady(request, response, ready)
  if (fresh) {
    counters.cached += 1
    return send(fresh)
  }
  return cache.get(key, () => renderShared(context, page), admit).then(send)
}

/** Whether this is a page that everybody is shown: there are so many of them, and no more. */
function isPublic({ site }: ServerContext, { shelf, address, locale, basename }: SharedPage) {
  if (shelf !== 'page') return false
  const { pathname } = pagePath(address)
  return site.sharePicture(locale, withoutBasename(pathname, basename)) !== null
}

/** Whether this is the 404 of a shorter address: its message names the whole one (spec §8). */
const isNamedWrongly = (ready: ReadyResponse, { address, asked }: SharedPage): boolean =>
  ready.status === 404 && address !== asked

/** The 404 of an address with parameters that no page knows; not kept, or they would fill the cache. */
async function renderMissing(context: ServerContext, page: SharedPage): Promise<ReadyResponse> {
  context.counters.renders += 1
  const answer = await renderAddress(context, page, page.asked)
  return readyPage(answer, context.security, { shared: false, personal: page.personal })
}

// No header of a visitor goes in, so nothing of a visitor can come out.
const renderAddress = (
  { site }: ServerContext,
  { origin, locale, basename, payload }: SharedPage,
  address: string,
): Promise<Response> =>
  site.render(new Request(origin + address), {
    locale,
    basename,
    payload,
    headOnly: false,
    sender: null,
  })

async function renderShared(context: ServerContext, page: SharedPage): Promise<Rendered> {
  const { log, clock, counters, security, settings } = context
  counters.renders += 1
  const started = clock.now()
  const answer = await renderAddress(context, page, page.address)
  const audience = { shared: true, personal: page.personal }
  const ready = await readyPage(answer, security, audience)
  const ms = clock.now() - started
  const path = page.address.split('?')[0]
  if (ms > SLOW_RENDER_MS) log.warn({ path, ms }, 'slow render')
  if (answer.headers.has('set-cookie')) log.error({ path }, 'a shared page may not set cookies')
  if (settings.development || !isStorable(answer)) return { ready, shelf: null }
  return { ready, shelf: answer.status === 200 ? page.shelf : 'minor' }
}
