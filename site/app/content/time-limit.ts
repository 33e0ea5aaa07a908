/** Bounds how long a call may take. */
export interface TimeLimit {
  /** Aborts with a `TimeoutError`. */
  readonly signal: AbortSignal
  /** Reports the end of the call. */
  end(): void
}

/**
 * As `AbortSignal.timeout`, but without ending a call whose answer arrived in time: after a thread
 * was busy its timers run before the data that arrived meanwhile is read, and the CMS would count
 * as away.
 */
export function timeLimit(ms: number): TimeLimit {
  const controller = new AbortController()
  const abort = () =>
    controller.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'))
  const timer = setTimeout(() => setImmediate(abort), ms).unref()
  return { signal: controller.signal, end: () => clearTimeout(timer) }
}
