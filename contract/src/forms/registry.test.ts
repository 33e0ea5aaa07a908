import { describe, expect, it } from 'vitest'
import { readPasswordPolicy } from '../accounts/password-policy.ts'
import type { Field, FormDefinition, Part, Text } from './definition.ts'
import { changePassword } from './definitions/change-password.ts'
import { confirmRegistration } from './definitions/confirm-registration.ts'
import { deleteAccount } from './definitions/delete-account.ts'
import { forgotPassword } from './definitions/forgot-password.ts'
import { guestSignUp } from './definitions/guest-sign-up.ts'
import { resetPassword } from './definitions/reset-password.ts'
import { signIn } from './definitions/sign-in.ts'
import { signInLink } from './definitions/sign-in-link.ts'
import { visitorConsents } from './definitions/visitor-consents.ts'
import { firstVisitorProfile, visitorProfile } from './definitions/visitor-profile.ts'
import { visitorRegistration } from './definitions/visitor-registration.ts'
import { formDefinitions, formNamed } from './registry.ts'

const policy = readPasswordPolicy({ PASSWORD_REQUIRE: 'numeric' })
const accountForms = [
  visitorRegistration(policy),
  visitorProfile,
  firstVisitorProfile,
  visitorConsents,
  deleteAccount(true),
  signIn,
  signInLink,
  guestSignUp,
  forgotPassword,
  confirmRegistration,
  resetPassword(policy),
  changePassword(policy),
]

/** Paths of all fields, with those of a list once. */
const fieldsOf = (parts: readonly Part[], under = ''): (readonly [path: string, field: Field])[] =>
  parts.flatMap((part) =>
    'fields' in part
      ? fieldsOf(part.fields, `${under}${part.name}.`)
      : [[under + part.name, part] as const],
  )
const partsOf = (form: FormDefinition) => form.steps.flatMap((step) => step.parts)

const textsOf = (value: unknown): Text[] => {
  if (typeof value !== 'object' || value === null) return []
  if ('nl' in value) return [value as Text]
  return Object.values(value).flatMap(textsOf)
}

it('a form is found by its id only', () => {
  for (const form of formDefinitions) expect(formNamed(form.id)).toBe(form)
  expect(formNamed('klacht')).toBeUndefined()
})

it('registrations of accounts are no submissions', () => {
  for (const { id } of accountForms) expect(formNamed(id)).toBeUndefined()
})

describe.each([...formDefinitions, ...accountForms].map((form) => [form.id, form] as const))(
  '%s',
  (_id, form) => {
    const fields = fieldsOf(partsOf(form))

    it('has all texts in both languages', () => {
      for (const text of textsOf(form)) {
        expect(text.nl.trim()).not.toBe('')
        expect(text.en.trim()).not.toBe('')
      }
    })

    it('has unique field names that fit a path', () => {
      const paths = fields.map(([path]) => path)
      expect(new Set(paths).size).toBe(paths.length)
      for (const path of paths) expect(path).toMatch(/^[a-z][A-Za-z]*(\.[a-z][A-Za-z]*)*$/)
    })

    it('has no conditions on fields or choices that do not exist', () => {
      for (const part of [...partsOf(form), ...fields.map(([, field]) => field)]) {
        if (!part.when) continue
        const source = fields.find(([path]) => path === part.when?.field)?.[1]
        expect(source).toBeDefined()
        if (Array.isArray(source?.options) && 'is' in part.when) {
          const values = source.options.map(({ value }) => value)
          expect(values).toEqual(expect.arrayContaining([...part.when.is]))
        }
      }
    })

    it('has at most one field each for name and address of its sender, and requires the address that mail is sent to', () => {
      const roles = fields.flatMap(([, { sender = [] }]) => sender)
      expect(new Set(roles).size).toBe(roles.length)
      if (form.reference === null) expect(roles).toEqual([])
      else expect(roles).toEqual(expect.arrayContaining(['name', 'email']))
      for (const [, { sender, kind, rules }] of fields) {
        if (sender !== 'email') continue
        expect(kind).toBe('email')
        expect(rules).toMatch(/^required/)
      }
    })

    it('limits the length of all fields', () => {
      for (const [, { kind, rules = '' }] of fields) {
        if (kind === 'text' || kind === 'textarea' || kind === 'email') {
          expect(rules).toMatch(/length:\d+,\d+/)
        }
      }
    })
  },
)

it.each(['contract', 'advertising'])('accepts in %s only characters that can be printed', (id) => {
  const form = formNamed(id) as FormDefinition
  const strict = /printable|kvk|vatId|postcode|iban|matches:/
  const others = fieldsOf(partsOf(form)).filter(
    ([, { kind, rules = '' }]) => (kind === 'text' || kind === 'textarea') && !strict.test(rules),
  )
  // The page of the exhibitor and the invoice: neither is printed by us.
  const notPrinted = /^(invoicing|presentation|listing|preferences)\./
  expect(others.map(([path]) => path).filter((path) => !notPrinted.test(path))).toEqual([])
})
