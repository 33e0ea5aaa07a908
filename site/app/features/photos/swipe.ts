import type { Point } from './zoom.ts'

/** How far a finger must go, in CSS pixels, before it is a swipe (requirements 13.5). */
const SWIPE_TOLERANCE = 50

/** Where a stroke leads: to the left brings the next photo. Null when too short, or more up or down. */
export function swipeOf({ x, y }: Point): 'next' | 'previous' | null {
  if (Math.abs(x) <= SWIPE_TOLERANCE || Math.abs(x) <= Math.abs(y)) return null
  return x < 0 ? 'next' : 'previous'
}
