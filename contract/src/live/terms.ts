/** Times of the live feed, in ms; those of browsers are of requirements 19.3. */

/** Pause between two questions of the site to the CMS. */
export const FEED_POLL_MS = 1000
/** Maximum age of facts that the site shows while the CMS does not answer. */
export const FEED_STALE_MS = 60_000

/** Address of the site's stream, and of the questions that wait. */
export const LIVE_PATH = '/live'
/** Search parameters: the client's version, and how long a request waits, in whole seconds. */
export const LIVE_PARAMETERS = { since: 'sinds', wait: 'wacht' } as const

/** Interval of a stream's heartbeat. */
export const HEARTBEAT_MS = 20_000
/** After how long without a word a browser takes a stream for dead. */
export const SILENCE_MS = 50_000

/** How long a question may wait for news: the shortest and the longest, in seconds. */
export const MIN_WAIT_SECONDS = 5
export const MAX_WAIT_SECONDS = 30

/** Wait after a failure: the first, how it grows, the longest. */
export const FIRST_BACK_OFF_MS = 1000
const BACK_OFF_FACTOR = 1.5
const MAX_BACK_OFF_MS = 60_000

/** The wait after a number of consecutive failures, from 1, at most. */
export const backOff = (failures: number): number =>
  Math.min(FIRST_BACK_OFF_MS * BACK_OFF_FACTOR ** (failures - 1), MAX_BACK_OFF_MS)
