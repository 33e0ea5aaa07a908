/** What a spreadsheet would take for the beginning of a formula, or for a cell before it. */
const FORMULA = /^[=+\-@\t\r]/

function cell(value: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * A table as CSV (RFC 4180), in UTF-8 with the byte order mark that spreadsheets know it by. A cell
 * that a spreadsheet would run as a formula gets an apostrophe in front.
 */
export const csvFile = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
