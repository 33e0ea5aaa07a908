import { expect, it } from 'vitest'
import { createSenderLimits } from './sender-limits.ts'

it('lets an address send thirty of a form, then four a minute', () => {
  let now = 0
  const senderLimits = createSenderLimits(true, { now: () => now })
  const sender = senderLimits('203.0.113.7')
  for (let i = 0; i < 30; i++) expect(sender.sent('contact')).toBe(0)
  expect(sender.sent('contact')).toBe(15)
  expect(sender.sent('newsletter')).toBe(0)
  expect(senderLimits('203.0.113.8').sent('contact')).toBe(0)
  now += 15_000
  expect(sender.sent('contact')).toBe(0)
})

it('counts a network of IPv6 as one sender', () => {
  const senderLimits = createSenderLimits(true, { now: () => 0 })
  for (let i = 0; i < 30; i++) senderLimits(`2001:db8:1:2::${i}`).sent('contact')
  expect(senderLimits('2001:db8:1:2:ffff::1').sent('contact')).toBeGreaterThan(0)
  expect(senderLimits('2001:db8:1:3::1').sent('contact')).toBe(0)
})

it('trusts six forms of a sender, and lets everything through when it is off', () => {
  const sender = createSenderLimits(true, { now: () => 0 })('203.0.113.7')
  for (let i = 0; i < 6; i++) expect(sender.trusted('contact')).toBe(0)
  expect(sender.trusted('contact')).toBeGreaterThan(0)
  const off = createSenderLimits(false, { now: () => 0 })('203.0.113.7')
  for (let i = 0; i < 200; i++) expect(off.sent('contact') + off.asked()).toBe(0)
})
