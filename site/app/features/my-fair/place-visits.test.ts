import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Unplanned } from './day-entry.ts'
import { VISIT_MINUTES } from './fill-gaps.ts'
import { layOutDay } from './lay-out-day.ts'
import { placeVisits } from './place-visits.ts'
import { anyDay, anyPlace, DATE, entry, onALine } from './testing/day.ts'

const days = [{ date: DATE, opens: '09:30', closes: '17:30' }]
const visit = (id: string, place: string): Unplanned => ({
  ...{ key: `exhibitor:${id}`, kind: 'exhibitor', id, title: id, path: '/standhouders', place },
  note: '',
})
const anyVisits = fc
  .array(anyPlace, { maxLength: 6 })
  .map((places) => places.map((place, at) => visit(`s${at}`, place)))

it('times have no clashes, can be walked, and are within the opening hours', () => {
  fc.assert(
    fc.property(anyDay, anyVisits, (entries, visits) => {
      const found = placeVisits(days, entries, visits, onALine)
      const placed = found.map(({ visit: { key, id, place }, planned }) =>
        entry({ key, id, place, kind: 'exhibitor', status: 'visit', ...planned }),
      )
      const before = new Set(
        layOutDay(entries, onALine)
          .filter(({ way }) => way?.verdict === 'late')
          .map(({ entries: [first] }) => first.key),
      )
      for (const one of placed) {
        expect(one.end - one.start).toBe(VISIT_MINUTES)
        expect(one.start).toBeGreaterThanOrEqual(570)
        expect(one.end).toBeLessThanOrEqual(1050)
      }
      for (const stop of layOutDay([...entries, ...placed], onALine)) {
        const isVisit = stop.entries.some(({ key }) => key.startsWith('exhibitor:'))
        if (isVisit) expect(stop.entries).toHaveLength(1)
        // An entry that could be reached in time can still be reached.
        if (stop.way?.verdict === 'late') expect(before).toContain(stop.entries[0].key)
      }
      expect(placeVisits(days, entries, visits, onALine)).toEqual(found)
    }),
  )
})

it('the gap with the least walking is chosen', () => {
  const entries = [
    entry({ id: 'a', start: 600, end: 660, place: 'hoofdpodium' }),
    entry({ id: 'b', start: 720, end: 780, place: '1.A01' }),
    entry({ id: 'c', start: 840, end: 900, place: '1.A01' }),
  ]
  const [found] = placeVisits(days, entries, [visit('s', '2.F02')], onALine)
  expect(found?.planned).toEqual({ date: DATE, start: 905, end: 920 })
})
