import { COLOURS } from '../palette.ts'
import { figure } from '../people.ts'
import type { Dice } from '../random.ts'
import { path } from '../svg.ts'
import { SCENE_WIDTH } from './frame.ts'

const cloud = (x: number, y: number, size: number) =>
  path(
    `M${x} ${y}c0-${size * 0.5} ${size * 0.7}-${size * 0.6} ${size}-${size * 0.2}c${size * 0.3}-${size * 0.5} ${size * 1.1}-${size * 0.3} ${size * 1.1} ${size * 0.2}Z`,
    '#ffffff',
    { 'fill-opacity': 0.55 },
  )

/** A few clouds in the upper third. */
export const clouds = (dice: Dice) =>
  Array.from({ length: dice.whole(1, 4) }, () =>
    cloud(dice.between(-100, 1400), dice.between(90, 340), dice.between(90, 190)),
  ).join('')

/** Roofs far away, in one pale tone. */
export function skyline(ground: number, dice: Dice): string {
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

/** People spread over the width of a scene, `ground` under their feet. */
export const people = (
  count: number,
  ground: number,
  height: number,
  dice: Dice,
  builder = false,
) =>
  Array.from({ length: count }, () => dice.between(120, 1480))
    .sort((a, b) => a - b)
    .map((x) =>
      figure(x, ground + dice.between(-16, 40), height * dice.between(0.94, 1.06), dice, {
        builder,
      }),
    )
    .join('')
