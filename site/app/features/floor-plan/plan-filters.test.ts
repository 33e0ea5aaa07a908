import { describe, expect, it } from 'vitest'
import type { ExhibitorView, HallPlan } from './floor-plan.ts'
import { planMatches, readFilters } from './plan-filters.ts'

const exhibitor = (name: string, more: Partial<ExhibitorView> = {}): ExhibitorView => ({
  name,
  id: name,
  path: `/standhouders/x/${name}`,
  intro: '',
  language: 'nl',
  category: 'overheden',
  themes: [],
  pavilion: '',
  logo: null,
  ...more,
})

const stand = (number: string, ...exhibitors: ExhibitorView[]) => ({
  number,
  polygon: [],
  status: 'let' as const,
  area: 9,
  openSides: 1,
  exhibitors,
})

const hall = {
  stands: [
    stand(
      '1.A01',
      exhibitor('Stapelwerk', { category: 'nieuwbouwconcepten', themes: ['biobased'] }),
    ),
    stand(
      '1.A02',
      exhibitor('Gemeente Meerhaven'),
      exhibitor('Lindewaard', { themes: ['biobased'] }),
    ),
    stand('1.A03', exhibitor('Vurenveld', { pavilion: 'houtbouw', intro: 'Kozijnen van vuren.' })),
    stand('1.A04'),
    { ...stand('1.A05'), status: 'free' as const },
  ],
  rooms: [{ slug: 'hoofdpodium', name: 'Hoofdpodium' }],
} as unknown as HallPlan
const plan = { pavilions: [{ slug: 'houtbouw', name: 'Houtbouw' }] }

const found = (search: string) => {
  const matches = planMatches(hall, readFilters(new URLSearchParams(search)), plan)
  return matches && [...matches.stands, ...matches.rooms]
}

describe('the stands and rooms of a filter', () => {
  it('are null without a filter', () => {
    expect(found('')).toBeNull()
    expect(found('stand=1.A01')).toBeNull()
  })

  it.each([
    ['q=stapel', ['1.A01']],
    ['q=1.a04', ['1.A04']],
    ['q=kozijnen', ['1.A03']],
    ['vrij=1', ['1.A05']],
    ['q=1.a&vrij=1', ['1.A05']],
    ['thema=biobased&vrij=1', []],
    ['q=houtbouw', ['1.A03']],
    ['q=hoofdpodium', ['hoofdpodium']],
    ['categorie=overheden', ['1.A02', '1.A03']],
    ['thema=biobased', ['1.A01', '1.A02']],
    ['paviljoen=houtbouw', ['1.A03']],
    ['q=meerhaven&thema=biobased', []],
    ['q=hoofdpodium&categorie=overheden', []],
  ])('for %s are %j', (search, expected) => {
    expect(found(search)).toEqual(expected)
  })
})
