import type { PriceFacts } from '@beursvloer/contract/forms/pricing'
import { type CatalogueProduct, orderable } from '@beursvloer/contract/quotation/order-quotation'
import { inForceOn } from '@beursvloer/contract/quotation/tariff'
import type { Content } from '~/content/model.ts'

/** The prices on a day `YYYY-MM-DD`, and no more than that, as it is sent along with pages. */
export function priceFactsOf(
  { tariffs, products, stands }: Pick<Content, 'tariffs' | 'products' | 'stands'>,
  date: string,
): PriceFacts {
  const tariff = inForceOn(tariffs, date)
  return {
    tariff: tariff && {
      name: tariff.name,
      validFrom: tariff.validFrom,
      validUntil: tariff.validUntil,
      prices: tariff.prices,
      openSides: tariff.openSides,
      publicDiscount: tariff.publicDiscount,
      earlyUntil: tariff.earlyUntil,
      vatPercent: tariff.vatPercent,
    },
    products: orderable(products, date).map(
      ({ code, name, priceCents, vat, maximum, deadline }): CatalogueProduct => ({
        code,
        name,
        priceCents,
        vat,
        maximum,
        deadline,
      }),
    ),
    stands: stands.all.map(({ number, status, area, openSides }) => ({
      number,
      status,
      area,
      openSides,
    })),
  }
}
