import type { Field } from '../definition.ts'

/** For which exhibitor of the fair somebody asks or orders. */
export const exhibitorField = {
  kind: 'select',
  name: 'exhibitor',
  label: { nl: 'Standhouder', en: 'Exhibitor' },
  rules: 'required',
  options: 'exhibitors',
  sender: 'organisation',
} as const satisfies Field

/** The name of the sender. */
export const yourNameField = {
  kind: 'text',
  name: 'name',
  label: { nl: 'Uw naam', en: 'Your name' },
  rules: 'required|length:0,100',
  autocomplete: 'name',
  sender: 'name',
} as const satisfies Field
