import type { IncomingMessage, ServerResponse } from 'node:http'
import { EDITION_PREVIEW_COOKIE } from '@beursvloer/contract/preview'
import { localeCookie } from '../../app/i18n/locales.ts'
import { yearIn } from '../../app/i18n/resolve-locale.ts'
import { isSafeMethod } from '../http/check-origin.ts'
import { type ReadyResponse, sendReady } from '../http/ready-response.ts'
import { refuse } from '../http/refuse.ts'
import { isRobot, refuseRobot } from '../http/refuse-robot.ts'
import { senderOf } from '../limits/sender-of.ts'
import type { ServerContext } from '../server-context.ts'
import { pagePath } from './page-target.ts'
import type { PageTarget } from './page-target-memo.ts'
import { readyPage } from './rendered-page.ts'
import { serveUncachedPage } from './serve-uncached-page.ts'
import { keyOf, renderAddress, type SharedPage, sourceOf } from './shared-page.ts'

/** A shared page as a visitor asked for it. */
interface RequestedPage extends SharedPage {
  /** Its address as it was asked, with the search parameters that no page knows. */
  readonly asked: string
}

/** Answers from the cache, or renders once for all waiting requests. */
function serveCachedPage(
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

/** How long a redirect that everyone gets may be remembered, in seconds. */
const REDIRECT_SECONDS = 3600

/** The target of a redirect. */
interface RedirectTarget {
  /** Path and search. */
  readonly path: string
  /** One of the site's own; absent: the one that was asked. */
  readonly origin?: string | undefined
  /** Whether cookie or language decided: then it is for this visitor and for now only. */
  readonly personal: boolean
  /** Value of a `Set-Cookie` header. */
  readonly cookie?: string | undefined
}

/** Sends the visitor to another page. Never to another site: the path starts with exactly one slash. */
function redirectTo(
  { security }: ServerContext,
  response: ServerResponse,
  { path, origin = '', personal, cookie }: RedirectTarget,
): void {
  const location = origin + path.replace(/^[/\\]+/, '/').replace(/[\r\n]/g, '')
  const caching = personal
    ? ['Cache-Control', 'private, no-store', 'Vary', 'Cookie, Accept-Language']
    : ['Cache-Control', `public, max-age=${REDIRECT_SECONDS}`]
  response.writeHead(personal ? 302 : 308, [
    ...security.plain,
    'Location',
    location,
    ...caching,
    ...(cookie ? ['Set-Cookie', cookie] : []),
    'Content-Length',
    '0',
  ])
  response.end()
}

/**
 * Answers every address that is no file, picture or service: pages, their `.data` and
 * `_payload.json`, and forms sent to them.
 *
 * @param path the request's path, without search
 * @returns a promise, unless the answer was ready
 */
export function servePage(
  context: ServerContext,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> | undefined {
  const { site } = context
  const url = request.url ?? '/'
  if (!path.startsWith('/')) {
    refuse(request, response, 400, { security: context.security.plain })
    return
  }
  const { form, pathname } = pagePath(path)
  const mutation = !isSafeMethod(request.method)
  if (!mutation && form === 'document') {
    const normal = normalPath(path)
    if (normal !== path) {
      redirectTo(context, response, { path: normal + url.slice(path.length), personal: false })
      return
    }
  }
  const origin = context.publicOrigins.of(request)
  const { cookie, 'accept-language': acceptLanguage } = request.headers
  const resolved = site.resolveLocale({
    host: origin.slice(origin.indexOf('//') + 2),
    pathname,
    search: url.slice(path.length),
    cookie,
    acceptLanguage,
    internal: mutation || form !== 'document' || comesFromThisSite(context, request),
  })
  const { locale, basename, redirect, personal, remember } = resolved
  if (redirect !== undefined && !mutation && form === 'document') {
    redirectTo(context, response, {
      path: redirect,
      origin: resolved.redirectOrigin,
      personal,
      cookie: remember && localeCookie(remember, origin.startsWith('https:')),
    })
    return
  }
  // A visitor with access to a future edition gets pages that must not be shared with others.
  const alone = yearIn(basename) !== undefined && !!cookie?.includes(`${EDITION_PREVIEW_COOKIE}=`)
  if (mutation && yearIn(basename) !== undefined) {
    // Forms are refused for an edition that is over, or not public yet.
    refuse(request, response, 405, { security: context.security.plain, allow: 'GET, HEAD' })
    return
  }
  const page = { origin, locale, basename, personal, path, alone, payload: form === 'payload' }
  const target = context.targets.get(url, basename)
  const isDocument = form === 'document'
  return target instanceof Promise
    ? target.then((known) =>
        serveTarget(context, request, response, { ...page, isDocument }, known),
      )
    : serveTarget(context, request, response, { ...page, isDocument }, target)
}

interface AddressedPage {
  readonly origin: string
  readonly locale: 'nl' | 'en'
  readonly basename: string
  readonly personal: boolean
  readonly path: string
  /** Whether the page itself is asked for, and not one of its other forms. */
  readonly isDocument: boolean
  readonly payload: boolean
  /** Whether it is rendered for this visitor, whatever page it is. */
  readonly alone: boolean
}

function serveTarget(
  context: ServerContext,
  request: IncomingMessage,
  response: ServerResponse,
  { origin, locale, basename, personal, path, isDocument, payload, alone }: AddressedPage,
  { policy, partition, address, readable }: PageTarget,
): Promise<void> | undefined {
  const { site, security } = context
  const url = request.url ?? '/'
  const mutation = !isSafeMethod(request.method)
  if (!readable) {
    refuse(request, response, 400, { security: security.plain })
    return
  }
  const lower = lowerCase(path)
  if (!mutation && isDocument && policy.cache && lower !== path) {
    redirectTo(context, response, { path: lower + url.slice(path.length), personal: false })
    return
  }
  if (request.method === 'OPTIONS' || (mutation && !policy.action)) {
    const allow = policy.action ? 'GET, HEAD, POST, OPTIONS' : 'GET, HEAD, OPTIONS'
    if (mutation) refuse(request, response, 405, { security: security.plain, allow })
    else response.writeHead(204, [...security.plain, 'Allow', allow]).end()
    return
  }
  if (!site.ready()) {
    refuse(request, response, 503, { security: security.plain, retryAfter: 2 })
    return
  }
  const page = { origin, locale, basename, payload }
  if (mutation || partition === null || alone) {
    return serveUncachedPage(context, request, response, { ...page, policy, mutation })
  }
  const shared = { ...page, address, asked: url, personal, partition }
  return serveCachedPage(context, request, response, shared)
}

/** One slash between parts and none at the end: one address per page. */
function normalPath(path: string): string {
  if (path.length === 1 || !(path.endsWith('/') || path.includes('//'))) return path
  return path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
}

/** In lower case, as all addresses of shared pages are; percent-encoded parts stay as they are. */
const lowerCase = (path: string): string =>
  path.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  )

function comesFromThisSite(context: ServerContext, request: IncomingMessage): boolean {
  const { referer, 'sec-fetch-site': site } = request.headers
  if (site === 'same-origin') return true
  if (!referer) return false
  const end = referer.indexOf('/', referer.indexOf('//') + 2)
  return context.ownOrigins.has(end < 0 ? referer : referer.slice(0, end))
}
