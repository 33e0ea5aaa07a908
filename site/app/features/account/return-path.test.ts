import fc from 'fast-check'
import { expect, it } from 'vitest'
import { returnPath, signInPath } from './return-path.ts'

const after = (naar: string) => returnPath(new URLSearchParams({ naar }))

it.each([
  ['/programma?mijn=1', '/programma?mijn=1'],
  ['/', '/'],
  ['/inloggen-op-de-beurs', '/inloggen-op-de-beurs'],
  ['', '/bezoekersprofiel'],
  ['//kwaad.example', '/bezoekersprofiel'],
  ['/\\kwaad.example', '/bezoekersprofiel'],
  ['https://kwaad.example', '/bezoekersprofiel'],
  ['javascript:alert(1)', '/bezoekersprofiel'],
  ['bezoekersprofiel', '/bezoekersprofiel'],
  ['/inloggen?naar=/inloggen', '/bezoekersprofiel'],
  ['/inloggen/google', '/bezoekersprofiel'],
  ['/inloggen-met-link?code=x', '/bezoekersprofiel'],
  ['/uitloggen', '/bezoekersprofiel'],
])('?naar=%s leads to %s', (naar, path) => {
  expect(after(naar)).toBe(path)
})

it('the path never leaves the site, whatever the parameter is', () => {
  fc.assert(
    fc.property(fc.string(), (naar) => {
      const base = 'https://dakwaarts.example'
      expect(new URL(base + after(naar)).origin).toBe(base)
      expect(new URL(after(naar), base).origin).toBe(base)
    }),
  )
})

it('any page can be returned to', () => {
  const path = signInPath('/programma?q=a&mijn=1', true)
  const { searchParams } = new URL(path, 'https://dakwaarts.example')
  expect(returnPath(searchParams)).toBe('/programma?q=a&mijn=1')
  expect(searchParams.get('verlopen')).toBe('1')
})
