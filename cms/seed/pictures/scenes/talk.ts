import { COLOURS } from '../palette.ts'
import { figure, listener } from '../people.ts'
import { circle, line, path, polygon, rect } from '../svg.ts'
import { flats, rowHouse, tree, wallFor } from './buildings.ts'
import { SCENE_HEIGHT, SCENE_WIDTH, type Scene } from './frame.ts'

/** A session: stage, screen, speakers and the audience from behind. */
export const talk: Scene = (dice) => {
  const dark = dice.chance(0.6)
  const back = dark
    ? dice.pick([COLOURS.night, '#16263a', '#23201d'])
    : dice.pick(['#cfd8d2', '#dcd3c3'])
  const stage = 650
  const parts = [rect(0, 0, SCENE_WIDTH, SCENE_HEIGHT, back)]
  for (let x = 0; x < SCENE_WIDTH; x += 64)
    parts.push(rect(x, 0, 3, stage, '#ffffff', { 'fill-opacity': dark ? 0.04 : 0.25 }))
  const left = dice.pick([260, 420, 560])
  const width = 760
  const height = 400
  const top = 110
  parts.push(rect(left - 14, top - 14, width + 28, height + 28, '#0b1411'))
  parts.push(rect(left, top, width, height, dice.pick([COLOURS.mint, COLOURS.paper, COLOURS.mist])))
  const floor = top + height - 60
  if (dice.chance(0.5)) {
    let x = left + 70
    while (x < left + width - 190) {
      const house = dice.chance(0.6)
        ? rowHouse(x, floor, 26, wallFor(dice), dice)
        : flats(x, floor, 15, wallFor(dice), dice)
      parts.push(house.svg)
      x += house.width + 8
    }
    parts.push(
      tree(left + width - 70, floor, 150, dice),
      line(`M${left + 30} ${floor}H${left + width - 30}`, COLOURS.ink, 4),
    )
  } else {
    const values = Array.from({ length: 7 }, (_, index) => 60 + index * dice.between(16, 34))
    parts.push(
      ...values.map((value, index) =>
        rect(
          left + 90 + index * 86,
          floor - value,
          54,
          value,
          index === 6 ? COLOURS.brick : COLOURS.moss,
        ),
      ),
    )
    parts.push(
      line(`M${left + 60} ${floor}H${left + width - 60}`, COLOURS.ink, 4),
      rect(left + 90, top + 46, 300, 18, COLOURS.ink),
      rect(left + 90, top + 78, 200, 10, COLOURS.stone),
    )
  }
  parts.push(
    rect(0, stage, SCENE_WIDTH, SCENE_HEIGHT, dark ? '#3a3129' : '#a98f70'),
    rect(0, stage, SCENE_WIDTH, 12, '#ffffff', { 'fill-opacity': 0.25 }),
  )
  parts.push(
    polygon(
      [
        [left - 60, stage + 12],
        [left + width + 60, stage + 12],
        [left + width + 260, SCENE_HEIGHT],
        [left - 260, SCENE_HEIGHT],
      ],
      '#fff6dd',
      { 'fill-opacity': 0.08 },
    ),
  )
  const panel = dice.chance(0.4)
  const speakers = panel ? 4 : 1
  const first = panel ? left + 120 : left > 400 ? left - 150 : left + width + 160
  for (let index = 0; index < speakers; index += 1)
    parts.push(figure(first + index * 180, stage + 66, dice.between(330, 352), dice))
  if (!panel)
    parts.push(
      path(
        `M${first + 60} ${stage + 66}V${stage - 116}H${first + 150}V${stage + 66}Z`,
        COLOURS.timber,
      ),
      rect(first + 50, stage - 128, 110, 16, '#8a6440'),
    )
  for (const x of [200, 640, 1080, 1460])
    parts.push(
      polygon(
        [
          [x, 0],
          [x + 34, 0],
          [x + dice.between(-200, 200) + 180, stage],
          [x + dice.between(-260, 100) - 150, stage],
        ],
        '#fff4cf',
        { 'fill-opacity': dark ? 0.05 : 0.1 },
      ),
      circle(x + 17, 10, 18, '#fff4cf'),
    )
  const shade = dark ? '#0a1a13' : '#4c453a'
  for (let row = 0; row < 4; row += 1) {
    const size = 92 + row * 44
    const y = stage + 100 + row * 84
    const offset = dice.between(0, size)
    for (let x = -size + offset; x < SCENE_WIDTH + size; x += size * 1.12)
      if (dice.chance(0.86))
        parts.push(listener(x + dice.between(-8, 8), y + dice.between(-10, 10), size, dice, shade))
  }
  return parts.join('')
}
