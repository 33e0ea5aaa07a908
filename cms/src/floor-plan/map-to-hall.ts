import type { Point } from '@beursvloer/contract/outlines'
import type { HallSize } from '../geometry/polygons'
import type { Drawing } from './svg/read-drawing'

/** How the coordinates of a drawing become metres in a hall. */
export interface HallMapping {
  readonly toMetres: (point: Point) => Point
  /** In Dutch, when the drawing has other proportions than the hall. */
  readonly problem: string | null
}

/** How much the proportions of a drawing may differ from the hall's: lines have a width. */
const TOLERATED = 0.01

const shown = (value: number) => value.toLocaleString('nl-NL', { maximumFractionDigits: 1 })

/**
 * Maps a drawing to a hall. The frame of the drawing is the hall, unless the drawing states its
 * metres per unit; then only its top left corner counts.
 */
export function mappingTo(
  { frame, scale }: Pick<Drawing, 'frame' | 'scale'>,
  hall: HallSize,
): HallMapping {
  const across = scale ?? hall.width / frame.width
  const down = scale ?? hall.length / frame.length
  const fits = Math.abs(across / down - 1) <= TOLERATED
  return {
    toMetres: ([x, y]) => [(x - frame.x) * across, (y - frame.y) * down],
    problem: fits
      ? null
      : `De tekening is ${shown(frame.width)} × ${shown(frame.length)}, en dat zijn andere verhoudingen dan de ${shown(hall.width)} × ${shown(hall.length)} m van de hal. Teken om de hal een rechthoek met de naam ‘hal’, of maak het tekenvel even groot als de hal.`,
  }
}
