import type { TariffSeed } from '../types-terms.ts'

const terms: Pick<
  TariffSeed,
  'floorIncludes' | 'shellIncludes' | 'pavilionIncludes' | 'instalments' | 'cancellation'
> = {
  floorIncludes: {
    nl: 'Het afgetekende oppervlak\nBeveiliging buiten openingstijden\nPagina op deze site\nDrie badges per 9 m²',
    en: 'The marked-out area\nSecurity outside opening hours\nA page on this site\nThree badges per 9 m²',
  },
  shellIncludes: {
    nl: 'Alles van kale grond\nWanden van 2,5 meter en tapijt\nFries met uw naam\nSpots en 1 kW stroom',
    en: 'Everything included with bare floor\nWalls of 2.5 metres and carpet\nFascia with your name\nSpotlights and 1 kW of power',
  },
  pavilionIncludes: {
    nl: 'Plek van 6 m² met gezamenlijke inrichting\nTafel, wandvlak en 1 kW stroom\nRegistratie, mediapakket, afval en verzekering\nVermelding in het paviljoen',
    en: 'Space of 6 m² with a shared fit-out\nTable, wall panel and 1 kW of power\nRegistration, media package, waste and insurance\nListing in the pavilion',
  },
  instalments: [
    { percent: 50, days: 14, moment: 'after-signing' },
    { percent: 50, days: 60, moment: 'before-fair' },
  ],
  cancellation: [
    { monthsBefore: 6, percent: 25 },
    { monthsBefore: 3, percent: 50 },
    { monthsBefore: 0, percent: 100 },
  ],
}

/** The invented prices of requirements 9.1, and those of the edition before. */
export const tariffs: TariffSeed[] = [
  {
    ...terms,
    name: 'Tarief 2025',
    validFrom: '2024-09-01',
    validUntil: '2026-08-31',
    prices: [
      { code: 'floor', cents: 18_500, minimumArea: 18 },
      { code: 'shell', cents: 7_900, minimumArea: 9 },
      { code: 'pavilion', cents: 210_000, minimumArea: 6 },
      { code: 'early-discount', cents: 1_500 },
      { code: 'registration', cents: 37_500 },
      { code: 'co-exhibitor', cents: 47_500 },
      { code: 'media-package', cents: 32_500 },
      { code: 'waste', cents: 400 },
      { code: 'insurance', cents: 9_000 },
      { code: 'power', cents: 17_500 },
    ],
    openSides: [
      { sides: 2, percent: 5 },
      { sides: 3, percent: 8 },
      { sides: 4, percent: 12 },
    ],
    publicDiscount: 20,
    earlyUntil: '2024-12-31',
  },
  {
    ...terms,
    name: 'Tarief 2027',
    validFrom: '2026-09-01',
    prices: [
      { code: 'floor', cents: 19_500, minimumArea: 18 },
      { code: 'shell', cents: 8_500, minimumArea: 9 },
      { code: 'pavilion', cents: 225_000, minimumArea: 6 },
      { code: 'early-discount', cents: 1_500 },
      { code: 'registration', cents: 39_500 },
      { code: 'co-exhibitor', cents: 49_500 },
      { code: 'media-package', cents: 35_000 },
      { code: 'waste', cents: 450 },
      { code: 'insurance', cents: 9_500 },
      { code: 'power', cents: 18_500 },
    ],
    openSides: [
      { sides: 2, percent: 5 },
      { sides: 3, percent: 8 },
      { sides: 4, percent: 12 },
    ],
    publicDiscount: 20,
    earlyUntil: '2026-12-31',
  },
]
