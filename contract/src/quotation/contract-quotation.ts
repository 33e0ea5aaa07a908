import type { FormLanguage } from '../forms/definition.ts'
import { NO_PREFERENCE } from '../forms/definitions/contract/stand-step.ts'
import type { contract } from '../forms/definitions/contract.ts'
import type { FormValues, ProblemsOf } from '../forms/form-values.ts'
import type { Quotation } from './quotation.ts'
import { minimumArea, packagesOf, quoteStand, type StandPackage } from './stand.ts'
import type { Tariff } from './tariff.ts'

type ContractValues = Pick<FormValues<typeof contract>, 'company' | 'stand' | 'coExhibitors'>

/** A number as it is typed or normalised; null when it is none, or below zero. */
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

/**
 * What the form's own rules cannot see: whether the tariff in force offers the package at that size,
 * and whether the three preferences are three stands.
 */
export function contractProblems(
  { stand }: Pick<ContractValues, 'stand'>,
  tariff: Tariff | null,
  language: FormLanguage,
): ProblemsOf<typeof contract> {
  const say = (nl: string, en: string) => [language === 'nl' ? nl : en]
  const problems: ProblemsOf<typeof contract> = {}
  const chosen = stand.package
  if (isPackage(chosen)) {
    if (!tariff || !packagesOf(tariff).includes(chosen))
      problems['stand.package'] = say(
        'Dit pakket is nu niet te boeken. Kies een ander of neem contact op.',
        'This package cannot be booked now. Choose another or contact us.',
      )
    else if (chosen !== 'pavilion') {
      const area = number(stand.area)
      const least = minimumArea(tariff, chosen)
      if (area !== null && least !== null && area < least)
        problems['stand.area'] = say(
          `Dit pakket is er vanaf ${least} m².`,
          `This package starts at ${least} m².`,
        )
      const places = PREFERENCES.map((name) => stand[name])
      PREFERENCES.forEach((name, index) => {
        const place = places[index]
        if (place && place !== NO_PREFERENCE && places.indexOf(place) < index)
          problems[`stand.${name}`] = say(
            'Deze stand hebt u al gekozen. Kies een andere.',
            'You have chosen this stand already. Choose another.',
          )
      })
    }
  }
  return problems
}
