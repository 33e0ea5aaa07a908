interface Named {
  readonly code?: string
  readonly name?: string
  readonly cause?: unknown
}

/**
 * The name of an error in the log: its code or that of its cause, never its message, for a database
 * quotes the values that it could not store.
 */
export const errorName = (error: unknown): string => {
  const { code, name, cause } = error as Named
  return code ?? (cause as Named | undefined)?.code ?? name ?? 'unknown error'
}
