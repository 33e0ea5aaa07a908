import { BYTE_ORDER_MARK, csvRow } from '@beursvloer/contract/csv'
import { workbookFile } from '@beursvloer/contract/workbook'
import type { Column } from './column'

/** Rows as CSV, batch by batch, with the semicolons that Dutch spreadsheets expect. */
export async function* csvOf<Row>(
  columns: readonly Column<Row>[],
  batches: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>,
): AsyncGenerator<string> {
  const heads = columns.map(({ head }) => head)
  yield BYTE_ORDER_MARK + csvRow(heads)
  for await (const batch of batches) {
    const cellsOf = (row: Row) => columns.map(({ cell }) => cell(row))
    yield batch.map((row) => csvRow(cellsOf(row))).join('')
  }
}

function cellValue(text: string, isNumber: boolean): string | number {
  const number = isNumber ? Number(text.replace(',', '.')) : Number.NaN
  return text !== '' && Number.isFinite(number) ? number : text
}

/** Rows as a workbook with one sheet. */
export const xlsxOf = <Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  sheet: string,
): Promise<Buffer> =>
  workbookFile({
    name: sheet,
    heads: columns.map(({ head }) => head),
    rows: rows.map((row) => columns.map(({ cell, isNumber }) => cellValue(cell(row), !!isNumber))),
  })
