/**
 * A telephone number as E.164, or null when it is none. Without country code it is Dutch
 * (domain.md §3). The table of all countries' numbers is fetched when the first number is read.
 */
export async function toE164(text: string): Promise<string | null> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min')
  const number = parsePhoneNumberFromString(text, 'NL')
  return number?.isValid() && !number.ext ? number.number : null
}
