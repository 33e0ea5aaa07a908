import type { FormDefinition } from '../definition.ts'
import { addressForm } from './credential-fields.ts'

/** Asking for another mail that confirms an address (requirements 11.2). */
export const resendConfirmation = {
  id: 'resend-confirmation',
  title: { nl: 'Nieuwe bevestigingsmail', en: 'New confirmation email' },
  submitLabel: { nl: 'Stuur mij een nieuwe link', en: 'Send me a new link' },
  ...addressForm('username'),
} as const satisfies FormDefinition
