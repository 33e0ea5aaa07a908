import { expect, it } from 'vitest'
import type { Tariff } from '~/content/model.ts'
import { tariffOn } from './tariff-view.ts'

const tariff = (name: string, validFrom: string, validUntil: string, earlyUntil = ''): Tariff => ({
  id: name,
  language: 'nl',
  updatedAt: '2026-09-01T08:00:00Z',
  name,
  validFrom,
  validUntil,
  prices: {},
  openSides: [],
  publicDiscount: 0,
  earlyUntil,
  vatPercent: 21,
  floorIncludes: [],
  shellIncludes: [],
  pavilionIncludes: [],
  instalments: [],
  cancellation: [],
})
const tariffs = [
  tariff('2025', '2024-09-01', '2026-08-31'),
  tariff('2027', '2026-09-01', '', '2026-12-31'),
]

it('the tariff is the one in force on a day, or none', () => {
  expect(tariffOn(tariffs, '2026-09-01')?.tariff.name).toBe('2027')
  expect(tariffOn(tariffs, '2024-08-31')).toBeNull()
})

it('the early discount is valid up to and including its last day', () => {
  expect(tariffOn(tariffs, '2026-12-31')?.early).toBe(true)
  expect(tariffOn(tariffs, '2027-01-01')?.early).toBe(false)
  expect(tariffOn(tariffs, '2025-01-01')?.early).toBe(false)
})
