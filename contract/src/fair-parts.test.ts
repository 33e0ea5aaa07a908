// About: contract/src/fair-parts.ts
import { expect, it } from 'vitest'
import { isPageOf, partsWithout, typesOf } from './fair-parts.ts'

it('knows the pages of a part, what is below them, and their files', () => {
  const parts = ['interviews', 'networkingList'] as const
  for (const path of [
    '/interviews',
    '/interviews/k7m2p9xa/hout',
    '/interviews.xml',
    '/bezoekersprofiel/netwerklijst',
  ])
    expect(isPageOf(parts, path), path).toBe(true)
  for (const path of ['/', '/interviewsessie', '/bezoekersprofiel', '/paviljoens'])
    expect(isPageOf(parts, path), path).toBe(false)
})

it('has every part that nobody switched off', () => {
  expect(partsWithout({ tours: false, pavilions: null, vacancies: true })).toEqual(['tours'])
  expect(typesOf(['tours', 'pavilions', 'concepts'])).toEqual(['pavilion', 'concept'])
})
