import { createHash } from 'node:crypto'
import type { ServerContext } from '../server-context.ts'
import type { PublicPage } from '../site.ts'
import type { PageSource, Rendered } from './page-cache.ts'
import type { Partition } from './page-partitions.ts'
import { dataPath } from './page-target.ts'
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
  readonly partition: Partition
}

/** A render that takes longer is logged, in ms. */
const SLOW_RENDER_MS = 500

/** Names a page in the cache. */
export const keyOf = ({ origin, locale, personal, address }: SharedPage): string =>
  `${origin} ${locale}${personal ? '*' : ''} ${address}`

/** A public page as the server knows it when it is asked for; undefined for one that leads elsewhere. */
export function sharedPageOf(
  { site, targets }: ServerContext,
  { locale, origin, path }: PublicPage,
): SharedPage | undefined {
  const resolved = site.resolveLocale({
    host: origin.slice(origin.indexOf('//') + 2),
    pathname: path,
    search: '',
    acceptLanguage: locale,
    internal: true,
  })
  const { basename, personal } = resolved
  const { partition, address } = targets.get(path, basename)
  if (partition === null || resolved.locale !== locale) return undefined
  return { origin, locale, basename, personal, address, payload: false, partition }
}

/** Renders a page for everybody. */
export const sourceOf = (context: ServerContext, page: SharedPage): PageSource => ({
  render: () => renderShared(context, page),
  fingerprint: () => fingerprintOf(context, page),
})

/** The site's answer for an address. No header of a visitor goes in, so nothing of one can come out. */
export const renderAddress = (
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
  const { derived } = context.cache
  const ready = await readyPage(answer, security, {
    shared: true,
    personal: page.personal,
    derived,
  })
  const ms = clock.now() - started
  const path = page.address.split('?')[0]
  if (ms > SLOW_RENDER_MS) log.warn({ path, ms }, 'slow render')
  if (answer.headers.has('set-cookie')) log.error({ path }, 'a shared page may not set cookies')
  if (settings.development || !isStorable(answer)) return { ready, partition: null }
  return { ready, partition: answer.status === 200 ? page.partition : 'minor' }
}

/**
 * Hash of what the loaders of a page give, which is all that its HTML is made of: were there more,
 * the browser could not take the page over. Ten times as cheap as the page.
 */
async function fingerprintOf(context: ServerContext, page: SharedPage): Promise<string> {
  context.counters.looks += 1
  const answer = await renderAddress(context, page, dataPath(page.address))
  const data = Buffer.from(await answer.arrayBuffer())
  return createHash('sha256').update(`${answer.status} `).update(data).digest('base64url')
}
