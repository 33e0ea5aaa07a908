import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GAP_MINUTES, gapsOf, layOutDay, minutesWalked } from './lay-out-day.ts'
import { anyDay, DATE, entry, onALine } from './testing/day.ts'

const bounds = { date: DATE, opens: 570, closes: 1050 }

describe('a day as a chain of stops', () => {
  it('contains every entry once, stops follow one another, and overlapping entries are one stop', () => {
    fc.assert(
      fc.property(anyDay, (entries) => {
        const stops = layOutDay(entries, onALine)
        expect(stops.flatMap((stop) => stop.entries.map(({ key }) => key)).sort()).toEqual(
          entries.map(({ key }) => key).sort(),
        )
        stops.forEach((stop, at) => {
          const before = stops[at - 1]
          if (before) expect(before.end).toBeLessThanOrEqual(stop.start)
          expect(stop.together > 0).toBe(stop.entries.length > 1)
          expect(stop.way === null).toBe(at === 0)
        })
      }),
    )
  })

  it('is the same in whatever order the entries are', () => {
    fc.assert(
      fc.property(anyDay, (entries) => {
        expect(layOutDay(entries.toReversed(), onALine)).toEqual(layOutDay(entries, onALine))
      }),
    )
  })

  it('says whether there is enough time to walk', () => {
    const verdict = (end: number, place: string) => {
      const next = entry({ id: 'b', start: 700, end: 740, place: 'lab' })
      const [, stop] = layOutDay([entry({ end, place }), next], onALine)
      return [stop?.way?.verdict, stop?.way?.slack]
    }
    expect(verdict(680, 'hoofdpodium')).toEqual(['spare', 15])
    expect(verdict(694, 'hoofdpodium')).toEqual(['just', 1])
    expect(verdict(695, 'hoofdpodium')).toEqual(['exact', 0])
    expect(verdict(700, 'hoofdpodium')).toEqual(['late', -5])
    expect(verdict(690, 'lab')).toEqual(['same', 10])
    expect(verdict(690, 'zwembad')).toEqual(['unknown', 10])
  })

  it('walks from the reserved item when two are at the same time', () => {
    const [clash, next] = layOutDay(
      [
        entry({ id: 'kept', start: 600, end: 640, place: '1.A01', status: 'saved' }),
        entry({ id: 'mine', start: 610, end: 630, place: 'lab', status: 'reserved' }),
        entry({ id: 'after', start: 660, end: 680, place: 'plein' }),
      ],
      onALine,
    )
    expect(clash?.entries.map(({ id }) => id)).toEqual(['mine', 'kept'])
    expect(clash?.together).toBe(20)
    expect(next?.way).toEqual({ minutes: 5, slack: 25, verdict: 'spare' })
  })

  it('has the total walking distance', () => {
    const day = [
      entry({ end: 620 }),
      entry({ id: 'b', start: 640, end: 660, place: 'plein' }),
      entry({ id: 'c', start: 700, end: 720, place: 'zwembad' }),
    ]
    expect(minutesWalked(layOutDay(day, onALine))).toBe(10)
  })
})

describe('gaps', () => {
  it('contain no entries, are long enough, and within the opening hours unless entries are not', () => {
    fc.assert(
      fc.property(anyDay, (entries) => {
        for (const gap of gapsOf(layOutDay(entries, onALine), bounds)) {
          expect(gap.end - gap.start).toBeGreaterThanOrEqual(GAP_MINUTES)
          expect(entries.some(({ start, end }) => start < gap.end && gap.start < end)).toBe(false)
        }
      }),
    )
  })

  it('are the whole day while it is empty', () => {
    expect(gapsOf([], bounds)).toEqual([{ date: DATE, start: 570, end: 1050, from: '', to: '' }])
  })
})
