import { expect, it } from 'vitest'
import { SERVICE_PATHS } from '../contract/src/reserved-paths.ts'
import { examplesOf, formsOf, signsOut, sitePages, siteServices } from './site-routes.ts'

it('has every page of the routes once, with what stands for the rest', () => {
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

it('has every service of the server', () => {
  for (const service of SERVICE_PATHS)
    expect(siteServices.filter((path) => path.startsWith(service))).not.toEqual([])
})

it('asks for a page in both languages and all forms', () => {
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

it('takes one address for each pattern with parameters', () => {
  const addresses = ['/nieuws', '/nieuws/a1/dak.op', '/nieuws/b2/gevel', '/en/nieuws/a1/roof']
  expect(examplesOf(['/nieuws', '/nieuws/:id/:slug', '/nieuws/:id.xml'], addresses)).toEqual([
    '/nieuws/a1/dak.op',
  ])
})

it('leaves what signs out to the end, in all its forms', () => {
  const leaving = sitePages.flatMap(formsOf).filter(signsOut)
  expect(leaving).toHaveLength(12)
  expect(leaving).toContain('/en/uitloggen.data')
  expect(leaving).toContain('/bezoekersprofiel/verwijderen')
  expect(signsOut('/bezoekersprofiel?deel=everywhere')).toBe(true)
  expect(signsOut('/bezoekersprofiel?deel=session')).toBe(false)
})
