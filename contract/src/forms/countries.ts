import { OTHER_EU_COUNTRIES } from '../quotation/vat.ts'
import type { Option } from './definition.ts'

/** Member states of the European Union, ISO 3166. */
export const EU_COUNTRIES: readonly string[] = ['NL', ...OTHER_EU_COUNTRIES]

/**
 * Written out, since browsers and servers do not call every country the same: the Netherlands, then
 * the Union and neighbours from which exhibitors come, by Dutch name.
 */
const NAMES: readonly (readonly [code: string, nl: string, en: string])[] = [
  ['NL', 'Nederland', 'The Netherlands'],
  ['BE', 'België', 'Belgium'],
  ['BG', 'Bulgarije', 'Bulgaria'],
  ['CY', 'Cyprus', 'Cyprus'],
  ['DK', 'Denemarken', 'Denmark'],
  ['DE', 'Duitsland', 'Germany'],
  ['EE', 'Estland', 'Estonia'],
  ['FI', 'Finland', 'Finland'],
  ['FR', 'Frankrijk', 'France'],
  ['GR', 'Griekenland', 'Greece'],
  ['HU', 'Hongarije', 'Hungary'],
  ['IE', 'Ierland', 'Ireland'],
  ['IT', 'Italië', 'Italy'],
  ['HR', 'Kroatië', 'Croatia'],
  ['LV', 'Letland', 'Latvia'],
  ['LI', 'Liechtenstein', 'Liechtenstein'],
  ['LT', 'Litouwen', 'Lithuania'],
  ['LU', 'Luxemburg', 'Luxembourg'],
  ['MT', 'Malta', 'Malta'],
  ['NO', 'Noorwegen', 'Norway'],
  ['UA', 'Oekraïne', 'Ukraine'],
  ['AT', 'Oostenrijk', 'Austria'],
  ['PL', 'Polen', 'Poland'],
  ['PT', 'Portugal', 'Portugal'],
  ['RO', 'Roemenië', 'Romania'],
  ['SI', 'Slovenië', 'Slovenia'],
  ['SK', 'Slowakije', 'Slovakia'],
  ['ES', 'Spanje', 'Spain'],
  ['CZ', 'Tsjechië', 'Czechia'],
  ['GB', 'Verenigd Koninkrijk', 'United Kingdom'],
  ['US', 'Verenigde Staten', 'United States'],
  ['SE', 'Zweden', 'Sweden'],
  ['CH', 'Zwitserland', 'Switzerland'],
  // Any other: no country has this code (ISO 3166-1, user-assigned).
  ['XX', 'Ander land buiten de EU', 'Another country outside the EU'],
]

/** Countries to choose from. */
export const COUNTRIES: readonly Option[] = NAMES.map(([value, nl, en]) => ({
  value,
  label: { nl, en },
}))
