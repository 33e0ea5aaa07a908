import { newPasswordField, type PasswordPolicy } from '../../accounts/password-policy.ts'
import type { FormDefinition } from '../definition.ts'
import { addressField } from './credential-fields.ts'
import { choiceFields } from './visitor-consents.ts'
import { nameFields, organisationField, termsField } from './visitor-fields.ts'

export const MAX_REGISTRATION_BYTES = 64 * 1024

/**
 * Registering for a visit, which makes an account; the profile asks for further data (requirements
 * 8.2).
 */
export const visitorRegistration = (policy: PasswordPolicy) =>
  ({
    id: 'visitor-registration',
    counted: { 200: 'user-sign-up' },
    reference: null,
    title: { nl: 'Registreer gratis', en: 'Register free' },
    submitLabel: { nl: 'Registreren', en: 'Register' },
    maxBodyBytes: MAX_REGISTRATION_BYTES,
    keepsDraft: false,
    steps: [
      {
        id: 'visitor',
        title: { nl: 'Uw gegevens', en: 'Your details' },
        parts: [
          ...nameFields,
          {
            ...addressField('email', 'username'),
            help: { nl: 'Hiermee logt u in', en: 'You will use this to sign in' },
          },
          newPasswordField(policy, 'password', { nl: 'Wachtwoord', en: 'Password' }),
          organisationField,
          termsField,
          ...choiceFields,
        ],
      },
    ],
  }) as const satisfies FormDefinition
