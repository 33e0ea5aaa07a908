import { mkdirSync } from 'node:fs'
import path from 'node:path'
import settings from './settings'

/**
 * Everything below this folder is public; uploads are in `uploads` inside it. It is a folder of its own
 * because the static file handler serves whatever lies under it, and the database lies next to it.
 */
const publicDir = path.join(settings.dataDir, 'public')
mkdirSync(path.join(publicDir, 'uploads'), { recursive: true })

export default {
  host: settings.host,
  port: settings.port,
  url: settings.cmsUrl,
  // What remains of the headers is the trusted proxies' (global::trusted-proxy).
  proxy: { koa: settings.trustedProxy !== null },
  app: { keys: settings.secrets.appKeys },
  dirs: { public: publicDir },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
  transfer: { remote: { enabled: false } },
  webhooks: { populateRelations: false },
}
