import type { Field } from '../definition.ts'

/** The sender's address, which gets the confirmation. */
export const emailField = {
  kind: 'email',
  name: 'email',
  label: { nl: 'E-mailadres', en: 'Email address' },
  rules: 'required|email|length:0,254',
  normalise: 'email',
  autocomplete: 'email',
  sender: 'email',
} as const satisfies Field
