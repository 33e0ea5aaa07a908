import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fuzzRequest } from './requests.ts'
import type { Target } from './targets.ts'

const target: Target = {
  name: 'site',
  port: 1,
  origin: 'http://localhost:1',
  health: '/health',
  routes: [{ method: 'GET', path: '/formulieren/:form/ticket.data' }],
  lastRoutes: [],
  parameters: { form: ['contact'] },
  values: ['gevel'],
  names: ['q'],
  signIn: async () => [],
}
const sent = (count: number) =>
  fc.sample(fuzzRequest(target, [{}, { cookie: 'account=x' }]), { numRuns: count, seed: 1 })

it('parameters get valid values, existing values and random ones', () => {
  const lines = sent(300).map(({ bytes }) => bytes.toString('latin1'))
  const filled = lines.map((line) => / \/formulieren\/(.*)\/ticket\.data/.exec(line)?.[1])
  expect(filled).toContain('contact')
  expect(filled).toContain('gevel')
  expect(new Set(filled).size).toBeGreaterThan(5)
  expect(filled.filter((value) => value === 'contact').length).toBeGreaterThan(100)
})

it('requests are made as every kind of user', () => {
  const signedIn = sent(100).filter(({ bytes }) => bytes.includes('cookie: account=x'))
  expect(signedIn.length).toBeGreaterThan(20)
  expect(signedIn.length).toBeLessThan(80)
})

it('a request says which parts of it were damaged', () => {
  const whole = sent(300).filter(({ isWhole }) => isWhole)
  expect(whole.length).toBeLessThan(300)
  for (const { bytes } of whole) expect(bytes.subarray(-4).toString()).toBe('\r\n\r\n')
})
