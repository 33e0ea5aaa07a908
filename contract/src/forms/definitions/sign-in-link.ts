import type { FormDefinition } from '../definition.ts'
import { addressField } from './credential-fields.ts'

/** Asking for a link to sign in with, in place of a password (requirements 17.5). */
export const signInLink = {
  id: 'sign-in-link',
  counted: { 200: 'user-email-link' },
  reference: null,
  title: { nl: 'Inloggen met een link', en: 'Sign in with a link' },
  submitLabel: { nl: 'Mail mij een link', en: 'Email me a link' },
  maxBodyBytes: 8 * 1024,
  keepsDraft: false,
  steps: [
    {
      id: 'address',
      title: { nl: 'Uw e-mailadres', en: 'Your email address' },
      parts: [addressField('email', 'username')],
    },
  ],
} as const satisfies FormDefinition
