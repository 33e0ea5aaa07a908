import { newPasswordField, type PasswordPolicy } from '../../accounts/password-policy.ts'
import type { FormDefinition } from '../definition.ts'
import {
  currentPasswordField,
  endLinksField,
  MAX_NEW_PASSWORD_FORM_BYTES,
  repeatedPasswordField,
} from './credential-fields.ts'

/** Changing the password while signed in (requirements 8.9). */
export const changePassword = (policy: PasswordPolicy) =>
  ({
    id: 'change-password',
    counted: { 200: 'user-update-password' },
    reference: null,
    title: { nl: 'Wachtwoord wijzigen', en: 'Change password' },
    submitLabel: { nl: 'Wachtwoord wijzigen', en: 'Change password' },
    maxBodyBytes: MAX_NEW_PASSWORD_FORM_BYTES,
    keepsDraft: false,
    steps: [
      {
        id: 'password',
        title: { nl: 'Wachtwoord', en: 'Password' },
        parts: [
          currentPasswordField('currentPassword', {
            nl: 'Huidig wachtwoord',
            en: 'Current password',
          }),
          newPasswordField(policy, 'password', { nl: 'Nieuw wachtwoord', en: 'New password' }),
          repeatedPasswordField,
          endLinksField,
        ],
      },
    ],
  }) as const satisfies FormDefinition
