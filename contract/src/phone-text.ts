import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * A telephone number in readable form, which spreadsheets keep as text; other text stays as it is.
 * @example phoneText('+31101234567') // '+31 10 123 4567'
 */
export const phoneText = (text: string): string =>
  parsePhoneNumberFromString(text)?.formatInternational() ?? text
