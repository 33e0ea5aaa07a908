import { expect, it } from 'vitest'
import { deviceCookie, knownDevice } from './known-device.server.ts'
import { sessionKey } from './session.server.ts'

const key = sessionKey('geheim-van-de-site')
const cookie = deviceCookie('Anna@x.example', { key, secure: true })
const [kept = ''] = cookie.split('; ')

it('a device is recognised for the account that signed in on it, and for no other', () => {
  const id = knownDevice(`andere=1; ${kept}`, 'anna@X.example', key)
  expect(id).toMatch(/^[\w-]{22}$/)
  expect(knownDevice(kept, 'bram@x.example', key)).toBeNull()
  expect(knownDevice(kept, 'anna@x.example', sessionKey('een ander'))).toBeNull()
})

it('a made-up cookie is not recognised, and no two devices are the same', () => {
  for (const made of ['', 'x', 'x.y', `x${kept.slice(kept.indexOf('.'))}`])
    expect(knownDevice(`known-device=${made}`, 'anna@x.example', key)).toBeNull()
  expect(knownDevice(null, 'anna@x.example', key)).toBeNull()
  expect(deviceCookie('anna@x.example', { key, secure: true })).not.toContain(kept)
})

it('the cookie is not sent to scripts, other sites and plain http, and contains nothing readable', () => {
  expect(cookie).toMatch(/; HttpOnly; Path=\/; SameSite=Lax; Max-Age=15724800; Secure$/)
  expect(cookie.toLowerCase()).not.toContain('anna')
})
