/**
 * What the log says of an error: its code, never its message, for a database quotes the values that it
 * could not store.
 */
export const errorName = (error: unknown): string => {
  const { code, name } = error as { code?: string; name?: string }
  return code ?? name ?? 'unknown error'
}
