const DAY_MS = 86_400_000

/** Whole days from one calendar date to another; summer time does not count. */
export const daysBetween = (from: string, until: string): number =>
  (Date.parse(`${until}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS
