import type { InstalmentMoment } from '@beursvloer/contract/content-values'
import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import { type CatalogueProduct, orderable } from '@beursvloer/contract/quotation/order-quotation'
import { inForceOn, type Price, type Tariff } from '@beursvloer/contract/quotation/tariff'
import type { Core } from '@strapi/strapi'
import { ofCurrentEdition } from './of-edition'

/** The payment and cancellation terms of a tariff. */
export interface Terms {
  readonly instalments: readonly {
    readonly percent: number
    readonly days: number
    readonly moment: InstalmentMoment
  }[]
  /** Earliest first. */
  readonly cancellation: readonly { readonly monthsBefore: number; readonly percent: number }[]
}

/** A product with its deliveries. */
export interface SoldProduct extends CatalogueProduct {
  readonly format: string
}

/** Tariff and catalogue on a day, as published in this CMS. */
export type Prices = Awaited<ReturnType<typeof pricesOn>>

interface TariffRow {
  readonly name: string
  readonly validFrom: string
  readonly validUntil: string | null
  readonly prices: readonly Price[]
  readonly openSides: Tariff['openSides']
  readonly publicDiscount: number | null
  readonly earlyUntil: string | null
  readonly vatPercent: number
  readonly instalments: Terms['instalments']
  readonly cancellation: Terms['cancellation']
}

const toTariff = (row: TariffRow): Tariff & Terms => ({
  name: row.name,
  validFrom: row.validFrom,
  validUntil: row.validUntil ?? '',
  prices: Object.fromEntries(
    row.prices.map(({ code, cents, vat, minimumArea }) => [
      code,
      { code, cents, vat: vat ?? 'standard', minimumArea: minimumArea ?? null },
    ]),
  ),
  openSides: row.openSides,
  publicDiscount: row.publicDiscount ?? 0,
  earlyUntil: row.earlyUntil ?? '',
  vatPercent: row.vatPercent,
  instalments: row.instalments,
  cancellation: [...row.cancellation].sort((a, b) => b.monthsBefore - a.monthsBefore),
})

interface ProductRow {
  readonly documentId: string
  readonly code: string
  readonly name: string
  readonly format: string | null
  readonly priceCents: number
  readonly vat: 'standard'
  readonly maximum: number | null
  readonly deadline: string | null
}

async function productsIn(
  strapi: Core.Strapi,
  language: FormLanguage,
): Promise<readonly SoldProduct[]> {
  const filters = await ofCurrentEdition(strapi, 'product')
  const read = (locale: FormLanguage) =>
    strapi.documents('api::product.product').findMany({
      locale,
      status: 'published',
      sort: 'position',
      filters,
    }) as Promise<unknown> as Promise<readonly ProductRow[]>
  const dutch = await read('nl')
  const translated = language === 'nl' ? [] : await read(language)
  return dutch.map((row) => {
    // Prices are those of the Dutch document; another language adds its texts.
    const texts = translated.find(({ documentId }) => documentId === row.documentId) ?? row
    return {
      code: row.code,
      name: texts.name,
      format: texts.format ?? '',
      priceCents: row.priceCents,
      vat: row.vat,
      maximum: row.maximum,
      deadline: row.deadline ?? '',
    }
  })
}

/**
 * The prices of the current edition on a day `YYYY-MM-DD`, read from the published documents, never from a request. Names
 * are in the language given, in Dutch where they are not translated.
 */
export async function pricesOn(strapi: Core.Strapi, date: string, language: FormLanguage) {
  const rows = (await strapi.documents('api::tariff.tariff').findMany({
    locale: 'nl',
    status: 'published',
    filters: await ofCurrentEdition(strapi, 'tariff'),
    populate: ['prices', 'openSides', 'instalments', 'cancellation'],
  })) as unknown as readonly TariffRow[]
  return {
    tariff: inForceOn(rows.map(toTariff), date),
    products: orderable(await productsIn(strapi, language), date),
  }
}
