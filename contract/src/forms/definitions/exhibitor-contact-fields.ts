import type { Field } from '../definition.ts'
import { nameField } from './sender-fields.ts'

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
  ...nameField,
  label: { nl: 'Uw naam', en: 'Your name' },
} as const satisfies Field
