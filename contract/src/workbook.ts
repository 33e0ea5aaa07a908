import writeXlsxFile, { type Cell } from 'write-excel-file/node'
import { withoutFormula } from './csv.ts'

/** Media type of a workbook (ECMA-376). */
export const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Widest column of a workbook, in characters, and how many rows its width is taken from. */
const MAX_COLUMN_WIDTH = 60
const MEASURED_ROWS = 200
/** Maximum of characters in a cell (ECMA-376, Excel's limits). */
const MAX_CELL_LENGTH = 32_767

/** A sheet of a workbook: its name, the heads of its columns, and its rows. */
export interface WorkbookSheet {
  readonly name: string
  readonly heads: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
}

/** Characters that XML forbids (XML 1.0, 2.2) would make the workbook unreadable. */
const withoutControls = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')

const cellOf = (value: string | number): Cell => {
  if (typeof value === 'number') return value
  // Excel runs no formula in a text cell, but another format that it is saved as might.
  return withoutFormula(withoutControls(value)).slice(0, MAX_CELL_LENGTH) || null
}

/** Rows as a workbook (xlsx) with one sheet, with a frozen header row. */
export async function workbookFile({ name, heads, rows }: WorkbookSheet): Promise<Buffer> {
  const columns = heads.map((head, at) => {
    const lengths = rows.slice(0, MEASURED_ROWS).map((row) => `${row[at] ?? ''}`.length)
    return { width: Math.min(MAX_COLUMN_WIDTH, Math.max(head.length, ...lengths) + 2) }
  })
  const bold = heads.map((value) => ({ value, fontWeight: 'bold' as const }))
  const cells = rows.map((row) => row.map(cellOf))
  return writeXlsxFile([bold, ...cells], { sheet: name, columns, stickyRowsCount: 1 }).toBuffer()
}
