import { expect, it } from 'vitest'
import { filterLink, toggleLink } from './filter-links.ts'
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

it('changes one filter and keeps the others', () => {
  const current = new URLSearchParams('thema=hout&q=a')
  expect(filterLink(current, { hal: '1' })).toBe('?hal=1&q=a&thema=hout')
  expect(toggleLink(current, 'thema', 'hout')).toBe('?q=a')
  expect(filterLink(new URLSearchParams('q=a'), { q: '' })).toBe('.')
})
