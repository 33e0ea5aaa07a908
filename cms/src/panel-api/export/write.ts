import { BYTE_ORDER_MARK, csvRow, withoutFormula } from '@beursvloer/contract/csv'
import writeXlsxFile, { type Cell } from 'write-excel-file/node'
import type { Column } from './column'

/** Widest column of a workbook, in characters, and how many rows its width is taken from. */
const MAX_COLUMN_WIDTH = 60
const MEASURED_ROWS = 200
/** Most characters in a cell (ECMA-376, Excel's limits). */
const MAX_CELL_LENGTH = 32_767

/** Rows as CSV, batch by batch, with the semicolons that Dutch spreadsheets expect. */
export async function* csvOf<Row>(
  columns: readonly Column<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  const heads = columns.map(({ head }) => head)
  yield BYTE_ORDER_MARK + csvRow(heads, ';')
  for await (const batch of batches) {
    const cellsOf = (row: Row) => columns.map(({ cell }) => cell(row))
    yield batch.map((row) => csvRow(cellsOf(row), ';')).join('')
  }
}

/** What XML cannot hold (XML 1.0, 2.2) would make the workbook unreadable. */
const withoutControls = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')

function cellOf(text: string, isNumber: boolean): Cell {
  const number = isNumber ? Number(text.replace(',', '.')) : Number.NaN
  if (text !== '' && Number.isFinite(number)) return number
  // Excel runs no formula in a cell of text, but what it is saved as next might.
  return withoutFormula(withoutControls(text)).slice(0, MAX_CELL_LENGTH) || null
}

/** Rows as a workbook with one sheet, whose heads stay in sight. */
export async function xlsxOf<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  sheet: string,
): Promise<Buffer> {
  const texts = rows.map((row) => columns.map(({ cell }) => cell(row)))
  const widths = columns.map(({ head }, at) => {
    const lengths = texts.slice(0, MEASURED_ROWS).map((cells) => cells[at]?.length ?? 0)
    return { width: Math.min(MAX_COLUMN_WIDTH, Math.max(head.length, ...lengths) + 2) }
  })
  const heads = columns.map(({ head }) => ({ value: head, fontWeight: 'bold' as const }))
  const cells = texts.map((row) => row.map((text, at) => cellOf(text, !!columns[at]?.isNumber)))
  const options = { sheet, columns: widths, stickyRowsCount: 1 }
  return writeXlsxFile([heads, ...cells], options).toBuffer()
}
