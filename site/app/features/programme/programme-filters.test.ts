import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyFilters, type ProgrammeFilters, readFilters } from './programme-filters.ts'
import { session } from './testing/session.ts'

const items = [
  session({ id: 'a', type: 'tour', themes: ['hout'], room: 'lab-a' }),
  session({
    id: 'b',
    type: 'tour',
    themes: ['hout', 'prijs'],
    room: 'lab-b',
    spokenLanguage: 'en',
  }),
  session({ id: 'c', type: 'debate', themes: ['prijs'], people: ['Zoë Büşra'] }),
]
const filters = (address: string) => readFilters(new URLSearchParams(address))
const found = (address: string) => applyFilters(items, filters(address)).found.map(({ id }) => id)

describe('applyFilters', () => {
  it('gives everything without filters', () => {
    expect(found('')).toEqual(['a', 'b', 'c'])
  })

  it('combines filters', () => {
    expect(found('type=tour&thema=prijs')).toEqual(['b'])
    expect(found('ruimte=podium')).toEqual(['c'])
    expect(found('taal=en')).toEqual(['b'])
    expect(found('type=onbekend')).toEqual([])
  })

  it('searches titles, people, rooms and themes without accents', () => {
    expect(found('q=zoe busra')).toEqual(['c'])
    expect(found('q=woningen lab')).toEqual(['a', 'b'])
  })

  it('counts the result of each chip with the other filters kept', () => {
    const { counts } = applyFilters(items, filters('type=tour'))
    expect(counts.type.get('debate')).toBe(1)
    expect(counts.theme.get('hout')).toBe(2)
    expect(counts.theme.get('prijs')).toBe(1)
    expect(counts.room.get('podium')).toBeUndefined()
  })

  it('shows on each chip the number that choosing it gives', () => {
    const choice = fc.record({
      query: fc.constantFrom('', 'lab'),
      type: fc.constantFrom('', 'tour', 'debate'),
      theme: fc.constantFrom('', 'hout', 'prijs'),
      room: fc.constantFrom('', 'podium', 'lab-a'),
      language: fc.constantFrom('', 'nl', 'en'),
    })
    fc.assert(
      fc.property(choice, (chosen: ProgrammeFilters) => {
        const { counts } = applyFilters(items, chosen)
        for (const facet of ['type', 'theme', 'room', 'language'] as const) {
          for (const [value, count] of counts[facet]) {
            const given = applyFilters(items, { ...chosen, [facet]: value }).found
            expect(given).toHaveLength(count)
          }
        }
      }),
    )
  })
})
