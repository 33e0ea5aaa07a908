import { expect, it } from 'vitest'
import { createAccountLimits } from './account-limits.ts'

/** Limits with a clock that the test sets. */
function limitsAt() {
  const clock = { time: 0, now: () => clock.time }
  return { clock, limitsOf: createAccountLimits(true, clock) }
}

it('lets an address fail 25 times in five minutes, whatever the accounts', () => {
  const { clock, limitsOf } = limitsAt()
  const visitor = limitsOf('203.0.113.7')
  for (let i = 0; i < 25; i++) expect(visitor.tryPassword(`${i}@x.example`, null).wait).toBe(0)
  expect(visitor.tryPassword('next@x.example', null).wait).toBe(12)
  expect(limitsOf('203.0.113.8').tryPassword('next@x.example', null).wait).toBe(0)
  clock.time += 12_000
  expect(visitor.tryPassword('next@x.example', null).wait).toBe(0)
})

it('does not count those who sign in: a shared address stays usable', () => {
  const visitor = limitsAt().limitsOf('203.0.113.7')
  for (let i = 0; i < 500; i++) {
    const attempt = visitor.tryPassword('anna@x.example', null)
    expect(attempt.wait).toBe(0)
    attempt.succeeded()
  }
})

it('makes an account wait after ten failures in an hour, wherever they come from', () => {
  const { clock, limitsOf } = limitsAt()
  for (let i = 0; i < 10; i++) {
    expect(limitsOf(`198.51.100.${i}`).tryPassword('Anna@x.example', null).wait).toBe(0)
  }
  const owner = limitsOf('203.0.113.7')
  expect(owner.tryPassword('anna@X.example', null).wait).toBe(360)
  expect(owner.tryPassword('other@x.example', null).wait).toBe(0)
  clock.time += 359_000
  expect(owner.tryPassword('anna@x.example', null).wait).toBe(1)
  // After the wait that was named the right password works.
  clock.time += 1000
  const attempt = owner.tryPassword('anna@x.example', null)
  expect(attempt.wait).toBe(0)
  attempt.succeeded()
  expect(owner.tryPassword('anna@x.example', null).wait).toBe(0)
})

it('counts a device on which the account has signed in apart, and no less', () => {
  const { limitsOf } = limitsAt()
  const owner = limitsOf('203.0.113.7')
  for (let i = 0; i < 10; i++) limitsOf(`198.51.100.${i}`).tryPassword('anna@x.example', null)
  expect(owner.tryPassword('anna@x.example', null).wait).toBe(360)
  for (let i = 0; i < 10; i++) expect(owner.tryPassword('anna@x.example', 'laptop').wait).toBe(0)
  expect(owner.tryPassword('anna@x.example', 'laptop').wait).toBe(360)
})

it('does not use up an address with tries that an account has to wait for', () => {
  const { limitsOf } = limitsAt()
  const visitor = limitsOf('203.0.113.7')
  for (let i = 0; i < 100; i++) visitor.tryPassword('anna@x.example', null)
  expect(visitor.tryPassword('bram@x.example', null).wait).toBe(0)
})

it('counts a success once only', () => {
  const visitor = limitsAt().limitsOf('203.0.113.7')
  const attempts = Array.from({ length: 10 }, () => visitor.tryPassword('anna@x.example', null))
  for (let i = 0; i < 5; i++) attempts[0]?.succeeded()
  expect(visitor.tryPassword('anna@x.example', null).wait).toBe(0)
  expect(visitor.tryPassword('anna@x.example', null).wait).toBeGreaterThan(0)
})

it('counts a network of IPv6 as one visitor', () => {
  const { limitsOf } = limitsAt()
  for (let i = 0; i < 25; i++) limitsOf(`2001:db8:1:2::${i}`).tryPassword(`${i}@x.example`, null)
  expect(limitsOf('2001:db8:1:2:ffff::1').tryPassword('a@x.example', null).wait).toBeGreaterThan(0)
  expect(limitsOf('2001:db8:1:3::1').tryPassword('a@x.example', null).wait).toBe(0)
})

it('sends an account five mails of a kind in half an hour, and takes five tries of a code', () => {
  const { clock, limitsOf } = limitsAt()
  const visitor = limitsOf('203.0.113.7')
  for (let i = 0; i < 5; i++) {
    expect(visitor.askMail('forgot', 'anna@x.example')).toBe(0)
    expect(visitor.tryCode('code').wait).toBe(0)
  }
  expect(limitsOf('203.0.113.8').askMail('forgot', 'ANNA@x.example')).toBe(360)
  expect(visitor.tryCode('code').wait).toBe(360)
  expect(visitor.tryCode('other').wait).toBe(0)
  expect(visitor.askMail('confirmation', 'anna@x.example')).toBe(0)
  clock.time += 360_000
  expect(visitor.askMail('forgot', 'anna@x.example')).toBe(0)
})

it('lets everything through when it is off, or for pages that are the same for all', () => {
  const off = createAccountLimits(false, { now: () => 0 })('203.0.113.7')
  const nobody = limitsAt().limitsOf(null)
  for (let i = 0; i < 100; i++) {
    for (const limits of [off, nobody]) {
      expect(limits.tryPassword('a@x.example', null).wait + limits.tryCode('code').wait).toBe(0)
      expect(limits.askMail('forgot', 'a@x.example')).toBe(0)
    }
  }
})
