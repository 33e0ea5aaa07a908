import { CONTRACT_FORM_PAGE, EXHIBITING_PAGE } from './page-addresses.ts'

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

/** Element id of the calculator on its page. */
export const CALCULATOR_ID = 'prijs'

type Filled = Readonly<Partial<Record<keyof typeof STAND_PARAMETERS, string>>>

const filledPath = (page: string, filled: Filled, id: string): string => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filled))
    if (value) query.set(STAND_PARAMETERS[name as keyof Filled], value)
  query.sort()
  return `${page}${query.size > 0 ? `?${query}` : ''}#${id}`
}

/** The contract form with things filled in, by the names of `STAND_PARAMETERS`. */
export const contractFormPath = (filled: Filled): string =>
  filledPath(CONTRACT_FORM_PAGE, filled, CONTRACT_FORM_ID)

/** The same of the calculator, whose page asks for a stand too. */
export const calculatorPath = (filled: Filled): string =>
  filledPath(EXHIBITING_PAGE, filled, CALCULATOR_ID)
