import type { FormDefinition } from '../definition.ts'
import { addressForm } from './credential-fields.ts'

/** Signing up for a programme item without signing in: by a link in a mail (requirements 17.5). */
export const guestSignUp = {
  id: 'guest-sign-up',
  counted: { 200: 'lead sign-up' },
  title: { nl: 'Aanmelden', en: 'Sign up' },
  submitLabel: { nl: 'Mail mij een link', en: 'Email me a link' },
  ...addressForm('email'),
} as const satisfies FormDefinition
