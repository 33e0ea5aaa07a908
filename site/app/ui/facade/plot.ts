import type { Pen } from './pen.ts'
import type { Random } from './random.ts'

/** How a window is divided. */
type Glazing = 'plain' | 'cross' | 'sash' | 'double' | 'tilt'

/** Collects the windows of a building, so that all of them take three paths instead of hundreds. */
class WindowSet {
  readonly #pen: Pen
  readonly #random: Random
  #glass = ''
  #lit = ''
  #bars = ''

  constructor(pen: Pen, random: Random) {
    this.#pen = pen
    this.#random = random
  }

  /** One window from its bottom left corner; now and then the light is on. */
  add(
    x: number,
    y: number,
    width: number,
    height: number,
    glazing: Glazing = 'plain',
    sill = false,
  ) {
    const pen = this.#pen
    const pane = pen.rect(x, y, width, height)
    if (this.#random.chance(0.14)) this.#lit += pane
    else this.#glass += pane
    if (glazing === 'cross' || glazing === 'double') {
      this.#bars += pen.line(x + width / 2, y, x + width / 2, y + height)
    }
    if (glazing === 'cross' || glazing === 'sash') {
      const bar = y + height * (glazing === 'cross' ? 0.62 : 0.5)
      this.#bars += pen.line(x, bar, x + width, bar)
    }
    if (glazing === 'tilt') {
      this.#bars += pen.line(x + width * 0.32, y, x + width * 0.32, y + height)
    }
    if (sill) this.#bars += pen.line(x - 0.12, y - 0.14, x + width + 0.12, y - 0.14)
  }

  draw(): void {
    this.#pen.fill('glass', this.#glass)
    this.#pen.fill('lit', this.#lit)
    this.#pen.stroke(this.#bars)
    this.#glass = this.#lit = this.#bars = ''
  }
}

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
