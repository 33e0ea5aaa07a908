/** Digits of a Dutch number after the country code: ten with the leading 0 (requirements 7.4). */
const DUTCH_DIGITS = 9

/**
 * A telephone number as E.164, or null when it is none. Without country code it is Dutch
 * (requirements 7.4). The table of all countries' numbers is fetched when the first number is read.
 */
export async function toE164(text: string): Promise<string | null> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min')
  const number = parsePhoneNumberFromString(text, 'NL')
  if (!number?.isValid() || number.ext) return null
  const isDutch = number.countryCallingCode === '31'
  return isDutch && number.nationalNumber.length !== DUTCH_DIGITS ? null : number.number
}
