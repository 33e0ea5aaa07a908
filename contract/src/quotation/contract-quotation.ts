import { formatArea } from '../area.ts'
import { canBeChosen, SIDES, type StandChoice } from '../forms/choices.ts'
import type { FormLanguage } from '../forms/definition.ts'
import { NO_PREFERENCE } from '../forms/definitions/contract/stand-step.ts'
import type { contract } from '../forms/definitions/contract.ts'
import type { FormValues, ProblemsOf } from '../forms/form-values.ts'
import type { Quotation } from './quotation.ts'
import { minimumArea, packagesOf, quoteStand, type StandPackage } from './stand.ts'
import { differencesOf, type StandTerms } from './stand-terms.ts'
import type { Tariff } from './tariff.ts'

type ContractValues = Pick<FormValues<typeof contract>, 'company' | 'stand' | 'coExhibitors'>

/** A number as typed or normalised; null for an invalid or negative one. */
const number = (text: string): number | null => {
  const typed = text.trim()
  const value = Number(typed.replace(',', '.'))
  return typed !== '' && Number.isFinite(value) && value >= 0 ? value : null
}

const isPackage = (value: string): value is StandPackage =>
  value === 'floor' || value === 'shell' || value === 'pavilion'

const whole = (value: number | null) => (value !== null && Number.isInteger(value) ? value : 0)

/**
 * The quotation for a contract form as far as it is filled in; null while package, area or open
 * sides are missing, or when there is no tariff for them. Values may be as typed.
 *
 * @param date the day it is signed at the earliest, `YYYY-MM-DD`
 */
export function quoteContract(
  { company, stand, coExhibitors }: ContractValues,
  tariff: Tariff | null,
  date: string,
): Quotation | null {
  const chosen = stand.package
  if (!tariff || !isPackage(chosen)) return null
  const own = chosen !== 'pavilion'
  const area = number(stand.area)
  const openSides = number(stand.openSides)
  if (own && (!area || !openSides || !Number.isInteger(openSides))) return null
  return quoteStand(tariff, {
    package: chosen,
    area: area ?? 0,
    openSides: whole(openSides),
    publicBody: ['housing-association', 'authority'].includes(company.kind),
    coExhibitors: coExhibitors.length,
    power: whole(number(stand.power)),
    date,
    country: company.country || 'NL',
    vatId:
      company.entrepreneur === 'yes' ? company.vatId.toUpperCase().replace(/[\s.\-/]/g, '') : '',
  })
}

const PREFERENCES = ['firstChoice', 'secondChoice', 'thirdChoice'] as const

/** The content that decides on a contract. */
export interface ContractFacts {
  /** In force today. */
  readonly tariff: Tariff | null
  /** All of them, let or not; empty while the floor plan is unknown. */
  readonly stands: readonly StandChoice[]
}

/** How many preferences there are to ask for: no more than there are stands to choose from. */
export const preferencesAsked = (stands: ContractFacts['stands']): number =>
  Math.min(PREFERENCES.length, Math.max(1, stands.filter(canBeChosen).length))

/** Whether there are stands, but none to choose. */
export const isFull = (stands: ContractFacts['stands']): boolean =>
  stands.length > 0 && !stands.some(canBeChosen)

/**
 * The quoted stand of a contract form: the first preference. Null without one, and for a pavilion
 * place.
 */
const quotedStand = (
  { stand }: Pick<ContractValues, 'stand'>,
  { stands }: Pick<ContractFacts, 'stands'>,
): StandChoice | null =>
  stand.package === 'pavilion'
    ? null
    : (stands.find(({ number }) => number === stand.firstChoice) ?? null)

/** Smallest stand in m² that the package of a contract form can be had for; null: any. */
export const leastArea = (
  { stand }: Pick<ContractValues, 'stand'>,
  tariff: Tariff | null,
): number | null =>
  tariff && isPackage(stand.package) && stand.package !== 'pavilion'
    ? minimumArea(tariff, stand.package)
    : null

/** The terms of the stand in a contract form's quotation. */
export function termsOf(
  { stand }: Pick<ContractValues, 'stand'>,
  tariff: Tariff | null,
): StandTerms {
  if (stand.package === 'pavilion')
    return { area: tariff && minimumArea(tariff, 'pavilion'), openSides: null }
  return { area: number(stand.area) ?? 0, openSides: number(stand.openSides) ?? 0 }
}

type Say = (nl: string, en: string) => readonly string[]

const LABELS = {
  secondChoice: ['Tweede voorkeur', 'Second preference'],
  thirdChoice: ['Derde voorkeur', 'Third preference'],
} as const

/** Three different stands, large enough for the package; fewer if there are fewer. */
function preferenceProblems(
  { stand }: Pick<ContractValues, 'stand'>,
  { stands }: Pick<ContractFacts, 'stands'>,
  least: number | null,
  say: Say,
): ProblemsOf<typeof contract> {
  const problems: ProblemsOf<typeof contract> = {}
  const places = PREFERENCES.map((name) => stand[name])
  const asked = preferencesAsked(stands)
  PREFERENCES.forEach((name, index) => {
    const place = places[index] ?? ''
    const before = places[index - 1] ?? ''
    const chosen = stands.find(({ number: one }) => one === place)
    if (place === '') {
      if (name !== 'firstChoice' && index < asked && before !== '' && before !== NO_PREFERENCE)
        problems[`stand.${name}`] = say(
          `${LABELS[name][0]} is verplicht.`,
          `${LABELS[name][1]} is required.`,
        )
    } else if (place !== NO_PREFERENCE && places.indexOf(place) < index)
      problems[`stand.${name}`] = say(
        'Deze stand hebt u al gekozen. Kies een andere.',
        'You have already chosen this stand. Choose another.',
      )
    else if (chosen && least !== null && chosen.area < least)
      problems[`stand.${name}`] = say(
        `Stand ${place} heeft ${formatArea(chosen.area, 'nl')}. Dit pakket is er vanaf ${formatArea(least, 'nl')}.`,
        `Stand ${place} has ${formatArea(chosen.area, 'en')}. This package starts at ${formatArea(least, 'en')}.`,
      )
  })
  if (isFull(stands))
    problems['stand.firstChoice'] = say(
      'Alle stands zijn verhuurd. Meld u aan voor de wachtlijst.',
      'All stands are let. Join the waiting list.',
    )
  return problems
}

/** The size of the stand that was chosen, and of none smaller than the package. */
function sizeProblems(
  values: Pick<ContractValues, 'stand'>,
  facts: ContractFacts,
  least: number | null,
  say: Say,
): ProblemsOf<typeof contract> {
  const area = number(values.stand.area)
  const stand = quotedStand(values, facts)
  if (!stand)
    return area !== null && least !== null && area < least
      ? {
          'stand.area': say(
            `Dit pakket is er vanaf ${formatArea(least, 'nl')}.`,
            `This package starts at ${formatArea(least, 'en')}.`,
          ),
        }
      : {}
  const differ = differencesOf({ area, openSides: number(values.stand.openSides) }, stand)
  return {
    ...(differ.includes('area') && {
      'stand.area': say(
        `Stand ${stand.number} heeft ${formatArea(stand.area, 'nl')}. Neem die over of kies een andere stand.`,
        `Stand ${stand.number} has ${formatArea(stand.area, 'en')}. Enter that or choose another stand.`,
      ),
    }),
    ...(differ.includes('openSides') && {
      'stand.openSides': say(
        `Stand ${stand.number} heeft ${SIDES.nl(stand.openSides)}. Neem dat over of kies een andere stand.`,
        `Stand ${stand.number} has ${SIDES.en(stand.openSides)}. Choose that or another stand.`,
      ),
    }),
  }
}

/**
 * The problems that the form's own rules cannot see: whether the tariff in force offers the package
 * at that size, whether the preferences are different stands that suit it, and whether the
 * quotation is that of the stand that was chosen first.
 */
export function contractProblems(
  values: Pick<ContractValues, 'stand'>,
  facts: ContractFacts,
  language: FormLanguage,
): ProblemsOf<typeof contract> {
  const say: Say = (nl, en) => [language === 'nl' ? nl : en]
  const chosen = values.stand.package
  const { tariff } = facts
  if (!isPackage(chosen)) return {}
  if (!tariff || !packagesOf(tariff).includes(chosen))
    return {
      'stand.package': say(
        'Dit pakket is nu niet te boeken. Kies een ander of neem contact op.',
        'This package cannot be booked now. Choose another or contact us.',
      ),
    }
  if (chosen === 'pavilion') return {}
  const least = leastArea(values, tariff)
  return {
    ...preferenceProblems(values, facts, least, say),
    ...sizeProblems(values, facts, least, say),
  }
}
