/** What the panel sees of imports. Times are ISO 8601 in UTC. */

export type RowState = 'refused' | 'changed' | 'new' | 'unchanged'

/** The states of rows, those that need an eye first. */
export const ROW_STATES: readonly RowState[] = ['refused', 'changed', 'new', 'unchanged']

/** A field that a row would change. */
export interface FieldChange {
  readonly column: string
  readonly label: string
  readonly from: string
  readonly to: string
}

/** Why a row is refused. */
export interface RowProblem {
  /** Label of the column; absent where it is the row itself. */
  readonly column?: string
  readonly message: string
}

/** A row of the file, and what taking it over would do. */
export interface RowView {
  readonly number: number
  readonly state: RowState
  readonly name: string
  readonly changes: readonly FieldChange[]
  readonly problems: readonly RowProblem[]
}

/** A column of the file, with the column of the type that it is taken for. */
export interface FileColumn {
  readonly head: string
  readonly example: string
  /** How many rows have something in it. */
  readonly filled: number
  /** Key of the column of the type; empty for one that is skipped. */
  readonly column: string
}

/** A column of the type that a column of the file can be taken for. */
export interface ColumnOption {
  readonly key: string
  readonly label: string
}

/** The type of a table, with what the current user may do. */
export interface TypeView {
  readonly name: string
  readonly label: string
  readonly columns: readonly ColumnOption[]
  readonly mayCreate: boolean
  /** Null for a type without drafts: what is taken over is public at once. */
  readonly mayPublish: boolean | null
}

/** What importing a file would do. Nothing has been changed. */
export interface Report {
  readonly sheet: string | null
  readonly columns: readonly FileColumn[]
  readonly rows: readonly RowView[]
  /** Stands for exactly these changes, which can be taken over with it. */
  readonly fingerprint: string
}

/** How far an import is. */
export interface Progress {
  readonly done: number
  readonly total: number
}

/** The result of taking over: done, or refused by a rule, in which case nothing was changed. */
export interface Outcome {
  readonly taken: number
  readonly refused: readonly { readonly number: number; readonly message: string }[]
}

/** The days in which an import can be undone. */
export const UNDO_DAYS = 30

/** An earlier import. */
export interface PastImport {
  readonly documentId: string
  readonly fileName: string
  readonly label: string
  readonly by: string
  readonly at: string
  /** How many documents it made or changed. */
  readonly count: number
  readonly undoneAt: string | null
}

/** What undoing did. */
export interface Undone {
  readonly undone: number
  /** What stays as it is, with the reason. */
  readonly kept: readonly string[]
}

/** A file of a zip, and what became of it: `there` is one whose name the media library has already. */
export interface Picture {
  readonly name: string
  readonly state: 'added' | 'there' | 'refused'
  /** Why it is refused. */
  readonly reason?: string
}
