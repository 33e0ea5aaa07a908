/**
 * Text that some spreadsheet would read as the beginning of a formula, or as the end of a cell
 * before it: the signs themselves (`|` and `%` begin commands of DDE), the same in full width,
 * small, superscript or subscript as East Asian versions and converters read them, and each of them
 * after invisible characters.
 */
const FORMULA =
  /^(?:[\t\r\n]|[\s\p{Cc}\p{DI}]*[=+\-@|%\u2212\uFE62\uFE63\uFE66\uFE6A\uFE6B\uFF05\uFF0B\uFF0D\uFF1D\uFF20\uFF5C\u207A-\u207C\u208A-\u208C])/u

/** The byte order mark by which spreadsheets know UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** A telephone number in groups (ITU E.123), which no spreadsheet can compute with. */
const TELEPHONE = /^\+\d+(?: \d+)+$/

/**
 * A safe value for a cell of a spreadsheet: text that would run as a formula gets an apostrophe in
 * front.
 */
export const withoutFormula = (text: string): string =>
  FORMULA.test(text) && !TELEPHONE.test(text) ? `'${text}` : text

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

/** Separator of cells: the one that spreadsheets with Dutch settings expect; others detect it. */
const SEPARATOR = ';'

/** A row of a table as CSV (RFC 4180 but for the separator), with its line end; nothing in it runs as a formula. */
export const csvRow = (cells: readonly string[]): string =>
  `${cells
    .map(withoutFormula)
    .map((cell) => (/[",;\r\n]/.test(cell) ? quoted(cell) : cell))
    .join(SEPARATOR)}\r\n`

/** A table as CSV, with the byte order mark. */
export const csvFile = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => csvRow(row)).join('')
