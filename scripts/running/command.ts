import { watchParent } from '../bootstrap/parent.mjs'
import { Failure } from './failure.ts'
import { log } from './progress.ts'
import { createProcessGroup, type ProcessGroup } from './stack.ts'

const explain = (error: unknown): string => {
  if (error instanceof Failure) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/**
 * Milliseconds in which another signal is a repetition of the first one: passed on by npm, or
 * because npm has ended.
 */
const echo = 3000

/**
 * Runs a command from start to exit code. Ctrl-C, SIGTERM and a closed terminal stop every process
 * of the group and end with exit code 0; a failure stops them, too, and ends with one line and 1. A
 * second signal kills the processes that still run. When npm itself is stopped, so is this.
 *
 * @param work the command; resolves to its exit code
 */
export const runCommand = async (
  work: (processes: ProcessGroup) => Promise<number>,
): Promise<never> => {
  const processes = createProcessGroup()
  let interrupted: number | null = null
  const stop = async () => {
    if (interrupted !== null) {
      if (performance.now() - interrupted > echo) processes.kill()
      return
    }
    interrupted = performance.now()
    log('\nStopping …')
    await processes.stop()
    log('Stopped.')
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  watchParent(stop)
  let code = 1
  try {
    code = await work(processes)
  } catch (error) {
    if (interrupted === null) process.stderr.write(`✗ ${explain(error)}\n`)
  }
  if (interrupted !== null) return new Promise<never>(() => undefined)
  await processes.stop()
  process.exit(code)
}
