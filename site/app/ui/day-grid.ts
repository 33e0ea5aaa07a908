/** Minutes per row of the grid of a day. */
export const SLOT_MINUTES = 5
/** Rows per hour. */
export const SLOTS_PER_HOUR = 60 / SLOT_MINUTES

/*
 * Places in the grid of a day as classes of `day-grid.css`. The site has no style attributes (its content
 * policy forbids them), and a style element that React adds during navigation would not be among
 * the page's hashes. So a row is written as an hour of the plan plus a twelfth of that hour, each a
 * class that sets one number, and the style sheet adds them up: some hundred one-line rules serve
 * every day of every fair.
 */

/** Columns that the style sheet knows. */
const MAX_COLUMNS = 24

/** Class of the row at which a slot begins; `firstHour` is the plan's. */
export const fromRow = (slot: number, firstHour: number): string =>
  `plan-h-${Math.floor(slot / SLOTS_PER_HOUR) - firstHour} plan-m-${slot % SLOTS_PER_HOUR}`

/** Class of the row before which something ends. */
export const toRow = (slot: number, firstHour: number): string =>
  `plan-uh-${Math.floor(slot / SLOTS_PER_HOUR) - firstHour} plan-um-${slot % SLOTS_PER_HOUR}`

/** Classes of columns, from 1; a column beyond the last known one joins it. */
export const columnClasses = (column: number, span = 1): string => {
  const first = Math.min(column, MAX_COLUMNS)
  return `plan-c-${first} plan-s-${Math.max(1, Math.min(span, MAX_COLUMNS - first + 1))}`
}
