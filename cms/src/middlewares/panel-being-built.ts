import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Core } from '@strapi/strapi'

/** How long a browser waits before it asks again, in seconds. */
const AGAIN_AFTER_S = 5

const PAGE = `<!doctype html>
<html lang="nl">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Het beheer wordt klaargezet</title>
<style>body { font: 1.125rem/1.5 system-ui; max-width: 32rem; margin: 15vh auto; padding: 0 1.5rem }</style>
<h1>Het beheer wordt klaargezet</h1>
<p>Dit duurt ongeveer een minuut. Deze pagina ververst vanzelf.</p>
</html>
`

/**
 * Shows a page while the panel is being built, which `npm start` does when site and CMS already
 * answer.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler => {
  const panel = path.join(strapi.dirs.dist.root, 'build', 'index.html')
  const { path: root } = strapi.config.get<{ path: string }>('admin')
  return (ctx, next) => {
    const isPage =
      ctx.method === 'GET' &&
      (ctx.path === root ||
        (ctx.path.startsWith(`${root}/`) && ctx.get('accept').includes('text/html')))
    // In development Strapi serves it from its sources.
    if (!isPage || strapi.config.get('autoReload') || existsSync(panel)) return next()
    ctx.status = 503
    ctx.set('retry-after', String(AGAIN_AFTER_S))
    ctx.set('refresh', String(AGAIN_AFTER_S))
    ctx.set('cache-control', 'no-store')
    ctx.type = 'html'
    ctx.body = PAGE
    return undefined
  }
}
