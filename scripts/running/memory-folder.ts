/** Temporary files of tests in memory: tests write to disk all the time, and wait for it most. */
import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

/** The memory as a file system; Linux has it. */
const MEMORY = '/dev/shm'

/** Bytes that must be free: four times what the files of all tests together take. */
const ROOM = 4 * 1024 ** 3

/** Folders are named after the process that uses them. */
const PREFIX = 'beursvloer-tests-'

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const bytesFree = (folder: string): number => {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return Math.min(bavail * bsize, freemem())
  } catch {
    return 0
  }
}

const remove = (folder: string): void => {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  } catch {
    // A process that was killed may be writing there still: a later run deletes it.
  }
}

/** Deletes the folders of processes that were killed: they would take memory until a restart. */
function removeAbandoned(memory: string): void {
  for (const name of readdirSync(memory)) {
    const pid = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length)) : Number.NaN
    if (Number.isInteger(pid) && !isRunning(pid)) {
      remove(join(memory, name))
    }
  }
}

/**
 * Puts the temporary files of this process and of those that it starts into memory, where the
 * machine has room for them there, until this process ends.
 * @param memory the folder of the file system in memory
 * @param room bytes that must be free in it
 */
export function keepTemporaryFilesInMemory(memory: string = MEMORY, room: number = ROOM): void {
  if (bytesFree(memory) < room) return
  removeAbandoned(memory)
  const folder = join(memory, `${PREFIX}${process.pid}`)
  mkdirSync(folder, { recursive: true })
  // The account of PostgreSQL has its folder in it.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  process.on('exit', () => remove(folder))
}
