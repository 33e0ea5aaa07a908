import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resetPassword } from '../forms/definitions/reset-password.ts'
import { validateForm } from '../forms/validate-form.ts'
import { type PasswordPolicy, passwordHelp, readPasswordPolicy } from './password-policy.ts'

describe('settings of the password policy', () => {
  it('require six characters and nothing else by default', () => {
    expect(readPasswordPolicy({})).toEqual({ minLength: 6, maxLength: null, require: [] })
    expect(
      readPasswordPolicy({
        PASSWORD_MIN_LENGTH: '12',
        PASSWORD_MAX_LENGTH: ' 64 ',
        PASSWORD_REQUIRE: 'symbol, lowercase,',
      }),
    ).toEqual({ minLength: 12, maxLength: 64, require: ['lowercase', 'symbol'] })
  })

  it.each([
    ['PASSWORD_MIN_LENGTH', '5'],
    ['PASSWORD_MIN_LENGTH', '73'],
    ['PASSWORD_MIN_LENGTH', 'acht'],
    ['PASSWORD_MAX_LENGTH', '5'],
    ['PASSWORD_MAX_LENGTH', '72.5'],
    ['PASSWORD_REQUIRE', 'lowercase,emoji'],
  ])('are refused with their name: %s=%s', (name, value) => {
    expect(() => readPasswordPolicy({ [name]: value })).toThrow(name)
  })
})

it('the requirements of a password are stated in both languages', () => {
  const shipped = readPasswordPolicy({})
  expect(passwordHelp(shipped)).toEqual({ nl: 'Minstens 6 tekens', en: 'At least 6 characters' })
  expect(passwordHelp({ minLength: 6, maxLength: 20, require: ['uppercase', 'numeric'] })).toEqual({
    nl: '6 tot 20 tekens, met een hoofdletter en een cijfer',
    en: '6 to 20 characters, with an uppercase letter and a number',
  })
  expect(passwordHelp({ minLength: 12, maxLength: 12, require: ['symbol'] }).nl).toBe(
    'Precies 12 tekens, met een leesteken',
  )
})

/** The problems of a new password, in Dutch. */
const problemsOf = async (policy: PasswordPolicy, password: string, repeated = password) =>
  validateForm(
    resetPassword(policy),
    { password, passwordConfirmation: repeated },
    { language: 'nl' },
  )

const anyPolicy = fc
  .tuple(fc.integer({ min: 6, max: 12 }), fc.option(fc.integer({ min: 0, max: 20 })))
  .chain(([minLength, more]) =>
    fc.subarray(['lowercase', 'uppercase', 'numeric', 'symbol'] as const).map((require) => ({
      minLength,
      maxLength: more === null ? null : minLength + more,
      require,
    })),
  )
/** Letters of several alphabets, digits, signs, emoji, of any length around the bounds. */
const anyPassword = fc
  .array(fc.oneof(fc.constantFrom(...'abzABZ09!~é €漢😀'), fc.string({ maxLength: 1 })), {
    maxLength: 80,
  })
  .map((letters) => letters.join(''))

const CONTAINS = {
  lowercase: /[a-zé]/,
  uppercase: /[A-Z]/,
  numeric: /\d/,
  symbol: /[!-/:-@[-`{-~]/,
}

describe('a new password', () => {
  it('is accepted exactly when the policy and bcrypt allow it', async () => {
    await fc.assert(
      fc.asyncProperty(anyPolicy, anyPassword, async (policy, password) => {
        const { minLength, maxLength, require } = policy
        const isRight =
          password.length >= minLength &&
          password.length <= (maxLength ?? Number.POSITIVE_INFINITY) &&
          require.every((kind) => CONTAINS[kind].test(password)) &&
          Buffer.byteLength(password) <= 72
        const problems = await problemsOf(policy, password)
        expect(problems.password === undefined).toBe(isRight)
      }),
    )
  })

  it('is refused with a message about what to change', async () => {
    const policy = readPasswordPolicy({ PASSWORD_REQUIRE: 'numeric' })
    expect((await problemsOf(policy, 'kort')).password).toEqual(['Minstens 6 tekens.'])
    expect((await problemsOf(policy, 'lang genoeg')).password).toEqual([
      'Nieuw wachtwoord moet cijfers bevatten.',
    ])
    expect((await problemsOf(policy, `1${'é'.repeat(36)}`)).password).toEqual([
      'Gebruik hoogstens 72 tekens; letters met accenten en emoji tellen voor meer.',
    ])
  })

  it('is typed twice, identically', async () => {
    expect(await problemsOf(readPasswordPolicy({}), 'wachtwoord-1', 'wachtwoord-2')).toEqual({
      passwordConfirmation: ['Wachtwoorden komen niet overeen.'],
    })
  })
})
