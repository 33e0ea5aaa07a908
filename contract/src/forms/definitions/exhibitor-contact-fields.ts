import type { Field } from '../definition.ts'

/** For which exhibitor of the fair somebody asks or orders. */
export const exhibitorField: Field = {
  kind: 'select',
  name: 'exhibitor',
  label: { nl: 'Standhouder', en: 'Exhibitor' },
  rules: 'required',
  options: 'exhibitors',
}

/** Who does so. */
export const yourNameField: Field = {
  kind: 'text',
  name: 'name',
  label: { nl: 'Uw naam', en: 'Your name' },
  rules: 'required|length:0,100',
  autocomplete: 'name',
}
