import type { LocaleCode } from './locales.ts'

const options = { style: 'currency', currency: 'EUR' } as const
const formats: Record<LocaleCode, Intl.NumberFormat> = {
  nl: new Intl.NumberFormat('nl-NL', options),
  en: new Intl.NumberFormat('en-GB', options),
}

/**
 * Euro cents as an amount, always with its cents.
 *
 * @example formatEuros(19_500, 'nl') // '€ 195,00', with a space that does not break
 */
export const formatEuros = (cents: number, locale: LocaleCode): string =>
  formats[locale].format(cents / 100)
