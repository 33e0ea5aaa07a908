import { setTimeout as pause } from 'node:timers/promises'
import type { Child } from './child.ts'
import { Failure } from './failure.ts'

/** Milliseconds between two looks, and how long one look may take. */
const interval = 100
const lookTimeout = 2000

/** Milliseconds a process may take to answer; the first start of the CMS makes all its tables. */
const startTimeout = 180_000

const answers = async (url: string): Promise<boolean> => {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(lookTimeout) })
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}

/**
 * Waits until a process answers on `url` with a 2xx status.
 * @throws {Failure} when it ends first or takes longer than three minutes
 */
export const waitUntilReady = async (child: Child, url: string): Promise<void> => {
  let ended = false
  child.exited.then(() => {
    ended = true
  })
  const deadline = performance.now() + startTimeout
  while (!(await answers(url))) {
    if (ended) {
      throw new Failure(
        `${child.name} stopped while starting: ${reasonOf(child)} Its log: ${child.logFile}`,
      )
    }
    if (performance.now() > deadline) {
      throw new Failure(`${child.name} does not answer at ${url}. Its log: ${child.logFile}`)
    }
    await pause(interval)
  }
}

/**
 * The last line of a process's output that reports an error; undefined when none does. JSON log lines
 * are ignored: they report recovered errors.
 */
export const lastErrorLine = (child: Child): string | undefined =>
  child
    .lastLines()
    .findLast((line) => !line.startsWith('{') && /error|cannot|failed|invalid/i.test(line))
    ?.trim()

/** The line of a process's output that most likely has the reason why it stopped. */
export const reasonOf = (child: Child): string =>
  lastErrorLine(child) ?? child.lastLines().findLast((line) => line.trim()) ?? 'it said nothing.'
