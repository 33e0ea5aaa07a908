import { renderToString } from 'react-dom/server'
import {
  createRequestHandler,
  Outlet,
  RouterContextProvider,
  Scripts,
  type ServerBuild,
  ServerRouter,
} from 'react-router'
import { expect, test } from 'vitest'
import { deferScripts } from './defer-scripts.server.ts'

const late = (html: string) => deferScripts(Buffer.from(html)).toString()

const page = `<html><head><link rel="modulepreload" href="/assets/manifest-1.js"/><title>T</title><link rel="modulepreload" href="/assets/root-2.js"/></head><body><p>Tekst</p><script>window.__reactRouterContext = {};</script><script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-2.js";
import * as route1 from "/assets/home-3.js";
  window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};

import("/assets/entry.client-4.js");</script></body></html>`

test('leaves nothing of the scripts for before the first paint', () => {
  const html = late(page)
  expect(html).not.toContain('<link rel="modulepreload"')
  expect(html).not.toMatch(/^import /m)
  expect(html).toContain('<head><title>T</title></head><body><p>Tekst</p>')
})

test('starts the same modules in the same order after it', async () => {
  const code = /<script type="module" async="">([\s\S]*)<\/script>/.exec(late(page))?.[1] ?? ''
  expect(code.startsWith('await new Promise(')).toBe(true)
  expect(code).toContain('["/assets/manifest-1.js","/assets/root-2.js"]')
  expect([...code.matchAll(/import\("([^"]+)"\)/g)].map(([, href]) => href)).toEqual([
    '/assets/manifest-1.js',
    '/assets/root-2.js',
    '/assets/home-3.js',
    '/assets/entry.client-4.js',
  ])
})

test('does not touch a page without scripts', () => {
  const html = '<html><body><p>Prijs: € 10 · één café 🏠</p></body></html>'
  expect(late(html)).toBe(html)
})

/** The smallest site with a page, as the compiler of React Router would give it. */
const build: ServerBuild = {
  entry: {
    module: {
      default: (request, _status, _headers, context) =>
        new Response(renderToString(<ServerRouter context={context} url={request.url} />)),
    },
  },
  routes: {
    root: {
      id: 'root',
      path: '',
      module: {
        default: () => (
          <html lang="nl">
            <head />
            <body>
              <Outlet />
              <Scripts />
            </body>
          </html>
        ),
      },
    },
    home: { id: 'home', parentId: 'root', index: true, module: { default: () => <p>Tekst</p> } },
  },
  assets: {
    version: '1',
    url: '/assets/manifest-1.js',
    entry: { module: '/assets/entry.client-4.js', imports: ['/assets/chunk-5.js'] },
    routes: Object.fromEntries(
      ['root', 'home'].map((id) => [
        id,
        {
          id,
          parentId: id === 'root' ? undefined : 'root',
          module: `/assets/${id}-2.js`,
          hasAction: false,
          hasLoader: false,
          hasClientAction: false,
          hasClientLoader: false,
          hasClientMiddleware: false,
          hasErrorBoundary: false,
          hasDefaultExport: true,
          clientActionModule: undefined,
          clientLoaderModule: undefined,
          clientMiddlewareModule: undefined,
          hydrateFallbackModule: undefined,
        },
      ]),
    ),
  },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {} as ServerBuild['future'],
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
}

test('knows what React Router writes', async () => {
  const handler = createRequestHandler(build, 'production')
  const response = await handler(new Request('https://beurs.example/'), new RouterContextProvider())
  const html = await response.text()
  expect(html).toContain('<p>Tekst</p>')
  const code =
    /<script type="module" async="">(await new Promise[\s\S]*?)<\/script>/.exec(late(html))?.[1] ??
    ''
  // Nothing is fetched before, and everything after.
  expect(late(html)).not.toMatch(/rel="modulepreload" href|^import /m)
  for (const module of ['manifest-1', 'entry.client-4', 'root-2', 'home-2'])
    expect(code).toContain(`import("/assets/${module}.js")`)
  expect(code).toContain('"/assets/chunk-5.js"')
})
