import { MAX_PASSWORD_BYTES } from '../../accounts/password-policy.ts'
import type { Field, FormDefinition, Text } from '../definition.ts'

/** Largest request of a form for a new password. */
export const MAX_NEW_PASSWORD_FORM_BYTES = 8 * 1024

/** The address that an account is known by. */
export const addressField = <const Name extends string>(
  name: Name,
  autocomplete: 'username' | 'email',
) =>
  ({
    kind: 'email',
    name,
    label: { nl: 'E-mailadres', en: 'Email address' },
    rules: 'required|email|length:0,254',
    autocomplete,
  }) as const satisfies Field

/** All of a form that asks for an address only, to send a mail there, besides its name and texts. */
export const addressForm = (autocomplete: 'username' | 'email') =>
  ({
    reference: null,
    maxBodyBytes: 8 * 1024,
    keepsDraft: false,
    steps: [
      {
        id: 'address',
        title: { nl: 'Uw e-mailadres', en: 'Your email address' },
        parts: [addressField('email', autocomplete)],
      },
    ],
  }) as const satisfies Partial<FormDefinition>

/** A password that somebody has already; its policy was that of the day it was chosen. */
export const currentPasswordField = <const Name extends string>(name: Name, label: Text) =>
  ({
    kind: 'password',
    name,
    label,
    rules: `required|maxBytes:${MAX_PASSWORD_BYTES}`,
    autocomplete: 'current-password',
  }) as const satisfies Field

/** The new password once more, after a field called `password`. */
export const repeatedPasswordField = {
  kind: 'password',
  name: 'passwordConfirmation',
  label: { nl: 'Herhaal nieuw wachtwoord', en: 'Repeat new password' },
  rules: `required|confirm:password,strict|maxBytes:${MAX_PASSWORD_BYTES}`,
  messages: {
    confirm: { nl: 'Wachtwoorden komen niet overeen.', en: 'The passwords do not match.' },
  },
  autocomplete: 'new-password',
} as const satisfies Field

/** Whether links to saved entries, for others or a calendar, end with the password. */
export const endLinksField = {
  kind: 'checkbox',
  name: 'endLinks',
  label: {
    nl: 'Beëindig ook mijn links om te delen en voor mijn agenda',
    en: 'Also end my links for sharing and for my calendar',
  },
} as const satisfies Field
