/** The site behind the HTTP server: pages, locales and content, bundled by Vite. */

import * as build from 'virtual:react-router/server-build'
import { PREVIEW_PARAMETER, verifyPreview } from '@beursvloer/contract/preview'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { contentContext } from '../app/content/context.server.ts'
import { mediaFiles } from '../app/content/media-files.server.ts'
import { createReplica } from '../app/content/replica.server.ts'
import type { Snapshot } from '../app/content/snapshot.server.ts'
import { localeBases } from '../app/i18n/locales.ts'
import { resolveLocale } from '../app/i18n/resolve-locale.ts'
import { today } from '../app/i18n/today.ts'
import { sharePicture } from '../app/sharing/share-picture.server.ts'
import { knownParameters } from '../app/shell/page-policy.ts'
import { siteRequestContext } from '../app/shell/request-context.ts'

import { facadeSvg } from '../app/ui/facade/facade-svg.ts'

import { buildInfo } from './build-info.ts'
import { pagePath } from './pages/page-target.ts'
import type { Settings } from './settings.ts'
import { FRAMED_BY_CMS_HEADER, type RenderOptions, type Site, type SiteHost } from './site.ts'

/** How often the date is looked at: pages that speak of today go stale at midnight. */
const DATE_CHECK_MS = 30_000

/** The request for the page whose data are asked for at `…/_payload.json`. */
function pageRequest(request: Request): Request {
  const url = new URL(request.url)
  url.pathname = pagePath(url.pathname).pathname
  return new Request(url, request)
}

/** Makes the site; nothing happens before `start`. */
export function createSite(settings: Settings, host: SiteHost): Site {
  const { locales } = settings
  const bases = localeBases(locales, settings.siteUrls[0])
  const info = buildInfo(build)
  const replica = createReplica({
    cms: {
      url: settings.cmsUrl,
      prefix: settings.cmsApiPrefix,
      version: settings.cmsApiVersion,
      token: settings.cmsToken,
    },
    dataDir: settings.dataDir,
    log: host.log,
  })
  const handlers = new Map<string, ReturnType<typeof createRequestHandler>>()
  const listeners = new Set<() => void>()
  let date = today()
  let dateTimer: NodeJS.Timeout | undefined

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

  replica.onChange((snapshot) => {
    changed()
    void host.prefetchOriginals(mediaFiles(snapshot))
  })

  async function respond(
    request: Request,
    { locale, basename, payload }: RenderOptions,
    snapshot: Snapshot | null,
    preview: boolean,
  ): Promise<Response> {
    const context = new RouterContextProvider()
    context.set(contentContext, { snapshot, locale })
    context.set(siteRequestContext, {
      locale,
      bases,
      buildId: info.id,
      indexing: settings.indexing,
      preview,
      payload,
      report: (error) => host.log.error({ err: error }, 'A page failed to render'),
    })
    return handlerOf(basename)(payload ? pageRequest(request) : request, context)
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
    const response = await respond(request, options, await replica.loadDraftSnapshot(), true)
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
    return response
  }

  return {
    async start() {
      await replica.start()
      dateTimer = setInterval(() => {
        if (today() === date) return
        date = today()
        changed()
      }, DATE_CHECK_MS).unref()
    },
    async stop() {
      clearInterval(dateTimer)
      await replica.stop()
    },
    ready: () => replica.ready(),
    cms: () => (replica.state() === 'up' ? 'ok' : 'degraded'),
    version: () => `${replica.snapshot()?.version ?? 'none'}@${date}`,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    resolveLocale: (request) => resolveLocale(locales, request),
    pagePolicy: (pathname) => ({
      cache: true,
      parameters: knownParameters(pathname),
      privateParameters: [PREVIEW_PARAMETER],
      action: false,
    }),
    render(request, options) {
      const token = new URL(request.url).searchParams.get(PREVIEW_PARAMETER)
      return token && settings.previewSecret
        ? respondPreview(request, token, options)
        : respond(request, options, replica.snapshot(), false)
    },
    facade: facadeSvg,
    sharePicture(locale, path) {
      const snapshot = replica.snapshot()
      return snapshot && sharePicture(snapshot[locale], path)
    },
    build: () => info,
  }
}
