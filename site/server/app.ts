/** The site behind the HTTP server: pages, locales and content, bundled by Vite. */

import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { isMainThread } from 'node:worker_threads'
import * as build from 'virtual:react-router/server-build'
import { accountPaths } from '@beursvloer/contract/accounts/paths'
import { recolourDrawing } from '@beursvloer/contract/house-style/palette'
import { LIVE_FEED_PATH } from '@beursvloer/contract/live/feed'
import { startTracing, tracedStep } from '@beursvloer/contract/monitoring/tracing'
import { REQUEST_ID_HEADER, withRequestId } from '@beursvloer/contract/network/request-id'
import { editionBase } from '@beursvloer/contract/page-addresses'
import {
  EDITION_PREVIEW_COOKIE,
  EDITION_PREVIEW_LIFETIME,
  PREVIEW_PARAMETER,
  verifyPreview,
} from '@beursvloer/contract/preview'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { Account } from '../app/account/account.server.ts'
import { accountIn } from '../app/account/account-in.server.ts'
import { accountContext } from '../app/account/context.server.ts'
import { cookieIn } from '../app/account/cookies.server.ts'
import { providerContext } from '../app/account/providers.server.ts'
import { Refresher } from '../app/account/refresher.server.ts'
import { sessionIn, sessionKey } from '../app/account/session.server.ts'
import { contentContext } from '../app/content/context.server.ts'
import { apiBase, createCmsClient, parseQuery } from '../app/content/http.server.ts'
import { selectIcons } from '../app/content/icon-sets.server.ts'
import { mediaFiles, withheldFiles } from '../app/content/media-files.server.ts'
import { createReplica } from '../app/content/replica.server.ts'
import type { Snapshot } from '../app/content/snapshot.server.ts'
import { prepareSearch } from '../app/features/search/search-index.server.ts'
import { fairNow, moveClock } from '../app/i18n/clock.ts'
import { type LocaleCode, localeBases, localeSwitch } from '../app/i18n/locales.ts'
import { resolveLocale, yearIn } from '../app/i18n/resolve-locale.ts'
import { sharePicture } from '../app/sharing/share-picture.server.ts'
import { fairLogos } from '../app/shell/fair-logo.server.ts'
import { housePalette, houseStyle } from '../app/shell/house-style.server.ts'
import { liveContext } from '../app/shell/live/facts.server.ts'
import { beforeRenders, onePerTick } from '../app/shell/one-per-tick.server.ts'
import { readPages } from '../app/shell/pages.server.ts'
import { type OtherEdition, siteRequestContext } from '../app/shell/request-context.ts'
import { statisticsTag } from '../app/shell/tag/tag-settings.server.ts'
import { altchaProof } from '../app/submissions/altcha.server.ts'
import { captchaProof } from '../app/submissions/captcha.server.ts'
import { submissionsContext } from '../app/submissions/context.server.ts'
import { Protection } from '../app/submissions/protection.server.ts'
import { facadeSvg } from '../app/ui/facade/facade-svg.ts'

import { createAccountLimits } from './account-limits.ts'
import { buildInfo } from './build-info.ts'
import { DateWatch } from './date-watch.ts'
import { systemClock } from './http/clock.ts'
import { ORIGINALS } from './images/image-path.ts'
import { createSenderLimits } from './limits/sender-limits.ts'
import { LiveFeed } from './live/live-feed.ts'
import { packPage } from './pages/packed-page.ts'
import { pagePolicy } from './pages/page-policy.ts'
import { pagePath } from './pages/page-target.ts'
import { publicPagesOf } from './public-pages.ts'
import { MissCounter } from './search-misses/miss-counter.ts'
import { SecurityLog } from './security-log.ts'
import type { Settings } from './settings.ts'
import { ClickCounter } from './short-links/click-counter.ts'
import { isVisit } from './short-links/is-visit.ts'
import { FRAMED_BY_CMS_HEADER, type RenderOptions, type Site, type SiteHost } from './site.ts'
import { BatchQueue, sendBatch } from './statistics/batch-queue.ts'
import { countedPages } from './statistics/counted-pages.ts'
import { Statistics } from './statistics/statistics.ts'

/** How often clicks on short links are reported to the CMS, in ms. */
const CLICKS_MS = 10_000
/** Interval of reporting searches without results, in ms. */
const MISSES_MS = 60_000
/**
 * Interval of storing and sending statistics to it, in ms: events of that time are lost when a
 * process is killed.
 */
const STATISTICS_MS = 10_000
/** Time limit for the CMS to store them, in ms. */
const COUNTS_TIMEOUT_MS = 5000
/** Time limit for its live facts, in ms. */
const LIVE_TIMEOUT_MS = 2000

/** The request for the page whose data are asked for at `…/_payload.json` (requirements 11.5). */
function pageRequest(request: Request): Request {
  const url = new URL(request.url)
  url.pathname = pagePath(url.pathname).pathname
  return new Request(url, request)
}

/** The routes' handles. Read as soon as the bundle is, so that a build without them fails. */
const pages = readPages(build.routes)

const policyAt = (pathname: string) => pagePolicy(pages.at(pathname))

/** Makes the site; nothing happens before `start`. */
export function createSite(settings: Settings, host: SiteHost): Site {
  const { locales } = settings
  // The built site has a copy of that module in its thread.
  if (!isMainThread) void startTracing('site')
  moveClock(settings.clockMovedMs)
  if (settings.clockMovedMs !== 0)
    host.log.warn({ now: fairNow().toISOString() }, 'The clock is moved by FAIR_CLOCK')
  const bases = localeBases(locales, settings.siteUrls[0])
  const info = buildInfo(build)
  const cms = {
    url: settings.cmsUrl,
    prefix: settings.cmsApiPrefix,
    version: settings.cmsApiVersion,
    token: settings.cmsToken,
    timeoutFactor: settings.cmsTimeoutFactor,
  }
  const replica = createReplica({
    prepare: async (snapshot, current) => {
      const shown = mediaFiles(snapshot)
      await host.withholdOriginals(withheldFiles(snapshot, shown))
      await host.mirrorOriginals(shown, current)
    },
    aroundReading: beforeRenders,
    cms,
    dataDir: settings.dataDir,
    log: host.log,
    breaker: host.breaker,
  })
  const logo = fairLogos(join(settings.dataDir, ORIGINALS))
  const askCms = createCmsClient(cms, host.breaker)
  const clicks = new ClickCounter({
    send: (report) =>
      askCms('/short-links/clicks', {
        method: 'POST',
        body: { clicks: report },
        timeoutMs: COUNTS_TIMEOUT_MS,
      }),
    // Processes that share the folder have each a port, and clicks, of their own.
    file: join(settings.dataDir, `clicks-${settings.port}.json`),
    log: host.log,
  })
  const misses = new MissCounter({
    send: (report) =>
      askCms('/search-misses/report', {
        method: 'POST',
        body: { misses: report },
        timeoutMs: COUNTS_TIMEOUT_MS,
      }),
    log: host.log,
  })
  const batches = new BatchQueue({
    send: (batch) => sendBatch(askCms, batch),
    folder: join(settings.dataDir, `statistics-${settings.port}`),
    log: host.log,
  })
  const statistics = new Statistics({
    pages: countedPages(settings, bases, pages, () => replica.snapshot()),
    store: (rows) => batches.add(rows),
    now: Date.now,
  })
  const live = new LiveFeed({
    ask: (since) => askCms(LIVE_FEED_PATH, { query: { since }, timeoutMs: LIVE_TIMEOUT_MS }),
    log: host.log,
    clock: systemClock,
  })
  const { formSecret: secret, captcha } = settings
  const proof = captcha ? captchaProof(captcha) : altchaProof(secret)
  const protection = new Protection({ secret, proof, now: Date.now })
  const securityLog = new SecurityLog(host.log, systemClock)
  const senderLimits = createSenderLimits(settings.rateLimits, systemClock)
  const refresher = new Refresher({
    send: async (refreshToken) =>
      sessionIn(await askCms(accountPaths.refresh, { method: 'POST', body: { refreshToken } })),
    clock: systemClock,
  })
  const sessionCookies = {
    key: sessionKey(settings.accountSecret),
    secure: settings.siteUrls[0].startsWith('https:'),
  }
  const providers = {
    identity: settings.identity,
    api: apiBase(cms),
    secure: sessionCookies.secure,
  }
  const accountParameters = parseQuery(settings.accountParameters)
  const accountLimits = createAccountLimits(settings.rateLimits, systemClock)
  const handlers = new Map<string, ReturnType<typeof createRequestHandler>>()
  const listeners = new Set<() => void>()
  let clicksTimer: NodeJS.Timeout | undefined
  let missesTimer: NodeJS.Timeout | undefined
  let statisticsTimer: NodeJS.Timeout | undefined

  function handlerOf(basename: string) {
    const known = handlers.get(basename)
    if (known) return known
    const made = createRequestHandler(
      { ...build, basename },
      settings.development ? 'development' : 'production',
    )
    handlers.set(basename, made)
    return made
  }

  const changed = () => {
    for (const listener of listeners) listener()
  }
  const dates = new DateWatch(changed)

  replica.onChange((snapshot) => {
    changed()
    prepareSearch(snapshot).catch((error: unknown) =>
      host.log.error({ err: error }, 'The search index was not built'),
    )
  })

  const dutchOnly = () => replica.snapshot()?.nl.settings.english === false

  async function respond(
    request: Request,
    { locale, basename, payload, headOnly, sender }: RenderOptions,
    snapshot: Snapshot | null,
    preview: boolean,
  ): Promise<Response> {
    const context = new RouterContextProvider()
    const year = yearIn(basename)
    context.set(contentContext, {
      snapshot,
      locale,
      ...(year === undefined && { otherEditions: replica.otherEditions }),
    })
    context.set(submissionsContext, {
      cms: askCms,
      protection,
      proof,
      limits: senderLimits(sender),
      logRefusedFile: (file) => securityLog.uploadRefused(file),
    })
    context.set(
      accountContext,
      new Account({
        cms: askCms,
        refresher,
        cookies: sessionCookies,
        parameters: accountParameters,
        policy: settings.passwordPolicy,
        limits: accountLimits,
        sender: settings.rateLimits ? sender : null,
        now: Date.now,
        cookie: request.headers.get('cookie'),
        userAgent: request.headers.get('user-agent'),
      }),
    )
    context.set(providerContext, providers)
    context.set(liveContext, live)
    const prefix = basename === '/' ? '' : basename
    const below = year === undefined ? '' : editionBase(year)
    const under = (base: Readonly<Record<LocaleCode, string>>) => ({
      nl: base.nl + below,
      en: base.en + below,
    })
    context.set(siteRequestContext, {
      locale,
      bases: under(dutchOnly() ? { nl: bases.nl, en: bases.nl } : bases),
      prefix,
      switchTo: dutchOnly() ? null : under(localeSwitch(locales, bases, new URL(request.url).host)),
      otherEdition: year === undefined ? undefined : otherEdition(year, prefix, locale),
      buildId: info.id,
      pages,
      indexing: settings.indexing,
      statistics: settings.statisticsUrl,
      preview,
      payload,
      logo,
      countClick(code) {
        if (headOnly || payload || !isVisit(request.headers)) return
        clicks.count(code)
        statistics.countShortLink(code, locale, request.headers)
      },
      countMiss: (query) => misses.count(query, locale),
      report: (error) => host.log.error({ err: error }, 'A page failed to render'),
    })
    return handlerOf(basename)(payload ? pageRequest(request) : request, context)
  }

  /** The snapshot of the pages below a basename that anybody may see. */
  function publicSnapshot(basename: string): Snapshot | null {
    const year = yearIn(basename)
    if (year === undefined) return replica.snapshot()
    const { otherEditions } = replica
    return otherEditions.pastYears().includes(year) ? otherEditions.snapshot(year) : null
  }

  function otherEdition(year: number, prefix: string, locale: LocaleCode): OtherEdition {
    return {
      isPast: replica.otherEditions.pastYears().includes(year),
      current: replica.snapshot()?.[locale].edition.name ?? '',
      home: prefix.slice(0, -editionBase(year).length) || '/',
    }
  }

  /**
   * The answer for pages below the year of another edition than those that can be read by all: of the current
   * one, the page itself; of one to come, the page for who followed a link to it; else none.
   */
  async function respondOtherEdition(request: Request, options: RenderOptions): Promise<Response> {
    const year = yearIn(options.basename) ?? 0
    const url = new URL(request.url)
    const rest = url.pathname.slice(options.basename.length)
    const home = options.basename.slice(0, -editionBase(year).length)
    const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' }
    const isCurrent = replica.snapshot()?.nl.edition.year === year
    if (isCurrent) {
      const location = `${home}${rest}` || '/'
      return new Response(null, { status: 302, headers: { ...headers, location } })
    }
    const given = url.searchParams.get(PREVIEW_PARAMETER)
    const token = given ?? cookieIn(request.headers.get('cookie'), EDITION_PREVIEW_COOKIE)
    const secret = settings.previewSecret
    const isOpen =
      !!token && !!secret && (await verifyPreview(token, editionBase(year), secret, Date.now()))
    const snapshot = isOpen ? replica.otherEditions.snapshot(year) : null
    if (!snapshot) {
      const known = { ...options, basename: home || '/' }
      return respond(request, known, replica.snapshot(), false)
    }
    if (given) {
      const secure = sessionCookies.secure ? '; Secure' : ''
      const cookie = `${EDITION_PREVIEW_COOKIE}=${given}; Path=/; Max-Age=${EDITION_PREVIEW_LIFETIME / 1000}; HttpOnly; SameSite=Lax${secure}`
      return new Response(null, {
        status: 302,
        headers: { ...headers, location: url.pathname, 'set-cookie': cookie },
      })
    }
    const response = await respond(request, options, snapshot, false)
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
    return response
  }

  /** The answer for anybody who asks. */
  function respondTo(request: Request, options: RenderOptions): Promise<Response> {
    const snapshot = publicSnapshot(options.basename)
    return snapshot || yearIn(options.basename) === undefined
      ? respond(request, options, snapshot, false)
      : respondOtherEdition(request, options)
  }

  /** The page with its drafts, for an editor who holds a token for this very path. */
  async function respondPreview(
    request: Request,
    token: string,
    options: RenderOptions,
  ): Promise<Response> {
    const { pathname } = new URL(request.url)
    const headers = {
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      [FRAMED_BY_CMS_HEADER]: '1',
    }
    if (!(await verifyPreview(token, pathname, settings.previewSecret, Date.now()))) {
      return new Response('Link verlopen. Open de voorvertoning opnieuw vanuit het CMS.', {
        status: 403,
        headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' },
      })
    }
    const response = await respond(
      request,
      options,
      await replica.loadDraftSnapshot(yearIn(options.basename)),
      true,
    )
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
    return response
  }

  return {
    async start() {
      await replica.start()
      dates.start()
      live.start()
      await clicks.restore()
      clicksTimer = setInterval(() => void clicks.report(), CLICKS_MS).unref()
      statisticsTimer = setInterval(() => void statistics.flush(), STATISTICS_MS).unref()
      missesTimer = setInterval(() => void misses.report(), MISSES_MS).unref()
    },
    async stop() {
      dates.stop()
      clearInterval(clicksTimer)
      clearInterval(missesTimer)
      clearInterval(statisticsTimer)
      await Promise.all([
        replica.stop(),
        live.stop(),
        clicks.stop(),
        misses.report(),
        statistics.flush(),
      ])
    },
    ready: () => replica.ready(),
    cms: () => (replica.state() === 'up' ? 'ok' : 'degraded'),
    source: () => replica.source(),
    version: () => `${replica.snapshot()?.version ?? 'none'}@${dates.date}`,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    resolveLocale: (request) =>
      resolveLocale({ ...locales, dutchOnly: dutchOnly() }, bases, request),
    pagePolicy: policyAt,
    async render(request, options) {
      await onePerTick()
      const token = new URL(request.url).searchParams.get(PREVIEW_PARAMETER)
      // At the home page of an edition to come the token is for all of it.
      const isOfEdition =
        yearIn(options.basename) !== undefined && new URL(request.url).pathname === options.basename
      const answer = () =>
        token && settings.previewSecret && !isOfEdition
          ? respondPreview(request, token, options)
          : respondTo(request, options)
      return withRequestId(request.headers.get(REQUEST_ID_HEADER), () =>
        tracedStep('render', {}, answer, request.headers.get('traceparent')),
      )
    },
    async renderShared(url, options) {
      await onePerTick()
      return packPage(await respondTo(new Request(url), options))
    },
    async fingerprint(url, options) {
      await onePerTick()
      const answer = await respondTo(new Request(url), options)
      const data = Buffer.from(await answer.arrayBuffer())
      return createHash('sha256').update(`${answer.status} `).update(data).digest('base64url')
    },
    publicPages() {
      const snapshot = replica.snapshot()
      return snapshot ? publicPagesOf(snapshot, bases, policyAt) : []
    },
    async streetscape(tone, size, seed) {
      const snapshot = replica.snapshot()
      if (!snapshot) return null
      const drawing = facadeSvg(tone, size, seed, snapshot.nl.settings.drawing)
      return drawing && recolourDrawing(drawing, housePalette(snapshot.nl))
    },
    async logo(dark) {
      const snapshot = replica.snapshot()
      return snapshot && logo(snapshot.nl.settings, dark)
    },
    icons: async (prefix, names) => selectIcons(prefix, names),
    dutchOnly,
    houseStyle() {
      const snapshot = replica.snapshot()
      return snapshot && houseStyle(snapshot.nl)
    },
    tag() {
      const snapshot = replica.snapshot()
      return snapshot && statisticsTag(snapshot)
    },
    async sharePicture(locale, path) {
      const snapshot = replica.snapshot()
      return snapshot && sharePicture(snapshot[locale], path)
    },
    account: (cookies) => accountIn(cookies, sessionCookies.key, Date.now()),
    live,
    statistics,
    build: () => info,
  }
}
