import type { FormLanguage } from '../forms/definition.ts'
import { languageTags } from '../language-tags.ts'
import { withMinusSign } from '../numbers.ts'

const options = { style: 'currency', currency: 'EUR' } as const
const formats: Record<FormLanguage, Intl.NumberFormat> = {
  nl: new Intl.NumberFormat(languageTags.nl, options),
  en: new Intl.NumberFormat(languageTags.en, options),
}

/**
 * Euro cents as an amount, always with its cents; below zero with a minus sign, U+2212.
 *
 * @example formatEuros(19_500, 'nl') // '€ 195,00', with a space that does not break
 */
export const formatEuros = (cents: number, language: FormLanguage): string =>
  withMinusSign(formats[language].format(cents / 100))

/**
 * Cents times a ratio of whole numbers, to the nearest cent; a half is rounded up.
 *
 * @example timesRatio(351_000, 5, 100) // 17_550, 5% of it
 */
export const timesRatio = (cents: number, part: number, whole: number): number =>
  Math.floor((2 * cents * part + whole) / (2 * whole))
