import { columnClasses, fromRow, toRow } from '~/ui/day-grid.ts'
import type { PlanEntry } from './day-plan.ts'

/** Classes that place an entry. */
export const entryPlace = (entry: PlanEntry, firstHour: number): string =>
  [
    'plan-at',
    fromRow(entry.start, firstHour),
    toRow(entry.end, firstHour),
    columnClasses(entry.column, entry.span),
  ].join(' ')

/** Letters of a title that fit a line of the column that a phone shows. */
const LETTERS_PER_LINE = 34
/** Lines of a title that the style sheet knows. */
const MAX_LINES = 5

/** Class of about how high an entry is on a phone, until it comes near the screen and is laid out. */
export const estimatedHeightClass = (title: string): string =>
  `plan-l-${Math.min(MAX_LINES, Math.ceil(title.length / LETTERS_PER_LINE))}`
