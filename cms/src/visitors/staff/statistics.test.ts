import fc from 'fast-check'
import { expect, it } from 'vitest'
import { visitorStatistics } from './statistics'

interface Visitor {
  readonly registeredAt: string
  readonly organisationType: string | null
  readonly days: readonly string[] | null
  readonly interests: readonly string[] | null
  readonly language: 'nl' | 'en'
  readonly confirmed: boolean
  readonly blocked: boolean
}

const choices = {
  days: ['2027-03-17'],
  interests: [{ value: 'leefbaarheid', label: 'Leefbaar' }],
  organisationTypes: [{ value: 'builder', label: 'Bouwer' }],
}
const visitor = (about: Partial<Visitor>): Visitor => ({
  registeredAt: '2027-01-01T12:00:00Z',
  organisationType: null,
  days: null,
  interests: null,
  language: 'nl',
  confirmed: true,
  blocked: false,
  ...about,
})
/** Statistics of visitors, with `count` people for each. */
const counted = (visitors: readonly Visitor[], count = 1) =>
  visitorStatistics(
    {
      answers: visitors.map((one) => ({ ...one, count })),
      interests: visitors.map(({ interests }) => ({ interests, count })),
      hours: visitors.map((one) => ({ registeredAt: new Date(one.registeredAt), count })),
    },
    choices,
  )

it('says of nobody nothing', () => {
  const { total, perDay, interests } = counted([])
  expect({ total, perDay, interests }).toEqual({
    total: 0,
    perDay: [],
    interests: [{ label: 'Leefbaar', count: 0 }],
  })
})

it('counts what was chosen, what is no choice any more, and who chose nothing', () => {
  const { interests, days } = counted([
    visitor({ interests: ['leefbaarheid', 'oud-thema'], days: ['2027-03-17'] }),
    visitor({ interests: ['leefbaarheid', 'leefbaarheid'] }),
    visitor({ interests: [] }),
  ])
  expect(interests).toEqual([
    { label: 'Leefbaar', count: 2 },
    { label: 'oud-thema', count: 1 },
    { label: 'Niet ingevuld', count: 1 },
  ])
  expect(days).toEqual([
    { label: 'woensdag 17 maart', count: 1 },
    { label: 'Niet ingevuld', count: 2 },
  ])
})

it('counts everybody once by day, state, kind and language', () => {
  const visitors = fc.array(
    fc.record({
      registeredAt: fc
        .integer({ min: 0, max: 400 })
        .map((hours) => new Date(Date.UTC(2027, 2, 20, hours)).toISOString()),
      organisationType: fc.constantFrom(null, 'builder', 'other', 'weg'),
      days: fc.constantFrom(null, [], ['2027-03-17']),
      interests: fc.constantFrom(null, ['leefbaarheid']),
      language: fc.constantFrom('nl' as const, 'en' as const),
      confirmed: fc.boolean(),
      blocked: fc.boolean(),
    }),
  )
  fc.assert(
    fc.property(visitors, fc.integer({ min: 1, max: 9 }), (all, count) => {
      const { total, states, perDay, organisationTypes, languages } = counted(all, count)
      const sum = (numbers: readonly number[]) => numbers.reduce((one, more) => one + more, 0)
      const counts = (shares: readonly { count: number }[]) => shares.map((share) => share.count)
      expect(total).toBe(all.length * count)
      for (const parts of [Object.values(states), counts(perDay), counts(organisationTypes)])
        expect(sum(parts)).toBe(total)
      expect(sum(counts(languages))).toBe(total)
    }),
  )
})
