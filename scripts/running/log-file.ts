import { createWriteStream, mkdirSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Size in bytes at which a log file makes room for a new one; one older file is kept. */
const maximumSize = 10_000_000

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0

/** Appends to a log file that is moved to `<file>.1` when it has grown large. */
export const openLogFile = (file: string): { write(chunk: Buffer): void; close(): void } => {
  mkdirSync(dirname(file), { recursive: true })
  let size = sizeOf(file)
  let stream = createWriteStream(file, { flags: 'a' })
  return {
    write(chunk) {
      if (size > maximumSize) {
        stream.end()
        renameSync(file, `${file}.1`)
        stream = createWriteStream(file, { flags: 'a' })
        size = 0
      }
      size += chunk.length
      stream.write(chunk)
    },
    close: () => void stream.end(),
  }
}
