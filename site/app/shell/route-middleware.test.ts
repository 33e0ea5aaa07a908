import { expect, it } from 'vitest'
import { routeMiddleware } from './route-middleware.server.ts'

it('refuses a name that nobody registered (requirements 12.1)', () => {
  expect(() => routeMiddleware('redirects', 'onbekend')).toThrow(
    "Unknown route middleware: 'onbekend'",
  )
  expect(() => routeMiddleware('toString')).toThrow('Unknown route middleware')
})

it('gives the middleware of known names in order', () => {
  expect(routeMiddleware('redirects', 'redirects')).toHaveLength(2)
})
