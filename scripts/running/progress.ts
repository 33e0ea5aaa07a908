/** Progress on the terminal: a line when a step begins, a line with its seconds when it ends. */

// The terminal may be closed before the processes end; they must be stopped all the same.
process.stdout.on('error', () => undefined)

/** Writes one line to stdout. */
export const log = (line = ''): void => {
  process.stdout.write(`${line}\n`)
}

/** Seconds since `started` (milliseconds of `performance.now()`), as `12.3 s`. */
export const secondsSince = (started: number): string =>
  `${((performance.now() - started) / 1000).toFixed(1)} s`

/** Runs `work` as a named step. An error is thrown on after a line saying that it failed. */
export const step = async <T>(title: string, work: () => Promise<T>): Promise<T> => {
  const started = performance.now()
  log(`· ${title}`)
  try {
    const result = await work()
    log(`✓ ${title} ${secondsSince(started)}`)
    return result
  } catch (error) {
    log(`✗ ${title} ${secondsSince(started)}`)
    throw error
  }
}
