import type { Option } from '../../definition.ts'

/** The ways to stand at the fair. */
export const PACKAGE_OPTIONS: readonly Option[] = [
  {
    value: 'floor',
    label: { nl: 'Kale grond, u bouwt zelf', en: 'Bare floor: you build your own stand' },
  },
  {
    value: 'shell',
    label: {
      nl: 'Systeemstand, met wanden, tapijt, fries, spots en 1 kW',
      en: 'Shell scheme, with walls, carpet, fascia, spotlights and 1 kW',
    },
  },
  {
    value: 'pavilion',
    label: {
      nl: 'Paviljoenplek van 6 m², alle bijdragen inbegrepen',
      en: 'Pavilion space of 6 m², all fees included',
    },
  },
]

/** How many sides of a stand lie along an aisle. */
export const SIDES_OPTIONS: readonly Option[] = [
  { value: '1', label: { nl: 'Eén: in de rij', en: 'One: within a row' } },
  { value: '2', label: { nl: 'Twee: op een hoek', en: 'Two: on a corner' } },
  { value: '3', label: { nl: 'Drie: aan de kop', en: 'Three: end of row' } },
  { value: '4', label: { nl: 'Vier: een eiland', en: 'Four: an island' } },
]
