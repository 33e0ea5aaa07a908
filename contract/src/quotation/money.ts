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
 * An amount as people write it, in cents; null for a text that is none.
 *
 * @example readEuros('€ 1.250,5') // 125_050
 */
export function readEuros(text: string): number | null {
  const [, euros, cents = ''] =
    /^(?:€\s?)?(\d{1,3}(?:\.\d{3})+|\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? []
  if (euros === undefined) return null
  return Number(euros.replaceAll('.', '')) * 100 + Number(cents.padEnd(2, '0'))
}

/** Euro cents as an amount to type: "1250,50". */
export const typedEuros = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',')

/**
 * Cents times a ratio of whole numbers, to the nearest cent; a half is rounded up.
 *
 * @example timesRatio(351_000, 5, 100) // 17_550, 5% of it
 */
export const timesRatio = (cents: number, part: number, whole: number): number =>
  Math.floor((2 * cents * part + whole) / (2 * whole))
