import { describe, expect, it } from 'vitest'
import { identityProblem } from './identity-errors.ts'
import { identityErrors } from './identity-messages.ts'

/** The codes of requirements 12.3, with those of reCAPTCHA listed separately. */
const REQUIRED_CODES = [
  'invalid-email',
  'wrong-password',
  'missing-password',
  'invalid-credential',
  'email-already-in-use',
  'operation-not-allowed',
  'credential-already-in-use',
  'user-not-found',
  'too-many-requests',
  'expired-action-code',
  'invalid-action-code',
  'requires-recent-login',
  'invalid-user-token',
  'user-token-expired',
  'user-disabled',
  'password-does-not-meet-requirements',
  'invalid-verification-code',
  'invalid-verification-id',
  'code-expired',
  'admin-restricted-operation',
  'recaptcha-not-enabled',
  'missing-recaptcha-token',
  'invalid-recaptcha-token',
  'invalid-recaptcha-action',
  'missing-recaptcha-version',
  'invalid-recaptcha-version',
  'missing-client-type',
  'invalid-req-type',
  'network-request-failed',
]

describe.each(['nl', 'en'] as const)('errors of the provider in %s', (locale) => {
  const texts = identityErrors[locale]

  it.each(REQUIRED_CODES)('%s has its own message', (code) => {
    const text = identityProblem(texts, { code: `auth/${code}` })
    expect(text).not.toBe(texts.other)
    expect(text).toMatch(/^[A-Z].{10,}\.$/)
  })

  it('an unknown error has a general message', () => {
    for (const error of [{ code: 'auth/brand-new' }, new Error('?'), null, { code: 'toString' }]) {
      expect(identityProblem(texts, error)).toBe(texts.other)
    }
  })
})

it('the message does not say whether address or password is wrong', () => {
  const { nl } = identityErrors
  const said = ['wrong-password', 'user-not-found', 'invalid-credential'].map((code) =>
    identityProblem(nl, { code: `auth/${code}` }),
  )
  expect(new Set(said).size).toBe(1)
})
