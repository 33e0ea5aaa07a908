import { expect, it } from 'vitest'
import { SERVICE_PATHS } from '../contract/src/reserved-paths.ts'
import { examplesOf, formsOf, signsOut, sitePages, siteServices } from './site-routes.ts'

it('every page of the routes is listed once, with a value for its parameters', () => {
  expect(sitePages).toEqual([...new Set(sitePages)])
  expect(sitePages).toEqual(
    expect.arrayContaining([
      '/',
      '/bewaard.json',
      '/bezoekersprofiel/badge.svg',
      '/concepten/vergelijken.csv',
      '/deur/:id/invoer.json',
      '/mijn-beurs/agenda/:token/agenda.ics',
      '/mijn-beurs/delen',
      '/registreren/uitnodiging',
      '/:rest*',
    ]),
  )
})

it('every service of the server is listed', () => {
  for (const service of SERVICE_PATHS)
    expect(siteServices.filter((path) => path.startsWith(service))).not.toEqual([])
})

it('a page is requested in both languages and all its forms', () => {
  expect(formsOf('/deur/:id')).toEqual([
    '/deur/:id',
    '/deur/:id.data',
    '/deur/:id/_payload.json',
    '/en/deur/:id',
    '/en/deur/:id.data',
    '/en/deur/:id/_payload.json',
  ])
  expect(formsOf('/')).toEqual([
    '/',
    '/_.data',
    '/_payload.json',
    '/en',
    '/en.data',
    '/en/_payload.json',
  ])
})

it('each pattern with parameters gets one address', () => {
  const addresses = ['/nieuws', '/nieuws/a1/dak.op', '/nieuws/b2/gevel', '/en/nieuws/a1/roof']
  expect(examplesOf(['/nieuws', '/nieuws/:id/:slug', '/nieuws/:id.xml'], addresses)).toEqual([
    '/nieuws/a1/dak.op',
  ])
})

it('routes that end the session come last, in all their forms', () => {
  const leaving = sitePages.flatMap(formsOf).filter(signsOut)
  expect(leaving).toHaveLength(12)
  expect(leaving).toContain('/en/uitloggen.data')
  expect(leaving).toContain('/bezoekersprofiel/verwijderen')
  expect(signsOut('/bezoekersprofiel?deel=everywhere')).toBe(true)
  expect(signsOut('/bezoekersprofiel?deel=session')).toBe(false)
})
