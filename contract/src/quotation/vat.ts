import { timesRatio } from './money.ts'
import type { VatCode } from './tariff.ts'

/** Member states of the European Union besides the Netherlands, ISO 3166. */
export const OTHER_EU_COUNTRIES = [
  ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU'],
  ...['IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
] as const

/** Percentage of insurance tax (Wet op belastingen van rechtsverkeer, article 23). */
const INSURANCE_TAX_PERCENT = 21

/**
 * The party that accounts for VAT: we charge it; the customer does, in another member state
 * (`reversed`, "btw verlegd", Directive 2006/112/EC, articles 44 and 196); or nobody in the Union
 * (`outside`).
 */
export type VatTreatment = 'charged' | 'reversed' | 'outside'

export interface Customer {
  /** ISO 3166; anything unknown counts as outside the Union. */
  readonly country: string
  /** VAT identification number, normalised; empty without. */
  readonly vatId: string
}

/** VAT prefix of a member state: its ISO code, but EL for Greece. */
const vatPrefix = (country: string): string => (country === 'GR' ? 'EL' : country)

const isOtherEu = (country: string) => (OTHER_EU_COUNTRIES as readonly string[]).includes(country)

/**
 * How VAT is charged. Within the Union it is reversed only for a business with a VAT number of its
 * own country; all others there pay Dutch VAT.
 */
export function vatTreatment({ country, vatId }: Customer): VatTreatment {
  if (country === 'NL') return 'charged'
  if (!isOtherEu(country)) return 'outside'
  return vatId.startsWith(vatPrefix(country)) ? 'reversed' : 'charged'
}

/** The tax of all lines of one code: computed over their sum, not per line (requirements 9.3). */
export type Tax = ReturnType<typeof taxesOf>[number]

const CODES: readonly VatCode[] = ['standard', 'insurance']

/** Taxes per code that occurs. Insurance tax is never reversed: the insurer owes it. */
export const taxesOf = (
  lines: readonly { readonly vat: VatCode; readonly cents: number }[],
  treatment: VatTreatment,
  vatPercent: number,
) =>
  CODES.flatMap((vat) => {
    const own = lines.filter((line) => line.vat === vat)
    if (own.length === 0) return []
    const ofCents = own.reduce((sum, { cents }) => sum + cents, 0)
    const percent =
      vat === 'insurance' ? INSURANCE_TAX_PERCENT : treatment === 'charged' ? vatPercent : 0
    return [{ vat, percent, ofCents, cents: timesRatio(ofCents, percent, 100) }]
  })
