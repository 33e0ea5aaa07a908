import type { Pen } from './pen.ts'
import type { Random } from './random.ts'
import { WindowSet } from './windows.ts'

/** A piece of land to build on. Lengths in metres. */
export interface Plot {
  readonly pen: Pen
  readonly random: Random
  /** Left edge. */
  readonly x: number
  /** How high a building may rise here. */
  readonly max: number
}

/** Draws one building or short row and returns the width it takes. */
export type Builder = (plot: Plot) => number

/** Windows of one building, drawn together. */
export const windowsOf = (plot: Plot): WindowSet => new WindowSet(plot.pen, plot.random)

/** Storeys of `storey` metres that fit under the limit, between low and high. */
export function storeysThatFit(plot: Plot, storey: number, low: number, high: number, above = 0) {
  const fitting = Math.floor((plot.max - above) / storey)
  return Math.max(low, Math.min(plot.random.whole(low, high), fitting))
}
