import { expect, it } from 'vitest'
import { DeviceCookie } from './device-cookie.ts'

const cookies = new DeviceCookie('geheim', true)
const issued = cookies.issue()
const [kept = ''] = issued.split('; ')

it('a browser is recognised, and each separately', () => {
  expect(cookies.read(`a=1; ${kept}`)).toMatch(/^[\w-]{22}$/)
  expect(cookies.read(cookies.issue())).not.toBe(cookies.read(kept))
})

it.each([
  undefined,
  '',
  'a=1',
  'device=',
  'device=x',
  'device=x.y',
  `${kept}x`,
  `${kept.slice(0, -1)}`,
])('%j is not recognised', (header) => {
  expect(cookies.read(header)).toBeNull()
  expect(new DeviceCookie('ander', true).read(kept)).toBeNull()
})

it('the cookie is not sent to scripts, other sites and plain http', () => {
  expect(issued).toMatch(/; HttpOnly; Path=\/; SameSite=Lax; Max-Age=2592000; Secure$/)
  expect(new DeviceCookie('geheim', false).issue()).not.toContain('Secure')
})
