import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import settings, { serves } from './settings'

// Its files are for its own account only: the database, files of visitors, uploads.
if (serves) process.umask(0o077)

/**
 * Everything below this folder is public; uploads are in `uploads` inside it. It is a folder of its
 * own because the static file handler serves all files below it, and the database lies next to it.
 */
const publicDir = path.join(settings.dataDir, 'public')

try {
  // Not `recursive`, which tries for ever where a folder takes no others, such as /proc.
  for (const folder of [settings.dataDir, publicDir, path.join(publicDir, 'uploads')])
    if (!existsSync(folder)) mkdirSync(folder)
} catch (error) {
  process.stderr.write(`Setting DATA_DIR: ${(error as Error).message}\n`)
  process.exit(1)
}

export default {
  host: settings.host,
  port: settings.port,
  url: settings.cmsUrl,
  // The remaining headers come from the trusted proxies (global::trusted-proxy).
  proxy: { koa: settings.trustedProxy !== null },
  app: { keys: settings.secrets.appKeys },
  dirs: { public: publicDir },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
  transfer: { remote: { enabled: false } },
  webhooks: { populateRelations: false },
}
