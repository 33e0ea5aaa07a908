import { createServer as createHttpServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { paletteOf, restyled } from '@beursvloer/contract/house-style/palette'
import type { Site, SiteModule } from './site.ts'

/** Where Vite serves the style sheet. */
const SHEET = '/app/styles/app.css'

/** Vite in front of the site: modules, styles and their hot replacement. */
export async function startVite(): Promise<{
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
