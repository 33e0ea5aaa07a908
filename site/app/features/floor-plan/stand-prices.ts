import { minimumArea, quoteStand } from '@beursvloer/contract/quotation/stand'
import type { Tariff } from '@beursvloer/contract/quotation/tariff'

/** The tariff by which stands are booked today. */
export interface Sales {
  readonly tariff: Tariff
  /** `YYYY-MM-DD` */
  readonly date: string
}

/** A package on floor of one's own. */
export type OwnPackage = 'floor' | 'shell'

/** The terms of an exhibitor that change the price of any stand. */
export interface Terms {
  readonly publicBody: boolean
  readonly coExhibitors: number
}

const NO_TERMS: Terms = { publicBody: false, coExhibitors: 0 }

/**
 * The price of a stand in each package that it is large enough for, with all fixed costs, without VAT,
 * in cents: the least complete package first.
 */
export const standPrices = (
  { area, openSides }: { readonly area: number; readonly openSides: number },
  { tariff, date }: Sales,
  terms = NO_TERMS,
): readonly { readonly package: OwnPackage; readonly cents: number }[] =>
  (['floor', 'shell'] as const).flatMap((one) => {
    const quotation =
      area >= (minimumArea(tariff, one) ?? 0) &&
      quoteStand(tariff, {
        ...terms,
        package: one,
        area,
        openSides,
        power: 0,
        date,
        country: 'NL',
        vatId: '',
      })
    return quotation ? [{ package: one, cents: quotation.subtotalCents }] : []
  })
