import { expect, it } from 'vitest'
import { isVisit } from './is-visit.ts'

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.2 Mobile/15E148 Safari/604.1'
const visit = (headers: Record<string, string>) => isVisit(new Headers(headers))

it('a browser of a visitor is counted', () => {
  expect(visit({ 'user-agent': PHONE })).toBe(true)
  expect(visit({ 'user-agent': `${PHONE} CUBOT P80` })).toBe(true)
})

it.each([
  ['facebookexternalhit/1.1'],
  ['WhatsApp/2.23.20.0'],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  ['curl/8.5.0'],
  [''],
])('%j is not counted', (agent) => {
  expect(visit({ 'user-agent': agent })).toBe(false)
})

it.each([
  ['sec-purpose', 'prefetch;prerender'],
  ['purpose', 'prefetch'],
  ['x-purpose', 'preview'],
  ['x-moz', 'prefetch'],
])('a prefetch of a browser is not counted (%s: %s)', (name, value) => {
  expect(visit({ 'user-agent': PHONE, [name]: value })).toBe(false)
})
