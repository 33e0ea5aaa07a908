import { COLOURS } from '../palette.ts'
import type { Dice } from '../random.ts'
import { type Corner, polygon } from '../svg.ts'

/** Metres from the floor to the eye. */
const EYE = 1.75

/** Pixels per metre at one metre away. */
export const FOCUS = 1050

/** A view down an aisle. */
export interface Camera {
  readonly x: number
  readonly y: number
  /** Screen position of a point: metres to the right, metres above the floor, metres away. */
  at(right: number, up: number, away: number): Corner
}

/** A camera whose vanishing point is at these pixels. */
export function camera(x: number, y: number): Camera {
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
export function stand(view: Camera, side: -1 | 1, near: number, depth: number, dice: Dice): string {
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
