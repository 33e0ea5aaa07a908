import { expect, it } from 'vitest'
import { filingLetter, textMatcher } from './text-match.ts'

it('finds words in any order, without accents and case', () => {
  const matches = textMatcher('hout  Één')
  expect(matches('Eén dag in de houtbouw')).toBe(true)
  expect(matches('Een dag in de houtbouw')).toBe(true)
  expect(matches('Een dag in de fabriek')).toBe(false)
  expect(textMatcher(' ')('alles')).toBe(true)
})

it('files names under their first letter', () => {
  expect(filingLetter('Élan Wonen')).toBe('E')
  expect(filingLetter('3D-bouw')).toBe('#')
  expect(filingLetter('’t Huis')).toBe('T')
})
