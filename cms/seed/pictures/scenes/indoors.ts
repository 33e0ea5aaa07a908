import { COLOURS } from '../palette.ts'
import { figure } from '../people.ts'
import { circle, ellipse, line, path, polygon, rect } from '../svg.ts'
import { boards, module } from './buildings.ts'
import { SCENE_HEIGHT, SCENE_WIDTH, type Scene } from './frame.ts'

/** Modules on the line of a housing factory. */
export const factory: Scene = (dice) => {
  const ground = 830
  const wall = dice.pick(['#dfe3df', '#e6dfd0', '#d9e0e4'])
  const parts = [rect(0, 0, SCENE_WIDTH, SCENE_HEIGHT, wall)]
  for (let x = 0; x < SCENE_WIDTH; x += 40)
    parts.push(rect(x, 0, 2, ground, '#000000', { 'fill-opacity': 0.05 }))
  for (let bay = 0; bay < 4; bay += 1) {
    const x = 60 + bay * 400
    parts.push(
      rect(x, 150, 290, 130, '#f9fbf7'),
      line(`M${x + 97} 150v130M${x + 193} 150v130M${x} 215h290`, COLOURS.stone, 4),
    )
    parts.push(rect(x + 330, 0, 26, ground, '#8b9892'), rect(x + 326, 96, 34, 12, '#75827c'))
  }
  const beam = dice.pick([COLOURS.ochre, COLOURS.moss, COLOURS.brick])
  parts.push(
    rect(0, 70, SCENE_WIDTH, 32, beam),
    rect(0, 98, SCENE_WIDTH, 6, '#000000', { 'fill-opacity': 0.25 }),
  )
  const trolley = dice.between(400, 1200)
  parts.push(
    rect(trolley - 60, 100, 120, 34, COLOURS.ink),
    line(`M${trolley} 134V330`, COLOURS.ink, 4),
  )
  parts.push(
    path(`M${trolley - 14} 330h28l-6 24h-16Z`, COLOURS.ink),
    line(
      `M${trolley} 354L${trolley - 130} 420M${trolley} 354L${trolley + 130} 420`,
      COLOURS.ink,
      3,
    ),
  )
  parts.push(
    rect(trolley - 150, 420, 300, 18, COLOURS.bark),
    boards(trolley - 150, 438, 300, 26, 24, dice),
  )
  parts.push(
    rect(0, ground, SCENE_WIDTH, SCENE_HEIGHT, '#aeb2ac'),
    polygon(
      [
        [0, ground + 130],
        [SCENE_WIDTH, ground + 130],
        [SCENE_WIDTH, ground + 148],
        [0, ground + 148],
      ],
      COLOURS.vest,
    ),
  )
  for (let x = 20; x < SCENE_WIDTH; x += 120)
    parts.push(ellipse(x, ground + 4, 34, 5, '#ffffff', { 'fill-opacity': 0.35 }))
  let x = dice.between(-180, -40)
  while (x < SCENE_WIDTH) {
    const width = dice.between(360, 440)
    const height = 226
    const top = ground - height - 26
    parts.push(
      rect(x + 20, ground - 26, width - 40, 12, COLOURS.ink),
      circle(x + 70, ground - 10, 14, COLOURS.ink),
      circle(x + width - 70, ground - 10, 14, COLOURS.ink),
    )
    if (dice.chance(0.45)) {
      parts.push(rect(x, top, width, height, 'none', { stroke: COLOURS.bark, 'stroke-width': 16 }))
      for (let post = 1; post < 7; post += 1)
        parts.push(rect(x + (width * post) / 7 - 5, top, 10, height, COLOURS.timber))
      parts.push(
        rect(x + width * 0.1, top + 90, width * 0.36, height - 98, '#e2d7a8', {
          'fill-opacity': 0.9,
        }),
      )
    } else parts.push(module(x, top, width, height, dice))
    x += width + dice.between(80, 150)
  }
  for (let index = 0; index < dice.whole(4, 6); index += 1)
    parts.push(
      figure(dice.between(80, 1520), ground + dice.between(30, 90), dice.between(240, 268), dice, {
        builder: true,
      }),
    )
  return parts.join('')
}

/** A table with scale models and hands pointing out what goes where. */
export const models: Scene = (dice) => {
  const back = dice.pick([COLOURS.pine, COLOURS.dusk, '#3f3a34', COLOURS.moss])
  const parts = [rect(0, 0, SCENE_WIDTH, SCENE_HEIGHT, back)]
  for (const x of [440, 1160])
    parts.push(
      line(`M${x} 0V90`, COLOURS.ink, 6),
      path(`M${x - 120} 160A120 80 0 0 1 ${x + 120} 160Z`, COLOURS.ink),
      ellipse(x, 162, 92, 14, '#fff3c9'),
      polygon(
        [
          [x - 92, 166],
          [x + 92, 166],
          [x + 380, 1067],
          [x - 380, 1067],
        ],
        '#fff3c9',
        { 'fill-opacity': 0.1 },
      ),
    )
  for (const x of [260, 620, 980, 1340])
    parts.push(figure(x + dice.between(-60, 60), 760, dice.between(640, 700), dice))
  parts.push(
    polygon(
      [
        [120, 640],
        [1480, 640],
        [1760, 1067],
        [-160, 1067],
      ],
      dice.pick([COLOURS.timber, '#d8cbb4', '#e6e2d8']),
    ),
  )
  parts.push(
    polygon(
      [
        [240, 676],
        [1360, 676],
        [1560, 1010],
        [40, 1010],
      ],
      '#f3f1ea',
    ),
  )
  for (let index = 0; index < 3; index += 1)
    parts.push(
      line(`M${120 + index * 40} ${760 + index * 80}H${1480 + index * 40}`, COLOURS.stone, 3, {
        'stroke-opacity': 0.5,
      }),
    )
  for (let row = 0; row < 3; row += 1) {
    const size = 78 + row * 26
    const base = 752 + row * 104
    for (let x = 250 - row * 60; x < 1380 + row * 60; x += size * 1.35) {
      if (dice.chance(0.22)) {
        parts.push(
          circle(x + size * 0.4, base - size * 0.3, size * 0.24, COLOURS.sage),
          rect(x + size * 0.37, base - size * 0.2, size * 0.06, size * 0.2, COLOURS.bark),
        )
        continue
      }
      const height = size * dice.between(0.5, 1.25)
      const fill = dice.chance(0.18)
        ? dice.pick([COLOURS.brick, COLOURS.ochre, '#2f7a4d'])
        : '#fdfcf8'
      const side = size * 0.28
      parts.push(
        rect(x, base - height, size, height, fill),
        polygon(
          [
            [x + size, base - height],
            [x + size + side, base - height - side * 0.5],
            [x + size + side, base - side * 0.5],
            [x + size, base],
          ],
          COLOURS.ink,
          { 'fill-opacity': 0.28 },
        ),
      )
      parts.push(
        dice.chance(0.5)
          ? polygon(
              [
                [x, base - height],
                [x + size / 2, base - height - size * 0.42],
                [x + size, base - height],
              ],
              fill,
            ) +
              polygon(
                [
                  [x + size / 2, base - height - size * 0.42],
                  [x + size / 2 + side, base - height - size * 0.42 - side * 0.5],
                  [x + size + side, base - height - side * 0.5],
                  [x + size, base - height],
                ],
                COLOURS.ink,
                { 'fill-opacity': 0.14 },
              )
          : polygon(
              [
                [x, base - height],
                [x + side, base - height - side * 0.5],
                [x + size + side, base - height - side * 0.5],
                [x + size, base - height],
              ],
              COLOURS.ink,
              { 'fill-opacity': 0.1 },
            ),
      )
      for (let hole = 0; hole < 3; hole += 1)
        parts.push(
          rect(
            x + size * (0.14 + hole * 0.28),
            base - height * 0.62,
            size * 0.14,
            height * 0.26,
            COLOURS.ink,
            { 'fill-opacity': 0.16 },
          ),
        )
    }
  }
  return parts.join('')
}
