/** A value of a row; its reader parses dates and JSON. */
type Value = string | number | bigint | null | Date | object

export type Row = Readonly<Record<string, Value>>

/** An open database, SQLite or PostgreSQL, for statements that both understand. */
export interface Sql {
  /** Runs one statement; parameters are written `$1`, `$2`. */
  query(statement: string, parameters?: readonly (string | number)[]): Promise<readonly Row[]>
  /** The tables, sorted by name. */
  tables(): Promise<readonly string[]>
  /** The faults that the database finds in itself: none when it is whole. */
  problems(): Promise<Problems>
}

export interface Problems {
  /** Damage: the file or an index cannot be trusted. */
  readonly damage: readonly string[]
  /** Rows that name a row which is not there. */
  readonly brokenLinks: readonly string[]
}

/** Rows per table. */
export type Counts = Readonly<Record<string, number>>

/** A name as SQL takes it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** Counts the rows of every table. */
export const countRows = async (sql: Sql): Promise<Counts> => {
  const counts: Record<string, number> = {}
  for (const table of await sql.tables()) {
    const [row] = await sql.query(`select count(*) as rows from ${quoted(table)}`)
    counts[table] = Number(row?.rows)
  }
  return counts
}

/**
 * A database as backup and restore see it. A dump is a folder of files that only the same kind of
 * database reads.
 */
export interface Database {
  readonly client: 'sqlite' | 'postgres'
  /** Whether there is nothing yet that a restore would replace. */
  isEmpty(): Promise<boolean>
  /** @throws {Failure} while another program uses the database */
  requireUnused(): Promise<void>
  /**
   * Writes one consistent state of the database into an empty folder, while others write on.
   * @returns the rows of each table in that state
   */
  dump(folder: string): Promise<Counts>
  /**
   * Reads a dump back in isolation, and drops it after `work`.
   * @param scratch an empty folder
   */
  rehearse<T>(folder: string, scratch: string, work: (sql: Sql) => Promise<T>): Promise<T>
  /**
   * Replaces the existing data by a dump, once `work` has succeeded with it; until then, and when
   * it fails, everything stays as it is.
   * @param aside a new folder, and the name of a new schema, for the replaced data
   */
  restore(
    folder: string,
    aside: { readonly folder: string; readonly schema: string },
    work: (sql: Sql) => Promise<void>,
  ): Promise<void>
  /** Stores a setting for all processes of the CMS; absent where there is one, which reads files. */
  note?(key: string, value: object): Promise<void>
  /** Runs `work` with the current database; null when it cannot be opened. */
  look<T>(work: (sql: Sql) => Promise<T>): Promise<T | null>
}
