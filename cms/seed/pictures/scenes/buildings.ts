import { COLOURS } from '../palette.ts'
import type { Dice } from '../random.ts'
import { type Corner, circle, line, path, polygon, rect } from '../svg.ts'

const GLASS = ['#8fa7b3', '#a9bfc8', '#7f97a4', '#f3dfae']
const WALLS = [
  COLOURS.brick,
  COLOURS.clay,
  COLOURS.sand,
  COLOURS.paper,
  '#a9573c',
  '#8c4a37',
  COLOURS.stone,
]
const DOORS = [COLOURS.pine, COLOURS.dusk, COLOURS.ink, '#7d2f2a', COLOURS.ochre]
const ROOFS = ['#57483f', '#4a5057', '#6b4a3b', '#3f444a']

function windowAt(x: number, y: number, width: number, height: number, dice: Dice): string {
  const frame = Math.max(2, width * 0.08)
  return (
    rect(x, y, width, height, COLOURS.white) +
    rect(x + frame, y + frame, width - 2 * frame, height - 2 * frame, dice.pick(GLASS)) +
    rect(x + width * 0.5 - frame / 3, y, frame * 0.7, height, COLOURS.white) +
    rect(x - frame, y + height, width + 2 * frame, frame, COLOURS.concrete)
  )
}

function courses(x: number, y: number, width: number, height: number, step: number): string {
  let d = ''
  for (let at = step; at < height; at += step) d += `M${x} ${y + at}h${width}`
  return line(d, COLOURS.ink, 1, { 'stroke-opacity': 0.1, 'stroke-linecap': 'butt' })
}

/** Row house with a pitched roof. `x`, `ground`: lower left corner; `unit`: metres to pixels. */
export function rowHouse(x: number, ground: number, unit: number, wall: string, dice: Dice) {
  const width = unit * 5.4
  const wallHeight = unit * 5.4
  const roof = unit * 3.2
  const top = ground - wallHeight
  const slab = dice.pick(ROOFS)
  const gable = dice.chance(0.35)
  const body: string[] = [
    rect(x, top, width, wallHeight, wall),
    courses(x, top, width, wallHeight, unit * 0.22),
  ]
  if (gable) {
    const corners: Corner[] = [
      [x, top],
      [x + width / 2, top - roof * 1.15],
      [x + width, top],
    ]
    body.push(
      polygon(corners, wall),
      line(
        `M${x - unit * 0.15} ${top + 2}L${x + width / 2} ${top - roof * 1.2}L${x + width + unit * 0.15} ${top + 2}`,
        slab,
        unit * 0.22,
        { 'stroke-linecap': 'butt' },
      ),
    )
    body.push(windowAt(x + width / 2 - unit * 0.5, top - roof * 0.55, unit, unit * 1.1, dice))
  } else {
    body.push(
      polygon(
        [
          [x, top],
          [x, top - roof],
          [x + width, top - roof],
          [x + width, top],
        ],
        slab,
      ),
    )
    let tiles = ''
    for (let at = unit * 0.35; at < roof; at += unit * 0.35) tiles += `M${x} ${top - at}h${width}`
    body.push(line(tiles, '#000000', 1.2, { 'stroke-opacity': 0.18 }))
    if (dice.chance(0.6))
      body.push(
        rect(x + width * 0.16, top - roof * 0.8, width * 0.68, roof * 0.46, '#22333f') +
          line(
            `M${x + width * 0.33} ${top - roof * 0.8}v${roof * 0.46}M${x + width * 0.5} ${top - roof * 0.8}v${roof * 0.46}M${x + width * 0.67} ${top - roof * 0.8}v${roof * 0.46}M${x + width * 0.16} ${top - roof * 0.57}h${width * 0.68}`,
            '#6f8795',
            1.4,
          ),
      )
    else body.push(windowAt(x + width * 0.34, top - roof * 0.78, unit * 1.2, unit * 1.2, dice))
    if (dice.chance(0.5))
      body.push(rect(x + width * 0.82, top - roof * 1.25, unit * 0.6, roof * 0.4, wall))
  }
  body.push(windowAt(x + width * 0.1, top + unit * 0.55, unit * 1.9, unit * 1.5, dice))
  body.push(windowAt(x + width * 0.56, top + unit * 0.55, unit * 1.9, unit * 1.5, dice))
  body.push(windowAt(x + width * 0.42, ground - unit * 2.2, unit * 2.6, unit * 1.7, dice))
  body.push(rect(x + width * 0.1, ground - unit * 2.4, unit * 1.05, unit * 2.4, dice.pick(DOORS)))
  body.push(rect(x + width * 0.1, ground - unit * 2.4, unit * 1.05, unit * 0.4, '#a9bfc8'))
  return { svg: body.join(''), width }
}

/** Apartment block with balconies. */
export function flats(
  x: number,
  ground: number,
  unit: number,
  wall: string,
  dice: Dice,
  floors = dice.whole(4, 7),
) {
  const bays = dice.whole(3, 5)
  const bay = unit * 4
  const storey = unit * 2.9
  const width = bays * bay
  const height = floors * storey
  const top = ground - height
  const body = [rect(x, top, width, height, wall), courses(x, top, width, height, unit * 0.3)]
  for (let floor = 0; floor < floors; floor += 1)
    for (let column = 0; column < bays; column += 1) {
      const left = x + column * bay
      const y = top + floor * storey
      if (floor === floors - 1) {
        body.push(
          rect(
            left + unit * 0.4,
            y + unit * 0.6,
            bay - unit * 0.8,
            storey - unit * 0.6,
            column === 1 ? dice.pick(DOORS) : '#8fa7b3',
          ),
        )
        continue
      }
      body.push(windowAt(left + unit * 0.5, y + unit * 0.7, unit * 1.2, unit * 1.6, dice))
      body.push(windowAt(left + unit * 2, y + unit * 0.4, unit * 1.5, unit * 2.2, dice))
      body.push(
        rect(left + unit * 1.8, y + storey - unit * 0.25, unit * 2, unit * 0.22, COLOURS.concrete),
      )
      body.push(
        rect(left + unit * 1.8, y + storey - unit * 1.2, unit * 2, unit, COLOURS.ink, {
          'fill-opacity': 0.22,
        }),
      )
    }
  body.push(
    rect(x - unit * 0.15, top - unit * 0.35, width + unit * 0.3, unit * 0.4, COLOURS.concrete),
  )
  return { svg: body.join(''), width }
}

/** Boards of a timber wall, upright. */
export function boards(
  x: number,
  y: number,
  width: number,
  height: number,
  step: number,
  dice: Dice,
): string {
  let svg = ''
  for (let at = 0; at < width; at += step)
    svg += rect(
      x + at,
      y,
      Math.min(step, width - at),
      height,
      dice.pick([COLOURS.timber, '#c99c68', '#dcb98a', '#cfa574']),
    )
  return (
    svg +
    line(
      Array.from(
        { length: Math.floor(width / step) },
        (_, index) => `M${x + index * step} ${y}v${height}`,
      ).join(''),
      COLOURS.bark,
      1,
      { 'stroke-opacity': 0.5 },
    )
  )
}

/** One timber module: frame, boarded wall and a large window. */
export function module(x: number, y: number, width: number, height: number, dice: Dice): string {
  const frame = height * 0.055
  const glassWidth = width * dice.pick([0.34, 0.44, 0.52])
  const glassLeft = dice.chance(0.5) ? x + frame * 2 : x + width - frame * 2 - glassWidth
  return (
    rect(x, y, width, height, COLOURS.bark) +
    boards(x + frame, y + frame, width - 2 * frame, height - 2 * frame, height * 0.075, dice) +
    windowAt(glassLeft, y + height * 0.2, glassWidth, height * 0.68, dice) +
    rect(x, y, width, frame, '#8a6440') +
    rect(x, y + height - frame, width, frame, '#8a6440')
  )
}

/** A tree with a round or tall crown; `height` in pixels. */
export function tree(x: number, ground: number, height: number, dice: Dice): string {
  const green = dice.pick([COLOURS.moss, '#7d9a72', '#4f7560', '#8ba882'])
  const crown = height * dice.between(0.26, 0.34)
  return (
    rect(x - height * 0.022, ground - height * 0.45, height * 0.044, height * 0.45, '#6b533d') +
    circle(x, ground - height * 0.66, crown, green) +
    circle(x - crown * 0.6, ground - height * 0.55, crown * 0.62, green) +
    circle(x + crown * 0.62, ground - height * 0.56, crown * 0.6, green) +
    path(
      `M${x} ${ground - height * 0.66 - crown}a${crown} ${crown} 0 0 1 0 ${2 * crown}a${crown * 1.4} ${crown * 1.4} 0 0 0 0 ${-2 * crown}Z`,
      '#ffffff',
      { 'fill-opacity': 0.1 },
    )
  )
}

/** Parked bicycle, about 1.8 units long. */
export function bicycle(x: number, ground: number, unit: number, colour: string): string {
  const wheel = unit * 0.36
  const left = x + wheel
  const right = x + unit * 1.45
  const axle = ground - wheel
  return (
    circle(left, axle, wheel, 'none', { stroke: COLOURS.ink, 'stroke-width': unit * 0.06 }) +
    circle(right, axle, wheel, 'none', { stroke: COLOURS.ink, 'stroke-width': unit * 0.06 }) +
    line(
      `M${left} ${axle}L${x + unit * 0.7} ${axle - unit * 0.45}H${x + unit * 1.25}L${right} ${axle}M${x + unit * 0.7} ${axle - unit * 0.45}L${x + unit * 0.86} ${axle}L${x + unit * 1.25} ${axle - unit * 0.45}L${x + unit * 1.2} ${axle - unit * 0.68}h${unit * 0.2}M${x + unit * 0.66} ${axle - unit * 0.56}h${unit * 0.2}`,
      colour,
      unit * 0.07,
      { 'stroke-linejoin': 'round' },
    )
  )
}

export const wallFor = (dice: Dice) => dice.pick(WALLS)
