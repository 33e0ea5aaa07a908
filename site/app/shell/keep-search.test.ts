import { expect, it } from 'vitest'
import { keepSearch, movedTo } from './keep-search.ts'

it('search parameters are passed on, and those of the target stay', () => {
  expect(keepSearch('/standhouders', '')).toBe('/standhouders')
  expect(keepSearch('/standhouders', '?utm_source=a&q=hout')).toBe(
    '/standhouders?utm_source=a&q=hout',
  )
  expect(keepSearch('/programma?dag=2027-03-18#top', '?dag=x&a=1')).toBe(
    '/programma?dag=2027-03-18&a=1#top',
  )
})

it('other hosts get only the campaign', () => {
  expect(keepSearch('https://partner.example/x?a=1', '?token=geheim&utm_source=flyer')).toBe(
    'https://partner.example/x?a=1&utm_source=flyer',
  )
})

it('the redirect to the present address is permanent', () => {
  const { status, headers } = movedTo('/nieuws/abcd2345/nieuw', new URL('https://x.example/a?b=1'))
  expect([status, headers.get('location')]).toEqual([301, '/nieuws/abcd2345/nieuw?b=1'])
})
