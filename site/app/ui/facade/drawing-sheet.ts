import type { Pen } from './pen.ts'
import type { FacadeTone } from './sizes.ts'
import { darkStyle } from './tones.ts'

interface Sheet {
  /** Pixels. */
  readonly width: number
  readonly height: number
  readonly tone: FacadeTone
  /** Width of lines, in pixels. */
  readonly line: number
}

/** A drawing as an SVG document without ids or scripts, with colours for both schemes. */
export const svgOf = (pen: Pen, { width, height, tone, line }: Sheet): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${darkStyle(tone)}<path class="sky" fill="${pen.tone.sky}" d="M0 0h${width}v${height}H0z"/><g class="lines" fill="none" stroke="${pen.tone.ink}" stroke-width="${line.toFixed(2)}" stroke-linejoin="round">${pen}</g></svg>`
