import { passwordHelp } from '@beursvloer/contract/accounts/password-policy'
import { expect, it } from 'vitest'
import { policyOf } from './identity-client.ts'

it('a password has at least six characters where the provider gives no policy (requirements 13.3)', () => {
  expect(policyOf({ customStrengthOptions: {} })).toEqual({
    minLength: 6,
    maxLength: null,
    require: [],
  })
})

it('every requirement of a provider has a message', () => {
  const policy = policyOf({
    customStrengthOptions: {
      minPasswordLength: 10,
      maxPasswordLength: 40,
      containsLowercaseLetter: true,
      containsUppercaseLetter: false,
      containsNumericCharacter: true,
      containsNonAlphanumericCharacter: true,
    },
  })
  expect(passwordHelp(policy).nl).toBe(
    '10 tot 40 tekens, met een kleine letter, een cijfer en een leesteken',
  )
})
