import type { Field } from '../definition.ts'
import { httpsAddress } from './https-address.ts'

export const placeField = {
  kind: 'text',
  name: 'place',
  label: { nl: 'Plaats', en: 'Location' },
  rules: 'length:0,120',
} as const satisfies Field

export const closingDateField = {
  kind: 'date',
  name: 'closingDate',
  label: { nl: 'Sluitingsdatum', en: 'Closing date' },
  help: { nl: 'De laatste dag om te reageren', en: 'The last day to apply' },
  rules: 'required|date|date_after',
} as const satisfies Field

export const applicationField = {
  kind: 'url',
  name: 'url',
  label: { nl: 'Adres om te solliciteren', en: 'Application link' },
  ...httpsAddress,
  rules: `required|${httpsAddress.rules}`,
} as const satisfies Field
