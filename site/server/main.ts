import { join } from 'node:path'
import { startVite } from './development.ts'
import { loadStaticFiles } from './files/static-files.ts'
import { Originals } from './images/originals.ts'
import { clientDirectory, compressedDirectory, loadBuiltSite, reloadingSite } from './load-site.ts'
import { createLog } from './log.ts'
import { readSettings, type Settings, SettingsError } from './settings.ts'
import type { SiteModule } from './site.ts'
import { createSiteServer } from './site-server.ts'

/** Starts the site and stops it on SIGTERM or SIGINT. Rejects when it cannot start. */
async function main(settings: Settings): Promise<void> {
  const log = createLog(settings.logLevel)
  const originals = new Originals({
    cmsUrl: settings.cmsUrl,
    directory: join(settings.dataDir, 'images/originals'),
    log,
  })
  const host = {
    log,
    prefetchOriginals: originals.prefetch.bind(originals),
    withholdOriginals: originals.withhold.bind(originals),
  }
  const create = (module: SiteModule) => module.createSite(settings, host)
  const vite = settings.development ? await startVite() : null
  const site = vite ? await reloadingSite(vite.load, create) : create(await loadBuiltSite())
  const server = await createSiteServer({
    settings,
    site,
    log,
    originals,
    ...(vite ? { wrap: vite.wrap } : {}),
    loadFiles: async (security) =>
      vite ? new Map() : loadStaticFiles(clientDirectory, compressedDirectory, security),
  })
  await server.listen(settings.port, settings.host)
  log.info({ address: settings.siteUrls[0], port: settings.port }, 'listening')

  const stop = async (signal: string) => {
    log.info({ signal }, 'stopping')
    await server.stop()
    await site.stop()
    await vite?.stop()
    log.info({}, 'stopped')
    log.flush()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      stop(signal).catch(fail)
    })
  }
  process.on('unhandledRejection', (reason) => {
    const stack = reason instanceof Error ? reason.stack : String(reason)
    log.error({ stack }, 'unhandled rejection')
  })
  await site.start()
}

/** One clear line, and the end. */
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
  if (code === 'ERR_MODULE_NOT_FOUND' && message.includes('build/server')) {
    return 'The site has not been built yet: run `npm run build` first'
  }
  return stack ?? String(error)
}

// The build imports this file only to have it compiled; see scripts/running/builds.ts.
if (import.meta.main) {
  try {
    await main(readSettings(process.env))
  } catch (error) {
    fail(error)
  }
}
