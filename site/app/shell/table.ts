/**
 * A long list of records as text, column by column: half the bytes of the router's own format in a
 * page, and read by the browser's own JSON parser (docs/decisions/0075).
 */
export type Table<Row> = string & { readonly rows?: Row }

const MARK = 'table:'

/** Whether a value of a page's data is a table. */
export const isTable = (value: unknown): value is Table<unknown> =>
  typeof value === 'string' && value.startsWith(MARK)

/** The values of a column: one per row, or where rows lack it, values by the row's number. */
type Column = readonly unknown[] | Readonly<Record<number, unknown>>

/** Puts records into a table. Their values must be JSON; a key may be missing in some. */
export function toTable<Row extends object>(rows: readonly Row[]): Table<Row> {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))] as (keyof Row)[]
  const columns = names.map((name): [keyof Row, Column] => {
    const entries = rows.flatMap((row, index) =>
      row[name] === undefined ? [] : [[index, row[name]] as const],
    )
    const isFull = entries.length === rows.length
    return [name, isFull ? entries.map(([, value]) => value) : Object.fromEntries(entries)]
  })
  return (MARK + JSON.stringify([rows.length, Object.fromEntries(columns)])) as Table<Row>
}

/** The table read last: rendering a page asks for the same one several times. */
let last: { readonly table: string; readonly rows: readonly unknown[] } | undefined

/** The records of a table; the same ones for the table that was read last. */
export function fromTable<Row>(table: Table<Row>): readonly Row[] {
  if (last?.table !== table) last = { table, rows: read(table) }
  return last.rows as readonly Row[]
}

function read(table: string): readonly unknown[] {
  const [length, columns] = JSON.parse(table.slice(MARK.length)) as [number, Record<string, Column>]
  const rows: Record<string, unknown>[] = Array.from({ length }, () => ({}))
  for (const [name, column] of Object.entries(columns))
    for (const [index, value] of Object.entries(column)) {
      const row = rows[Number(index)]
      if (row) row[name] = value
    }
  return rows
}
