import { COLOURS } from '../palette.ts'
import { figure } from '../people.ts'
import type { Dice } from '../random.ts'
import { ellipse, line, path, polygon, rect } from '../svg.ts'
import { SCENE_HEIGHT, SCENE_WIDTH, type Scene } from './frame.ts'
import { type Camera, camera, FOCUS, stand } from './stand.ts'

/** Metres from the floor to the roof. */
const ROOF = 8.5

function roof(view: Camera, dice: Dice): string {
  const parts = [rect(0, 0, SCENE_WIDTH, SCENE_HEIGHT, '#dfe4e1')]
  const wide = 16
  const warm = dice.pick(['#c9d2cc', '#d6cfc0', '#c8d0d4'])
  parts.push(
    polygon(
      [
        view.at(-wide, ROOF, 2.2),
        view.at(wide, ROOF, 2.2),
        view.at(wide, ROOF, 60),
        view.at(-wide, ROOF, 60),
      ],
      warm,
    ),
  )
  for (const right of [-9, 0, 9])
    parts.push(
      polygon(
        [
          view.at(right - 1.3, ROOF, 3),
          view.at(right + 1.3, ROOF, 3),
          view.at(right + 1.3, ROOF, 60),
          view.at(right - 1.3, ROOF, 60),
        ],
        '#fdfbf0',
        { 'fill-opacity': 0.9 },
      ),
    )
  for (const [side, shade] of [
    [-1, '#b9c4be'],
    [1, '#c5cec9'],
  ] as const)
    parts.push(
      polygon(
        [
          view.at(side * wide, ROOF, 2.2),
          view.at(side * wide, 0, 2.2),
          view.at(side * wide, 0, 60),
          view.at(side * wide, ROOF, 60),
        ],
        shade,
      ),
    )
  parts.push(
    polygon(
      [
        view.at(-wide, ROOF, 60),
        view.at(wide, ROOF, 60),
        view.at(wide, 0, 60),
        view.at(-wide, 0, 60),
      ],
      '#e9ece6',
    ),
  )
  for (let away = 44; away >= 5; away -= away > 20 ? 8 : 4) {
    const [left, high] = view.at(-wide, ROOF - 0.1, away)
    const [right, low] = view.at(wide, ROOF - 1, away)
    const web = Array.from({ length: 25 }, (_, index) => {
      const x = left + ((right - left) * index) / 24
      return `${index ? 'L' : 'M'}${x} ${index % 2 ? low : high}`
    }).join('')
    const weight = 90 / away
    parts.push(line(`M${left} ${high}H${right}M${left} ${low}H${right}`, '#6d7b75', weight * 0.35))
    parts.push(line(web, '#6d7b75', weight * 0.16))
    for (const at of [-6, 6]) {
      const [x, y] = view.at(at, ROOF - 1.5, away)
      parts.push(
        line(`M${x} ${low}V${y}`, '#6d7b75', weight * 0.12),
        ellipse(x, y, weight * 1.5, weight * 0.7, '#fff8dc'),
      )
    }
  }
  return parts.join('')
}

function floorOf(view: Camera, dice: Dice): string {
  const carpet = dice.pick(['#4f7a61', '#6a7680', '#8d8a80', '#5b6f63'])
  return (
    polygon(
      [view.at(-16, 0, 1.5), view.at(16, 0, 1.5), view.at(16, 0, 60), view.at(-16, 0, 60)],
      '#bfc3bd',
    ) +
    polygon(
      [view.at(-2.7, 0, 1.5), view.at(2.7, 0, 1.5), view.at(2.7, 0, 60), view.at(-2.7, 0, 60)],
      carpet,
    ) +
    polygon(
      [view.at(-0.9, 0, 1.5), view.at(0.5, 0, 1.5), view.at(0.1, 0, 60), view.at(-0.1, 0, 60)],
      '#ffffff',
      { 'fill-opacity': 0.12 },
    )
  )
}

function banner(view: Camera, right: number, away: number, fill: string): string {
  const [x, y] = view.at(right, 7, away)
  const [edge, bottom] = view.at(right + 1.6, 4.1, away)
  const width = edge - x
  const middle = x + width / 2
  return (
    line(`M${x} ${y}V${y - width * 0.8}M${edge} ${y}V${y - width * 0.8}`, '#6d7b75', width * 0.02) +
    rect(x, y, width, bottom - y, fill) +
    path(
      `M${x + width * 0.2} ${y + width * 0.75}L${middle} ${y + width * 0.45}L${x + width * 0.8} ${y + width * 0.75}`,
      'none',
      { stroke: COLOURS.white, 'stroke-width': width * 0.1 },
    ) +
    rect(x + width * 0.28, y + width * 0.95, width * 0.44, width * 0.05, COLOURS.white) +
    rect(x + width * 0.28, y + width * 1.1, width * 0.3, width * 0.05, COLOURS.white)
  )
}

/** The fair on a busy day, down an aisle. */
export const hall: Scene = (dice) => {
  const view = camera(dice.between(600, 1000), dice.between(470, 560))
  const parts = [roof(view, dice), floorOf(view, dice)]
  const nearest = [dice.between(3.4, 5), dice.between(3, 4.6)]
  const stands: { away: number; svg: string }[] = []
  for (const [index, side] of ([-1, 1] as const).entries()) {
    let away = nearest[index] ?? 4
    while (away < 42) {
      const depth = dice.pick([3, 4, 6])
      stands.push({ away, svg: stand(view, side, away, depth, dice) })
      away += depth + (dice.chance(0.25) ? 3 : 0.05)
    }
  }
  const people = Array.from({ length: dice.whole(22, 34) }, () => {
    const away = 4.6 + 24 * dice.next() ** 1.7
    const [x, y] = view.at(dice.between(-2.7, 2.7), 0, away)
    const size = (dice.between(1.62, 1.86) * FOCUS) / away
    return { away, svg: figure(x, y, size, dice, { behind: dice.chance(0.5) }) }
  })
  const banners = [26, 19, 13].flatMap((away) =>
    dice.chance(0.75)
      ? [
          {
            away,
            svg: banner(
              view,
              dice.pick([-2.8, 1.2]),
              away,
              dice.pick([COLOURS.pine, COLOURS.brick, COLOURS.dusk, '#2f7a4d']),
            ),
          },
        ]
      : [],
  )
  const farFirst = (items: readonly { away: number; svg: string }[]) =>
    items
      .toSorted((one, other) => other.away - one.away)
      .map(({ svg }) => svg)
      .join('')
  // The eye is in the aisle, so no stand can hide who walks there.
  return parts.join('') + farFirst(stands) + farFirst([...people, ...banners])
}
