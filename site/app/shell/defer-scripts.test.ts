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
