import { withoutFormula } from '@beursvloer/contract/csv'
import { ReaderProcess } from '../../uploads/reader-process'
import { workerFile } from '../../uploads/worker-file'

/** Largest file, in bytes: a thousand exhibitors with all their texts take a tenth of it. */
export const MAX_TABLE_BYTES = 10 * 1024 * 1024
/** Maximum of rows, which are written in one transaction. */
const MAX_ROWS = 5000
/** Time limit of reading a file, in ms; the largest take a few seconds. */
const READING_TIMEOUT_MS = 20_000

/** A row with the number that a spreadsheet gives it: the head is row 1. */
export interface TableRow {
  readonly number: number
  readonly cells: readonly string[]
}

/** The content of a file, as texts. */
export type Table = Awaited<ReturnType<typeof readTable>>

/** Why a file cannot be read at all; the message is for staff. */
export class TableError extends Error {}

/** What the reading process answers: rows of cells, the first of which has the heads. */
export type TableAnswer =
  | { readonly sheet?: string; readonly rows: readonly (readonly string[])[] }
  | { readonly problem: string }

const reader = new ReaderProcess<TableAnswer>(
  workerFile(__dirname, 'table-worker'),
  READING_TIMEOUT_MS,
)

/** A cell without the apostrophe that our exports put before what would run as a formula. */
const withoutApostrophe = (text: string): string =>
  text.startsWith("'") && withoutFormula(text.slice(1)) === text ? text.slice(1) : text

const isEmpty = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '')

/**
 * The rows of an uploaded spreadsheet, CSV or JSON file, without empty ones.
 * @throws TableError with a Dutch message when it is none of these, or beyond the limits
 */
export async function readTable(content: Uint8Array) {
  if (content.length > MAX_TABLE_BYTES)
    throw new TableError('Het bestand is groter dan 10 MB. Verdeel het over meer bestanden.')
  const answer = (await reader.read(content)) ?? {
    problem:
      'Het bestand is te groot of te ingewikkeld om te lezen. Bewaar alleen dit blad in een nieuw bestand.',
  }
  if ('problem' in answer) throw new TableError(answer.problem)
  const rows = answer.rows
    .map((cells, at) => ({ number: at + 1, cells: cells.map(withoutApostrophe) }))
    .filter(({ cells }) => !isEmpty(cells))
  const [head, ...rest] = rows
  if (!head || rest.length === 0)
    throw new TableError(
      'Het bestand heeft geen rijen. De eerste rij noemt de kolommen, daaronder staat de inhoud.',
    )
  if (rest.length > MAX_ROWS)
    throw new TableError(
      `Het bestand heeft ${rest.length} rijen; meer dan ${MAX_ROWS} kan niet in één keer.`,
    )
  const { sheet } = answer
  return { ...(sheet !== undefined && { sheet }), heads: head.cells, rows: rest }
}
