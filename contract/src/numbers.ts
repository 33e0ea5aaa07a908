import type { FormLanguage } from './forms/definition.ts'
import { languageTags } from './language-tags.ts'

const options = { maximumFractionDigits: 2 } as const
const formats: Readonly<Record<FormLanguage, Intl.NumberFormat>> = {
  nl: new Intl.NumberFormat(languageTags.nl, options),
  en: new Intl.NumberFormat(languageTags.en, options),
}

/** Puts the minus sign U+2212 in place of the hyphen that `Intl` writes. */
export const withMinusSign = (text: string): string => text.replace('-', '\u2212')

/**
 * A number for readers, with two decimals at most.
 *
 * @example formatNumber(-1234.5, 'nl') // '−1.234,5'
 */
export const formatNumber = (value: number, language: FormLanguage): string =>
  withMinusSign(formats[language].format(value))
