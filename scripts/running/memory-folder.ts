import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

/** A folder in memory, which Linux has. */
const MEMORY = '/dev/shm'

/** Bytes that must be free in it: several times what all tests together write. */
const NEEDED = 4 * 1024 ** 3

const NAME = /^beursvloer-tests-(\d+)$/

const isUsable = (): boolean => {
  try {
    const [, options = 'noexec'] =
      /^\S+ \/dev\/shm \S+ (\S+)/m.exec(readFileSync('/proc/mounts', 'utf8')) ?? []
    const { bavail, bsize } = statfsSync(MEMORY)
    // Programs of PostgreSQL run from there.
    return !options.split(',').includes('noexec') && bavail * bsize >= NEEDED
  } catch {
    return false
  }
}

const remove = (folder: string): void => {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  } catch {
    // A small disk that a killed test has mounted there stays until somebody takes it off.
  }
}

/**
 * Keeps temporary files of this process and its children in memory where there is a folder for that,
 * unless TMPDIR says where: databases of tests need not wait for disks. They are deleted at the end,
 * those of a run that was killed by the next one.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env.TMPDIR || !isUsable()) return
  for (const name of readdirSync(MEMORY)) {
    const [, pid] = NAME.exec(name) ?? []
    if (pid && !existsSync(`/proc/${pid}`)) remove(join(MEMORY, name))
  }
  const folder = join(MEMORY, `beursvloer-tests-${process.pid}`)
  mkdirSync(folder)
  process.env.TMPDIR = folder
  process.on('exit', () => remove(folder))
}
