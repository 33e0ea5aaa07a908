import { createServer as createHttpServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { paletteOf, restyled } from '@beursvloer/contract/house-style/palette'
import { startTracing, stopTracing } from '@beursvloer/contract/monitoring/tracing'
import { makeFolder } from './files/make-folder.ts'
import { loadStaticFiles } from './files/static-files.ts'
import { CircuitBreaker } from './http/circuit-breaker.ts'
import { ORIGINALS } from './images/image-path.ts'
import { Originals } from './images/originals.ts'
import { OriginalsMirror } from './images/originals-mirror.ts'
import { clientDirectory, compressedDirectory, isBuilt, reloadingSite } from './load-site.ts'
import { createLog } from './log.ts'
import { logUnhandledRejections } from './log-unhandled-rejections.ts'
import { readSettings, type Settings, SettingsError } from './settings.ts'
import type { Site, SiteModule } from './site.ts'
import { createSiteServer } from './site-server.ts'
import { ThreadedSite } from './thread/threaded-site.ts'

/** Where Vite serves the style sheet. */
const SHEET = '/app/styles/app.css'

/** Vite in front of the site: modules, styles and their hot replacement. */
async function startVite(): Promise<{
  load: () => Promise<SiteModule>
  wrap: (listener: RequestListener, houseStyle: Site['houseStyle']) => RequestListener
  stop: () => Promise<void>
}> {
  const { createServer } = await import('vite')
  // On a free port, not on Vite's usual one: a second installation would get no replacements.
  const sockets = createHttpServer()
  await new Promise<void>((listening) => sockets.listen(0, '127.0.0.1', listening))
  const { port: clientPort } = sockets.address() as AddressInfo
  const vite = await createServer({
    root: resolve(import.meta.dirname, '..'),
    server: { middlewareMode: true, hmr: { server: sockets, host: '127.0.0.1', clientPort } },
    appType: 'custom',
  })
  // The router's own Vite would end the process on SIGTERM before the server has stopped.
  process.removeAllListeners('SIGTERM')
  return {
    load: () => vite.ssrLoadModule('./server/app.ts') as unknown as Promise<SiteModule>,
    wrap: (listener, houseStyle) => (request, response) => {
      const style = houseStyle()
      const isSheet = request.url?.split('?')[0] === SHEET
      if (!style || !isSheet || !request.headers.accept?.includes('text/css'))
        return vite.middlewares(request, response, () => listener(request, response))
      void vite.transformRequest(`${SHEET}?direct`).then((sheet) => {
        response.setHeader('content-type', 'text/css')
        response.end(restyled(sheet?.code ?? '', paletteOf(style.colours), style))
      })
    },
    stop: async () => {
      await vite.close()
      sockets.closeAllConnections()
      sockets.close()
    },
  }
}

/** How long a site without content waits for the CMS before it listens and says so, in ms. */
const FIRST_CONTENT_MS = 5000

/** Starts the site and stops it on SIGTERM or SIGINT. Rejects when it cannot start. */
async function main(settings: Settings): Promise<void> {
  // Its files are for its own account only: content, pictures and logs of visitors' actions.
  process.umask(0o077)
  requireDataFolder(settings.dataDir)
  await startTracing('site')
  const log = createLog(settings.logLevel, settings.sentryDsn)
  let threaded: ThreadedSite | undefined
  const breaker = new CircuitBreaker(
    {
      answered: (url) => threaded?.peer.answered(url),
      away: (since, isSilent) => threaded?.peer.away(since, isSilent),
    },
    settings.cmsInternalUrls,
  )
  const originals = new Originals({
    cmsUrl: settings.cmsUrl,
    directory: join(settings.dataDir, ORIGINALS),
    maxBytes: settings.originalsBytes,
    log,
    breaker,
  })
  const mirror = new OriginalsMirror({ originals, breaker, log })
  const host = {
    log,
    breaker,
    mirrorOriginals: mirror.follow.bind(mirror),
    withholdOriginals: originals.withhold.bind(originals),
  }
  let site: Site
  const vite = settings.development ? await startVite() : null
  if (vite) site = await reloadingSite(vite.load, (module) => module.createSite(settings, host))
  else {
    threaded = new ThreadedSite({ settings, host, log, breaker, file: siteThread() })
    site = threaded
  }
  const server = await createSiteServer({
    settings,
    site,
    log,
    originals,
    state: { breaker, mirror },
    ...(threaded && { drawSharePicture: threaded.drawSharePicture.bind(threaded) }),
    ...(vite && { wrap: (listener) => vite.wrap(listener, () => site.houseStyle()) }),
    loadFiles: async (security) =>
      vite ? new Map() : loadStaticFiles(clientDirectory, compressedDirectory, security),
  })
  const stop = async (signal: string) => {
    log.info({ signal }, 'stopping')
    await server.stop(settings.shutdownDelayMs)
    await site.stop()
    await vite?.stop()
    await stopTracing()
    log.info({}, 'stopped')
    await log.flush()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      stop(signal).catch(fail)
    })
  }
  logUnhandledRejections(log)
  // Listens only when ready: a visitor should not meet a site that is about to get its content.
  await site.start()
  await firstContent(site)
  try {
    await server.listen(settings.port, settings.host)
  } catch (error) {
    await site.stop()
    throw error
  }
  log.info({ address: settings.siteUrls[0], port: settings.port }, 'listening')
}

/** Resolves when there is content, or when the CMS's time for the first has passed. */
function firstContent(site: Site): Promise<void> {
  if (site.ready()) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, FIRST_CONTENT_MS)
    const unfollow = site.onChange(() => {
      if (!site.ready()) return
      clearTimeout(timer)
      unfollow()
      resolve()
    })
  })
}

/** @throws when the site was not built */
function siteThread(): URL {
  if (!isBuilt())
    throw new SettingsError('The site has not been built yet: run `npm run build` first')
  return new URL('./thread/main.ts', import.meta.url)
}

function requireDataFolder(folder: string): void {
  try {
    makeFolder(folder)
  } catch (error) {
    throw new SettingsError(`Setting DATA_DIR: ${(error as Error).message}`)
  }
}

/** Prints one clear line, and ends the process. */
function fail(error: unknown): never {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}

function explain(error: unknown): string {
  if (error instanceof SettingsError) return error.message
  const { code, message, stack } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') {
    return `Setting PORT: port ${process.env.PORT || 3000} is already in use`
  }
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL') return `Setting HOST or PORT: ${message}`
  return stack ?? String(error)
}

// The build imports this file only to have it compiled; see after-build.ts.
if (import.meta.main) {
  // React takes its development build without it: the renders in the thread would take twice as long.
  process.env.NODE_ENV ||= 'production'
  try {
    await main(readSettings(process.env))
  } catch (error) {
    fail(error)
  }
}
