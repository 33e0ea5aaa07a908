import type { CategorySeed } from '../types-floor.ts'

/** The groups of exhibitors of the demo; their slugs are addresses in the specification. */
export const categories: CategorySeed[] = [
  {
    slug: 'overheden',
    name: { nl: 'Overheden', en: 'Public authorities' },
    intro: {
      nl: 'Gemeenten, provincies en regio’s die grond, vergunningen en afspraken op tafel leggen.',
      en: 'Municipalities, provinces and regions that bring land, permits and agreements to the table.',
    },
    position: 1,
    colour: 'blue',
    pattern: 'dots',
    street: 'civic',
  },
  {
    slug: 'woningcorporaties',
    name: { nl: 'Woningcorporaties', en: 'Housing associations' },
    intro: {
      nl: 'Verhuurders die samen inkopen, hun bouwstroom laten zien en partners zoeken.',
      en: 'Landlords that buy together, show their pipeline and look for partners.',
    },
    position: 2,
    colour: 'ochre',
    pattern: 'lines',
    street: 'rental',
  },
  {
    slug: 'nieuwbouwconcepten',
    name: { nl: 'Nieuwbouwconcepten', en: 'New-build concepts' },
    intro: {
      nl: 'Woningen uit de fabriek: met een vaste prijs, een vaste levertijd en een keuzelijst.',
      en: 'Factory-built homes with a fixed price, a fixed lead time and a list of options.',
    },
    position: 3,
    colour: 'green',
    pattern: 'none',
    street: 'newbuild',
  },
  {
    slug: 'bestaande-bouwconcepten',
    name: { nl: 'Bestaande-bouwconcepten', en: 'Existing-building concepts' },
    intro: {
      nl: 'Renoveren, verduurzamen en vernieuwen, het liefst terwijl de huurder thuis blijft.',
      en: 'Renovation, retrofit and renewal, preferably while the tenant stays at home.',
    },
    position: 4,
    colour: 'violet',
    pattern: 'diagonals',
    street: 'renovated',
  },
]
