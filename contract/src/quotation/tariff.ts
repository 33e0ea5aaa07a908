/** The items that a stand is charged for; the unit belongs to the code (requirements 9.1). */
export type PriceCode =
  | 'floor'
  | 'shell'
  | 'pavilion'
  | 'early-discount'
  | 'registration'
  | 'co-exhibitor'
  | 'media-package'
  | 'waste'
  | 'insurance'
  | 'power'

/** Which tax an amount falls under; `insurance` carries insurance tax instead of VAT. */
export type VatCode = 'standard' | 'insurance'

export interface Price {
  readonly code: PriceCode
  /** Euro cents without VAT, per unit of the code. */
  readonly cents: number
  readonly vat: VatCode
  /** Smallest area in m² that can be had; of a pavilion place its area. */
  readonly minimumArea: number | null
}

/** Days `YYYY-MM-DD` on which something is in force, both included. */
export interface Period {
  readonly validFrom: string
  /** Empty: until further notice. */
  readonly validUntil: string
}

/** The part of a tariff that a quotation needs. Percentages are whole numbers, 5 for 5%. */
export interface Tariff extends Period {
  readonly name: string
  readonly prices: Readonly<Partial<Record<PriceCode, Price>>>
  /** Surcharges on the floor price. */
  readonly openSides: readonly { readonly sides: number; readonly percent: number }[]
  /** Reduction of the floor price for housing associations and authorities. */
  readonly publicDiscount: number
  /** Last day of signing for the early booking reduction; empty: there is none. */
  readonly earlyUntil: string
  readonly vatPercent: number
}

/** The version in force on a day `YYYY-MM-DD`; null when there is none. At most one is. */
export const inForceOn = <P extends Period>(versions: readonly P[], date: string): P | null =>
  versions.find(
    ({ validFrom, validUntil }) => validFrom <= date && (validUntil === '' || date <= validUntil),
  ) ?? null
