import type { FormDefinition } from '../definition.ts'
import { currentPasswordField } from './credential-fields.ts'

/** Confirming a new account by a mailed link; the code of the link is sent beside the values. */
export const confirmRegistration = {
  id: 'confirm-registration',
  reference: null,
  title: { nl: 'E-mailadres bevestigen', en: 'Confirm email address' },
  submitLabel: { nl: 'Bevestigen en inloggen', en: 'Confirm and sign in' },
  maxBodyBytes: 8 * 1024,
  keepsDraft: false,
  steps: [
    {
      id: 'password',
      title: { nl: 'Uw wachtwoord', en: 'Your password' },
      parts: [
        {
          ...currentPasswordField('password', { nl: 'Wachtwoord', en: 'Password' }),
          help: {
            nl: 'Het wachtwoord dat u koos toen u zich registreerde',
            en: 'The password you chose when you registered',
          },
        },
      ],
    },
  ],
} as const satisfies FormDefinition
