import { closeSync, openSync, renameSync, statSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { makeFolder } from '../../site/server/files/make-folder.ts'

/** Size in bytes at which a log file makes room for a new one; one older file is kept. */
const maximumSize = 10_000_000

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0

export interface LogFile {
  /** Appends, or loses the chunk on a full or broken disk. Never throws. */
  write(chunk: Uint8Array): void
  close(): void
}

/**
 * Appends to a log file for its owner only, which is moved to `<file>.1` when it has grown large.
 * It is opened when there is something to write, and again after each failure.
 */
export const openLogFile = (file: string): LogFile => {
  let opened: number | null = null
  const close = () => {
    if (opened !== null) closeSync(opened)
    opened = null
  }
  const open = () => {
    makeFolder(dirname(file))
    return openSync(file, 'a', 0o600)
  }
  const append = (chunk: Uint8Array) => {
    if (sizeOf(file) > maximumSize) {
      close()
      renameSync(file, `${file}.1`)
    }
    opened ??= open()
    writeSync(opened, chunk)
  }
  return {
    write(chunk) {
      try {
        append(chunk)
      } catch {
        close()
      }
    },
    close,
  }
}
