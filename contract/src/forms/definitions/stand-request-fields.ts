import type { Field } from '../definition.ts'
import { SIDES_OPTIONS } from './contract/stand-options.ts'
import { nameField, phoneField } from './sender-fields.ts'

/** The sender and the kind of stand, in a request and on the waiting list. */
export const contactNameField = {
  ...nameField,
  name: 'contactName',
  label: { nl: 'Contactpersoon', en: 'Contact person' },
} as const satisfies Field

export const requiredPhoneField = {
  ...phoneField,
  help: { nl: 'Bijvoorbeeld +31 10 000 00 00', en: 'For example +31 10 000 00 00' },
  rules: 'required|phone',
} as const satisfies Field

export const standTypeField = {
  kind: 'radio',
  name: 'standType',
  label: { nl: 'Standtype', en: 'Type of stand' },
  rules: 'required',
  options: [
    {
      value: 'floor',
      label: { nl: 'Kale grond, vanaf 18 m²', en: 'Bare floor, from 18 m²' },
    },
    {
      value: 'shell',
      label: { nl: 'Systeemstand, vanaf 9 m²', en: 'Shell scheme, from 9 m²' },
    },
    {
      value: 'pavilion',
      label: { nl: 'Paviljoenplek van 6 m²', en: 'Pavilion space of 6 m²' },
    },
  ],
} as const satisfies Field

export const openSidesField = {
  kind: 'select',
  name: 'openSides',
  label: { nl: 'Open zijden', en: 'Open sides' },
  options: SIDES_OPTIONS,
  when: { field: 'standType', is: ['floor', 'shell'] },
} as const satisfies Field

export const remarkField = {
  kind: 'textarea',
  name: 'remark',
  label: { nl: 'Opmerking', en: 'Comments' },
  rules: 'length:0,2000',
} as const satisfies Field
