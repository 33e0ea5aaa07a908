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

const SCRIPT = /<script type="module" async="">([\s\S]*?)<\/script>/

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

/** The page of that site as React Router writes it. */
async function page() {
  const handler = createRequestHandler(build, 'production')
  const response = await handler(new Request('https://beurs.example/'), new RouterContextProvider())
  return response.text()
}

/** Addresses of the modules that a text names, each once. */
const modulesOf = (text: string) => [
  ...new Set([...text.matchAll(/"(\/assets\/[\w.-]+)"/g)].map(([, href]) => href)),
]

test('no module is loaded before the first paint', async () => {
  const written = await page()
  // Modules that React Router fetches earlier: preloads in the head, and the imports of its script.
  expect(written).toContain('<link rel="modulepreload" href="/assets/')
  expect(written).toMatch(/^import /m)
  const html = late(written)
  expect(html).toContain('<p>Tekst</p>')
  expect(html).not.toContain('<link rel="modulepreload"')
  expect(html).not.toMatch(/^import /m)
  expect(html.replace(SCRIPT, '')).not.toContain('/assets/')
})

test('the same modules are loaded in the same order afterwards', async () => {
  const written = await page()
  const [, before = ''] = SCRIPT.exec(written) ?? []
  const [, code = ''] = SCRIPT.exec(late(written)) ?? []
  expect(code.startsWith('await new Promise(')).toBe(true)
  const imports = [...code.matchAll(/import\("([^"]+)"\)/g)].map(([, href]) => href)
  expect(imports).toEqual(modulesOf(before))
  expect(imports).toHaveLength(4)
  // Those of the head are preloaded then.
  expect(modulesOf(code)).toEqual(expect.arrayContaining(modulesOf(written)))
  expect(modulesOf(code)).toContain('/assets/chunk-5.js')
})

test('a page without scripts is unchanged', () => {
  const html = '<html><body><p>Prijs: € 10 · één café 🏠</p></body></html>'
  expect(late(html)).toBe(html)
})
