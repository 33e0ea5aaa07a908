import { tariff } from '@beursvloer/contract/testing/tariff'
import { expect, it } from 'vitest'
import type { Content } from '~/content/model.ts'
import { alternativesTo } from './alternatives.ts'
import { toFloorPlan } from './floor-plan.ts'
import type { Sales } from './stand-prices.ts'

const stand = (number: string, status: string, area: number, openSides: number, x = 0) => ({
  number,
  status,
  area,
  openSides,
  language: 'nl',
  polygon: [
    [x, 0],
    [x + 3, 0],
    [x + 3, 3],
    [x, 3],
  ],
  exhibitors: [],
})
const none = { all: [] }
const hall = {
  stands: [
    stand('1.A01', 'free', 24, 3),
    stand('1.A02', 'free', 9.333333, 1, 3),
    stand('1.A03', 'let', 24, 3, 9),
  ],
  rooms: [],
  pavilions: [],
  pointsOfInterest: [],
}
const content = {
  halls: { all: [hall] },
  passages: [],
  programmeItems: none,
  categories: none,
  themes: none,
  pavilions: none,
} as unknown as Content
const standsFor = (sales: Sales | null) => toFloorPlan(content, sales).halls[0]?.stands
const sales = { tariff, date: '2026-12-01' } as unknown as Sales

it('gives a free stand its prices by the tariff, and the links to contract and calculator', () => {
  const [large, small, taken] = standsFor(sales) ?? []
  expect(large?.offer?.path).toBe('/contractformulier?stand=1.A01#formulier')
  expect(
    large?.offer?.prices.map(({ package: one, price }) => [one, price.replace(/\s/g, ' ')]),
  ).toEqual([
    ['floor', '€ 5.613,60'],
    ['shell', '€ 7.653,60'],
  ])
  expect(large?.offer?.from).toBe(5614)
  expect(small?.offer?.calculatorPath).toBe(
    '/deelnemen-als-standhouder?m2=9%2C33&pakket=shell&stand=1.A02&zijden=1#prijs',
  )
  // The stand is too small for bare floor; square metres have two decimals.
  expect(small?.offer?.prices.map(({ package: one }) => one)).toEqual(['shell'])
  expect(small?.area).toBe(9.33)
  expect(taken?.offer).toBeNull()
  expect(standsFor(null)?.map(({ offer }) => offer)).toEqual([null, null, null])
})

it('finds the nearest and the cheapest free stand instead of one that is let', () => {
  const at = (number: string, x: number, cents: number | null) => ({
    ...stand(number, cents ? 'free' : 'let', 9, 1, x),
    offer: cents && { from: cents },
  })
  const halls = [
    { stands: [at('1.A01', 0, 4000), at('1.A02', 3, null), at('1.A03', 9, 3000)] },
    { stands: [at('2.A01', 0, 2000), at('2.A02', 3, null)] },
    { stands: [at('3.A01', 0, null)] },
  ] as unknown as ReturnType<typeof toFloorPlan>['halls']
  const numbers = (number: string, among = halls) => {
    const wish = halls.flatMap(({ stands }) => stands).find((one) => one.number === number)
    const found =
      wish &&
      alternativesTo(
        among,
        wish,
        ({ offer }) => offer?.from ?? null,
        ({ polygon }) => polygon[0] ?? [0, 0],
      )
    return found && [found.nearest?.number, found.cheapest.number]
  }
  expect(numbers('1.A02')).toEqual(['1.A01', '2.A01'])
  expect(numbers('2.A02')).toEqual(['2.A01', '2.A01'])
  expect(numbers('3.A01')).toEqual([undefined, '2.A01'])
  expect(numbers('3.A01', halls.slice(2))).toBeNull()
})

it('gives a free stand its neighbours, adjoining or across the aisle', () => {
  const [first, second, taken] = standsFor(null) ?? []
  expect(first?.neighbours).toEqual([{ stand: '1.A02', name: '', adjoining: true }])
  expect(second?.neighbours).toEqual([
    { stand: '1.A01', name: '', adjoining: true },
    { stand: '1.A03', name: '', adjoining: false },
  ])
  expect(taken).not.toHaveProperty('neighbours')
})
