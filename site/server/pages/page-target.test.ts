import { describe, expect, it } from 'vitest'
import { canonicalSearch, isCanonicalPath, pagePath, withoutBasename } from './page-target.ts'

it.each([
  ['/', 'document', '/'],
  ['/programma', 'document', '/programma'],
  ['/programma.data', 'data', '/programma'],
  ['/_.data', 'data', '/'],
  ['/en/_.data', 'data', '/en/'],
  ['/en.data', 'data', '/en'],
  ['/_payload.json', 'payload', '/'],
  ['/en/programma/_payload.json', 'payload', '/en/programma'],
])('%s is the %s of %s', (path, form, pathname) => {
  expect(pagePath(path)).toEqual({ form, pathname })
})

it.each([
  ['/en', '/en', '/'],
  ['/en/programma', '/en', '/programma'],
  ['/energie', '/en', '/energie'],
  ['/programma', '/', '/programma'],
])('%s without %s is %s', (pathname, basename, expected) => {
  expect(withoutBasename(pathname, basename)).toBe(expected)
})

describe('canonicalSearch', () => {
  const known = ['thema', 'dag', 'q']
  it.each([
    ['', ''],
    ['?', ''],
    ['?utm_source=x&fbclid=1', ''],
    ['?thema=b&thema=a&dag=1', '?dag=1&thema=a&thema=b'],
    ['?dag=1&thema=a&thema=b&thema=a&x=1', '?dag=1&thema=a&thema=b'],
    ['?q=', ''],
    ['?q=a%20b', '?q=a+b'],
    ['?q=a+b', '?q=a+b'],
    ['?%71=a', '?q=a'],
    ['?q=%E0%A4%A', '?q=%EF%BF%BD%25A'],
    [`?q=${'x'.repeat(100)}`, `?q=${'x'.repeat(100)}`],
    [`?q=${'x'.repeat(101)}`, ''],
    ['?__proto__=1&constructor=2', ''],
  ])('%s → %s', (search, expected) => {
    expect(canonicalSearch(search, known)).toBe(expected)
  })

  it('keeps a limited number of values', () => {
    const search = `?${Array.from({ length: 500 }, (_, i) => `thema=${i}`).join('&')}`
    expect(canonicalSearch(search, known).split('&')).toHaveLength(20)
  })
})

it.each([
  ['/', true],
  ['/programma', true],
  ['/standhouders/k7m2q9ab/wp-partners', true],
  ['/Programma', false],
  ['/programma/', false],
  ['//programma', false],
  ['/%70rogramma', false],
  ['', false],
])('%j in its canonical form is %s', (path, expected) => {
  expect(isCanonicalPath(path)).toBe(expected)
})
