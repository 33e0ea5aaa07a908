import { dutchDay } from '../fair/dates'
import { type FieldProblem, problem } from './field-problem'

export interface Period {
  readonly name: string
  readonly validFrom: string | null
  /** Empty: until further notice. */
  readonly validUntil: string | null
}

export interface Tariff extends Period {
  readonly prices: readonly { readonly code: string }[]
  readonly openSides: readonly { readonly sides: number }[]
  readonly instalments: readonly { readonly percent: number }[]
  readonly cancellation: readonly { readonly monthsBefore: number }[]
}

const dayAndYear = (date: string) => `${dutchDay(date)} ${date.slice(0, 4)}`

const overlaps = (a: Period, b: Period): boolean =>
  !!a.validFrom &&
  !!b.validFrom &&
  (!b.validUntil || a.validFrom <= b.validUntil) &&
  (!a.validUntil || b.validFrom <= a.validUntil)

/** Refuses duplicates in a list; the problem is reported at each repetition. */
const twice = (field: string, keys: readonly unknown[], message: string): FieldProblem[] =>
  keys.flatMap((key, at) => (keys.indexOf(key) < at ? problem(`${field}.${at}`, message) : []))

/**
 * Refuses a tariff that ends before it begins or is in force together with another, one that names a
 * price, number of open sides or moment of cancelling twice, and instalments that are not the whole.
 *
 * @param others all other tariffs
 */
export function checkTariff(tariff: Tariff, others: readonly Period[]): FieldProblem[] {
  const { validFrom, validUntil, prices, openSides, instalments, cancellation } = tariff
  if (validFrom && validUntil && validUntil < validFrom) {
    return problem('validUntil', 'Het einde kan niet voor het begin liggen.')
  }
  const other = others.find((period) => overlaps(tariff, period))
  const paid = instalments.reduce((sum, { percent }) => sum + percent, 0)
  return [
    ...(other?.validFrom
      ? [
          {
            path: 'validFrom',
            message: `In deze periode geldt al ‘${other.name}’: vanaf ${dayAndYear(other.validFrom)}${other.validUntil ? ` tot en met ${dayAndYear(other.validUntil)}` : ''}.`,
          },
        ]
      : []),
    ...twice(
      'prices',
      prices.map(({ code }) => code),
      'Dit onderdeel heeft al een prijs.',
    ),
    ...twice(
      'openSides',
      openSides.map(({ sides }) => sides),
      'Voor dit aantal open zijden is er al een toeslag.',
    ),
    ...twice(
      'cancellation',
      cancellation.map(({ monthsBefore }) => monthsBefore),
      'Voor dit moment is er al een bedrag.',
    ),
    ...(instalments.length > 0 && paid !== 100
      ? problem('instalments', `De termijnen zijn samen ${paid} procent, geen 100.`)
      : []),
  ]
}
