import { expect, it } from 'vitest'
import { droppedText } from './dropped-text'

it('names the events that were not counted with the reason, and is empty when all were counted', () => {
  expect(droppedText({ robots: 6, tooOften: 7400, other: 1 })).toBe(
    'Niet meegeteld: 6 van robots, 7.400 vaker dan mensen achter één netwerk doen, 1 niet te lezen of niet van deze site.',
  )
  expect(droppedText({ robots: 0, tooOften: 0, other: 0 })).toBe('')
})
