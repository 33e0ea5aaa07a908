import type { FormDefinition } from '../definition.ts'
import { addressField } from './credential-fields.ts'

/** Asking for another mail that confirms an address (requirements 11.2). */
export const resendConfirmation = {
  id: 'resend-confirmation',
  reference: null,
  title: { nl: 'Nieuwe bevestigingsmail', en: 'New confirmation email' },
  submitLabel: { nl: 'Stuur mij een nieuwe link', en: 'Send me a new link' },
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
