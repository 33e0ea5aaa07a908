import { COLOURS } from '../palette.ts'
import { figure } from '../people.ts'
import type { Dice } from '../random.ts'
import { type Corner, circle, ellipse, line, path, polygon, rect } from '../svg.ts'
import { flats, module, rowHouse, tree, wallFor } from './buildings.ts'
import { SCENE_HEIGHT, SCENE_WIDTH, type Scene } from './frame.ts'

/** Metres from the floor to the eye and to the roof. */
const EYE = 1.75
const ROOF = 8.5
const FOCUS = 1050

interface Camera {
  readonly x: number
  readonly y: number
  /** Screen position of a point: metres to the right, metres above the floor, metres away. */
  at(right: number, up: number, away: number): Corner
}

function camera(x: number, y: number): Camera {
  return {
    x,
    y,
    at: (right, up, away) => [x + (right * FOCUS) / away, y + ((EYE - up) * FOCUS) / away],
  }
}

const FASCIAS = [
  COLOURS.pine,
  COLOURS.dusk,
  COLOURS.brick,
  COLOURS.moss,
  COLOURS.ochre,
  COLOURS.slate,
  '#2f7a4d',
  COLOURS.white,
]
const WALLS = [
  COLOURS.white,
  COLOURS.paper,
  COLOURS.mint,
  COLOURS.sand,
  COLOURS.timber,
  COLOURS.mist,
]

/** A stand of some metres deep along the aisle: side towards the aisle open, back wall, fascia. */
function stand(view: Camera, side: -1 | 1, near: number, depth: number, dice: Dice): string {
  const aisle = 3.1 * side
  const back = 8.2 * side
  const far = near + depth
  const height = dice.pick([2.6, 2.6, 3.1, 3.6])
  const fascia = dice.pick(FASCIAS)
  const wall = dice.pick(WALLS)
  const quad = (corners: [number, number, number][], fill: string, more = {}) =>
    polygon(
      corners.map(([right, up, away]) => view.at(right, up, away)),
      fill,
      more,
    )
  const parts = [
    quad(
      [
        [aisle, 0, near],
        [back, 0, near],
        [back, 0, far],
        [aisle, 0, far],
      ],
      dice.pick(['#8b9a8f', '#a5a398', '#7d8a90', '#b09a7c']),
    ),
    quad(
      [
        [back, 0, near],
        [back, height, near],
        [back, height, far],
        [back, 0, far],
      ],
      wall,
    ),
    quad(
      [
        [aisle, 0, far],
        [aisle, height, far],
        [back, height, far],
        [back, 0, far],
      ],
      wall,
      { 'fill-opacity': 0.96 },
    ),
    quad(
      [
        [aisle, 0, far],
        [aisle, height, far],
        [back, height, far],
        [back, 0, far],
      ],
      COLOURS.ink,
      { 'fill-opacity': 0.1 },
    ),
  ]
  // A picture on the back wall: an elevation in tints, as on a stand panel.
  const tint = dice.pick([COLOURS.sage, COLOURS.clay, COLOURS.mist, COLOURS.ochre])
  parts.push(
    quad(
      [
        [back, 0.8, near + depth * 0.2],
        [back, 2.1, near + depth * 0.2],
        [back, 2.1, near + depth * 0.75],
        [back, 0.8, near + depth * 0.75],
      ],
      tint,
      { 'fill-opacity': 0.7 },
    ),
  )
  const mid = aisle + (back - aisle) * 0.5
  parts.push(
    polygon(
      [
        view.at(aisle + (back - aisle) * 0.3, 0.9, far),
        view.at(aisle + (back - aisle) * 0.3, 1.6, far),
        view.at(mid, 2.15, far),
        view.at(aisle + (back - aisle) * 0.7, 1.6, far),
        view.at(aisle + (back - aisle) * 0.7, 0.9, far),
      ],
      fascia,
      { 'fill-opacity': 0.75 },
    ),
  )
  // Counter at the aisle.
  const counter = dice.pick([COLOURS.timber, COLOURS.white, COLOURS.pine])
  const from = near + depth * dice.between(0.25, 0.5)
  parts.push(
    quad(
      [
        [aisle * 1.12, 0, from],
        [aisle * 1.12, 1.05, from],
        [aisle * 1.12, 1.05, from + 1.5],
        [aisle * 1.12, 0, from + 1.5],
      ],
      counter,
    ),
  )
  parts.push(
    quad(
      [
        [aisle * 1.12, 0, from],
        [aisle * 1.12, 1.05, from],
        [aisle * 1.34, 1.05, from],
        [aisle * 1.34, 0, from],
      ],
      COLOURS.ink,
      { 'fill-opacity': 0.35 },
    ),
  )
  parts.push(
    quad(
      [
        [aisle * 1.12, 0, from],
        [aisle * 1.12, 1.05, from],
        [aisle * 1.34, 1.05, from],
        [aisle * 1.34, 0, from],
      ],
      counter,
      { 'fill-opacity': 0.7 },
    ),
  )
  // Posts and fascia above the aisle.
  for (const away of [near, far])
    parts.push(
      quad(
        [
          [aisle, 0, away],
          [aisle, height, away],
          [aisle * 1.04, height, away],
          [aisle * 1.04, 0, away],
        ],
        COLOURS.stone,
      ),
    )
  parts.push(
    quad(
      [
        [aisle, height - 0.55, near],
        [aisle, height, near],
        [aisle, height, far],
        [aisle, height - 0.55, far],
      ],
      fascia,
    ),
  )
  parts.push(
    quad(
      [
        [aisle, height - 0.55, near],
        [aisle, height, near],
        [back, height, near],
        [back, height - 0.55, near],
      ],
      fascia,
    ),
  )
  parts.push(
    quad(
      [
        [aisle, height - 0.55, near],
        [aisle, height, near],
        [back, height, near],
        [back, height - 0.55, near],
      ],
      '#000000',
      { 'fill-opacity': 0.12 },
    ),
  )
  const ink = fascia === COLOURS.white ? COLOURS.pine : COLOURS.white
  parts.push(
    quad(
      [
        [aisle, height - 0.36, near + depth * 0.25],
        [aisle, height - 0.2, near + depth * 0.25],
        [aisle, height - 0.2, near + depth * 0.62],
        [aisle, height - 0.36, near + depth * 0.62],
      ],
      ink,
      { 'fill-opacity': 0.85 },
    ),
  )
  return parts.join('')
}

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
