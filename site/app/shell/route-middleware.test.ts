import { expect, it } from 'vitest'
import { routeMiddleware } from './route-middleware.server.ts'

it('an unknown name is refused (requirements 12.1)', () => {
  expect(() => routeMiddleware('redirects', 'onbekend')).toThrow(
    "Unknown route middleware: 'onbekend'",
  )
  expect(() => routeMiddleware('toString')).toThrow('Unknown route middleware')
})

it('middleware of known names is given in order', () => {
  expect(routeMiddleware('redirects', 'redirects')).toHaveLength(2)
})
