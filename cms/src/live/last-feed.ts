let asked: Date | null = null

/** Stores the time of the site's request for live facts, which it makes every second. */
export const recordFeed = (now: Date): void => {
  asked = now
}

/** The time of the site's last request to this process; null for none. */
export const lastFeedAt = (): Date | null => asked
