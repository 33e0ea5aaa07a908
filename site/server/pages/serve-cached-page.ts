import type { IncomingMessage, ServerResponse } from 'node:http'
import { clientAddress, limitKey } from '../http/client-address.ts'
import { sendReady } from '../http/ready-response.ts'
import type { ServerContext } from '../server-context.ts'
import type { Rendered, Shelf } from './page-cache.ts'
import { isStorable, readyPage } from './rendered-page.ts'

/** A page that is the same for everyone. */
export interface SharedPage {
  readonly origin: string
  /** Path (with form) and canonical search. */
  readonly address: string
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
  if (fresh) {
    counters.cached += 1
    return sendReady(request, response, fresh)
  }
  const admit = () =>
    context.limits.renders(limitKey(clientAddress(request, context.settings.trustedProxy)))
  return cache
    .get(key, () => renderShared(context, page), admit)
    .then((ready) => sendReady(request, response, ready))
}

async function renderShared(context: ServerContext, page: SharedPage): Promise<Rendered> {
  const { site, log, clock, counters, security, settings } = context
  counters.renders += 1
  const started = clock.now()
  // No header of a visitor goes in, so nothing of a visitor can come out.
  const answer = await site.render(new Request(page.origin + page.address), {
    locale: page.locale,
    basename: page.basename,
    payload: page.payload,
    headOnly: false,
    clientAddress: null,
  })
  const audience = { shared: true, personal: page.personal }
  const ready = await readyPage(answer, security, audience)
  const ms = clock.now() - started
  const path = page.address.split('?')[0]
  if (ms > SLOW_RENDER_MS) log.warn({ path, ms }, 'slow render')
  if (answer.headers.has('set-cookie')) log.error({ path }, 'a shared page may not set cookies')
  if (settings.development || !isStorable(answer)) return { ready, shelf: null }
  return { ready, shelf: answer.status === 200 ? page.shelf : 'minor' }
}
