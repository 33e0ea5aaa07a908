/**
 * Metres that a visitor walks in a minute on a full floor, with stops: a third of walking in a
 * street. The only speed of walking; step-free routes are longer, not slower.
 */
export const METRES_PER_MINUTE = 20

/** Whole minutes that a walk takes, at least one. */
export const walkingMinutes = (metres: number, seconds: number): number =>
  Math.max(1, Math.round(metres / METRES_PER_MINUTE + seconds / 60))
