/** Keeps a process running: it is started again whenever it ends, independently of others. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Child } from './child.ts'
import { Failure } from './failure.ts'
import { lastErrorLine, reasonOf } from './ready.ts'
import type { ProcessGroup } from './stack.ts'

/** Milliseconds that a process must have served for its next end to count as the first. */
const lasting = 10_000

/**
 * Milliseconds before the next start: none after the first end, then doubling. A process that
 * served comes back soon; one that cannot even start is tried ever less often.
 */
const shortestPause = 500
const longestPause = { served: 4000, neverServed: 60_000 }

export interface SupervisedProcess {
  /** Short name, used in messages. */
  readonly name: string
  /** Starts it and resolves when it serves; rejects when it cannot. */
  readonly start: () => Promise<Child>
  /** Called each time that it serves. */
  readonly onServing: () => void
  /**
   * Called with one line when the process ended or could not start, not again while the line stays
   * the same, and when it serves again.
   */
  readonly onNews: (line: string) => void
}

export type Supervision = ReturnType<typeof supervise>

const asFailure = (error: unknown): Failure => {
  if (error instanceof Failure) return error
  throw error
}

const endOf = async (child: Child): Promise<Failure> => {
  const code = await child.exited
  const how = code === null ? 'killed' : `exit code ${code}`
  // A killed process could not report why; its last line is about something else.
  const reason = code === null ? lastErrorLine(child) : reasonOf(child)
  return new Failure(
    `${child.name} stopped unexpectedly (${how})${reason ? `: ${reason}` : '.'} Its log: ${child.logFile}`,
  )
}

/** Milliseconds to wait after a number of consecutive ends. */
export const pauseAfter = (ends: number, served: boolean): number => {
  if (ends <= 1) return 0
  const longest = served ? longestPause.served : longestPause.neverServed
  return Math.min(shortestPause * 2 ** (ends - 2), longest)
}

/** Starts a process, and again whenever it ends, until the group is stopped. */
export const supervise = (processes: ProcessGroup, supervised: SupervisedProcess) => {
  const first = Promise.withResolvers<Failure | null>()
  const { signal } = processes
  let ends = 0
  let told = ''

  const tell = (problem: Failure): void => {
    // The numbers in it are times and process ids, which differ each time.
    const news = problem.message.replaceAll(/\d/g, '')
    if (news !== told) supervised.onNews(`It is started again until it runs: ${problem.message}`)
    told = news
  }
  const settle = (): void => {
    if (told) supervised.onNews('It runs again.')
    ends = 0
    told = ''
  }

  /** One life of the process, from its start to the reason of its end. */
  const live = async (): Promise<{ problem: Failure; served: boolean }> => {
    let child: Child
    try {
      child = await supervised.start()
    } catch (error) {
      return { problem: asFailure(error), served: false }
    }
    supervised.onServing()
    first.resolve(null)
    const settled = setTimeout(settle, lasting)
    const problem = await endOf(child)
    clearTimeout(settled)
    processes.forget(child)
    return { problem, served: true }
  }

  const run = async (): Promise<never> => {
    while (!signal.aborted) {
      const { problem, served } = await live()
      if (signal.aborted) break
      ends += 1
      tell(problem)
      first.resolve(problem)
      await pause(pauseAfter(ends, served), undefined, { signal }).catch(() => undefined)
    }
    // Stopped on purpose: the program that stopped it ends this process.
    return new Promise<never>(() => undefined)
  }
  return {
    // Resolves when it serves for the first time, or else to why it could not start.
    firstStart: first.promise, // Rejects with a fault of this program, not of the process.
    faults: run(),
  }
}
