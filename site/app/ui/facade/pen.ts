import { type Tone, wallClass } from './tones.ts'

export type Point = readonly [x: number, y: number]

/** Surfaces by name; `none` leaves only the line. */
export type Fill = keyof Omit<Tone, 'walls' | 'sky' | 'far'> | 'none' | number

/**
 * Draws in metres: x to the right from the edge of the sheet, y up from the ground. Paths come out in
 * pixels at half-pixel steps, which keeps the file small.
 */
export class Pen {
  readonly scale: number
  readonly ground: number
  readonly tone: Tone
  readonly #parts: string[] = []

  constructor(scale: number, ground: number, tone: Tone) {
    this.scale = scale
    this.ground = ground
    this.tone = tone
  }

  /** A length in pixels. */
  px(metres: number): number {
    return Math.round(metres * this.scale * 2) / 2
  }

  at(x: number, y: number): string {
    return `${this.px(x)} ${this.ground - this.px(y)}`
  }

  /** A rectangle from its bottom left corner. */
  rect(x: number, y: number, width: number, height: number): string {
    const w = this.px(width)
    return `M${this.at(x, y + height)}h${w}v${this.px(height)}h${-w}z`
  }

  line(x: number, y: number, toX: number, toY: number): string {
    if (y === toY) return `M${this.at(x, y)}h${this.px(toX - x)}`
    if (x === toX) return `M${this.at(x, y)}v${-this.px(toY - y)}`
    return `M${this.at(x, y)}L${this.at(toX, toY)}`
  }

  shape(points: readonly Point[], close = true): string {
    return `M${points.map(([x, y]) => this.at(x, y)).join('L')}${close ? 'z' : ''}`
  }

  circle(x: number, y: number, radius: number, high = radius): string {
    const [rx, ry] = [this.px(radius), this.px(high)]
    return `M${this.at(x - radius, y)}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0z`
  }

  /** Parallel lines inside a rectangle, `step` metres apart. */
  hatch(x: number, y: number, width: number, height: number, step: number, across = false): string {
    let d = ''
    const end = across ? width : height
    for (let i = step; i < end - step / 3; i += step) {
      d += across ? this.line(x + i, y, x + i, y + height) : this.line(x, y + i, x + width, y + i)
    }
    return d
  }

  /** The attributes of a surface: its colour on light paper, and the class that the dark scheme colours. */
  surface(fill: Fill): string {
    if (fill === 'none') return 'fill="none"'
    if (typeof fill === 'string') return `class="${fill}" fill="${this.tone[fill]}"`
    const wall = (fill % 4) as 0 | 1 | 2 | 3
    return `class="${wallClass(wall)}" fill="${this.tone.walls[wall]}"`
  }

  /** A surface with its outline. */
  fill(fill: Fill, d: string): void {
    if (d) this.#parts.push(`<path ${this.surface(fill)} d="${d}"/>`)
  }

  /** Lines: ordinary, `thin` for texture, `bold` for slabs. */
  stroke(d: string, weight: 'line' | 'thin' | 'bold' = 'line'): void {
    if (!d) return
    const look = {
      line: '',
      thin: ' stroke-width=".6" stroke-opacity=".55"',
      bold: ' stroke-width="2"',
    }
    this.#parts.push(`<path${look[weight]} d="${d}"/>`)
  }

  /** A silhouette of the far skyline. */
  far(d: string): void {
    this.#parts.push(
      `<path class="far" fill="${this.tone.sky}" stroke="${this.tone.far}" d="${d}"/>`,
    )
  }

  /** Small solid things in the line colour: people, hinges. */
  solid(d: string, fill: Fill = 'ink'): void {
    if (d) this.#parts.push(`<path ${this.surface(fill)} stroke="none" d="${d}"/>`)
  }

  toString(): string {
    return this.#parts.join('')
  }
}
