import { expect, it } from 'vitest'
import { outcomeIn, signUpSearch } from './sign-up-address.ts'

it.each([
  { isNew: false, reason: null, done: null },
  { isNew: true, reason: null, done: null },
  { isNew: true, reason: 'clash', done: null },
  { isNew: false, reason: null, done: 'swapped' },
] as const)('the address contains the result of a link or a button: %j', (outcome) => {
  expect(outcomeIn(new URLSearchParams(signUpSearch(outcome)))).toEqual(outcome)
})

it('an unknown reason is ignored', () => {
  expect(outcomeIn(new URLSearchParams('reden=kwaad')).reason).toBeNull()
})
