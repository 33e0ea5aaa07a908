import { watchParent } from '../bootstrap/parent.mjs'
import { Failure } from './failure.ts'
import { say } from './progress.ts'
import { createFamily, type Family } from './whole.ts'

const explain = (error: unknown): string => {
  if (error instanceof Failure) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/**
 * Runs a command from start to exit code. Ctrl-C, SIGTERM and a closed terminal stop every process
 * of the family and end with exit code 0; a failure stops them, too, and ends with one line and 1.
 * npm passes Ctrl-C on a second time, which changes nothing; when npm itself is stopped, so is this.
 *
 * @param work the command; resolves to its exit code
 */
export const runCommand = async (work: (family: Family) => Promise<number>): Promise<never> => {
  const family = createFamily()
  let interrupted = false
  const stop = async () => {
    if (interrupted) return
    interrupted = true
    say('\nStopping …')
    await family.stop()
    say('Stopped.')
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  watchParent(stop)
  let code = 1
  try {
    code = await work(family)
  } catch (error) {
    if (!interrupted) process.stderr.write(`✗ ${explain(error)}\n`)
  }
  if (interrupted) return new Promise<never>(() => undefined)
  await family.stop()
  process.exit(code)
}
