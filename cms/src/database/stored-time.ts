/** A stored time as ISO 8601: SQLite gives numbers or texts, PostgreSQL dates. */
export const isoOf = (time: string | number | Date): string => new Date(time).toISOString()

/** The same, or null where none is stored. */
export const isoOrNull = (time: string | number | Date | null | undefined): string | null =>
  time === null || time === undefined ? null : isoOf(time)
