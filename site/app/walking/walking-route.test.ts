import { distanceTo, type Outline, type Point } from '@beursvloer/contract/outlines'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { METRES_PER_MINUTE } from './pace.ts'
import { rectangle } from './testing/rectangle.ts'
import type { WalkHall, WalkPassage, WalkPlace, WalkPlan } from './walk-plan.ts'
import { type WalkingRoute, walkingRoute, walksFrom } from './walking-route.ts'

const hallOf = (
  number: number,
  stands: readonly Outline[],
  more: Partial<WalkHall> = {},
): WalkHall => ({
  number,
  level: 'Begane grond',
  width: 40,
  length: 30,
  stands: stands.map((polygon) => ({ polygon })),
  rooms: [],
  places: [],
  ...more,
})

const planOf = (...halls: WalkHall[]): WalkPlan => ({ halls, passages: [] })

/** The nth stand of a hall. */
const stand = ({ halls }: WalkPlan, hall: number, nth = 0): WalkPlace => ({
  key: `${hall}.A0${nth + 1}`,
  name: `Stand ${hall}.A0${nth + 1}`,
  hall,
  outline: halls.find(({ number }) => number === hall)?.stands[nth]?.polygon ?? [],
})

const passage = (
  name: string,
  from: readonly [hall: number, x: number, y: number],
  to: readonly [hall: number, x: number, y: number],
  more: Partial<WalkPassage> = {},
): WalkPassage => ({
  name,
  kind: 'corridor',
  length: 12,
  seconds: 0,
  stepFree: true,
  ends: [
    { hall: from[0], at: [from[1], from[2]] },
    { hall: to[0], at: [to[1], to[2]] },
  ],
  ...more,
})

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

const straightLine = (path: readonly Point[]) => {
  const [[ax, ay], [bx, by]] = [path[0] ?? [0, 0], path.at(-1) ?? [0, 0]]
  return Math.hypot(ax - bx, ay - by)
}

const exactMetres = ({ parts, crossings }: WalkingRoute) =>
  [...parts, ...crossings].reduce((sum, { metres }) => sum + metres, 0)

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
const hall = (number: number) =>
  fc
    .array(fc.oneof(box.map(rectangle), triangle), { minLength: 2, maxLength: 14 })
    .map((stands) => hallOf(number, stands))
const end = (number: number) =>
  fc.tuple(
    fc.constant(number),
    fc.double({ min: 0, max: 40, noNaN: true }),
    fc.double({ min: 0, max: 30, noNaN: true }),
  )
const joined = fc
  .tuple(
    hall(1),
    hall(2),
    hall(3),
    fc.array(
      fc.tuple(
        fc.constantFrom([1, 2] as const, [2, 3] as const, [1, 3] as const),
        end(0),
        end(0),
        fc.double({ min: 1, max: 60, noNaN: true }),
        fc.boolean(),
      ),
      { minLength: 1, maxLength: 4 },
    ),
  )
  .map(
    ([one, two, three, ways]): WalkPlan => ({
      halls: [one, two, three],
      passages: ways.map(([[a, b], [, ax, ay], [, bx, by], length, stepFree], at) =>
        passage(`gang ${at}`, [a, ax, ay], [b, bx, by], { length, stepFree }),
      ),
    }),
  )

describe('a walking route', () => {
  it('never crosses a stand, connects the given places, and is no shorter than the straight line', () => {
    fc.assert(
      fc.property(hall(1), fc.boolean(), (one, stepFree) => {
        const plan = planOf(one)
        const [from, to] = [stand(plan, 1, 0), stand(plan, 1, 1)]
        const found = walkingRoute(plan, from, to, stepFree)
        for (const { path, metres } of found?.parts ?? []) {
          const [start = [0, 0], end = [0, 0]] = [path[0], path.at(-1)]
          expect(distanceTo(from.outline, start[0], start[1])).toBeLessThan(2)
          expect(distanceTo(to.outline, end[0], end[1])).toBeLessThan(2)
          expect(metres).toBeGreaterThanOrEqual(straightLine(path) - 1e-9)
          for (const [x, y] of along(path)) {
            for (const { polygon } of one.stands)
              expect(distanceTo(polygon, x, y)).toBeGreaterThan(0)
          }
        }
      }),
      { numRuns: 150 },
    )
  })

  it('is the same in both directions, whatever was computed before', () => {
    fc.assert(
      fc.property(joined, fc.boolean(), (plan, stepFree) => {
        const other = { ...plan }
        const places = [stand(plan, 1), stand(plan, 2), stand(plan, 3), stand(plan, 1, 1)]
        for (const from of places)
          for (const to of places) {
            if (from === to) continue
            const there = walkingRoute(plan, from, to, stepFree)
            const back = walkingRoute(other, to, from, stepFree)
            expect(back?.metres).toBe(there?.metres)
            expect(back?.parts.map(({ path }) => path)).toEqual(
              there?.parts.map(({ path }) => path.toReversed()).reverse(),
            )
          }
      }),
      { numRuns: 40 },
    )
  })

  it('uses the same one of two passages in both directions when their lengths differ only by rounding', () => {
    fc.assert(
      fc.property(hall(1), hall(2), fc.integer({ min: -20, max: 20 }), (one, two, ulps) => {
        const passages = [1, 1 + ulps * Number.EPSILON].map((length, at) =>
          passage(`gang ${at}`, [1, 0, 0], [2, 0, 0], { length }),
        )
        const plan = { halls: [one, two], passages }
        const [start, goal] = [stand(plan, 1), stand(plan, 2)]
        const there = walkingRoute(plan, start, goal, false)
        const back = walkingRoute(plan, goal, start, false)
        expect(back?.crossings[0]?.from).toBe(there?.crossings[0]?.from)
      }),
      { numRuns: 100 },
    )
  })

  it('uses the passages that it names, from door to door, and includes their length', () => {
    fc.assert(
      fc.property(joined, fc.boolean(), (plan, stepFree) => {
        const found = walkingRoute(plan, stand(plan, 1), stand(plan, 3), stepFree)
        if (!found) return
        expect(found.crossings).toHaveLength(found.parts.length - 1)
        found.crossings.forEach((crossing, at) => {
          const [before, after] = [found.parts[at], found.parts[at + 1]]
          expect([before?.path.at(-1), after?.path[0]]).toEqual([crossing.leaves, crossing.enters])
          const named = plan.passages.find(({ name }) => name === crossing.from)
          expect(named?.length).toBe(crossing.metres)
          expect(named?.stepFree || !stepFree).toBe(true)
          expect(named?.ends.map((one) => one.hall).sort()).toEqual(
            [before?.hall, after?.hall].sort(),
          )
        })
        expect(found.metres).toBe(Math.round(exactMetres(found)))
        expect(found.minutes).toBe(Math.max(1, Math.round(found.metres / METRES_PER_MINUTE)))
      }),
      { numRuns: 100 },
    )
  })

  it('is found whenever an aisle leads there, and is about as long as the aisles', () => {
    // A wall across the hall with one aisle of 3 m on the far right.
    const plan = planOf(
      hallOf(1, [
        rectangle({ x: 2, y: 2, width: 4, length: 3 }),
        rectangle({ x: 2, y: 25, width: 4, length: 3 }),
        rectangle({ x: 0, y: 14, width: 36, length: 2 }),
      ]),
    )
    const found = walkingRoute(plan, stand(plan, 1, 0), stand(plan, 1, 1), false)
    expect(found?.metres).toBeGreaterThan(2 * 31)
    expect(found?.metres).toBeLessThan(90)
    expect(found?.minutes).toBe(Math.round((found?.metres ?? 0) / METRES_PER_MINUTE))
  })

  it('that is step-free uses no passage that is too narrow', () => {
    const route = (width: number, stepFree: boolean) => {
      const plan = planOf(
        hallOf(1, [
          rectangle({ x: 2, y: 2, width: 4, length: 3 }),
          rectangle({ x: 2, y: 25, width: 4, length: 3 }),
          rectangle({ x: 0, y: 14, width: 40 - width, length: 2 }),
        ]),
      )
      return walkingRoute(plan, stand(plan, 1, 0), stand(plan, 1, 1), stepFree)
    }
    expect(route(1.4, false)).not.toBeNull()
    expect(route(1.4, true)).toBeNull()
    expect(route(3, true)).not.toBeNull()
    expect(route(0, false)).toBeNull()
  })
})

describe('a walking route between halls', () => {
  const place = (kind: 'entrance' | 'lift', key: string, x: number, y: number, out = true) => ({
    kind,
    key,
    label: key,
    x,
    y,
    leadsOutside: out,
  })
  const pair = (level: string): WalkPlan =>
    planOf(
      hallOf(1, [rectangle({ x: 4, y: 4, width: 4, length: 3 })], {
        places: [place('entrance', '1.ingang', 20, 29), place('lift', '1.lift', 8, 9)],
      }),
      hallOf(2, [rectangle({ x: 30, y: 4, width: 4, length: 3 })], {
        level,
        places: [
          place('entrance', '2.doorgang', 39, 5, false),
          place('entrance', '2.ingang', 39, 15),
          place('entrance', '2.ingang-2', 1, 15),
          place('lift', '2.lift', 20, 29),
        ],
      }),
    )
  const names = (found: WalkingRoute | null) =>
    found?.parts.map(({ hall: number, start, end }) => [number, start, end])
  const route = (plan: WalkPlan, stepFree = false) =>
    walkingRoute(plan, stand(plan, 1), stand(plan, 2), stepFree)

  it('uses the passage, whatever the detour', () => {
    const plan = { ...pair('Begane grond'), passages: [passage('Gang', [1, 40, 2], [2, 0, 28])] }
    const found = route(plan)
    expect(names(found)).toEqual([
      [1, 'Stand 1.A01', 'Gang'],
      [2, 'Gang', 'Stand 2.A01'],
    ])
    expect(found?.crossings).toMatchObject([{ kind: 'corridor', metres: 12 }])
  })

  it('uses the shortest of three passages, and several in a row', () => {
    const far = hallOf(3, [rectangle({ x: 10, y: 10, width: 3, length: 3 })])
    const plan = {
      halls: [...pair('Begane grond').halls, far],
      passages: [
        passage('lang', [1, 40, 5], [2, 0, 5], { length: 300 }),
        passage('kort', [1, 40, 15], [2, 0, 15]),
        passage('verder', [2, 40, 15], [3, 0, 10]),
      ],
    }
    const found = walkingRoute(plan, stand(plan, 1), stand(plan, 3), false)
    expect(found?.crossings.map(({ from }) => from)).toEqual(['kort', 'verder'])
    expect(found?.parts.map((part) => part.hall)).toEqual([1, 2, 3])
  })

  it('includes the time of a lift, and is step-free by lift instead of stairs', () => {
    const plan = {
      ...pair('Verdieping 1'),
      passages: [
        passage('Trap', [1, 9, 9], [2, 29, 9], { kind: 'stairs', length: 10, stepFree: false }),
        passage('Lift', [1, 8, 9], [2, 28, 9], { kind: 'lift', length: 4, seconds: 120 }),
      ],
    }
    expect(route(plan)?.crossings[0]).toMatchObject({ kind: 'stairs' })
    const slow = route(plan, true)
    expect(slow?.crossings[0]).toMatchObject({ kind: 'lift', seconds: 120 })
    expect(slow?.minutes).toBe(Math.round((slow?.metres ?? 0) / METRES_PER_MINUTE + 2))
  })

  it('without a passage uses entrances to the outside, and marks the missing distance', () => {
    const found = route(pair('Begane grond'))
    expect(names(found)).toEqual([
      [1, 'Stand 1.A01', '1.ingang'],
      [2, '2.ingang', 'Stand 2.A01'],
    ])
    expect(found?.crossings).toMatchObject([{ kind: 'unmeasured', metres: 0 }])
  })

  it('without a passage leads step-free to another level by lift only', () => {
    const plan = pair('Verdieping 1')
    expect(names(route(plan, true))).toEqual([
      [1, 'Stand 1.A01', '1.lift'],
      [2, '2.lift', 'Stand 2.A01'],
    ])
    const [lower, upper] = plan.halls as [WalkHall, WalkHall]
    const places = upper.places.filter(({ kind }) => kind !== 'lift')
    const withoutLift = planOf(lower, { ...upper, places })
    expect(route(withoutLift, true)).toBeNull()
    expect(route(withoutLift)).not.toBeNull()
  })
})

it('the distances from one place are those of its routes', () => {
  const rows = Array.from({ length: 6 }, (_, at) =>
    rectangle({ x: 2 + 6 * at, y: 4, width: 3, length: 18 }),
  )
  const plan: WalkPlan = {
    halls: [hallOf(1, rows), hallOf(2, rows)],
    passages: [passage('Gang', [1, 40, 15], [2, 0, 15])],
  }
  const places = [1, 2].flatMap((number) => rows.map((_, nth) => stand(plan, number, nth)))
  const other = { ...plan }
  for (const from of places) {
    const walk = walksFrom(plan, from)
    for (const to of places) {
      if (from === to) continue
      const found = walkingRoute(other, from, to, false)
      expect(walk(to)).toEqual({ metres: found?.metres, minutes: found?.minutes })
    }
  }
})
