import type { FormDefinition } from '../definition.ts'
import { addressField } from './credential-fields.ts'

/** Asking for a link to choose a new password (requirements 8.9). */
export const forgotPassword = {
  id: 'forgot-password',
  counted: { 200: 'user-forgot-password' },
  reference: null,
  title: { nl: 'Wachtwoord vergeten', en: 'Forgot password' },
  submitLabel: { nl: 'Stuur mij een link', en: 'Send me a link' },
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
