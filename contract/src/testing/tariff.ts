import type { Price, PriceCode, Tariff } from '../quotation/tariff.ts'

export const price = (code: PriceCode, cents: number, minimum: number | null = null): Price => ({
  code,
  cents,
  vat: 'standard',
  minimumArea: minimum,
})

/** The invented tariff of requirements 9.1. */
export const tariff: Tariff = {
  name: 'Tarief 2027',
  validFrom: '2026-09-01',
  validUntil: '',
  prices: {
    floor: price('floor', 19_500, 18),
    shell: price('shell', 8_500, 9),
    pavilion: price('pavilion', 225_000, 6),
    'early-discount': price('early-discount', 1_500),
    registration: price('registration', 39_500),
    'co-exhibitor': price('co-exhibitor', 49_500),
    'media-package': price('media-package', 35_000),
    waste: price('waste', 450),
    insurance: price('insurance', 9_500),
    power: price('power', 18_500),
  },
  openSides: [
    { sides: 2, percent: 5 },
    { sides: 3, percent: 8 },
    { sides: 4, percent: 12 },
  ],
  publicDiscount: 20,
  earlyUntil: '2026-12-31',
  vatPercent: 21,
}
