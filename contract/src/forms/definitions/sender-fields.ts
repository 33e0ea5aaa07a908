import type { Field } from '../definition.ts'

/** Fields that many forms ask of the sender; the address gets the confirmation. */
export const nameField = {
  kind: 'text',
  name: 'name',
  label: { nl: 'Naam', en: 'Name' },
  rules: 'required|length:0,100',
  autocomplete: 'name',
  sender: 'name',
} as const satisfies Field

export const organisationField = {
  kind: 'text',
  name: 'organisation',
  label: { nl: 'Organisatie', en: 'Organisation' },
  rules: 'required|length:0,120',
  autocomplete: 'organization',
  sender: 'organisation',
} as const satisfies Field

/** An address that gets no confirmation. */
export const mailboxField = {
  kind: 'email',
  name: 'email',
  label: { nl: 'E-mailadres', en: 'Email address' },
  rules: 'required|email|length:0,254',
  autocomplete: 'email',
} as const satisfies Field

export const emailField = { ...mailboxField, sender: 'email' } as const satisfies Field

export const phoneField = {
  kind: 'tel',
  name: 'phone',
  label: { nl: 'Telefoonnummer', en: 'Telephone number' },
  rules: 'phone',
  autocomplete: 'tel',
} as const satisfies Field
