import { COLOURS } from '../palette.ts'
import type { Dice } from '../random.ts'
import { line, path, rect } from '../svg.ts'
import { clouds, people, skyline } from './backdrop.ts'
import { bicycle, module, tree } from './buildings.ts'
import { SCENE_HEIGHT, SCENE_WIDTH, type Scene, sky } from './frame.ts'

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
