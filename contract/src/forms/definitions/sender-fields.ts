import type { Field } from '../definition.ts'

/** The address of who sends a form: the confirmation goes there. */
export const emailField = {
  kind: 'email',
  name: 'email',
  label: { nl: 'E-mailadres', en: 'Email address' },
  rules: 'required|email|length:0,254',
  normalise: 'email',
  autocomplete: 'email',
  sender: 'email',
} as const satisfies Field
