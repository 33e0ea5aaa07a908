import type { FormDefinition } from '../definition.ts'
import { addressField, currentPasswordField } from './credential-fields.ts'

/**
 * Signing in with an address and a password; named as `POST /auth/local` has them
 * (requirements 11.2).
 */
export const signIn = {
  id: 'sign-in',
  counted: { 422: 'user-auth-fail', 429: 'user-auth-fail' },
  reference: null,
  title: { nl: 'Inloggen', en: 'Sign in' },
  submitLabel: { nl: 'Inloggen', en: 'Sign in' },
  maxBodyBytes: 8 * 1024,
  keepsDraft: false,
  steps: [
    {
      id: 'credentials',
      title: { nl: 'Inloggen', en: 'Sign in' },
      parts: [
        addressField('identifier', 'username'),
        currentPasswordField('password', { nl: 'Wachtwoord', en: 'Password' }),
      ],
    },
  ],
} as const satisfies FormDefinition
