import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Outline } from '~/ui/plan/plan-geometry.ts'
import type { HallPlan } from '../floor-plan.ts'
import { routeSteps } from './route-steps.ts'
import { findSpot, type Spot, spotsOf } from './spots.ts'
import { distanceTo, type Point } from './walk-grid.ts'
import { walkingRoute } from './walking-route.ts'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly length: number
}

const rectangle = ({ x, y, width, length }: Box): Outline => [
  [x, y],
  [x + width, y],
  [x + width, y + length],
  [x, y + length],
]

const hallOf = (
  number: number,
  stands: readonly Outline[],
  more: Partial<HallPlan> = {},
): HallPlan => ({
  number,
  name: `Hal ${number}`,
  level: 'Begane grond',
  width: 40,
  length: 30,
  stands: stands.map((polygon, index) => ({
    number: `${number}.A${String(index + 1).padStart(2, '0')}`,
    polygon,
    status: 'let',
    area: 12,
    openSides: 2,
    exhibitors: [],
  })),
  rooms: [],
  pavilions: [],
  places: [],
  ...more,
})

const spotOf = (halls: readonly HallPlan[], text: string): Spot => {
  const spot = findSpot(
    spotsOf({ halls }, (stand) => `Stand ${stand}`),
    text,
  )
  if (!spot) throw new Error(`${text} is not on the plan`)
  return spot
}

const route = (halls: readonly HallPlan[], from: string, to: string, stepFree = false) =>
  walkingRoute(halls, spotOf(halls, from), spotOf(halls, to), stepFree)

/** Points along a path, a few centimetres apart. */
const along = (path: readonly Point[]): Point[] =>
  path.slice(1).flatMap(([bx, by], index) => {
    const [ax, ay] = path[index] ?? [bx, by]
    const count = Math.ceil(Math.hypot(bx - ax, by - ay) / 0.05)
    return Array.from(
      { length: count + 1 },
      (_, step): Point => [ax + ((bx - ax) * step) / count, ay + ((by - ay) * step) / count],
    )
  })

describe('a walking route', () => {
  const box = fc.record({
    x: fc.double({ min: 0, max: 36, noNaN: true }),
    y: fc.double({ min: 0, max: 26, noNaN: true }),
    width: fc.double({ min: 0.2, max: 9, noNaN: true }),
    length: fc.double({ min: 0.2, max: 9, noNaN: true }),
  })
  const triangle = fc.tuple(box, fc.double({ min: 0, max: 1, noNaN: true })).map(
    ([{ x, y, width, length }, top]): Outline => [
      [x + top * width, y],
      [x + width, y + length],
      [x, y + length],
    ],
  )
  const hall = fc
    .array(fc.oneof(box.map(rectangle), triangle), { minLength: 2, maxLength: 14 })
    .map((stands) => hallOf(1, stands))

  it('never crosses a stand, and joins the places asked for', () => {
    fc.assert(
      fc.property(hall, fc.boolean(), (one, stepFree) => {
        const [from, to] = [spotOf([one], '1.A01'), spotOf([one], '1.A02')]
        const found = walkingRoute([one], from, to, stepFree)
        for (const { path } of found?.parts ?? []) {
          const [start = [0, 0], end = [0, 0]] = [path[0], path.at(-1)]
          expect(distanceTo(from.outline, start[0], start[1])).toBeLessThan(2)
          expect(distanceTo(to.outline, end[0], end[1])).toBeLessThan(2)
          for (const [x, y] of along(path)) {
            for (const { polygon } of one.stands)
              expect(distanceTo(polygon, x, y)).toBeGreaterThan(0)
          }
        }
      }),
      { numRuns: 150 },
    )
  })

  it('is found whenever an aisle leads there, and is about as long as the aisles', () => {
    // A wall across the hall with one aisle of 3 m on the far right.
    const halls = [
      hallOf(1, [
        rectangle({ x: 2, y: 2, width: 4, length: 3 }),
        rectangle({ x: 2, y: 25, width: 4, length: 3 }),
        rectangle({ x: 0, y: 14, width: 36, length: 2 }),
      ]),
    ]
    const found = route(halls, '1.A01', '1.A02')
    expect(found?.metres).toBeGreaterThan(2 * 31)
    expect(found?.metres).toBeLessThan(90)
    expect(found?.minutes).toBe(2)
  })

  it('step-free, takes no passage that is too narrow', () => {
    const wall = (width: number) => [
      rectangle({ x: 2, y: 2, width: 4, length: 3 }),
      rectangle({ x: 2, y: 25, width: 4, length: 3 }),
      rectangle({ x: 0, y: 14, width: 40 - width, length: 2 }),
    ]
    const narrow = [hallOf(1, wall(1.4))]
    expect(route(narrow, '1.A01', '1.A02')).not.toBeNull()
    expect(route(narrow, '1.A01', '1.A02', true)).toBeNull()
    expect(route([hallOf(1, wall(3))], '1.A01', '1.A02', true)).not.toBeNull()
    expect(route([hallOf(1, wall(0))], '1.A01', '1.A02')).toBeNull()
  })

  const place = (kind: 'entrance' | 'lift', key: string, x: number, y: number) => ({
    kind,
    key,
    label: key,
    x,
    y,
  })
  const pair = (level: string) => [
    hallOf(1, [rectangle({ x: 4, y: 4, width: 4, length: 3 })], {
      places: [place('entrance', '1.ingang', 20, 29), place('lift', '1.lift', 8, 9)],
    }),
    hallOf(2, [rectangle({ x: 30, y: 4, width: 4, length: 3 })], {
      level,
      places: [
        place('entrance', '2.ingang', 39, 15),
        place('entrance', '2.ingang-2', 1, 15),
        place('lift', '2.lift', 20, 29),
      ],
    }),
  ]

  it('leads to another hall by the entrances of both, the nearest ones', () => {
    const found = route(pair('Begane grond'), '1.A01', '2.A01')
    expect(found?.parts.map(({ hall: number, start, end }) => [number, start, end])).toEqual([
      [1, 'Stand 1.A01', '1.ingang'],
      [2, '2.ingang', 'Stand 2.A01'],
    ])
    expect(found?.metres).toBe(
      Math.round(found?.parts.reduce((sum, part) => sum + part.metres, 0) ?? 0),
    )
  })

  it('leads to another level step-free by lift only', () => {
    const [lower, upper] = pair('Verdieping 1')
    if (!lower || !upper) throw new Error('two halls')
    const ends = (stepFree: boolean) =>
      route([lower, upper], '1.A01', '2.A01', stepFree)?.parts.map(({ start, end }) => [start, end])
    expect(ends(true)).toEqual([
      ['Stand 1.A01', '1.lift'],
      ['2.lift', 'Stand 2.A01'],
    ])
    const withoutLift = { ...upper, places: upper.places.filter(({ kind }) => kind !== 'lift') }
    expect(route([lower, withoutLift], '1.A01', '2.A01', true)).toBeNull()
    expect(route([lower, withoutLift], '1.A01', '2.A01')).not.toBeNull()
  })
})

describe('the words for a route', () => {
  const stands = hallOf(1, [rectangle({ x: 10, y: 10, width: 6, length: 6 })]).stands

  it('turn left and right, name the stand there, and add up', () => {
    // Right, then down (a turn to the right), then right again (to the left), with a cut corner.
    const path: Point[] = [
      [2, 8],
      [17, 8],
      [18, 9],
      [18, 20],
      [30, 20],
    ]
    expect(routeSteps({ path }, { stands })).toEqual([
      { turn: 'start', metres: 16, near: '' },
      { turn: 'right', metres: 11, near: '1.A01' },
      { turn: 'left', metres: 12, near: '' },
    ])
  })

  it('of a few steps are one step', () => {
    const path: Point[] = [
      [2, 8],
      [3, 8],
      [3, 9],
    ]
    expect(routeSteps({ path }, { stands })).toEqual([{ turn: 'start', metres: 2, near: '' }])
  })
})

describe('what somebody means', () => {
  const halls = [
    hallOf(1, [rectangle({ x: 0, y: 0, width: 3, length: 3 })], {
      places: [{ kind: 'toilet', key: '1.toilet', label: 'Toiletten', x: 1, y: 1 }],
      rooms: [
        {
          slug: 'hoofdpodium',
          name: 'Hoofdpodium',
          capacity: 250,
          polygon: rectangle({ x: 9, y: 9, width: 5, length: 5 }),
          hearingLoop: true,
          wheelchairPlaces: 2,
          items: [],
        },
      ],
    }),
    hallOf(2, [], {
      places: [{ kind: 'toilet', key: '2.toilet', label: 'Toiletten', x: 1, y: 1 }],
    }),
  ]
  const spots = spotsOf({ halls }, (stand) => `Stand ${stand}`)

  it.each([
    ['1.a01', '1.A01'],
    ['Stand 1.A01', '1.A01'],
    ['hoofdpodium', 'hoofdpodium'],
    ['Hoofdpodium (Hal 1)', 'hoofdpodium'],
    ['podium', 'hoofdpodium'],
    ['2.toilet', '2.toilet'],
    ['toiletten hal 2', '2.toilet'],
  ])('%s is %s', (text, key) => {
    expect(findSpot(spots, text)?.key).toBe(key)
  })

  it.each(['', 'toiletten', 'zwembad'])('"%s" is no place, or several', (text) => {
    expect(findSpot(spots, text)).toBeNull()
  })
})
