let asked: Date | null = null

/** Stores the time of the site's request for live facts, which it makes every second. */
export const noteFeed = (now: Date): void => {
  asked = now
}

/** When the site last asked this process; null when it has not since this process began. */
export const lastFeedAt = (): Date | null => asked
