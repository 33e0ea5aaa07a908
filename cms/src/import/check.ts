import { createHash } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { uidOf } from '../rules/site-requirements'
import { MADE_WHERE_MISSING } from './apply'
import { type Column, columnsOf } from './columns'
import { readStored } from './documents'
import { type Mapping, matchColumns, plainHead, SKIP } from './match-columns'
import { cellsOf, nameOfRow, type PlannedRow, type PlanOptions, planImport } from './plan'
import { plainName, readReferences } from './references'
import type { Table } from './table/read-table'
import type { ImportType } from './types'
import { documentVersions } from './versions'
import { type Report, ROW_STATES, type RowView } from './views'

/** Characters of a value that the panel shows. */
const SHOWN = 300

/** How a file is to be imported. */
export interface CheckOptions extends PlanOptions {
  /** As staff chose; recognised by the heads without. */
  readonly mapping: Mapping | null
  /** Types of missing documents that may be made. */
  readonly mayMake: (uid: string) => boolean
}

/** A table with what importing it would do. */
export type Checked = Awaited<ReturnType<typeof checkTable>>

const REMEMBERED = { type: 'core', name: 'imports' } as const

/** Recognises the columns of a file; a choice of staff is remembered for the next file. */
async function mappingOf(
  strapi: Core.Strapi,
  type: ImportType,
  columns: readonly Column[],
  { heads }: Table,
  chosen: Mapping | null,
): Promise<Mapping> {
  const store = strapi.store(REMEMBERED)
  const remembered = ((await store.get({ key: type.name })) ?? {}) as Record<string, string>
  if (!chosen) return matchColumns(type, columns, heads, remembered)
  const own = matchColumns(type, columns, heads)
  const known = new Set(columns.map(({ key }) => key))
  const mapping = heads.map((_, at) => {
    const key = chosen[at] ?? SKIP
    return known.has(key) && chosen.indexOf(key) === at ? key : SKIP
  })
  const choices = mapping.flatMap((key, at) => {
    const head = plainHead(heads[at] ?? '')
    return head && (key !== own[at] || head in remembered) ? [[head, key] as const] : []
  })
  if (choices.length > 0)
    await store.set({ key: type.name, value: { ...remembered, ...Object.fromEntries(choices) } })
  return mapping
}

/** What importing a table would do. Changes no content. */
export async function checkTable(
  strapi: Core.Strapi,
  type: ImportType,
  table: Table,
  options: CheckOptions,
) {
  const uid = uidOf(type.name)
  const allColumns = columnsOf(strapi, uid)
  const byKey = new Map(allColumns.map((column) => [column.key, column]))
  const mapping = await mappingOf(strapi, type, allColumns, table, options.mapping)
  const columns = mapping.map((key) => byKey.get(key) ?? null)
  const inFile = new Set(table.rows.map((row) => plainName(nameOfRow(type, cellsOf(columns, row)))))
  const isPending = (target: string, name: string) =>
    (target === uid && inFile.has(plainName(name))) ||
    (target in MADE_WHERE_MISSING && options.mayMake(target))
  const versions = await documentVersions(strapi, uid)
  const references = await readReferences(
    strapi,
    columns.filter((column) => column !== null),
    (target, name) => (isPending(target, name) ? { target, pending: name } : null),
  )
  const stored = await readStored(strapi, uid)
  const { rows } = table
  const plan = await planImport({ type, columns, allColumns, rows, stored, references, options })
  return { uid, mapping, versions, rows: plan }
}

const fingerprintOf = (rows: readonly PlannedRow[]): string =>
  createHash('sha256')
    .update(JSON.stringify(rows.map(({ values, ...view }) => view)))
    .digest('hex')

const short = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text)

const viewOf = ({ number, state, name, changes, problems }: PlannedRow): RowView => ({
  ...{ number, state, name, problems },
  changes: changes.map((change) => ({ ...change, from: short(change.from), to: short(change.to) })),
})

/** The report of a checked table, those rows first that need an eye. */
export function reportOf(table: Table, { mapping, rows }: Checked): Report {
  const rank = ({ state }: PlannedRow) => ROW_STATES.indexOf(state)
  return {
    sheet: table.sheet ?? null,
    columns: table.heads.map((head, at) => {
      const filled = table.rows.flatMap(({ cells }) => cells[at]?.trim() || [])
      return {
        ...{ head, example: short(filled[0] ?? ''), filled: filled.length },
        column: mapping[at] ?? SKIP,
      }
    }),
    rows: rows.toSorted((one, other) => rank(one) - rank(other)).map(viewOf),
    fingerprint: fingerprintOf(rows),
  }
}
