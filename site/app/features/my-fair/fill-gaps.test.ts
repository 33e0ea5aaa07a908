import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FairFacts } from './fair-facts.ts'
import { suggestionsFor, VISIT_MINUTES, visitIn } from './fill-gaps.ts'
import { anyPlace, DATE, entry, onALine } from './testing/day.ts'

const gap = { date: DATE, start: 640, end: 700, from: 'hoofdpodium', to: 'plein' }

describe('a visit in a gap', () => {
  it('leaves time to walk there and back, and starts at a round minute if possible', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 600, max: 640 }),
        fc.integer({ min: 20, max: 90 }),
        anyPlace,
        anyPlace,
        anyPlace,
        (start, minutes, from, to, place) => {
          const visit = visitIn(
            { date: DATE, start, end: start + minutes, from, to },
            place,
            onALine,
          )
          const walks = (onALine(from, place) ?? 0) + (onALine(place, to) ?? 0)
          expect(visit !== null).toBe(walks + VISIT_MINUTES <= minutes)
          if (!visit) return
          expect(visit.start - start).toBeGreaterThanOrEqual(onALine(from, place) ?? 0)
          expect(start + minutes - visit.end).toBeGreaterThanOrEqual(onALine(place, to) ?? 0)
        },
      ),
    )
    expect(visitIn({ ...gap, start: 642 }, 'lab', onALine)?.start).toBe(650)
  })

  it('is not suggested where the distance is unknown', () => {
    expect(visitIn(gap, 'zwembad', onALine)).toBeNull()
    expect(visitIn(gap, '', onALine)).toBeNull()
  })
})

describe('suggestions for a gap', () => {
  const stand = (id: string, place: string, themes: string[]) => ({
    ...{ id, path: `/${id}`, name: id, offersConcepts: false, stand: place, themes },
  })
  const item = (id: string, start: string, end: string, themes: string[], more = {}) => ({
    ...{ id, path: `/${id}`, title: id, type: 'lecture' as const, date: DATE, start, end },
    ...{ where: '', place: 'lab', themes, state: 'planned' as const, ...more },
  })
  const facts: FairFacts = {
    ...{ days: [], themes: [], concepts: [], rooms: [] },
    items: [
      item('past', '10:50', '11:20', ['hout']),
      item('te laat', '11:20', '11:50', ['hout']),
      item('ander thema', '10:50', '11:20', ['geld']),
      item('geannuleerd', '10:50', '11:20', ['hout'], { state: 'cancelled' }),
      item('al gekozen', '10:00', '10:30', ['hout']),
    ],
    stands: [stand('ver', '2.F02', ['hout']), stand('dichtbij', '1.A01', ['hout'])],
  }
  const chosen = entry({ id: 'al gekozen', themes: ['hout'], end: 640 })
  const waiting = {
    ...{ key: 'exhibitor:w', kind: 'exhibitor' as const, id: 'w', title: 'w', path: '/w' },
    ...{ place: 'lab', note: '' },
  }
  const suggest = (unplanned = [waiting]) =>
    suggestionsFor(gap, { facts, entries: [chosen], unplanned, minutesBetween: onALine })

  it('are saved entries, then those with a common theme that fit in time and place', () => {
    expect(suggest().map(({ id }) => id)).toEqual(['w', 'past', 'dichtbij'])
    expect(suggest([]).map(({ id, walk }) => [id, walk])).toEqual([
      ['past', 5],
      ['dichtbij', 15],
      ['ver', 20],
    ])
  })

  it('are fewer for a short gap', () => {
    const short = { ...gap, end: 680 }
    const found = suggestionsFor(short, {
      ...{ facts, entries: [chosen], unplanned: [waiting], minutesBetween: onALine },
    })
    expect(found.map(({ id }) => id)).toEqual(['w', 'dichtbij'])
  })
})
