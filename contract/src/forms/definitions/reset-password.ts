import { newPasswordField, type PasswordPolicy } from '../../accounts/password-policy.ts'
import type { FormDefinition } from '../definition.ts'
import {
  endLinksField,
  MAX_NEW_PASSWORD_FORM_BYTES,
  repeatedPasswordField,
} from './credential-fields.ts'

/** Choosing a new password by a mailed link; the code of the link is sent beside the values. */
export const resetPassword = (policy: PasswordPolicy) =>
  ({
    id: 'reset-password',
    counted: { 200: 'user-update-password' },
    reference: null,
    title: { nl: 'Nieuw wachtwoord kiezen', en: 'Choose a new password' },
    submitLabel: { nl: 'Wachtwoord opslaan', en: 'Save password' },
    maxBodyBytes: MAX_NEW_PASSWORD_FORM_BYTES,
    keepsDraft: false,
    steps: [
      {
        id: 'password',
        title: { nl: 'Nieuw wachtwoord', en: 'New password' },
        parts: [
          newPasswordField(policy, 'password', { nl: 'Nieuw wachtwoord', en: 'New password' }),
          repeatedPasswordField,
          endLinksField,
        ],
      },
    ],
  }) as const satisfies FormDefinition
