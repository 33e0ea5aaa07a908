import type { Point } from './zoom.ts'

/** How far a finger must go, in CSS pixels, before it is a swipe (requirements 13.5). */
const SWIPE_TOLERANCE = 50

/**
 * The direction of a swipe: one to the left shows the next photo. Null when it is too short, or
 * more vertical than horizontal.
 */
export function swipeOf({ x, y }: Point): 'next' | 'previous' | null {
  if (Math.abs(x) <= SWIPE_TOLERANCE || Math.abs(x) <= Math.abs(y)) return null
  return x < 0 ? 'next' : 'previous'
}
