import { CONTRACT_FORM_PAGE } from './page-addresses.ts'
/**
 * Names of the stand's search parameters in the addresses of the calculator and the contract form.
 */
export const STAND_PARAMETERS = {
  /** Number of a stand: `1.A12`. */
  stand: 'stand',
  package: 'pakket',
  /** In m². */
  area: 'm2',
  openSides: 'zijden',
  /** `1` for a housing association or an authority. */
  publicBody: 'corporatie',
  coExhibitors: 'medestandhouders',
} as const

/** Element id of the contract form on its page. */
export const CONTRACT_FORM_ID = 'formulier'

/** The contract form with things filled in, by the names of `STAND_PARAMETERS`. */
export const contractFormPath = (
  filled: Readonly<Partial<Record<keyof typeof STAND_PARAMETERS, string>>>,
): string => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filled))
    if (value) query.set(STAND_PARAMETERS[name as keyof typeof STAND_PARAMETERS], value)
  query.sort()
  return `${CONTRACT_FORM_PAGE}${query.size > 0 ? `?${query}` : ''}#${CONTRACT_FORM_ID}`
}
