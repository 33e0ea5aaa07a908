import { expect, it } from 'vitest'
import { slopeOf } from './regression.ts'

it('tells how much values rise', () => {
  const line = [0, 1, 2, 5].map((at) => ({ at, value: 3 * at + 7 }))
  expect(slopeOf(line)).toBeCloseTo(3)
  expect(slopeOf([{ at: 4, value: 9 }])).toBe(0)
})
