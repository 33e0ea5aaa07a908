import { expect, it } from 'vitest'
import { contract } from './definitions/contract.ts'
import { newsletter } from './definitions/newsletter.ts'
import { type ChoiceRow, optionsFrom, sourcesOf } from './option-sources.ts'

const themes: ChoiceRow<'themes'>[] = [
  { id: 'a', slug: 'hout', name: 'Hout' },
  { id: 'b', slug: 'dak', name: 'Dak' },
]

it('choices have names in both languages, in Dutch where they are not translated', () => {
  const english = [{ id: 'b', slug: 'roof', name: 'Roof' }]
  expect(optionsFrom({ themes }, { themes: english })).toEqual({
    themes: [
      { value: 'hout', label: { nl: 'Hout', en: 'Hout' } },
      { value: 'dak', label: { nl: 'Dak', en: 'Roof' } },
    ],
  })
})

it('stored values stay valid after a rename: numbers, codes and dates', () => {
  const { days, halls, products } = optionsFrom(
    {
      days: [{ id: 'd', date: '2027-03-17' }],
      halls: [{ id: 'h', number: 2, name: 'Hal 2' }],
      products: [{ id: 'p', code: 'VS-80', name: 'Vloersticker' }],
    },
    {},
  )
  expect(days).toEqual([
    { value: '2027-03-17', label: { nl: 'woensdag 17 maart', en: 'Wednesday 17 March' } },
  ])
  expect(halls?.[0]?.value).toBe('2')
  expect(products?.[0]?.value).toBe('VS-80')
})

it('stands are offered only where they were read, with the choice of no preference', () => {
  expect(optionsFrom({}, {})).toEqual({})
  expect(optionsFrom({ stands: [] }, {}).stands).toHaveLength(1)
})

it('the sources of a form include those in lists and groups', () => {
  expect(sourcesOf(contract).toSorted()).toEqual(['categories', 'pavilions', 'stands'])
  expect(sourcesOf(newsletter)).toEqual([])
})
