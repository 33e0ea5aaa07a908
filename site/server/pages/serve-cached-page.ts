import type { IncomingMessage, ServerResponse } from 'node:http'
import { type ReadyResponse, sendReady } from '../http/ready-response.ts'
import { isRobot, refuseRobot } from '../http/refuse-robot.ts'
import { senderOf } from '../limits/sender-of.ts'
import type { ServerContext } from '../server-context.ts'
import { readyPage } from './rendered-page.ts'
import { keyOf, renderAddress, type SharedPage, sourceOf } from './shared-page.ts'

/** A shared page as a visitor asked for it. */
export interface RequestedPage extends SharedPage {
  /** Its address as it was asked, with the search parameters that no page knows. */
  readonly asked: string
}

/** Answers from the cache, or renders once for all who wait. */
export function serveCachedPage(
  context: ServerContext,
  request: IncomingMessage,
  response: ServerResponse,
  page: RequestedPage,
): Promise<void> | undefined {
  const { cache, counters } = context
  const key = keyOf(page)
  const fresh = cache.peek(key)
  const take = () => context.limits.renders(senderOf(context, request))
  const admit = () => (cache.keeps(key) ? 0 : take())
  const send = (ready: ReadyResponse) => {
    if (ready.status >= 400 && isRobot(request)) {
      refuseRobot(request, response, ready.status, context.security.plain)
      return undefined
    }
    return needsWholeAddress(ready, page) && take() === 0
      ? renderWhole(context, page).then((own) => sendReady(request, response, own))
      : sendReady(request, response, ready)
  }
  if (fresh) {
    counters.cached += 1
    return send(fresh)
  }
  return cache.get(key, sourceOf(context, page), admit).then(send)
}

/**
 * Whether this is the 404 or redirect of a shorter address: the message names the whole one
 * (requirements 12.1), and a redirect takes its parameters along.
 */
const needsWholeAddress = ({ status }: ReadyResponse, { address, asked }: RequestedPage): boolean =>
  (status === 404 || (status >= 300 && status < 400)) && address !== asked

/**
 * The answer to an address with parameters that no page knows; not kept, because they would fill
 * the cache.
 */
async function renderWhole(context: ServerContext, page: RequestedPage): Promise<ReadyResponse> {
  context.counters.renders += 1
  const answer = await renderAddress(context, page, page.asked)
  return readyPage(answer, context.security, { personal: page.personal })
}
