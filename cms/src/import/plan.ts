import { setImmediate } from 'node:timers/promises'
import type { Data } from '../rules/shared-fields'
import { CellError, cellOf, parseCell, type References, tidy } from './cells'
import { type Column, ID_COLUMN, valueIn } from './columns'
import type { Stored } from './documents'
import { plainName } from './references'
import type { TableRow } from './table/read-table'
import type { ImportType } from './types'
import type { FieldChange, RowProblem, RowState, RowView } from './views'

/** Rows that are planned without a pause. */
const YIELD_EVERY = 25

/** A row with the data that taking it over would write. */
export interface PlannedRow extends RowView {
  /** Absent for a new document. */
  readonly documentId?: string
  /** By language; only the fields of the changes. */
  readonly values: readonly { readonly column: Column; readonly value: unknown }[]
}

export interface PlanOptions {
  /** Whether the documents are published. */
  readonly publish: boolean
  /** Whether an empty cell empties the field; else it stays as it is. */
  readonly emptyClears: boolean
  readonly mayCreate: boolean
}

interface Input {
  readonly type: ImportType
  /** The column of the type of each column of the file; null for one that is skipped. */
  readonly columns: readonly (Column | null)[]
  /** All columns of the type, for what a new document requires. */
  readonly allColumns: readonly Column[]
  readonly rows: readonly TableRow[]
  readonly stored: readonly Stored[]
  readonly references: References
  readonly options: PlanOptions
}

/** The texts of a row by the key of its column. */
type Cells = ReadonlyMap<string, string>

export const cellsOf = (columns: Input['columns'], { cells }: TableRow): Cells =>
  new Map(columns.flatMap((column, at) => (column ? [[column.key, tidy(cells[at] ?? '')]] : [])))

/** The text by which a row or document is known under some fields; empty without. */
const keyText = (fields: readonly string[], textOf: (field: string) => unknown): string =>
  plainName(
    fields
      .map((field) => String(textOf(field) ?? ''))
      .filter(Boolean)
      .join(' '),
  )

/** The name of a row: its first key in words, as the panel shows it. */
export const nameOfRow = ({ keys }: ImportType, cells: Cells): string => {
  const names = [...keys].reverse()
  for (const fields of names) {
    const name = fields.map((field) => cells.get(field) ?? '').filter(Boolean)
    if (name.length > 0) return name.join(' ')
  }
  return cells.get(ID_COLUMN.key) ?? ''
}

/** Documents by the texts of their keys. */
class Known {
  private readonly byId: ReadonlyMap<string, Stored>
  private readonly byKey: readonly ReadonlyMap<string, readonly Stored[]>[]

  private readonly type: ImportType

  constructor({ type, stored, allColumns, references }: Input) {
    this.type = type
    const columns = new Map(allColumns.map((column) => [column.key, column]))
    const textIn = (data: Data | null) => (field: string) => {
      const column = columns.get(field)
      return column && cellOf(column, valueIn(column, data), references)
    }
    this.byId = new Map(stored.map((one) => [one.documentId, one]))
    this.byKey = type.keys.map((fields) =>
      Map.groupBy(stored, ({ nl }) => keyText(fields, textIn(nl))),
    )
  }

  /** The documents that a row may be; the surest key decides. */
  find(cells: Cells): readonly Stored[] {
    const byId = this.byId.get(cells.get(ID_COLUMN.key) ?? '')
    if (byId) return [byId]
    for (const [at, fields] of this.type.keys.entries()) {
      const key = keyText(fields, (field) => cells.get(field))
      const found = key && this.byKey[at]?.get(key)
      if (found && found.length > 0) return found
    }
    return []
  }
}

/** Required fields of a new document that a row leaves empty. */
function missingIn(
  { allColumns, options, type }: Input,
  locale: 'nl' | 'en',
  given: ReadonlySet<string>,
): readonly RowProblem[] {
  const names = type.keys.at(-1) ?? []
  return allColumns
    .filter((column) => column.locale === locale && column.part === undefined)
    .filter(({ attribute, field }) => {
      const needed = options.publish ? attribute.required : names.includes(field)
      return needed && attribute.required && attribute.default === undefined
    })
    .filter(({ key }) => !given.has(key))
    .map(({ label }) => ({ column: label, message: 'ontbreekt' }))
}

/** The changes that a row makes to a document, or the fields that it gives a new one. */
function changesOf(input: Input, cells: Cells, document: Stored | undefined) {
  const { columns, references, options } = input
  const changes: FieldChange[] = []
  const problems: RowProblem[] = []
  const values: PlannedRow['values'][number][] = []
  for (const column of columns) {
    if (!column || column.key === ID_COLUMN.key) continue
    const { key, label, locale } = column
    const text = cells.get(key) ?? ''
    if (text === '' && (!options.emptyClears || !document)) continue
    const data = (locale === 'nl' ? document?.nl : document?.en) ?? null
    const from = cellOf(column, valueIn(column, data), references)
    if (text === from) continue
    try {
      const value = parseCell(column, text, references)
      const to = cellOf(column, value, { ...references, nameOf: nameOfPending(references) })
      if (sameText(column, from, to)) continue
      if (to === '' && column.attribute.required) throw new CellError('mag niet leeg zijn')
      changes.push({ column: key, label, from, to })
      values.push({ column, value })
    } catch (error) {
      if (!(error instanceof CellError)) throw error
      problems.push({ column: label, message: error.message })
    }
  }
  return { changes, problems, values }
}

const nameOfPending =
  ({ nameOf }: References): References['nameOf'] =>
  (target, id) =>
    typeof id === 'object' && id !== null ? (id as { pending: string }).pending : nameOf(target, id)

/** Relations are sets: their order is not compared. */
const sameText = ({ attribute }: Column, one: string, other: string): boolean => {
  const sorted = (text: string) => text.split('; ').toSorted().join('; ')
  return attribute.type === 'relation' ? sorted(one) === sorted(other) : one === other
}

function planRow(input: Input, known: Known, row: TableRow): PlannedRow {
  const { type, columns, options } = input
  const cells = cellsOf(columns, row)
  const found = known.find(cells)
  const [document] = found
  const { changes, problems, values } = changesOf(input, cells, document)
  const given = new Set([...cells].flatMap(([key, text]) => (text ? key : [])))
  const translates = values.some(({ column }) => column.locale === 'en')
  if (found.length > 1)
    problems.push({
      message: `kan er ${found.length} zijn: zet het webadres of kenmerk in een kolom`,
    })
  if (!document && !options.mayCreate)
    problems.push({ message: 'bestaat niet, en uw rol mag dit niet aanmaken' })
  if (!document) problems.push(...missingIn(input, 'nl', given))
  if (translates && !document?.en) problems.push(...missingIn(input, 'en', given))
  const state: RowState =
    problems.length > 0
      ? 'refused'
      : !document
        ? 'new'
        : changes.length > 0
          ? 'changed'
          : 'unchanged'
  return {
    ...{ number: row.number, state, changes, problems, values },
    name: nameOfRow(type, cells) || document?.name || `rij ${row.number}`,
    ...(document && { documentId: document.documentId }),
  }
}

/** Says which document a row is, for rows that are the same one. */
function identityOf({ type, columns }: Input, { documentId }: PlannedRow, row: TableRow): string {
  const cells = cellsOf(columns, row)
  const fields = type.identity ?? type.keys.at(-1) ?? []
  return documentId ?? `new ${keyText(fields, (field) => cells.get(field)) || row.number}`
}

/**
 * What taking over a table would do, row by row. Changes nothing.
 *
 * Values are compared as the texts that an export has of them, so what was exported is unchanged
 * also where a text holds more than its cell.
 */
export async function planImport(input: Input): Promise<readonly PlannedRow[]> {
  const known = new Known(input)
  const first = new Map<string, number>()
  const planned: PlannedRow[] = []
  for (const [at, row] of input.rows.entries()) {
    const one = planRow(input, known, row)
    const identity = identityOf(input, one, row)
    const before = first.get(identity)
    first.set(identity, before ?? row.number)
    const problem = { message: `staat ook in rij ${before}` }
    planned.push(
      before === undefined
        ? one
        : { ...one, state: 'refused', problems: [...one.problems, problem] },
    )
    // Others are served meanwhile.
    if (at % YIELD_EVERY === 0) await setImmediate()
  }
  return planned
}

/** The data of some planned values, on top of what a document has: whole components. */
export function dataOf(
  values: PlannedRow['values'],
  locale: 'nl' | 'en',
  stored: Data | null,
): Data {
  const data: Record<string, unknown> = {}
  for (const { column, value } of values.filter((one) => one.column.locale === locale)) {
    const { field, part } = column
    data[field] =
      part === undefined
        ? value
        : { ...((data[field] ?? stored?.[field] ?? {}) as object), [part]: value }
  }
  return data
}
