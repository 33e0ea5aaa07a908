import { parse } from 'node:url'
import { expect, it, vi } from 'vitest'
import { serviceOf } from './services'

vi.mock('../../config/settings', () => ({ default: { pushServices: [] } }))

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc:APA91b-_x', 'https://fcm.googleapis.com'],
  [
    'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
    'https://updates.push.services.mozilla.com',
  ],
  ['https://web.push.apple.com/QOIx', 'https://web.push.apple.com'],
  [
    'https://wns2-am3p.notify.windows.com/w/?token=BQYAAA%3d',
    'https://wns2-am3p.notify.windows.com',
  ],
])('sends to the service of %s, which every parser reads alike', (endpoint, service) => {
  expect(serviceOf(endpoint)).toBe(service)
  expect(`https://${parse(endpoint).hostname}`).toBe(service)
})

it.each([
  "https://127.0.0.7'.push.apple.com/x",
  'https://127.0.0.7;.push.apple.com/x',
  'https://[::1].push.apple.com/x',
  'https://web.push.apple.com\r\n/x',
  'https://web.push.apple.com/a\nb',
  'https://web.push.apple.com\\@127.0.0.1/x',
  'https://web.push.apple.com:8443/x',
  'https://user@web.push.apple.com/x',
  'https://WEB.push.apple.com/x',
  'https://web.push.apple.com',
  'https:web.push.apple.com/x',
  'https://push.apple.com.example/x',
  'https://127.0.0.1/x',
  'http://web.push.apple.com/x',
])('sends nothing to %j', (endpoint) => expect(serviceOf(endpoint)).toBeNull())
