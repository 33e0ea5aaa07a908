import type { FieldProblems, FormLanguage, Values } from '../forms/definition.ts'
import { NO_PREFERENCE } from '../forms/definitions/contract/stand-step.ts'
import { valueAt } from '../forms/parts.ts'
import type { Quotation } from './quotation.ts'
import { minimumArea, packagesOf, quoteStand, type StandPackage } from './stand.ts'
import type { Tariff } from './tariff.ts'

const text = (values: Values, path: string): string => {
  const value = valueAt(values, path)
  return typeof value === 'string' ? value.trim() : ''
}

/** A number as it is typed or normalised; null when it is none, or below zero. */
const number = (typed: string): number | null => {
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
  values: Values,
  tariff: Tariff | null,
  date: string,
): Quotation | null {
  const chosen = text(values, 'stand.package')
  if (!tariff || !isPackage(chosen)) return null
  const own = chosen !== 'pavilion'
  const area = number(text(values, 'stand.area'))
  const openSides = number(text(values, 'stand.openSides'))
  if (own && (!area || !openSides || !Number.isInteger(openSides))) return null
  const coExhibitors = valueAt(values, 'coExhibitors')
  const hasVatId = text(values, 'company.entrepreneur') === 'yes'
  return quoteStand(tariff, {
    package: chosen,
    area: area ?? 0,
    openSides: whole(openSides),
    publicBody: ['housing-association', 'authority'].includes(text(values, 'company.kind')),
    coExhibitors: Array.isArray(coExhibitors) ? coExhibitors.length : 0,
    power: whole(number(text(values, 'stand.power'))),
    date,
    country: text(values, 'company.country') || 'NL',
    vatId: hasVatId
      ? text(values, 'company.vatId')
          .toUpperCase()
          .replace(/[\s.\-/]/g, '')
      : '',
  })
}

const CHOICES = ['stand.firstChoice', 'stand.secondChoice', 'stand.thirdChoice'] as const

/**
 * What the form's own rules cannot see: whether the tariff in force offers the package at that size,
 * and whether the three preferences are three stands.
 */
export function contractProblems(
  values: Values,
  tariff: Tariff | null,
  language: FormLanguage,
): FieldProblems {
  const say = (nl: string, en: string) => [language === 'nl' ? nl : en]
  const problems: Record<string, readonly string[]> = {}
  const chosen = text(values, 'stand.package')
  if (isPackage(chosen)) {
    if (!tariff || !packagesOf(tariff).includes(chosen))
      problems['stand.package'] = say(
        'Dit pakket is nu niet te boeken. Kies een ander of neem contact op.',
        'This package cannot be booked now. Choose another or contact us.',
      )
    else if (chosen !== 'pavilion') {
      const area = number(text(values, 'stand.area'))
      const least = minimumArea(tariff, chosen)
      if (area !== null && least !== null && area < least)
        problems['stand.area'] = say(
          `Dit pakket is er vanaf ${least} m².`,
          `This package starts at ${least} m².`,
        )
      const places = CHOICES.map((path) => text(values, path))
      CHOICES.forEach((path, index) => {
        const place = places[index]
        if (place && place !== NO_PREFERENCE && places.indexOf(place) < index)
          problems[path] = say(
            'Deze stand hebt u al gekozen. Kies een andere.',
            'You have chosen this stand already. Choose another.',
          )
      })
    }
  }
  return problems
}
