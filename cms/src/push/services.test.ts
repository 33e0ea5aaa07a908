import { parse } from 'node:url'
import { expect, it, vi } from 'vitest'
import { agentFor, serviceOf } from './services'

// Settings of an installation, the same in each test, because modules are shared between files.
vi.mock('../../config/settings', () => ({ default: { dataDir: '', pushServices: [] } }))

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
])('accepts the service of %s, which every parser reads alike', (endpoint, service) => {
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
])('refuses %j', (endpoint) => expect(serviceOf(endpoint)).toBeNull())

/** Whether messages are sent to a service whose name resolves to this address. */
const connectsTo = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { lookup } = agentFor('https://web.push.apple.com').options
    lookup?.(address, {}, (error) => resolve(error === null))
  })

it.each(['17.57.144.1', '2001:4860:4860::8888', '2a01:b740:a42::1'])(
  'sends messages to a service at %s',
  async (address) => expect(await connectsTo(address)).toBe(true),
)

it.each([
  '127.0.0.7',
  '10.0.0.1',
  '169.254.169.254',
  '::1',
  '::ffff:127.0.0.1',
  '::127.0.0.1',
  'fd00::1',
  'fe80::1',
  'fec0::1',
  // Addresses with an IPv4 address inside: NAT64, Teredo, 6to4.
  '64:ff9b::127.0.0.1',
  '64:ff9b:1::10.0.0.1',
  '64:ff9b:1:ffff::1',
  '2001:0:7f00:1::1',
  '2002:a00:1::1',
])('sends nothing to a service at %s', async (address) => {
  expect(await connectsTo(address)).toBe(false)
})
