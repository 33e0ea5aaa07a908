import type { FormDefinition } from '../definition.ts'
import { addressForm } from './credential-fields.ts'

/** Asking for a link to sign in with, in place of a password (requirements 17.5). */
export const signInLink = {
  id: 'sign-in-link',
  counted: { 200: 'user-email-link' },
  title: { nl: 'Inloggen met een link', en: 'Sign in with a link' },
  submitLabel: { nl: 'Mail mij een link', en: 'Email me a link' },
  ...addressForm('username'),
} as const satisfies FormDefinition
