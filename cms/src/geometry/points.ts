import { distanceTo, type Outline, type Point } from '@beursvloer/contract/outlines'

/** Metres that stands keep free around the end of a passage, for access. */
const KEPT_FREE = 1

/** Whether a value from outside is a point: two finite numbers. */
export const isPoint = (value: unknown): value is Point =>
  Array.isArray(value) && value.length === 2 && value.every(Number.isFinite)

/** Whether a stand or room leaves no room to walk to a point. */
export const blocks = (outline: Outline, [x, y]: Point): boolean =>
  distanceTo(outline, x, y) < KEPT_FREE
