import { expect, it } from 'vitest'
import { swipeOf } from './swipe.ts'

it.each([
  [-51, 0, 'next'],
  [51, 0, 'previous'],
  [-50, 0, null],
  [50, 0, null],
  [-80, 79, 'next'],
  [-80, 80, null],
  [10, 300, null],
])('takes a stroke of %s, %s for %s', (x, y, result) => {
  expect(swipeOf({ x, y })).toBe(result)
})
