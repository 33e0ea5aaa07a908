let asked: Date | null = null

/** Notes that the site asked for what is live, as it does every second while it works. */
export const noteFeed = (now: Date): void => {
  asked = now
}

/** When the site last asked this process; null when it has not since this process began. */
export const lastFeedAt = (): Date | null => asked
