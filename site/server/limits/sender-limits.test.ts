import { expect, it } from 'vitest'
import type { Sender } from './sender.ts'
import { createSenderLimits } from './sender-limits.ts'

const SENDER: Sender = { address: '203.0.113.7', venue: false, device: null, account: null }

it('an address can send thirty of a form, then four a minute', () => {
  let now = 0
  const senderLimits = createSenderLimits(true, { now: () => now })
  const sender = senderLimits(SENDER)
  for (let i = 0; i < 30; i++) expect(sender.sent('contact')).toBe(0)
  expect(sender.sent('contact')).toBe(15)
  expect(sender.sent('newsletter')).toBe(0)
  expect(senderLimits({ ...SENDER, address: '203.0.113.8' }).sent('contact')).toBe(0)
  now += 15_000
  expect(sender.sent('contact')).toBe(0)
})

it('the guests of a venue can send, also when one of them sends too much', () => {
  const senderLimits = createSenderLimits(true, { now: () => 0 })
  const venue = { ...SENDER, venue: true }
  for (let i = 0; i < 1000; i++) senderLimits(venue).sent('contact')
  expect(senderLimits(venue).sent('contact')).toBeGreaterThan(0)
  for (let i = 0; i < 400; i++) {
    expect(senderLimits({ ...venue, device: `phone ${i}` }).sent('contact')).toBe(0)
    expect(senderLimits({ ...venue, account: `${i}` }).sent('contact')).toBe(0)
  }
})

it('a proof is required after six forms of an address, on any device', () => {
  const senderLimits = createSenderLimits(true, { now: () => 0 })
  for (let i = 0; i < 6; i++)
    expect(senderLimits({ ...SENDER, device: `${i}` }).trusted('contact')).toBe(0)
  expect(senderLimits({ ...SENDER, device: 'next' }).trusted('contact')).toBeGreaterThan(0)
})

it('everything is allowed when limits are off, and for pages that are the same for all', () => {
  const off = createSenderLimits(false, { now: () => 0 })(SENDER)
  const all = createSenderLimits(true, { now: () => 0 })(null)
  for (let i = 0; i < 200; i++)
    expect(off.sent('contact') + off.requested() + all.requested()).toBe(0)
})

it('three confirmations of an address are accepted, then one a minute, for any form and device', () => {
  let now = 0
  const senderLimits = createSenderLimits(true, { now: () => now })
  const taken = () =>
    Array.from({ length: 30 }, (_, i) => senderLimits({ ...SENDER, device: `${i}` }).confirmed())
  expect(taken().filter((wait) => wait === 0)).toHaveLength(3)
  expect(senderLimits(SENDER).confirmed()).toBe(60)
  now += 60_000
  expect(taken().filter((wait) => wait === 0)).toHaveLength(1)
})

it('twenty confirmations of all are accepted, then twenty a minute, from any number of addresses', () => {
  let now = 0
  const senderLimits = createSenderLimits(true, { now: () => now })
  const taken = () =>
    Array.from({ length: 500 }, (_, i) => senderLimits({ ...SENDER, address: `${i}` }).confirmed())
  expect(taken().filter((wait) => wait === 0)).toHaveLength(20)
  now += 60_000
  expect(taken().filter((wait) => wait === 0)).toHaveLength(20)
})
