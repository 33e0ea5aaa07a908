import { COLOURS } from '../palette.ts'
import { figure } from '../people.ts'
import type { Dice } from '../random.ts'
import { ellipse, line, path, polygon, rect } from '../svg.ts'
import { bicycle, flats, module, rowHouse, tree, wallFor } from './buildings.ts'
import { SCENE_HEIGHT, SCENE_WIDTH, type Scene, sky } from './frame.ts'

const cloud = (x: number, y: number, size: number) =>
  path(
    `M${x} ${y}c0-${size * 0.5} ${size * 0.7}-${size * 0.6} ${size}-${size * 0.2}c${size * 0.3}-${size * 0.5} ${size * 1.1}-${size * 0.3} ${size * 1.1} ${size * 0.2}Z`,
    '#ffffff',
    { 'fill-opacity': 0.55 },
  )

const clouds = (dice: Dice) =>
  Array.from({ length: dice.whole(1, 4) }, () =>
    cloud(dice.between(-100, 1400), dice.between(90, 340), dice.between(90, 190)),
  ).join('')

/** Roofs far away, in one pale tone. */
function skyline(ground: number, dice: Dice): string {
  let d = `M0 ${ground}`
  let x = 0
  while (x < SCENE_WIDTH) {
    const width = dice.between(60, 150)
    const height = dice.between(60, 190)
    d += dice.chance(0.5)
      ? `L${x} ${ground - height}L${x + width / 2} ${ground - height - width * 0.4}L${x + width} ${ground - height}`
      : `L${x} ${ground - height}H${x + width}`
    x += width
  }
  return path(`${d}V${ground}Z`, COLOURS.slate, { 'fill-opacity': 0.22 })
}

function row(ground: number, unit: number, dice: Dice): string {
  const parts: string[] = []
  let x = dice.between(-160, -20)
  let wall = wallFor(dice)
  while (x < SCENE_WIDTH) {
    if (dice.chance(0.3)) wall = wallFor(dice)
    const building = dice.chance(0.16)
      ? flats(x, ground, unit * 0.8, wall, dice)
      : rowHouse(x, ground, unit, wall, dice)
    parts.push(building.svg)
    x += building.width + (dice.chance(0.12) ? unit * 2 : 0)
  }
  return parts.join('')
}

const people = (count: number, ground: number, height: number, dice: Dice, builder = false) =>
  Array.from({ length: count }, () => dice.between(120, 1480))
    .sort((a, b) => a - b)
    .map((x) =>
      figure(x, ground + dice.between(-16, 40), height * dice.between(0.94, 1.06), dice, {
        builder,
      }),
    )
    .join('')

/** A street of homes with neighbours, trees and bicycles. */
export const street: Scene = (dice, light) => {
  const ground = dice.between(770, 830)
  const unit = dice.between(42, 58)
  const parts = [sky(light), clouds(dice), skyline(ground, dice), row(ground, unit, dice)]
  parts.push(
    rect(0, ground, SCENE_WIDTH, 46, '#b8a58e'),
    line(
      Array.from({ length: 40 }, (_, index) => `M${index * 42} ${ground}v46`).join(''),
      COLOURS.ink,
      1,
      { 'stroke-opacity': 0.15 },
    ),
  )
  parts.push(
    rect(0, ground + 46, SCENE_WIDTH, SCENE_HEIGHT, '#8f8a84'),
    rect(0, ground + 46, SCENE_WIDTH, 12, COLOURS.concrete),
  )
  for (let index = 0; index < dice.whole(2, 4); index += 1)
    parts.push(tree(dice.between(60, 1540), ground + 34, dice.between(330, 470), dice))
  for (let index = 0; index < dice.whole(1, 4); index += 1)
    parts.push(
      bicycle(
        dice.between(80, 1400),
        ground + 36,
        unit,
        dice.pick([COLOURS.pine, COLOURS.ink, COLOURS.brick]),
      ),
    )
  parts.push(people(dice.whole(2, 4), ground + 44, unit * 2, dice))
  parts.push(people(dice.whole(1, 3), ground + 150, unit * 3.1, dice))
  parts.push(
    rect(0, SCENE_HEIGHT - 70, SCENE_WIDTH, 70, COLOURS.moss, { 'fill-opacity': 0.9 }),
    path(
      `M0 ${SCENE_HEIGHT - 62}${Array.from({ length: 33 }, () => 'q12-26 25 0t25 0').join('')}V${SCENE_HEIGHT}H0Z`,
      COLOURS.pine,
      { 'fill-opacity': 0.75 },
    ),
  )
  return parts.join('')
}

/** A court with grass between blocks. */
export const court: Scene = (dice, light) => {
  const ground = dice.between(690, 740)
  const parts = [sky(light), clouds(dice), skyline(ground, dice)]
  let x = dice.between(-120, -30)
  while (x < SCENE_WIDTH) {
    const block = flats(x, ground, dice.between(30, 36), wallFor(dice), dice, dice.whole(4, 6))
    parts.push(block.svg)
    x += block.width + dice.between(20, 190)
  }
  parts.push(
    rect(0, ground, SCENE_WIDTH, SCENE_HEIGHT, '#8faa83'),
    ellipse(dice.between(500, 1100), ground + 240, 900, 120, '#a6bd97'),
  )
  const bend = dice.between(300, 1300)
  parts.push(
    path(
      `M${bend - 60} ${ground}C${bend - 200} ${ground + 140} ${bend + 320} ${ground + 200} ${bend + 80} ${SCENE_HEIGHT}H${bend + 460}C${bend + 520} ${ground + 190} ${bend - 40} ${ground + 130} ${bend + 20} ${ground}Z`,
      '#d9cbb0',
    ),
  )
  for (let index = 0; index < dice.whole(3, 6); index += 1)
    parts.push(
      tree(dice.between(40, 1560), ground + dice.between(30, 130), dice.between(300, 430), dice),
    )
  const bench = dice.between(200, 1200)
  parts.push(
    rect(bench, ground + 190, 220, 14, COLOURS.bark),
    rect(bench, ground + 150, 220, 12, COLOURS.bark),
    rect(bench + 16, ground + 150, 10, 84, COLOURS.ink),
    rect(bench + 194, ground + 150, 10, 84, COLOURS.ink),
  )
  parts.push(people(dice.whole(3, 6), ground + 220, 190, dice))
  return parts.join('')
}

function crane(
  x: number,
  ground: number,
  height: number,
  dice: Dice,
): { svg: string; hook: number; top: number } {
  const top = ground - height
  const colour = dice.pick([COLOURS.ochre, COLOURS.brick, COLOURS.moss])
  const reach = (x < SCENE_WIDTH / 2 ? 1 : -1) * 760
  let mast = ''
  for (let y = 0; y < height; y += 34)
    mast += `M${x - 14} ${top + y}l28 34M${x + 14} ${top + y}l-28 34`
  let jib = ''
  for (let step = 0; step < 18; step += 1)
    jib += `M${x + (reach * step) / 18} ${top}L${x + (reach * (step + 0.5)) / 18} ${top - 26}L${x + (reach * (step + 1)) / 18} ${top}`
  const hook = x + reach * dice.between(0.66, 0.82)
  return {
    svg:
      line(`M${x - 14} ${ground}V${top}M${x + 14} ${ground}V${top}`, colour, 6) +
      line(mast + jib, colour, 2.4) +
      line(
        `M${x - reach * 0.3} ${top}H${x + reach}M${x} ${top - 26}H${x + reach * 0.97}M${x - reach * 0.28} ${top}L${x} ${top - 84}L${x + reach * 0.7} ${top - 24}`,
        colour,
        4.5,
      ) +
      rect(
        Math.min(x - reach * 0.3, x - reach * 0.22),
        top,
        Math.abs(reach * 0.08),
        56,
        COLOURS.stone,
      ) +
      rect(x - 22, top + 4, 44, 46, COLOURS.dusk),
    hook,
    top,
  }
}

/** Modules hoisted onto a growing block. */
export const site: Scene = (dice, light) => {
  const ground = 850
  const parts = [sky(light), clouds(dice), skyline(ground, dice)]
  const machine = crane(dice.pick([210, 1390]), ground, dice.between(640, 700), dice)
  parts.push(machine.svg)
  const width = 250
  const height = 128
  const columns = dice.whole(3, 4)
  const left = machine.hook - (columns * width) / 2
  const floors = dice.whole(2, 3)
  for (let floor = 0; floor < floors; floor += 1)
    for (let column = 0; column < columns; column += 1)
      if (floor < floors - 1 || column < columns - dice.whole(1, 2))
        parts.push(
          module(left + column * width, ground - (floor + 1) * height, width - 4, height - 3, dice),
        )
  const load = machine.top + dice.between(90, 170)
  parts.push(
    line(
      `M${machine.hook} ${machine.top}V${load - 56}M${machine.hook} ${load - 56}L${machine.hook - 110} ${load}M${machine.hook} ${load - 56}L${machine.hook + 110} ${load}`,
      COLOURS.ink,
      3,
    ),
    module(machine.hook - 125, load, 250, 126, dice),
  )
  parts.push(
    path(
      `M0 ${ground}${Array.from({ length: 8 }, () => `q100 ${dice.between(-14, 20)} 200 0`).join('')}V${SCENE_HEIGHT}H0Z`,
      '#b59a78',
    ),
    rect(0, ground + 120, SCENE_WIDTH, SCENE_HEIGHT, '#a58a69'),
  )
  for (let x = -20; x < SCENE_WIDTH; x += 240)
    parts.push(
      rect(x, ground + 64, 220, 110, '#ffffff', {
        'fill-opacity': 0.16,
        stroke: COLOURS.stone,
        'stroke-width': 4,
      }),
      rect(x + 4, ground + 168, 40, 16, COLOURS.stone),
    )
  parts.push(people(dice.whole(3, 5), ground + 60, 190, dice, true))
  const pile = dice.between(200, 1200)
  for (let index = 0; index < 6; index += 1)
    parts.push(
      rect(
        pile + (index % 2) * 8,
        ground + 150 - index * 15,
        250,
        12,
        index % 2 ? COLOURS.timber : COLOURS.bark,
      ),
    )
  return parts.join('')
}

/** An elevation of stacked timber homes. */
export const timber: Scene = (dice, light) => {
  const ground = 870
  const parts = [sky(light), clouds(dice), skyline(ground, dice)]
  const width = dice.between(270, 330)
  const height = width * 0.52
  const columns = dice.whole(3, 4)
  const left = dice.between(80, SCENE_WIDTH - columns * width - 80)
  for (let column = 0; column < columns; column += 1) {
    const floors = dice.whole(2, 4)
    for (let floor = 0; floor < floors; floor += 1) {
      const shift = dice.between(-16, 16)
      parts.push(
        module(left + column * width + shift, ground - (floor + 1) * height, width, height, dice),
      )
      if (dice.chance(0.35))
        parts.push(
          rect(
            left + column * width + shift + 20,
            ground - floor * height - 14,
            width * 0.4,
            10,
            COLOURS.ink,
            { 'fill-opacity': 0.5 },
          ),
        )
    }
    if (dice.chance(0.7)) {
      const y = ground - floors * height
      const x = left + column * width + width * 0.5
      parts.push(path(`M${x - 110} ${y}q20-46 50-26q24-42 60-8q40-26 60 34Z`, COLOURS.moss))
    }
  }
  parts.push(
    rect(0, ground, SCENE_WIDTH, SCENE_HEIGHT, '#93a886'),
    rect(0, ground, SCENE_WIDTH, 50, '#d4c6ab'),
  )
  for (let index = 0; index < dice.whole(2, 4); index += 1)
    parts.push(
      tree(dice.between(30, 1570), ground + dice.between(30, 80), dice.between(330, 520), dice),
    )
  for (let index = 0; index < dice.whole(0, 3); index += 1)
    parts.push(bicycle(dice.between(100, 1400), ground + 44, 70, COLOURS.pine))
  parts.push(people(dice.whole(1, 4), ground + 60, 165, dice))
  return parts.join('')
}

/** A gallery flat behind scaffolding, half renewed. */
export const renovation: Scene = (dice, light) => {
  const ground = 880
  const parts = [sky(light), clouds(dice), skyline(ground, dice)]
  const old = dice.pick([COLOURS.stone, '#a39787', '#8f8f8b'])
  const fresh = dice.pick([COLOURS.sand, COLOURS.brick, COLOURS.mint, COLOURS.clay])
  const storey = 142
  const bay = 178
  const left = dice.between(-40, 60)
  const turn = dice.whole(3, 6)
  const top = ground - 5 * storey
  for (let floor = 0; floor < 5; floor += 1)
    for (let column = 0; column < 9; column += 1) {
      const renewed = column < turn || (column === turn && floor > 2)
      const x = left + column * bay
      const y = top + floor * storey
      parts.push(rect(x, y, bay + 1, storey + 1, renewed ? fresh : old))
      const frame = renewed ? COLOURS.white : '#6f6d68'
      const big = renewed ? 12 : 0
      parts.push(
        rect(x + 18, y + 30 - big / 2, 76, 72 + big, frame),
        rect(x + 25, y + 37 - big / 2, 62, 58 + big, dice.pick(['#8fa7b3', '#a9bfc8', '#f3dfae'])),
      )
      parts.push(
        rect(
          x + 116,
          y + 26,
          44,
          104,
          renewed ? dice.pick([COLOURS.pine, COLOURS.dusk, COLOURS.brick]) : '#7d7468',
        ),
      )
      parts.push(rect(x, y + storey - 10, bay + 1, 10, renewed ? COLOURS.white : '#7a7a76'))
      if (!renewed)
        parts.push(
          line(`M${x + 8} ${y + 112}l20 18M${x + 98} ${y + 18}l12 16`, COLOURS.ink, 2, {
            'stroke-opacity': 0.25,
          }),
        )
    }
  parts.push(rect(left - 20, top - 26, 9 * bay + 40, 28, COLOURS.concrete))
  if (dice.chance(0.8))
    for (let index = 0; index < turn; index += 1)
      parts.push(
        polygon(
          [
            [left + index * bay + 20, top - 26],
            [left + index * bay + 60, top - 70],
            [left + index * bay + 160, top - 70],
            [left + index * bay + 120, top - 26],
          ],
          '#2f4654',
        ),
      )
  const from = left + turn * bay - 40
  const steel = dice.pick([COLOURS.ochre, COLOURS.slate, COLOURS.brick])
  for (let x = from; x < from + 3 * bay; x += bay / 2)
    parts.push(line(`M${x} ${ground}V${top - 60}`, steel, 5))
  for (let floor = 0; floor <= 5; floor += 1) {
    const y = ground - floor * storey - 30
    parts.push(
      rect(from - 20, y, 2.9 * bay, 9, COLOURS.timber),
      line(`M${from - 20} ${y - 54}H${from + 2.8 * bay}`, steel, 4),
      line(`M${from} ${y}L${from + bay} ${y - storey}`, steel, 2.5, { 'stroke-opacity': 0.7 }),
    )
    if (floor > 0 && dice.chance(0.7))
      parts.push(figure(from + dice.between(40, 420), y, 112, dice, { builder: true }))
  }
  parts.push(
    rect(0, ground, SCENE_WIDTH, SCENE_HEIGHT, '#a7a198'),
    rect(0, ground + 90, SCENE_WIDTH, 12, COLOURS.concrete),
  )
  parts.push(people(dice.whole(2, 4), ground + 70, 170, dice, dice.chance(0.5)))
  for (let index = 0; index < 2; index += 1)
    parts.push(tree(dice.between(40, 700), ground + 60, dice.between(300, 420), dice))
  return parts.join('')
}
