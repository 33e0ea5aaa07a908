import { COLOURS } from '../palette.ts'
import { figure } from '../people.ts'
import { circle, ellipse, line, path, rect } from '../svg.ts'
import { flats, module, rowHouse, tree, wallFor } from './buildings.ts'
import { SCENE_HEIGHT, SCENE_WIDTH, type Scene } from './frame.ts'

/** People in conversation on a stand, seen up close. */
export const meeting: Scene = (dice) => {
  const wall = dice.pick([COLOURS.mint, COLOURS.sand, COLOURS.mist, COLOURS.paper, '#dfd3c2'])
  const accent = dice.pick([COLOURS.pine, COLOURS.dusk, COLOURS.brick, COLOURS.moss])
  const ground = 930
  const parts = [
    rect(0, 0, SCENE_WIDTH, SCENE_HEIGHT, wall),
    rect(0, 0, SCENE_WIDTH, 120, accent),
    line('M720 84L800 36L880 84', COLOURS.white, 13, { 'stroke-linejoin': 'miter' }),
    rect(0, ground - 80, SCENE_WIDTH, SCENE_HEIGHT, dice.pick(['#9aa79e', '#a69d8c', '#8d979d'])),
    rect(0, ground - 84, SCENE_WIDTH, 6, COLOURS.white),
  ]
  // A panel with an elevation drawn on it.
  const panel = dice.pick([180, 920])
  parts.push(rect(panel, 190, 520, 350, COLOURS.white))
  const street = dice.chance(0.5)
    ? [0, 1, 2]
        .map((index) => rowHouse(panel + 60 + index * 134, 510, 24, wallFor(dice), dice).svg)
        .join('')
    : flats(panel + 110, 510, 18, wallFor(dice), dice, 5).svg
  parts.push(street, line(`M${panel + 30} 510H${panel + 490}`, COLOURS.ink, 3))
  // Plants and lamps.
  const plant = panel > 500 ? 330 : 1290
  parts.push(
    tree(plant, ground - 20, 480, dice),
    path(
      `M${plant - 62} ${ground - 110}H${plant + 62}L${plant + 44} ${ground + 10}H${plant - 44}Z`,
      COLOURS.clay,
    ),
  )
  for (const x of [420, 800, 1180])
    parts.push(
      line(`M${x} 120V200`, COLOURS.ink, 4),
      path(`M${x - 46} 236A46 40 0 0 1 ${x + 46} 236Z`, COLOURS.ink),
      ellipse(x, 238, 30, 8, '#fff3c9'),
    )
  const centre = panel > 500 ? 560 : 1010
  const table = dice.chance(0.6)
  const count = dice.whole(2, 4)
  const people = Array.from({ length: count }, (_, index) => ({
    x: centre + (index - (count - 1) / 2) * dice.between(190, 230),
    y: ground + dice.between(-26, 40),
  }))
  parts.push(...people.map(({ x, y }) => figure(x, y, dice.between(600, 670), dice)))
  if (table)
    parts.push(
      ellipse(centre, ground + 70, 110, 16, COLOURS.ink, { 'fill-opacity': 0.25 }),
      rect(centre - 12, ground - 200, 24, 270, COLOURS.stone),
      ellipse(centre, ground - 205, 180, 30, '#8a6440'),
      ellipse(centre, ground - 214, 180, 30, COLOURS.timber),
      rect(centre - 80, ground - 236, 74, 16, COLOURS.white),
      rect(centre + 40, ground - 262, 26, 40, COLOURS.white),
      circle(centre + 70, ground - 242, 10, 'none', { stroke: COLOURS.white, 'stroke-width': 5 }),
    )
  else
    parts.push(
      module(panel > 500 ? 60 : 1380, ground - 60, 170, 110, dice),
      module(panel > 500 ? 84 : 1360, ground - 170, 170, 110, dice),
    )
  parts.push(figure(dice.pick([110, 1500]), ground + 110, 720, dice, { behind: true }))
  return parts.join('')
}
