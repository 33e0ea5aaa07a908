import type { IncomingMessage, ServerResponse } from 'node:http'
import { MY_FAIR_PAGE, NOW_PAGE } from '@beursvloer/contract/page-addresses'
import type { FairList } from '../app/shell/fair-list.ts'
import { BUILT_FONTS } from '../app/shell/house-style.ts'
import { SEARCH_DOCUMENTS } from '../app/shell/kept-pages.ts'
import { makeReady, type ReadyResponse, sendReady } from './http/ready-response.ts'
import { refuse } from './http/refuse.ts'
import { keyOf, type SharedPage, sharedPageAt, sharedPageOf } from './pages/shared-page.ts'
import type { ServerContext } from './server-context.ts'
import type { PublicPage } from './site.ts'

/** Validated at each use: a 304 costs little. */
const CACHE_CONTROL = 'public, max-age=0, must-revalidate'
/** Pages of the fair that are not for search engines, and so not among the public pages. */
const OTHERS = [NOW_PAGE, MY_FAIR_PAGE, SEARCH_DOCUMENTS]
/** Scripts, styles and fonts. */
const OF_PAGES = /^\/(?:assets\/.+\.(?:js|css)|fonts\/.+\.woff2)$/
/** How long a fingerprint of all pages stays valid, in ms. */
const LOOK_MS = 2000

/**
 * Answers `/_fair/{locale}.json`: the list that a device fetches to keep the fair, with a tag per
 * page by which it sees changes.
 *
 * @param files of the client build, by path
 */
export function fairListHandler(context: ServerContext, files: ReadonlyMap<string, ReadyResponse>) {
  const { site, cache, clock, security } = context
  const ofPages = [...files].flatMap(([path, ready]) => {
    if (!OF_PAGES.test(path)) return []
    const sent = ready.in('br')
    return [[path, 'body' in sent ? sent.body.length : 0] as const]
  })
  /** With the style sheet and the fonts of the fair. */
  const filesOfPages = (): FairList['files'] => {
    const style = site.houseStyle()
    const fonts = style?.fonts ?? BUILT_FONTS
    return ofPages
      .filter(([path]) => !path.startsWith('/fonts/') || fonts.includes(path))
      .map(([path, bytes]) => [path === style?.builtStylesheet ? style.stylesheet : path, bytes])
  }
  const made = new Map<string, { readonly ready: ReadyResponse; readonly until: number }>()

  const listed = (path: string, shared: SharedPage | undefined): FairList['pages'] => {
    if (!shared) return []
    const ready = cache.look(keyOf(shared))
    if (ready && ready.status !== 200) return []
    return [[path, ready?.tag ?? '', ready?.bytes ?? 0]]
  }
  const other = async (locale: PublicPage['locale'], origin: string, name: string) => {
    const path = locale === 'en' ? `/en${name}` : name
    return listed(path, await sharedPageAt(context, { locale, origin, path }))
  }
  const list = async (locale: PublicPage['locale'], origin: string): Promise<FairList> => ({
    pages: site
      .publicPages()
      .filter((page) => page.locale === locale && page.origin === origin)
      .flatMap((page) => listed(page.path, sharedPageOf(context, page))),
    others: (await Promise.all(OTHERS.map((name) => other(locale, origin, name)))).flat(),
    files: filesOfPages(),
  })

  return async (request: IncomingMessage, response: ServerResponse, path: string) => {
    const locale = /^\/_fair\/(nl|en)\.json$/.exec(path)?.[1] as PublicPage['locale'] | undefined
    if (!locale) {
      refuse(request, response, 404, { security: security.plain })
      return undefined
    }
    const origin = context.publicOrigins.of(request)
    const key = `${origin} ${locale}`
    const known = made.get(key)
    if (known && clock.now() < known.until) return sendReady(request, response, known.ready)
    const ready = makeReady({
      status: 200,
      headers: [...security.plain, 'Content-Type', 'application/json; charset=utf-8'],
      cacheControl: CACHE_CONTROL,
      body: Buffer.from(JSON.stringify(await list(locale, origin))),
      compress: 'fast',
    })
    made.set(key, { ready, until: clock.now() + LOOK_MS })
    return sendReady(request, response, ready)
  }
}
