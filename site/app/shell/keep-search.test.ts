import { expect, it } from 'vitest'
import { keepSearch, movedTo } from './keep-search.ts'

it('takes search parameters along, and leaves those of the target as they are', () => {
  expect(keepSearch('/standhouders', '')).toBe('/standhouders')
  expect(keepSearch('/standhouders', '?utm_source=a&q=hout')).toBe(
    '/standhouders?utm_source=a&q=hout',
  )
  expect(keepSearch('/programma?dag=2027-03-18#top', '?dag=x&a=1')).toBe(
    '/programma?dag=2027-03-18&a=1#top',
  )
})

it('tells other hosts where a visitor came from, and nothing else', () => {
  expect(keepSearch('https://partner.example/x?a=1', '?token=geheim&utm_source=flyer')).toBe(
    'https://partner.example/x?a=1&utm_source=flyer',
  )
})

it('leads for good to the address of today', () => {
  const { status, headers } = movedTo('/nieuws/abcd2345/nieuw', new URL('https://x.example/a?b=1'))
  expect([status, headers.get('location')]).toEqual([301, '/nieuws/abcd2345/nieuw?b=1'])
})
