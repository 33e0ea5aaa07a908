import type { FormDefinition } from '../definition.ts'
import { addressField } from './credential-fields.ts'

/** Signing up for a programme item without signing in: by a link in a mail (requirements 17.5). */
export const guestSignUp = {
  id: 'guest-sign-up',
  counted: { 200: 'lead sign-up' },
  reference: null,
  title: { nl: 'Aanmelden', en: 'Sign up' },
  submitLabel: { nl: 'Mail mij een link', en: 'Email me a link' },
  maxBodyBytes: 8 * 1024,
  keepsDraft: false,
  steps: [
    {
      id: 'address',
      title: { nl: 'Uw e-mailadres', en: 'Your email address' },
      parts: [addressField('email', 'email')],
    },
  ],
} as const satisfies FormDefinition
