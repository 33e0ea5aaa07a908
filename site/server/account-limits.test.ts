import { expect, it } from 'vitest'
import { createAccountLimits } from './account-limits.ts'

/** Limits with a clock that the test sets. */
function limitsAt() {
  const clock = { time: 0, now: () => clock.time }
  return { clock, limits: createAccountLimits(true, clock) }
}

it('an account has to wait after ten wrong passwords in an hour', () => {
  const { clock, limits } = limitsAt()
  for (let i = 0; i < 10; i++) expect(limits.tryPassword('Anna@x.example', null).wait).toBe(0)
  expect(limits.tryPassword('anna@X.example', null).wait).toBe(360)
  expect(limits.tryPassword('other@x.example', null).wait).toBe(0)
  clock.time += 359_000
  expect(limits.tryPassword('anna@x.example', null).wait).toBe(1)
  // After the wait that was named the right password works.
  clock.time += 1000
  const attempt = limits.tryPassword('anna@x.example', null)
  expect(attempt.wait).toBe(0)
  attempt.succeeded()
  expect(limits.tryPassword('anna@x.example', null).wait).toBe(0)
})

it('a known device of the account is counted separately, with the same limit', () => {
  const { limits } = limitsAt()
  for (let i = 0; i < 10; i++) limits.tryPassword('anna@x.example', null)
  for (let i = 0; i < 10; i++) expect(limits.tryPassword('anna@x.example', 'laptop').wait).toBe(0)
  expect(limits.tryPassword('anna@x.example', 'laptop').wait).toBe(360)
})

it('a success is counted once', () => {
  const { limits } = limitsAt()
  const attempts = Array.from({ length: 10 }, () => limits.tryPassword('anna@x.example', null))
  for (let i = 0; i < 5; i++) attempts[0]?.succeeded()
  expect(limits.tryPassword('anna@x.example', null).wait).toBe(0)
  expect(limits.tryPassword('anna@x.example', null).wait).toBeGreaterThan(0)
})

it('an account gets five mails of a kind in half an hour, and a code five attempts', () => {
  const { clock, limits } = limitsAt()
  for (let i = 0; i < 5; i++) {
    expect(limits.askMail('forgot', 'anna@x.example')).toBe(0)
    expect(limits.tryCode('code').wait).toBe(0)
  }
  expect(limits.askMail('forgot', 'ANNA@x.example')).toBe(360)
  expect(limits.tryCode('code').wait).toBe(360)
  expect(limits.tryCode('other').wait).toBe(0)
  expect(limits.askMail('confirmation', 'anna@x.example')).toBe(0)
  clock.time += 360_000
  expect(limits.askMail('forgot', 'anna@x.example')).toBe(0)
})

it('other codes and accounts are not affected', () => {
  const { limits } = limitsAt()
  for (let i = 0; i < 100; i++) limits.tryCode(`code ${i}`)
  expect(limits.tryCode('mine').wait).toBe(0)
})

it('everything is allowed when limits are off', () => {
  const off = createAccountLimits(false, { now: () => 0 })
  for (let i = 0; i < 100; i++) {
    expect(off.tryPassword('a@x.example', null).wait + off.tryCode('code').wait).toBe(0)
    expect(off.askMail('forgot', 'a@x.example')).toBe(0)
  }
})
