import fc from 'fast-check'
import { expect, it } from 'vitest'
import { typingDistance } from './corrections.ts'

it.each([
  ['houtbouw', 'houtbouw', 0],
  ['huotbouw', 'houtbouw', 1],
  ['houtbow', 'houtbouw', 1],
  ['houttbouw', 'houtbouw', 1],
  ['houtbaaw', 'houtbouw', 2],
  ['', 'ab', 2],
])('%s is %s with %d mistakes', (a, b, mistakes) => {
  expect(typingDistance(a, b, 3)).toBe(mistakes)
})

it('the calculation stops beyond the limit', () => {
  expect(typingDistance('hout', 'steen', 2)).toBeGreaterThan(2)
  expect(typingDistance('a'.repeat(60), 'a'.repeat(60), 2)).toBeGreaterThan(2)
})

it('the distance is the same in both directions, and zero only for the same word', () => {
  const word = fc.stringMatching(/^[a-d]{0,8}$/)
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(typingDistance(a, b, 9)).toBe(typingDistance(b, a, 9))
      expect(typingDistance(a, b, 9) === 0).toBe(a === b)
    }),
  )
})
