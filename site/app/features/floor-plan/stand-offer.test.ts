import { tariff } from '@beursvloer/contract/testing/tariff'
import { expect, it } from 'vitest'
import type { Content } from '~/content/model.ts'
import { type Sales, toFloorPlan } from './floor-plan.ts'

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

it('gives a free stand its price by the tariff, and the way to book it', () => {
  const sales = { tariff, date: '2026-12-01' } as unknown as Sales
  const [large, small, taken] = standsFor(sales) ?? []
  expect(large?.offer?.path).toBe('/contractformulier?stand=1.A01#formulier')
  expect(
    large?.offer?.prices.map(({ package: one, price }) => [one, price.replace(/\s/g, ' ')]),
  ).toEqual([
    ['floor', '€ 5.613,60'],
    ['shell', '€ 7.653,60'],
  ])
  // Too small for bare floor, and with no more decimals than square metres have.
  expect(small?.offer?.prices.map(({ package: one }) => one)).toEqual(['shell'])
  expect(small?.area).toBe(9.33)
  expect(taken?.offer).toBeNull()
  expect(standsFor(null)?.map(({ offer }) => offer)).toEqual([null, null, null])
})

it('says of a free stand who is beside it and across the aisle', () => {
  const [first, second, taken] = standsFor(null) ?? []
  expect(first?.neighbours).toEqual([{ stand: '1.A02', name: '', adjoining: true }])
  expect(second?.neighbours).toEqual([
    { stand: '1.A01', name: '', adjoining: true },
    { stand: '1.A03', name: '', adjoining: false },
  ])
  expect(taken).not.toHaveProperty('neighbours')
})
