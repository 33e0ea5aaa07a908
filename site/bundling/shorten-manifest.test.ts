import { expect, test } from 'vitest'
import { shortened } from './shorten-manifest.ts'

const route = {
  id: 'routes/home',
  parentId: 'root',
  index: true,
  hasLoader: true,
  hasAction: false,
  hasClientLoader: false,
  module: '/assets/home-1.js',
  imports: ['/assets/libraries-2.js'],
  css: [],
}
const script = (routes: object) =>
  `window.__reactRouterManifest=${JSON.stringify({ entry: {}, routes, url: '/a.js', version: '1' })};`

const all = () => true

test('the fields that the router reads in a browser are kept', () => {
  const { id, parentId, index, hasLoader, module } = route
  const file = { ...route, id: 'routes/feed', path: 'nieuws.xml', module: '/assets/feed-3.js' }
  const all = script({ [route.id]: route, [file.id]: file })
  expect(shortened(all, (module) => module === route.module)).toBe(
    `window.__reactRouterManifest=${JSON.stringify({
      routes: { [id]: { id, parentId, index, hasLoader, module } },
    })};`,
  )
})

test('fields that the site has not used before are refused', () => {
  expect(() => shortened(script({ a: { ...route, css: ['/a.css'] } }), all)).toThrow('css')
  expect(() => shortened(script({ a: { ...route, hasClientLoader: true } }), all)).toThrow()
  expect(() => shortened('export default {}', all)).toThrow('looks different')
})
