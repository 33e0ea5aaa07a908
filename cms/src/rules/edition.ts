import { dutchDay } from '../fair/dates'
import { type FieldProblem, problem } from './field-problem'

export interface Edition {
  readonly name?: string
  readonly startDate: string | null
  readonly endDate: string | null
}

/** Refuses an edition that ends before it begins. */
export function checkEdition({ startDate, endDate }: Edition): FieldProblem[] {
  if (!startDate || !endDate || startDate <= endDate) return []
  return problem('endDate', 'De laatste dag kan niet voor de eerste dag liggen.')
}

export interface Day {
  readonly date: string | null
  readonly opensAt: string | null
  readonly closesAt: string | null
  readonly edition: Edition | null
}

/**
 * The latest closing time past midnight: a later one, yet before the opening time, is a mistake.
 */
const LATEST = '06:00'

/** Refuses a day outside its edition, and one that closes before it opens other than past midnight. */
export function checkDay({ date, opensAt, closesAt, edition }: Day): FieldProblem[] {
  const problems: FieldProblem[] = []
  if (opensAt && closesAt && closesAt <= opensAt && closesAt > LATEST) {
    problems.push({
      path: 'closesAt',
      message: `De sluitingstijd moet na de openingstijd liggen, of na middernacht: uiterlijk om ${LATEST} uur.`,
    })
  }
  const { startDate, endDate } = edition ?? {}
  if (date && startDate && endDate && (date < startDate || date > endDate)) {
    problems.push({
      path: 'date',
      message: `Deze dag valt buiten ${edition?.name ?? 'de editie'}: die duurt van ${dutchDay(startDate)} tot en met ${dutchDay(endDate)} ${endDate.slice(0, 4)}.`,
    })
  }
  return problems
}

/** The edition of the settings that becomes the current one, and when. */
export interface PlannedEdition {
  readonly nextEdition: object | null
  readonly nextEditionFrom: string | null
}

/** Refuses a planned edition without its moment, and a moment without an edition. */
export function checkPlannedEdition(planned: PlannedEdition): FieldProblem[] {
  if (!planned.nextEdition === !planned.nextEditionFrom) return []
  return planned.nextEdition
    ? problem('nextEditionFrom', 'Kies ook wanneer deze editie de huidige wordt.')
    : problem('nextEdition', 'Kies ook welke editie dan de huidige wordt.')
}
