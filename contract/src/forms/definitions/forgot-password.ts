import type { FormDefinition } from '../definition.ts'
import { addressForm } from './credential-fields.ts'

/** Asking for a link to choose a new password (requirements 8.9). */
export const forgotPassword = {
  id: 'forgot-password',
  counted: { 200: 'user-forgot-password' },
  title: { nl: 'Wachtwoord vergeten', en: 'Forgot password' },
  submitLabel: { nl: 'Stuur mij een link', en: 'Send me a link' },
  ...addressForm('username'),
} as const satisfies FormDefinition
