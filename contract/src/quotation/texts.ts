import { formatArea } from '../area.ts'
import type { FormLanguage, Text } from '../forms/definition.ts'
import { formatNumber } from '../numbers.ts'
import { formatEuros } from './money.ts'
import type { Quotation, QuotationLine } from './quotation.ts'
import type { Tax, VatTreatment } from './vat.ts'

const LABELS: Readonly<Record<QuotationLine['code'], Text>> = {
  floor: { nl: 'Kale grond', en: 'Bare floor' },
  'early-discount': { nl: 'Vroegboekkorting', en: 'Early booking discount' },
  'public-discount': {
    nl: 'Korting corporaties en overheden',
    en: 'Discount for associations and public authorities',
  },
  'open-sides': { nl: 'Toeslag open zijden', en: 'Surcharge for open sides' },
  shell: { nl: 'Systeemstand', en: 'Shell scheme' },
  pavilion: {
    nl: 'Paviljoenplek, alle bijdragen inbegrepen',
    en: 'Pavilion space, all fees included',
  },
  waste: { nl: 'Afvalbijdrage', en: 'Waste disposal' },
  registration: { nl: 'Registratie', en: 'Registration' },
  'media-package': { nl: 'Mediapakket', en: 'Media package' },
  insurance: { nl: 'Verzekering', en: 'Insurance' },
  'co-exhibitor': { nl: 'Medestandhouders', en: 'Co-exhibitors' },
  power: { nl: 'Extra stroom, 3 kW', en: 'Extra power, 3 kW' },
  product: { nl: 'Product', en: 'Product' },
}

const PER_SQUARE_METRE: readonly QuotationLine['code'][] = [
  'floor',
  'early-discount',
  'shell',
  'waste',
]

/** The label of a line: "Kale grond", or the name of a product. */
export const lineLabel = ({ code, name }: QuotationLine, language: FormLanguage): string =>
  name || LABELS[code][language]

/** How a line comes about: "18 m² × € 195,00", "5% van € 3.510,00"; empty for a single unit. */
export function lineDetail({ code, basis }: QuotationLine, language: FormLanguage): string {
  if ('percent' in basis) {
    const of = language === 'nl' ? 'van' : 'of'
    return `${formatNumber(basis.percent, language)}% ${of} ${formatEuros(basis.ofCents, language)}`
  }
  const metres = PER_SQUARE_METRE.includes(code)
  if (!metres && basis.quantity === 1 && code !== 'product') return ''
  const quantity = metres
    ? formatArea(basis.quantity, language)
    : formatNumber(basis.quantity, language)
  return `${quantity} × ${formatEuros(basis.unitCents, language)}`
}

/** "Btw 21%", "Assurantiebelasting 21%". */
export function taxLabel({ vat, percent }: Tax, treatment: VatTreatment, language: FormLanguage) {
  if (vat === 'insurance')
    return `${language === 'nl' ? 'Assurantiebelasting' : 'Insurance tax'} ${percent}%`
  if (treatment === 'reversed')
    return language === 'nl' ? 'Btw verlegd' : 'VAT reverse-charged (btw verlegd)'
  if (treatment === 'outside') return language === 'nl' ? 'Geen Nederlandse btw' : 'No Dutch VAT'
  return `${language === 'nl' ? 'Btw' : 'VAT'} ${percent}%`
}

/** Names of the sums. */
export const QUOTATION_TEXTS = {
  subtotal: { nl: 'Subtotaal excl. btw', en: 'Subtotal excl. VAT' },
  total: { nl: 'Totaal incl. btw', en: 'Total incl. VAT' },
  totalWithoutVat: { nl: 'Totaal', en: 'Total' },
} as const satisfies Record<string, Text>

/** The label of the total: with VAT only if it includes some. */
export const totalLabel = ({ treatment }: Quotation, language: FormLanguage): string =>
  (treatment === 'charged' ? QUOTATION_TEXTS.total : QUOTATION_TEXTS.totalWithoutVat)[language]
