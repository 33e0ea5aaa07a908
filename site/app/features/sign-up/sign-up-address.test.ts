import { expect, it } from 'vitest'
import { linkOutcomeIn, signUpSearch } from './sign-up-address.ts'

it.each([
  { isNew: false, reason: null },
  { isNew: true, reason: null },
  { isNew: true, reason: 'clash' },
] as const)('says in the address what became of a link: %j', (outcome) => {
  expect(linkOutcomeIn(new URLSearchParams(signUpSearch(outcome)))).toEqual(outcome)
})

it('reads no other reason than there is', () => {
  expect(linkOutcomeIn(new URLSearchParams('reden=kwaad')).reason).toBeNull()
})
