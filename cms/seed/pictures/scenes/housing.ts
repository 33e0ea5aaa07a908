import { COLOURS } from '../palette.ts'
import { figure } from '../people.ts'
import type { Dice } from '../random.ts'
import { ellipse, line, path, polygon, rect } from '../svg.ts'
import { clouds, people, skyline } from './backdrop.ts'
import { bicycle, flats, rowHouse, tree, wallFor } from './buildings.ts'
import { SCENE_HEIGHT, SCENE_WIDTH, type Scene, sky } from './frame.ts'

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
