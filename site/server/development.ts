import type { RequestListener } from 'node:http'
import { resolve } from 'node:path'
import type { SiteModule } from './site.ts'

/** Vite in front of the site: modules, styles and their replacement while you type. */
export async function startVite(): Promise<{
  load: () => Promise<SiteModule>
  wrap: (listener: RequestListener) => RequestListener
  stop: () => Promise<void>
}> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: resolve(import.meta.dirname, '..'),
    server: { middlewareMode: true },
    appType: 'custom',
  })
  // The router's own Vite would end the process on SIGTERM before the server has stopped.
  process.removeAllListeners('SIGTERM')
  return {
    load: () => vite.ssrLoadModule('./server/app.ts') as unknown as Promise<SiteModule>,
    wrap: (listener) => (request, response) => {
      vite.middlewares(request, response, () => listener(request, response))
    },
    stop: () => vite.close(),
  }
}
