import type { ProductSeed } from '../types-terms.ts'

const PRINT = { nl: 'PDF/X-4, CMYK, 3 mm afloop', en: 'PDF/X-4, CMYK, 3 mm bleed' }
const VECTOR = { nl: 'SVG, EPS of PDF', en: 'SVG, EPS or PDF' }

/**
 * The products for exhibitors besides their stand; the first four prices are those of requirements
 * 9.1.
 */
export const products: ProductSeed[] = [
  {
    code: 'VS-80',
    name: { nl: 'Vloersticker', en: 'Floor sticker' },
    description: {
      nl: 'Wijst de weg naar uw stand, op een kruising naar keuze. Slipvrij laminaat; wij plakken en verwijderen hem.',
      en: 'Shows the way to your stand, at an aisle junction of your choice. Non-slip laminate; we apply and remove it.',
    },
    category: 'signage',
    priceCents: 29_500,
    size: { nl: '80 × 80 cm', en: '80 × 80 cm' },
    format: PRINT,
    deadline: '2027-02-01',
    maximum: 4,
  },
  {
    code: 'BN-160',
    name: { nl: 'Banner boven het pad', en: 'Banner above the aisle' },
    description: {
      nl: 'Tweezijdig bedrukt doek, opgehangen boven het hoofdpad van uw hal.',
      en: 'Fabric printed on both sides, hung above the main aisle of your hall.',
    },
    category: 'signage',
    priceCents: 65_000,
    size: { nl: '160 × 300 cm', en: '160 × 300 cm' },
    format: PRINT,
    deadline: '2027-02-01',
    maximum: 2,
  },
  {
    code: 'DS-210',
    name: { nl: 'Deursticker entree', en: 'Door sticker at the entrance' },
    description: {
      nl: 'Op een van de acht glazen deuren waar iedere bezoeker door binnenkomt.',
      en: 'On one of the eight glass doors through which every visitor enters.',
    },
    category: 'signage',
    priceCents: 38_000,
    size: { nl: '90 × 210 cm', en: '90 × 210 cm' },
    format: PRINT,
    deadline: '2027-02-01',
    maximum: 2,
  },
  {
    code: 'ZW-4',
    name: { nl: 'Zuil in de hal', en: 'Column in the hall' },
    description: {
      nl: 'Een draagzuil rondom bekleed, vier meter hoog, zichtbaar vanaf het hoofdpad.',
      en: 'A column wrapped on all sides, four metres high, visible from the main aisle.',
    },
    category: 'signage',
    priceCents: 125_000,
    size: { nl: '240 × 400 cm rondom', en: '240 × 400 cm all round' },
    format: PRINT,
    deadline: '2027-02-01',
    maximum: 1,
  },
  {
    code: 'PL-1',
    name: { nl: 'Logo op de plattegrond', en: 'Logo on the floor plan' },
    description: {
      nl: 'Uw logo bij uw stand op de gedrukte plattegrond en op de borden in beide hallen.',
      en: 'Your logo on your stand on the printed floor plan and on the boards in both halls.',
    },
    category: 'advertising',
    priceCents: 45_000,
    size: { nl: '30 × 12 mm', en: '30 × 12 mm' },
    format: VECTOR,
    deadline: '2027-01-15',
    maximum: 1,
  },
  {
    code: 'KC-5000',
    name: { nl: 'Keycords', en: 'Lanyards' },
    description: {
      nl: 'Uw naam om de hals van elke bezoeker: 5.000 keycords van gerecycled garen, één opdrachtgever per editie.',
      en: 'Your name around every visitor’s neck: 5,000 lanyards of recycled yarn, one sponsor per edition.',
    },
    category: 'advertising',
    unit: 'run',
    priceCents: 450_000,
    size: { nl: '20 × 900 mm', en: '20 × 900 mm' },
    format: VECTOR,
    deadline: '2026-12-01',
    maximum: 1,
  },
  {
    code: 'PB-A5',
    name: { nl: 'Pagina in het programmaboek', en: 'Page in the programme book' },
    description: {
      nl: 'Een hele pagina tussen het programma en de standhouders. Oplage 4.000.',
      en: 'A full page between the programme and the exhibitors. 4,000 copies.',
    },
    category: 'advertising',
    priceCents: 95_000,
    size: { nl: '148 × 210 mm', en: '148 × 210 mm' },
    format: PRINT,
    deadline: '2027-01-15',
    maximum: 2,
  },
  {
    code: 'SC-16',
    name: { nl: 'Scherm in de foyer', en: 'Screen in the foyer' },
    description: {
      nl: 'Tien seconden beeld zonder geluid, elke drie minuten, op vier schermen bij de ingang.',
      en: 'Ten silent seconds, every three minutes, on four screens at the entrance.',
    },
    category: 'advertising',
    unit: 'day',
    priceCents: 27_500,
    size: { nl: '1920 × 1080 pixels', en: '1920 × 1080 pixels' },
    format: { nl: 'MP4 of PNG, zonder geluid', en: 'MP4 or PNG, no sound' },
    deadline: '2027-03-01',
    maximum: 2,
  },
]
