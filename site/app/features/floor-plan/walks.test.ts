import { expect, it } from 'vitest'
import type { Content } from '~/content/model.ts'
import { walkingTimes, walksOf } from './walks.ts'

const hall = (number: number, stand: string, x: number) => ({
  number,
  name: `Hal ${number}`,
  level: '',
  width: 40,
  length: 20,
  stands: [
    {
      number: stand,
      status: 'let',
      area: 9,
      polygon: [
        [x, 2],
        [x + 3, 2],
        [x + 3, 5],
        [x, 5],
      ],
      exhibitors: [],
    },
  ],
  rooms: [],
  pavilions: [],
  pointsOfInterest: [{ kind: 'toilet', label: 'Toiletten', x: 20, y: 18, leadsOutside: true }],
})
const [one, two] = [hall(1, '1.A01', 30), hall(2, '2.F01', 10)]
const none = { all: [] }
const content = {
  halls: { all: [one, two] },
  passages: [
    {
      name: 'Gang',
      kind: 'corridor',
      length: 10,
      seconds: 0,
      stepFree: true,
      fromHall: one,
      fromPoint: [40, 10],
      toHall: two,
      toPoint: [0, 10],
    },
    // A passage without both points is no way.
    { name: 'Sluipweg', length: 1, fromHall: one, fromPoint: null, toHall: two, toPoint: [9, 9] },
  ],
  programmeItems: none,
  categories: none,
  themes: none,
  pavilions: none,
} as unknown as Content

it('gives metres and minutes between the keys of two places, through passages', () => {
  const walk = walksOf(content, '1.A01')
  expect(walk('2.F01')).toEqual({ metres: 28, minutes: 1 })
  expect(walksOf(content, '2.F01')('1.A01')).toEqual(walk('2.F01'))
  expect(walk('2.toilet')?.metres).toBeGreaterThan(28)
  expect(walk('3.Z01')).toBeNull()
  expect(walksOf(content, 'zwembad')('1.A01')).toBeNull()
})

it('gives the minutes from a place to all places', () => {
  const minutes = walkingTimes(content, '1.A01')
  expect(minutes).toMatchObject({
    '1.A01': 0,
    '2.F01': walksOf(content, '1.A01')('2.F01')?.minutes,
  })
  expect(Object.keys(minutes ?? {}).sort()).toEqual(['1.A01', '1.toilet', '2.F01', '2.toilet'])
  expect(walkingTimes(content, 'zwembad')).toBeNull()
})
