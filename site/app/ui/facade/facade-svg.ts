import { drawFacade } from './draw-facade.ts'
import { svgOf } from './drawing-sheet.ts'
import { streets, wholeTown } from './kinds.ts'
import { Pen } from './pen.ts'
import { type Random, randomFrom } from './random.ts'
import {
  FACADE_SEED,
  type FacadeKind,
  type FacadeSize,
  type FacadeTone,
  facadeSizes,
} from './sizes.ts'
import { tones } from './tones.ts'

/** About how high a tile is, in pixels. */
const TILE = 84
/** From this ratio of width to height on, columns differ in height. */
const WIDE = 4

interface PatternOptions {
  readonly seed: string
  /** Pixels. */
  readonly width: number
  readonly height: number
  readonly tone: FacadeTone
}

/** Draws a tile with its bottom left corner at x, y. */
type Tile = (pen: Pen, random: Random, x: number, y: number, side: number) => void

/** A quarter of a circle around one of the corners. */
const quarter: Tile = (pen, random, x, y, side) => {
  const [right, top] = [random.chance(0.5), random.chance(0.5)]
  const [cx, cy] = [right ? x + side : x, top ? y + side : y]
  const r = pen.px(side)
  const sweep = right === top ? 1 : 0
  const from = pen.at(cx, top ? y : y + side)
  const to = pen.at(right ? x : x + side, cy)
  pen.fill(
    random.pick(['roof', 'leaf', 'door']),
    `M${pen.at(cx, cy)}L${from}A${r} ${r} 0 0 ${sweep} ${to}z`,
  )
}

const triangle: Tile = (pen, random, x, y, side) => {
  const corners = [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
  ] as const
  const left = random.whole(0, 3)
  const points = corners.filter((_, index) => index !== left)
  pen.fill(random.pick(['roof', 'leafDeep', 'lit']), pen.shape(points))
}

const circle: Tile = (pen, random, x, y, side) =>
  pen.fill(random.pick(['lit', 'glass']), pen.circle(x + side / 2, y + side / 2, side * 0.3))

const stripes: Tile = (pen, random, x, y, side) =>
  pen.stroke(pen.hatch(x, y, side, side, side / 6, random.chance(0.5)), 'thin')

const plain: Tile = () => undefined

const TILES: readonly Tile[] = [quarter, quarter, triangle, circle, stripes, plain]

/**
 * Draws a pattern of square tiles. Pure: the same options give the same text.
 * @returns an SVG document like that of a street
 */
function drawPattern({ seed, width, height, tone }: PatternOptions): string {
  const rows = Math.max(2, Math.round(height / TILE))
  const side = height / rows
  const pen = new Pen(1, height, tones[tone])
  const random = randomFrom(seed)
  for (let x = 0; x < width; x += side) {
    const high = width / height < WIDE ? rows : random.whole(1, rows)
    for (let row = 0; row < high; row += 1) {
      const y = row * side
      pen.fill(random.whole(0, 3), pen.rect(x, y, side, side))
      random.pick(TILES)(pen, random, x, y, side)
    }
  }
  return svgOf(pen, { width, height, tone, line: 1.2 })
}

/**
 * The drawing behind `/_facade/{tone}/{size}/{seed}.svg`, for the server. A seed that starts with
 * the name of a kind of streetscape and a hyphen draws that kind.
 * @returns the SVG, or null when tone or size is unknown or the seed is not `FACADE_SEED`
 */
export function facadeSvg(
  tone: string,
  size: string,
  seed: string,
  drawing: 'street' | 'pattern',
): string | null {
  if (!Object.hasOwn(tones, tone) || !Object.hasOwn(facadeSizes, size)) return null
  if (!FACADE_SEED.test(seed)) return null
  const sheet = { seed, tone: tone as FacadeTone, ...facadeSizes[size as FacadeSize] }
  if (drawing === 'pattern') return drawPattern(sheet)
  const group = seed.slice(0, seed.indexOf('-')) as FacadeKind
  return drawFacade({
    ...sheet,
    kinds: Object.hasOwn(streets, group) ? streets[group] : wholeTown,
  })
}
