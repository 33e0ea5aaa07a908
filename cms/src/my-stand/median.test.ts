import { expect, it } from 'vitest'
import { medianOf } from './median'

it.each([
  [[3, 1, 100, 2, 0], 2],
  [[10, 1, 4, 3], 3.5],
  [[7], 7],
])('the median of %j is %d', (values, median) => {
  expect(medianOf(values)).toBe(median)
})
