import type { Point } from '@beursvloer/contract/outlines'
import { describe, expect, it } from 'vitest'
import type { Outline } from '~/ui/plan/plan-geometry.ts'
import { rectangle } from '~/walking/testing/rectangle.ts'
import type { HallPlan } from '../floor-plan.ts'
import { routeSteps } from './route-steps.ts'
import { findSpot, spotsOf } from './spots.ts'

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
    offer: null,
  })),
  rooms: [],
  pavilions: [],
  places: [],
  ...more,
})

describe('the steps of a route', () => {
  const stands = hallOf(1, [rectangle({ x: 10, y: 10, width: 6, length: 6 })]).stands

  it('have their turn, metres and nearest stand', () => {
    // East, south (a turn to the right) with a cut corner, and east again (to the left).
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

  it('begin with a turn when the route enters by a door and does not go straight on', () => {
    const path: Point[] = [
      [50, 20],
      [44, 32],
    ]
    const first = (heading: number | null) => routeSteps({ path }, { stands }, heading)[0]?.turn
    expect(first(Math.PI)).toBe('left')
    expect(first(0)).toBe('right')
    expect(first(Math.PI / 2)).toBe('start')
    expect(first(null)).toBe('start')
  })

  it('are one step for a few metres', () => {
    const path: Point[] = [
      [2, 8],
      [3, 8],
      [3, 9],
    ]
    expect(routeSteps({ path }, { stands })).toEqual([{ turn: 'start', metres: 2, near: '' }])
  })
})

describe('the place of a typed text', () => {
  const halls = [
    hallOf(1, [rectangle({ x: 0, y: 0, width: 3, length: 3 })], {
      places: [
        { kind: 'toilet', key: '1.toilet', label: 'Toiletten', x: 1, y: 1, leadsOutside: true },
      ],
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
      places: [
        { kind: 'toilet', key: '2.toilet', label: 'Toiletten', x: 1, y: 1, leadsOutside: true },
      ],
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
  ])('"%s" is %s', (text, key) => {
    expect(findSpot(spots, text)?.key).toBe(key)
  })

  it.each(['', 'toiletten', 'zwembad'])('"%s" names no place or several', (text) => {
    expect(findSpot(spots, text)).toBeNull()
  })
})
