import { type MiddlewareFunction, RouterContextProvider } from 'react-router'
import { expect, it, vi } from 'vitest'
import { contentContext } from '~/content/context.server.ts'
import { sampleSnapshot } from '~/content/testing/sample-content.ts'
import { siteRequestContext } from '~/shell/request-context.ts'
import { leadBetweenEditions } from './other-editions.server.ts'

const past = sampleSnapshot()
const current = sampleSnapshot((fair) => {
  for (const path of ['programme-items', 'exhibitors'])
    Object.assign(fair[path] ?? {}, { nl: [], en: [] })
})

/** Where an address leads; null: it is answered itself. */
async function leadFrom(path: string, below = ''): Promise<string | null> {
  const context = new RouterContextProvider()
  const otherEditions = { pastYears: () => [2027], snapshot: () => past }
  context.set(contentContext, {
    snapshot: below ? past : current,
    locale: 'nl',
    ...(!below && { otherEditions }),
  })
  const otherEdition = { isPast: true, current: 'Dakwaarts 2028', home: '/' }
  context.set(siteRequestContext, {
    prefix: below,
    ...(below && { otherEdition }),
  } as never)
  const url = new URL(path, 'https://dakwaarts.example')
  const next = vi.fn(async () => new Response('page'))
  try {
    const middleware: MiddlewareFunction<Response> = leadBetweenEditions
    await middleware({ request: new Request(url), url, context, params: {} } as never, next)
    return null
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown
    expect(thrown.headers.get('x-remix-reload-document')).toBe('true')
    return thrown.headers.get('location')
  }
}

it('an address of another edition redirects to that edition', async () => {
  expect(await leadFrom('/programma/sessie-item1?a=1')).toBe('/2027/programma/sessie-item1?a=1')
  expect(await leadFrom('/programma/sessie-item1/agenda.ics')).toBe(
    '/2027/programma/sessie-item1/agenda.ics',
  )
  expect(await leadFrom('/programma/nergens')).toBeNull()
  expect(await leadFrom('/programma/item1')).toBe('/2027/programma/item1')
  expect(await leadFrom('/programma/nergens/agenda.ics')).toBeNull()
  expect(await leadFrom('/programma')).toBeNull()
  expect(await leadFrom('/nieuws/iets')).toBeNull()
})

it('an address below a year redirects to a page that belongs to no edition', async () => {
  expect(await leadFrom('/2027/nieuws?pagina=2', '/2027')).toBe('/nieuws?pagina=2')
  expect(await leadFrom('/2027/inloggen', '/2027')).toBe('/inloggen')
  expect(await leadFrom('/2027', '/2027')).toBeNull()
  expect(await leadFrom('/2027/programma/sessie-item1', '/2027')).toBeNull()
  expect(await leadFrom('/2027/sitemap.xml', '/2027')).toBeNull()
  expect(await leadFrom('/2027/programma.ics', '/2027')).toBeNull()
  expect(await leadFrom('/2027/zoeken?q=dak', '/2027')).toBeNull()
  expect(await leadFrom('/2027/zoeken.json?q=dak', '/2027')).toBeNull()
  expect(await leadFrom('/2027/zoekteksten.json', '/2027')).toBe('/zoekteksten.json')
})
