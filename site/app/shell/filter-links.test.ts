import { expect, it } from 'vitest'
import { filterLink, toggleLink } from './filter-links.ts'

it('a link changes one filter and keeps the others', () => {
  const current = new URLSearchParams('thema=hout&q=a')
  expect(filterLink(current, { hal: '1' })).toBe('?hal=1&q=a&thema=hout')
  expect(toggleLink(current, 'thema', 'hout')).toBe('?q=a')
  expect(filterLink(new URLSearchParams('q=a'), { q: '' })).toBe('.')
})
