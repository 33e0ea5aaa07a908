import { setTimeout as pause } from 'node:timers/promises'
import { MINUTE_MS } from '../durations.ts'

/** How long a start tries to reach PostgreSQL, in ms: both may start at once, on a busy machine. */
const PATIENCE_MS = MINUTE_MS
/** Between two tries, in ms. */
const PAUSE_MS = 500
/** PostgreSQL's code for "the database system is starting up". */
const CANNOT_CONNECT_NOW = '57P03'

/** Whether nobody answered, or it starts; other answers, as to a wrong password, have a severity and stay. */
const isAway = (error: unknown): boolean => {
  const { severity, code } = (error ?? {}) as { severity?: unknown; code?: unknown }
  return severity === undefined || code === CANNOT_CONNECT_NOW
}

/**
 * Tries to reach PostgreSQL until it answers or a minute has passed.
 * @param onWait called once, when the first try failed
 * @throws what the last try threw; a refusal at once
 */
export async function reachDatabase<T>(
  reach: () => Promise<T>,
  onWait: (error: unknown) => void,
): Promise<T> {
  const until = performance.now() + PATIENCE_MS
  for (let tries = 1; ; tries += 1) {
    try {
      return await reach()
    } catch (error) {
      if (!isAway(error) || performance.now() > until) throw error
      if (tries === 1) onWait(error)
    }
    await pause(PAUSE_MS)
  }
}
