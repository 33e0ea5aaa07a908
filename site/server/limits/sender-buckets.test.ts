import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Sender } from './sender.ts'
import { SenderBuckets, type SenderRule } from './sender-buckets.ts'

const one = { perSecond: 1, burst: 1 }
const RULE: SenderRule = {
  account: { perSecond: 1, burst: 4 },
  device: { perSecond: 1, burst: 3 },
  newDevices: { elsewhere: { perSecond: 1, burst: 2 }, venue: { perSecond: 10, burst: 100 } },
  withoutDevice: { elsewhere: one, venue: { perSecond: 1, burst: 5 } },
}
const NOBODY: Sender = { address: '203.0.113.7', venue: false, device: null, account: null }

/** How many tokens in a row a sender gets. */
function taken(buckets: SenderBuckets, sender: Sender, subject?: string): number {
  let count = 0
  while (count < 1000 && buckets.take(sender, subject) === 0) count += 1
  return count
}
const still = { now: () => 0 }

it('the account is counted first, then the device, then the address', () => {
  const buckets = new SenderBuckets(RULE, still)
  expect(taken(buckets, NOBODY)).toBe(1)
  expect(taken(buckets, { ...NOBODY, device: 'a' })).toBe(3)
  expect(taken(buckets, { ...NOBODY, device: 'a', account: '7' })).toBe(4)
  expect(taken(buckets, { ...NOBODY, device: 'b', account: '7' })).toBe(0)
  expect(taken(buckets, { ...NOBODY, address: '203.0.113.8' })).toBe(1)
})

it('each subject is counted separately', () => {
  const buckets = new SenderBuckets(RULE, still)
  expect(taken(buckets, NOBODY, 'contact')).toBe(1)
  expect(taken(buckets, NOBODY, 'vacancy')).toBe(1)
})

it('an address has a limited number of devices; others share the bucket without a device', () => {
  const buckets = new SenderBuckets(RULE, still)
  const devices = Array.from({ length: 10 }, (_, at) => ({ ...NOBODY, device: `${at}` }))
  expect(devices.map((sender) => taken(buckets, sender))).toEqual([3, 3, 1, 0, 0, 0, 0, 0, 0, 0])
})

it('a venue has a higher limit for its guests', () => {
  const buckets = new SenderBuckets(RULE, still)
  const guest = (at: number) => ({ ...NOBODY, venue: true, device: `${at}` })
  for (let at = 0; at < 100; at += 1) expect(buckets.take(guest(at))).toBe(0)
  expect(taken(buckets, { ...NOBODY, venue: true })).toBe(5)
})

it('other senders take no token from a known device', () => {
  const other = fc.record({
    address: fc.constantFrom('203.0.113.7', '203.0.113.8'),
    venue: fc.boolean(),
    device: fc.option(fc.constantFrom('a', 'b', 'c', 'd')),
    account: fc.option(fc.constantFrom('7', '8')),
  })
  fc.assert(
    fc.property(fc.array(other, { maxLength: 200 }), (others) => {
      const buckets = new SenderBuckets(RULE, still)
      const phone: Sender = { ...NOBODY, device: 'phone' }
      expect(buckets.take(phone)).toBe(0)
      for (const sender of others) buckets.take(sender)
      expect(taken(buckets, phone)).toBe(2)
    }),
  )
})

it('nobody gets more than a burst and the tokens added since', () => {
  const asks = fc.array(fc.nat(3000), { maxLength: 100 })
  fc.assert(
    fc.property(asks, (pauses) => {
      let now = 0
      const buckets = new SenderBuckets(RULE, { now: () => now })
      let count = 0
      for (const pause of pauses) {
        now += pause
        if (buckets.take(NOBODY) === 0) count += 1
      }
      expect(count).toBeLessThanOrEqual(one.burst + (now / 1000) * one.perSecond)
    }),
  )
})
