import { loggedPath } from '../logged-path.ts'
import type { ServerContext } from '../server-context.ts'
import type { PublicPage, RenderOptions } from '../site.ts'
import type { PageSource, Rendered } from './page-cache.ts'
import type { Partition } from './page-partitions.ts'
import { dataPath } from './page-target.ts'
import type { PageTarget } from './page-target-memo.ts'
import { isStorable, readySharedPage } from './rendered-page.ts'

/** A page that is the same for everyone. */
export interface SharedPage {
  readonly origin: string
  /** Path (with form) and canonical search. */
  readonly address: string
  readonly locale: 'nl' | 'en'
  readonly basename: string
  readonly personal: boolean
  readonly payload: boolean
  readonly partition: Partition
}

/** A render that takes longer is logged, in ms. */
const SLOW_RENDER_MS = 500

/** Key of a page in the cache. */
export const keyOf = ({ origin, locale, personal, address }: SharedPage): string =>
  `${origin} ${locale}${personal ? '*' : ''} ${address}`

/** Address of a page of a locale. */
export type PageAddress = Pick<PublicPage, 'locale' | 'origin' | 'path'>

const resolve = ({ site }: ServerContext, { locale, origin, path }: PageAddress) =>
  site.resolveLocale({
    host: origin.slice(origin.indexOf('//') + 2),
    pathname: path,
    search: '',
    acceptLanguage: locale,
    internal: true,
  })

function sharedPage(
  { locale, origin }: PageAddress,
  { locale: resolved, basename, personal }: ReturnType<typeof resolve>,
  { partition, address }: PageTarget,
): SharedPage | undefined {
  if (partition === null || resolved !== locale) return undefined
  return { origin, locale, basename, personal, address, payload: false, partition }
}

/** A public page as the server handles a request for it; undefined for one that redirects. */
export function sharedPageOf(context: ServerContext, page: PublicPage): SharedPage | undefined {
  const resolved = resolve(context, page)
  const target = context.targets.derive(page.path, resolved.basename, page.policy)
  return sharedPage(page, resolved, target)
}

/** The same for any address, public or not. */
export async function sharedPageAt(
  context: ServerContext,
  page: PageAddress,
): Promise<SharedPage | undefined> {
  const resolved = resolve(context, page)
  return sharedPage(page, resolved, await context.targets.get(page.path, resolved.basename))
}

/** Renders a page that is the same for everybody. */
export const sourceOf = (context: ServerContext, page: SharedPage): PageSource => ({
  render: () => renderShared(context, page),
  fingerprint: () => fingerprintOf(context, page),
})

/** Render options of a shared page: no visitor's headers, so that no personal data can leak into it. */
const optionsOf = ({ locale, basename, payload }: SharedPage): RenderOptions => ({
  locale,
  basename,
  payload,
  headOnly: false,
  sender: null,
})

/** The site's answer for an address. */
export const renderAddress = (
  { site }: ServerContext,
  page: SharedPage,
  address: string,
): Promise<Response> => site.render(new Request(page.origin + address), optionsOf(page))

async function renderShared(context: ServerContext, page: SharedPage): Promise<Rendered> {
  const { site, log, clock, counters, security, settings } = context
  counters.renders += 1
  const started = clock.now()
  const packed = await site.renderShared(page.origin + page.address, optionsOf(page))
  const { derived } = context.cache
  const { ready, answer } = readySharedPage(packed, security, { personal: page.personal, derived })
  const ms = clock.now() - started
  counters.renderMs += ms
  const path = loggedPath(page.address)
  if (ms > SLOW_RENDER_MS) log.warn({ path, ms }, 'slow render')
  if (answer.headers.has('set-cookie')) log.error({ path }, 'a shared page may not set cookies')
  if (settings.development || !isStorable(answer)) return { ready, partition: null }
  return { ready, partition: answer.status === 200 ? page.partition : 'short-lived' }
}

/**
 * HTML follows from the data of a page's loaders: with other input the browser could not hydrate
 * it.
 */
function fingerprintOf({ site, counters }: ServerContext, page: SharedPage): Promise<string> {
  counters.looks += 1
  return site.fingerprint(page.origin + dataPath(page.address), optionsOf(page))
}
