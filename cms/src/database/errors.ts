/** The database did not answer, or stopped answering: the query may have run or not. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError'
}

/** The COMMIT of a transaction did not succeed. */
export class CommitError extends Error {
  override readonly name = 'CommitError'
  /** False when the database never answered: the writes may be stored after all. */
  readonly isUndone: boolean

  constructor(cause: unknown) {
    super('The transaction was not committed', { cause })
    this.isUndone = !(cause instanceof NoAnswerError)
  }
}

const NAMES: readonly string[] = ['NoAnswerError', 'CommitError', 'KnexTimeoutError']
/** SQLite: locked, full, or its file out of reach. */
const SQLITE_CODES = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN)/
/**
 * PostgreSQL, by class: no connection, transaction aborted (deadlock), too few resources, locked
 * too long, ended from outside (timeouts, shutdown), too long without a statement.
 */
const POSTGRES_CODES = /^(08|40|53|55|57)...$|^25P03$/
/** A disk without room, for files of our own. */
const DISK_CODES: readonly string[] = ['ENOSPC', 'EDQUOT', 'EROFS']

/** Whether something failed for a reason that passes: the same works later. */
export function isUnavailable(error: unknown): boolean {
  const { name = '', code = '' } = (error ?? {}) as { name?: unknown; code?: unknown }
  return (
    NAMES.includes(String(name)) ||
    DISK_CODES.includes(String(code)) ||
    SQLITE_CODES.test(String(code)) ||
    POSTGRES_CODES.test(String(code))
  )
}

/** PostgreSQL: a value too long, or invalid JSON (class 22), or a reference to a missing row. */
const WRONG_IN_POSTGRES = /^(22...|23503)$/
const WRONG_IN_SQLITE = 'SQLITE_CONSTRAINT_FOREIGNKEY'

/** Whether the database rejected a value: out of range, or a foreign key without its row. */
export const isWrongValue = (error: unknown): boolean => {
  const { code, severity } = (error ?? {}) as { code?: unknown; severity?: unknown }
  if (severity === undefined) return code === WRONG_IN_SQLITE
  return WRONG_IN_POSTGRES.test(String(code))
}

/** Whether the files of a failed transaction may be deleted: not if it may have been committed. */
export const isCertainlyRolledBack = (error: unknown): boolean =>
  !(error instanceof CommitError) || error.isUndone
