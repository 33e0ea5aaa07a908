import { closeSync, fsyncSync, openSync } from 'node:fs'

/** Returns once a file, or the names in a folder, are flushed to disk. */
export const flush = (path: string): void => {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
