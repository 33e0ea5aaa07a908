/** How much a press of plus or minus, or a notch of the wheel, zooms (requirements 13.5). */
const ZOOM_STEP = 0.12
/** Largest and smallest zoom (requirements 13.5). */
export const MAX_ZOOM = 3
export const MIN_ZOOM = 0.1

/** The position of a photo on its stage: its scale, and the offset of its centre, in CSS pixels. */
export interface Zoom {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** The whole photo, in the middle. */
export const wholePhoto: Zoom = { scale: 1, x: 0, y: 0 }

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/** Steps of 0.12 do not add up exactly; the numbers that people read and tests compare should. */
const rounded = (scale: number) => Math.round(scale * 1000) / 1000

/** Moves a photo, no further than its edge; one that is not enlarged stays in the middle. */
export function panTo(zoom: Zoom, { x, y }: Point, stage: Size): Zoom {
  const room = Math.max(0, zoom.scale - 1) / 2
  const limit = { x: room * stage.width, y: room * stage.height }
  return {
    scale: zoom.scale,
    x: clamp(x, -limit.x, limit.x),
    y: clamp(y, -limit.y, limit.y),
  }
}

/**
 * Zooms to a scale, within the limits, so that the point of the photo at `at` (from the centre of
 * the stage) stays there.
 */
export function zoomTo(zoom: Zoom, scale: number, stage: Size, at: Point = { x: 0, y: 0 }): Zoom {
  const next = rounded(clamp(scale, MIN_ZOOM, MAX_ZOOM))
  const factor = next / zoom.scale
  const moved = { x: at.x - (at.x - zoom.x) * factor, y: at.y - (at.y - zoom.y) * factor }
  return panTo({ ...zoom, scale: next }, moved, stage)
}

/** The scale after `steps` steps in (positive) or out (negative). */
export const steppedScale = (scale: number, steps: number): number => scale + steps * ZOOM_STEP
