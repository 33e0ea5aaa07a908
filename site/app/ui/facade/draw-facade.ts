import { svgOf } from './drawing-sheet.ts'
import { type BuildingName, builderOf, wholeTown } from './kinds.ts'
import { Pen } from './pen.ts'
import type { Plot } from './plot.ts'
import { type Random, randomFrom } from './random.ts'
import type { FacadeTone } from './sizes.ts'
import { birds, fillGap, pavement } from './street-life.ts'
import { tones } from './tones.ts'

/** The far skyline: pale outlines behind the street, for depth. */
function backdrop(pen: Pen, random: Random, end: number, max: number): void {
  let x = -2
  while (x < end) {
    const width = random.between(6, 15)
    const high = random.between(0.3, 0.78) * max
    const kind = random.pick(['flat', 'gable', 'flat', 'church'] as const)
    if (kind === 'flat') pen.far(pen.rect(x, 0, width, high))
    else if (kind === 'gable') {
      const eaves = high * 0.6
      pen.far(
        pen.shape([
          [x, 0],
          [x, eaves],
          [x + width / 2, eaves + width * 0.4],
          [x + width, eaves],
          [x + width, 0],
        ]),
      )
    } else if (random.chance(0.3)) {
      const top = max * 0.7
      pen.far(
        pen.shape([
          [x, 0],
          [x, top],
          [x + 1.6, max * 0.98],
          [x + 3.2, top],
          [x + 3.2, 0],
        ]),
      )
    }
    x += width + random.between(0, 14)
  }
}

/** The ground as in a section: a heavy line, and earth hatched under it here and there. */
function groundLine(pen: Pen, random: Random, end: number): void {
  const below = pen.px(0.9)
  let hatch = ''
  for (let x = random.between(0, 6); x < end; x += random.between(14, 26)) {
    for (let i = 0; i < 6; i++) hatch += `M${pen.at(x + i * 0.8, 0)}l${-below} ${below}`
  }
  pen.stroke(hatch, 'thin')
  pen.stroke(pen.line(0, 0, end, 0), 'bold')
}

export interface FacadeOptions {
  seed: string
  /** Pixels. */
  width: number
  height: number
  tone: FacadeTone
  kinds?: readonly BuildingName[]
}

/** Buildings that are long or tall; two of them never stand side by side. */
const LARGE: ReadonlySet<BuildingName> = new Set([
  'galleryFlat',
  'tower',
  'porticoFlat',
  'buildingSite',
])

/** Houses of which each row looks different; of all other kinds a street has one. */
const HOUSES: readonly BuildingName[] = [
  'canalHouses',
  'gables',
  'rowHouses',
  'terraced',
  'timberStack',
]

/**
 * Deals kinds like cards: each comes up once, then only houses, of which all come up before one
 * repeats. Neither the same kind nor two large ones stand side by side.
 */
export function dealer(kinds: readonly BuildingName[], random: Random): () => BuildingName {
  let deck = [...kinds]
  let last: BuildingName | undefined
  return () => {
    if (deck.length === 0) deck = [...HOUSES]
    const fits = (kind: BuildingName) =>
      kind !== last && !(last && LARGE.has(last) && LARGE.has(kind))
    const fitting = deck.filter(fits)
    const chosen = random.pick(fitting.length > 0 ? fitting : deck)
    deck.splice(deck.indexOf(chosen), 1)
    last = chosen
    return chosen
  }
}

/**
 * Draws a street in elevation. Pure: the same options give the same text. Everything is measured in
 * metres and drawn to one scale, so that doors and towers have true proportions.
 * @returns an SVG document without ids or scripts, with colours for the light and the dark scheme
 */
export function drawFacade({
  seed,
  width,
  height,
  tone,
  kinds = wholeTown,
}: FacadeOptions): string {
  // Pixels per metre: upright sheets show a few houses large, a long skyline shows a town.
  const scale = Math.max(height * 0.02 + 4.6, width / height < 2 ? height / 23 : 0)
  const ground = height - Math.round(height * 0.05 + 4)
  const pen = new Pen(scale, ground, tones[tone])
  const random = randomFrom(`${seed}/${kinds.join()}`)
  const end = width / scale
  const max = (ground / scale) * 0.94
  backdrop(pen, random, end, max)
  let x = -random.between(1, 5)
  const nextKind = dealer(kinds, random)
  while (x < end) {
    const kind = nextKind()
    const plot: Plot = { pen, random, x, max: max * (LARGE.has(kind) ? 1 : 0.88) }
    const built = builderOf(kind)(plot)
    pavement(plot, built)
    const gap = random.chance(0.45) ? random.between(2.4, 5.5) : random.pick([0, 0, 0.8])
    fillGap({ ...plot, x: x + built }, gap)
    x += built + gap
  }
  if (end > 60) birds({ pen, random, x: 0, max }, end * random.between(0.3, 0.8), max * 0.93)
  groundLine(pen, random, end)
  return svgOf(pen, { width, height, tone, line: 0.9 + scale * 0.03 })
}
