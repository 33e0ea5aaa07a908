import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import type { SharePicture } from '../app/sharing/share-picture.server.ts'
import { Counters } from './counters.ts'
import { createHandler } from './handler.ts'
import { publicOrigins } from './http/check-origin.ts'
import { type Clock, systemClock } from './http/clock.ts'
import { GracefulServer } from './http/graceful-server.ts'
import { Limiter } from './http/limiter.ts'
import { PublicOrigins } from './http/public-origin.ts'
import type { ReadyResponse } from './http/ready-response.ts'
import { SecurityHeaders } from './http/security-headers.ts'
import { Images } from './images/images.ts'
import type { Originals } from './images/originals.ts'
import { DeviceCookie } from './limits/device-cookie.ts'
import { Uploads } from './limits/uploads.ts'
import { createLimits } from './limits/work-limits.ts'
import { LiveStreams } from './live/live-streams.ts'
import { PageCache } from './pages/page-cache.ts'
import { PageTargetMemo } from './pages/page-target-memo.ts'
import { RenderAhead } from './pages/render-ahead.ts'
import { SecurityLog } from './security-log.ts'
import type { StateParts } from './serve-state.ts'
import type { ServerContext } from './server-context.ts'
import type { Settings } from './settings.ts'
import { drawWithStreet } from './share-pictures/draw-with-street.ts'
import { SharePictures } from './share-pictures/share-pictures.ts'
import type { Site, SiteLog } from './site.ts'

/**
 * Renders for single visitors at once, and most that wait: they may wait for the CMS. A hall full
 * of people who sign up in the same moment fits in the queue.
 */
export const MAX_UNCACHED_RENDERS = 64
const MAX_UNCACHED_QUEUE = 1000
const REPORT_MS = 60_000

export interface SiteServerParts {
  readonly settings: Settings
  readonly site: Site
  readonly log: SiteLog
  readonly originals: Originals
  /** Health's facts of the CMS and of the copies of its files. */
  readonly state: StateParts
  /** Makes the files of the client build ready, given the headers that they get. */
  readonly loadFiles: (
    security: SecurityHeaders['plain'],
  ) => Promise<ReadonlyMap<string, ReadyResponse>>
  /** Draws sharing pictures; absent: in this thread. */
  readonly drawSharePicture?: (picture: SharePicture) => Promise<Uint8Array>
  readonly clock?: Clock
  /** Sees each request first (Vite in development). */
  readonly wrap?: (listener: RequestListener) => RequestListener
}

/** The site behind HTTP: caches, limits, headers and files around a `Site`. */
export async function createSiteServer(parts: SiteServerParts): Promise<GracefulServer> {
  const { settings, site, log, originals, clock = systemClock } = parts
  const security = new SecurityHeaders(settings)
  const cache = new PageCache({
    clock,
    version: site.version(),
    onFailure: (error) => {
      const stack = error instanceof Error ? error.stack : String(error)
      log.error({ stack }, 'render failed, stale page shown')
    },
  })
  const context: ServerContext = {
    settings,
    site,
    log,
    clock,
    security,
    securityLog: new SecurityLog(log, clock),
    cache,
    counters: new Counters(),
    targets: new PageTargetMemo((pathname) => site.pagePolicy(pathname)),
    ownOrigins: publicOrigins(settings.siteUrls),
    publicOrigins: new PublicOrigins(settings.siteUrls, settings.trustedProxy),
    uncachedPages: new Limiter(MAX_UNCACHED_RENDERS, MAX_UNCACHED_QUEUE),
    uploads: new Uploads(settings.rateLimits),
    limits: createLimits(settings.rateLimits, clock),
    devices: new DeviceCookie(settings.formSecret, settings.siteUrls[0].startsWith('https:')),
    stopping: () => server.stopping,
  }
  const files = await parts.loadFiles(security.plain)
  const images = new Images({
    originals,
    directory: join(settings.dataDir, 'images/variants'),
    security: security.plain,
  })
  const sharePictures = new SharePictures({
    directory: join(settings.dataDir, 'images/sharing'),
    draw: parts.drawSharePicture ?? ((picture) => drawWithStreet(site, picture)),
    security: security.shown,
  })
  const streams = new LiveStreams(site.live)
  const stores = { files, images, originals, sharePictures, streams }
  const handler = createHandler(context, stores, parts.state)
  // Loaded only where it is asked for.
  const metrics = settings.metrics
    ? new (await import('./metrics.ts')).Metrics({ context, streams, state: parts.state })
    : null
  const measured = metrics?.measured(handler) ?? handler
  const server: GracefulServer = new GracefulServer(
    parts.wrap?.(measured) ?? measured,
    clock,
    settings.rateLimits ? settings : null,
  )
  server.onClosing(() => streams.close())
  const stopMetrics = settings.metrics && (await metrics?.serve(settings.metrics))
  const ahead = new RenderAhead(context)
  const renderAhead = () => {
    if (settings.development || !site.ready()) return
    ahead
      .wake()
      .catch((error: unknown) => log.error({ err: error }, 'pages are not rendered ahead'))
  }
  const unfollow = site.onChange(() => {
    cache.changed(site.version())
    context.targets.clear()
    renderAhead()
  })
  renderAhead()
  const report = setInterval(() => context.counters.report(log), REPORT_MS).unref()
  server.server.once('close', () => {
    unfollow()
    ahead.stop()
    clearInterval(report)
    stopMetrics?.()
  })
  return server
}
