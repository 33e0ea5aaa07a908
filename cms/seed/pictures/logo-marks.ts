import type { Dice } from './random.ts'
import { type Corner, circle, line, path, polygon, rect } from './svg.ts'

/** Colours of a mark: the main one, a second one, and the lighter tint between them. */
export interface MarkColours {
  readonly main: string
  readonly second: string
  readonly tint: string
}

type Mark = (colours: MarkColours, dice: Dice) => string

const house = (x: number, y: number, width: number, height: number): Corner[] => [
  [x, y + height],
  [x, y + width / 2],
  [x + width / 2, y],
  [x + width, y + width / 2],
  [x + width, y + height],
]

const flipped = (content: string, yes: boolean) =>
  yes ? `<g transform="translate(100 0) scale(-1 1)">${content}</g>` : content

/** Marks in a box of 100 by 100, for builders and makers. */
export const BUILDER_MARKS: readonly Mark[] = [
  // A house cut in two.
  ({ main, second }) =>
    polygon(
      [
        [4, 96],
        [4, 46],
        [47, 6],
        [47, 96],
      ],
      main,
    ) +
    polygon(
      [
        [53, 96],
        [53, 6],
        [96, 46],
        [96, 96],
      ],
      second,
    ),
  // Stacked modules, shifted.
  ({ main, second, tint }, dice) =>
    flipped(
      rect(22, 4, 70, 27, main) + rect(4, 36, 70, 27, tint) + rect(22, 68, 70, 27, second),
      dice.chance(0.5),
    ),
  // Cross-laminated layers.
  ({ main, tint }) =>
    [0, 1, 2, 3, 4]
      .map((layer) => rect(4, 6 + layer * 18, 92, 13, layer % 2 ? tint : main))
      .join(''),
  // Roofs, one behind the other.
  ({ main, second, tint }) =>
    polygon(
      [
        [2, 94],
        [34, 22],
        [66, 94],
      ],
      tint,
    ) +
    polygon(
      [
        [26, 94],
        [58, 8],
        [90, 94],
      ],
      second,
      { 'fill-opacity': 0.55 },
    ) +
    polygon(
      [
        [44, 94],
        [72, 38],
        [98, 94],
      ],
      main,
    ),
  // Two towers.
  ({ main, second }, dice) =>
    flipped(rect(6, 6, 42, 90, main) + rect(54, 38, 40, 58, second), dice.chance(0.5)),
  // Quarter circles as bricks.
  ({ main, second, tint }) =>
    path('M4 48A44 44 0 0 1 48 4V48Z', main) +
    path('M52 4H96A44 44 0 0 1 52 48Z', tint) +
    path('M4 52H48V96A44 44 0 0 1 4 52Z', second) +
    path('M52 96A44 44 0 0 1 96 52V96Z', main),
  // A key hole in a house.
  ({ main }) =>
    path('M50 4L96 44V96H4V44ZM50 44a13 13 0 0 0-7 24l-5 20h24l-5-20a13 13 0 0 0-7-24Z', main, {
      'fill-rule': 'evenodd',
    }),
  // A growing leaf.
  ({ main, second }) =>
    path('M50 96C8 84 2 40 14 6c34 6 48 40 36 90Z', main) +
    path('M54 96c-4-38 12-62 42-66 2 36-12 58-42 66Z', second),
  // Three rising bars under a roof line.
  ({ main, second, tint }) =>
    line('M6 40L50 8L94 40', main, 11, { 'stroke-linecap': 'square', 'stroke-linejoin': 'miter' }) +
    rect(10, 62, 20, 34, tint) +
    rect(40, 50, 20, 46, second) +
    rect(70, 62, 20, 34, main),
  // Interlocking angles.
  ({ main, second }) => path('M4 4H70V30H30V70H4Z', main) + path('M96 96H30V70H70V30H96Z', second),
  // Woven strands.
  ({ main, second }) =>
    [12, 42, 72].map((x) => rect(x, 4, 16, 92, main)).join('') +
    [
      [4, 12],
      [34, 42],
      [4, 72],
    ]
      .map(([x = 0, y = 0]) => rect(x, y, 62, 16, second))
      .join(''),
  // A sun above the ridge.
  ({ main, second }) =>
    circle(50, 30, 24, second) +
    polygon(
      [
        [2, 96],
        [50, 40],
        [98, 96],
      ],
      main,
    ),
  // Nested house outlines.
  ({ main, second }) =>
    polygon(house(8, 6, 84, 88), 'none', { stroke: main, 'stroke-width': 10 }) +
    polygon(house(30, 36, 40, 58), second),
  // A hexagon cut like a box.
  ({ main, second, tint }) =>
    polygon(
      [
        [50, 2],
        [94, 26],
        [50, 50],
        [6, 26],
      ],
      tint,
    ) +
    polygon(
      [
        [6, 32],
        [47, 55],
        [47, 98],
        [6, 74],
      ],
      main,
    ) +
    polygon(
      [
        [94, 32],
        [53, 55],
        [53, 98],
        [94, 74],
      ],
      second,
    ),
  // Windows in a wall.
  ({ main, second }, dice) => {
    const lit = dice.whole(0, 8)
    return Array.from({ length: 9 }, (_, index) =>
      rect(
        6 + (index % 3) * 31,
        6 + Math.floor(index / 3) * 31,
        26,
        26,
        index === lit ? second : main,
      ),
    ).join('')
  },
  // A bridge of arches.
  ({ main, second }) =>
    path('M4 30H96V96H80A30 30 0 0 0 20 96H4Z', main) + rect(4, 10, 92, 12, second),
  // A staircase.
  ({ main, second }, dice) =>
    flipped(
      path('M4 96V74H27V50H50V27H73V4H96V96Z', main) + rect(4, 4, 24, 24, second),
      dice.chance(0.5),
    ),
  // A drop and a flame.
  ({ main, second }) =>
    path('M50 2C78 38 92 50 92 66a42 32 0 0 1-84 0C8 50 22 38 50 2Z', main) +
    path('M50 46c14 18 20 24 20 32a20 18 0 0 1-40 0c0-8 6-14 20-32Z', second),
  // Circuit of a heat loop.
  ({ main, second }) =>
    line('M16 8V70A17 17 0 0 0 50 70V30A17 17 0 0 1 84 30V92', main, 15, {
      'stroke-linecap': 'butt',
    }) +
    circle(16, 12, 11, second) +
    circle(84, 88, 11, second),
  // A compass of triangles.
  ({ main, second, tint }) =>
    polygon(
      [
        [4, 4],
        [96, 4],
        [50, 50],
      ],
      main,
    ) +
    polygon(
      [
        [96, 4],
        [96, 96],
        [50, 50],
      ],
      tint,
    ) +
    polygon(
      [
        [96, 96],
        [4, 96],
        [50, 50],
      ],
      main,
      { 'fill-opacity': 0.85 },
    ) +
    polygon(
      [
        [4, 96],
        [4, 4],
        [50, 50],
      ],
      second,
    ),
]

/** Marks of housing associations and neighbourhoods: rounder. */
export const HOME_MARKS: readonly Mark[] = [
  ({ main, second }) => circle(50, 50, 47, main) + polygon(house(26, 24, 48, 52), second),
  ({ main, second }) =>
    path('M50 94L10 54A25 25 0 0 1 50 22A25 25 0 0 1 90 54Z', main) +
    polygon(house(38, 40, 24, 28), second),
  ({ main, second, tint }) =>
    circle(32, 38, 28, main) +
    circle(68, 38, 28, second, { 'fill-opacity': 0.8 }) +
    circle(50, 68, 28, tint, { 'fill-opacity': 0.85 }),
  ({ main, second }) =>
    path('M4 96V50A46 46 0 0 1 96 50V96H68V52A18 18 0 0 0 32 52V96Z', main) +
    circle(50, 82, 12, second),
  ({ main, second, tint }) =>
    polygon(house(2, 40, 36, 56), main) +
    polygon(house(32, 10, 36, 86), second) +
    polygon(house(62, 40, 36, 56), tint),
  ({ main, second }) =>
    `<rect x="4" y="4" width="92" height="92" rx="22" fill="${main}"/>` +
    line('M24 58L50 32L76 58', second, 11, { 'stroke-linejoin': 'round' }) +
    line('M36 74H64', second, 11),
]

/** Marks of public authorities: a shield or a field with water, land and sky. */
export const AUTHORITY_MARKS: readonly Mark[] = [
  ({ main, second }) =>
    path('M8 4H92V54C92 78 72 92 50 98C28 92 8 78 8 54Z', main) +
    line('M20 50q10-9 20 0t20 0t20 0', second, 6) +
    line('M26 68q8-8 16 0t16 0t16 0', second, 6) +
    polygon(house(40, 14, 20, 22), second),
  ({ main, second, tint }) =>
    rect(4, 4, 92, 28, tint) + rect(4, 37, 92, 28, main) + rect(4, 70, 92, 26, second),
  ({ main, second }) =>
    path('M8 4H92V54C92 78 72 92 50 98C28 92 8 78 8 54Z', main) +
    path('M50 4H92V54C92 78 72 92 50 98Z', second),
  ({ main, second }) =>
    circle(50, 50, 46, 'none', { stroke: main, 'stroke-width': 8 }) +
    line('M14 62q9-9 18 0t18 0t18 0t18 0', second, 7) +
    polygon(
      [
        [28, 52],
        [50, 20],
        [72, 52],
      ],
      main,
    ),
  ({ main, second }) =>
    path('M50 2L62 38H98L68 58L80 96L50 72L20 96L32 58L2 38H38Z', main) +
    circle(50, 54, 12, second),
  ({ main, second, tint }) =>
    path('M8 4H92V54C92 78 72 92 50 98C28 92 8 78 8 54Z', tint) +
    path('M8 54C30 40 60 66 92 44V54C92 78 72 92 50 98C28 92 8 78 8 54Z', main) +
    circle(64, 24, 11, second),
]
