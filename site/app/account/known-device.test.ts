import { expect, it } from 'vitest'
import { deviceCookie, knownDevice } from './known-device.server.ts'
import { sessionKey } from './session.server.ts'

const key = sessionKey('geheim-van-de-site')
const cookie = deviceCookie('Anna@x.example', { key, secure: true })
const [kept = ''] = cookie.split('; ')

it('is known again by the account that signed in on it, and by no other', () => {
  const id = knownDevice(`andere=1; ${kept}`, 'anna@X.example', key)
  expect(id).toMatch(/^[\w-]{22}$/)
  expect(knownDevice(kept, 'bram@x.example', key)).toBeNull()
  expect(knownDevice(kept, 'anna@x.example', sessionKey('een ander'))).toBeNull()
})

it('is never what somebody made up, or another twice', () => {
  for (const made of ['', 'x', 'x.y', `x${kept.slice(kept.indexOf('.'))}`])
    expect(knownDevice(`known-device=${made}`, 'anna@x.example', key)).toBeNull()
  expect(knownDevice(null, 'anna@x.example', key)).toBeNull()
  expect(deviceCookie('anna@x.example', { key, secure: true })).not.toContain(kept)
})

it('is kept from scripts, other sites and plain http, and tells nothing', () => {
  expect(cookie).toMatch(/; HttpOnly; Path=\/; SameSite=Lax; Max-Age=15724800; Secure$/)
  expect(cookie.toLowerCase()).not.toContain('anna')
})
