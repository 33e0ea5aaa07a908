import type { Field, FormDefinition } from '../definition.ts'

const password = {
  kind: 'password',
  name: 'password',
  label: { nl: 'Wachtwoord', en: 'Password' },
  help: {
    nl: 'Zo weten wij dat u het zelf bent.',
    en: 'So that we know it is really you.',
  },
  rules: 'required|length:0,128',
  autocomplete: 'current-password',
} as const satisfies Field

const sure = {
  kind: 'checkbox',
  name: 'sure',
  label: {
    nl: 'Ja, verwijder mijn account. Dit kan niet ongedaan worden gemaakt.',
    en: 'Yes, delete my account. This cannot be undone.',
  },
  rules: 'accepted',
} as const satisfies Field

export const MAX_DELETE_ACCOUNT_BYTES = 16 * 1024

/**
 * Deletes the account.
 * @param hasPassword false for an account that signs in with a provider, which proves its identity
 *   instead
 */
export const deleteAccount = (hasPassword: boolean) =>
  ({
    id: 'delete-account',
    reference: null,
    title: { nl: 'Account verwijderen', en: 'Delete account' },
    submitLabel: { nl: 'Account verwijderen', en: 'Delete account' },
    destroys: true,
    maxBodyBytes: MAX_DELETE_ACCOUNT_BYTES,
    keepsDraft: false,
    steps: [
      {
        id: 'confirm',
        title: { nl: 'Bevestigen', en: 'Confirm' },
        parts: hasPassword ? [password, sure] : [sure],
      },
    ],
  }) as const satisfies FormDefinition
