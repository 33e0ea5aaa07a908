// About: contract/src/fair-parts.ts
import { expect, it } from 'vitest'
import { isPageOf, partsWithout, typesOf } from './fair-parts.ts'

it('a part has its pages, the pages below them, and their files', () => {
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

it('all parts are on unless they are switched off', () => {
  expect(partsWithout({ tours: false, pavilions: null, vacancies: true })).toEqual(['tours'])
  expect(typesOf(['tours', 'pavilions', 'concepts'])).toEqual(['pavilion', 'concept'])
})
