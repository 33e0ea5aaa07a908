import { BYTE_ORDER_MARK } from '../csv.ts'

/**
 * A reader of CSV for tests, written from the grammar of RFC 4180, with semicolons.
 * @throws Error for invalid CSV
 */
export function readCsv(csv: string): string[][] {
  if (!csv.startsWith(BYTE_ORDER_MARK)) throw new Error('no byte order mark')
  const cell = /(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n)/y
  cell.lastIndex = BYTE_ORDER_MARK.length
  const rows: string[][] = []
  let row: string[] = []
  while (cell.lastIndex < csv.length) {
    const found = cell.exec(csv)
    if (!found) throw new Error('not CSV')
    row.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '')
    if (found[3] === ';') continue
    rows.push(row)
    row = []
  }
  return rows
}
