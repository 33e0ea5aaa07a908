import { expect, it } from 'vitest'
import { standRange } from './pavilion-view.ts'

it('the first and last stand are named, in whatever order they are', () => {
  expect(standRange(['1.A12', '1.A2', '1.B01'])).toBe('1.A2–1.B01')
  expect(standRange(['1.A12', '1.A12'])).toBe('1.A12')
  expect(standRange([])).toBe('')
})
