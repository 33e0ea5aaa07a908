import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { timeOf } from '~/i18n/dates.ts'
import { composeDay, swapOne } from './compose-day.ts'
import { POINTS, ROLES } from './compose-terms.ts'
import type { FactItem, FactStand, FairFacts } from './fair-facts.ts'
import { layOutDay } from './lay-out-day.ts'
import { anyPlace, DATE, entry, onALine } from './testing/day.ts'

const THEMES = ['hout', 'geld', 'wijk']
const anyThemes = fc.subarray(THEMES)

const anyItems: fc.Arbitrary<FactItem[]> = fc
  .array(
    fc.record({
      start: fc.integer({ min: 540, max: 1020 }),
      minutes: fc.integer({ min: 5, max: 60 }),
      place: anyPlace,
      themes: anyThemes,
      type: fc.constantFrom('lecture', 'tour', 'debate' as const),
      state: fc.constantFrom('planned', 'planned', 'cancelled' as const),
    }),
    { maxLength: 25 },
  )
  .map((given) =>
    given.map(({ start, minutes, ...rest }, at) => ({
      ...{ id: `i${at}`, path: '', title: `i${at}`, date: DATE, where: '' },
      ...{ start: timeOf(start), end: timeOf(start + minutes), ...rest },
    })),
  )

const anyStands: fc.Arbitrary<FactStand[]> = fc
  .array(fc.record({ stand: anyPlace, themes: anyThemes }), { maxLength: 8 })
  .map((given) =>
    given.map((one, at) => ({
      ...{ id: `s${at}`, path: '', name: `s${at}`, offersConcepts: at % 2 === 0 },
      ...one,
    })),
  )

const anyChoice = fc
  .record({
    items: anyItems,
    stands: anyStands,
    role: fc.constantFrom(...ROLES),
    themes: anyThemes,
    from: fc.integer({ min: 540, max: 700 }),
    hours: fc.integer({ min: 60, max: 480 }),
    fixedAt: fc.option(fc.integer({ min: 600, max: 960 }), { nil: undefined }),
    fixedPlace: anyPlace,
    saved: fc.uniqueArray(fc.constantFrom('i0', 'i1', 's0'), { maxLength: 3 }),
    excluded: fc.uniqueArray(fc.constantFrom('i2', 'i3'), { maxLength: 2 }),
  })
  .map(({ items, stands, role, themes, from, hours, fixedAt, fixedPlace, saved, excluded }) => ({
    facts: {
      ...{ days: [{ date: DATE, opens: '09:00', closes: '18:00' }], items, stands, concepts: [] },
      ...{ themes: THEMES.map((slug) => ({ slug, name: slug })), rooms: [] },
    } satisfies FairFacts,
    wishes: { date: DATE, role, themes, from, to: from + hours },
    fixed:
      fixedAt === undefined
        ? []
        : [entry({ id: 'vast', start: fixedAt, end: fixedAt + 45, place: fixedPlace })],
    saved: new Set(saved),
    excluded: new Set(excluded),
    minutesBetween: onALine,
  }))

type Choice = Parameters<typeof composeDay>[0]

function expectToFit(choice: Choice, day: ReturnType<typeof composeDay>) {
  const { wishes, fixed, excluded, facts } = choice
  const stays = [
    ...day.map((one) => entry({ ...one, status: 'saved' })),
    ...fixed.map((one) => entry(one)),
  ]
  for (const { start, end, id } of day) {
    expect(start).toBeGreaterThanOrEqual(wishes.from)
    expect(end).toBeLessThanOrEqual(wishes.to)
    expect(excluded.has(id)).toBe(false)
    expect(facts.items.find((item) => item.id === id)?.state).not.toBe('cancelled')
  }
  expect(new Set(day.map(({ id }) => id)).size).toBe(day.length)
  for (const stop of layOutDay(stays, onALine)) {
    expect(stop.entries).toHaveLength(1)
    expect(stop.way?.verdict).not.toBe('late')
  }
}

describe('a composed day', () => {
  it('has no clashes, can be walked, and keeps opening hours and fixed entries', () => {
    fc.assert(fc.property(anyChoice, (choice) => expectToFit(choice, composeDay(choice))))
  })

  it('is the same for the same wishes, in whatever order the items are', () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        const { facts } = choice
        const turned = {
          ...facts,
          items: facts.items.toReversed(),
          stands: facts.stands.toReversed(),
        }
        expect(composeDay({ ...choice, facts: turned })).toEqual(composeDay(choice))
      }),
    )
  })

  it('stays valid after an entry is swapped, and does not suggest that one again', () => {
    fc.assert(
      fc.property(anyChoice, fc.nat(), (choice, which) => {
        const day = composeDay(choice)
        const one = day[which % Math.max(1, day.length)]
        if (!one) return
        const swapped = swapOne(choice, day, one.id)
        expect(swapped.some(({ id }) => id === one.id)).toBe(false)
        expectToFit({ ...choice, excluded: new Set([...choice.excluded, one.id]) }, swapped)
      }),
    )
  })

  it('has the highest possible score of its items', () => {
    const at = (id: string, start: string, end: string, themes: string[]): FactItem => ({
      ...{ id, path: '', title: id, type: 'other', date: DATE, start, end, where: '' },
      ...{ place: 'lab', themes, state: 'planned' },
    })
    const items = [
      at('lang', '10:00', '12:00', ['hout', 'geld']),
      at('kort1', '10:00', '10:45', ['hout']),
      at('kort2', '11:00', '11:45', ['hout', 'geld']),
    ]
    const facts: FairFacts = {
      ...{ days: [], items, stands: [], concepts: [], rooms: [] },
      themes: THEMES.map((slug) => ({ slug, name: slug })),
    }
    const day = composeDay({
      facts,
      wishes: { date: DATE, role: 'client', themes: ['hout', 'geld'], from: 600, to: 720 },
      ...{ fixed: [], saved: new Set(['kort1']), excluded: new Set() },
      minutesBetween: onALine,
    })
    expect(day.map(({ id, points }) => [id, points])).toEqual([
      ['kort1', POINTS.theme + POINTS.saved],
      ['kort2', 2 * POINTS.theme],
    ])
  })

  it('prefers stands with concepts for clients, and the other stands for suppliers', () => {
    const stand = (id: string, offersConcepts: boolean): FactStand => ({
      ...{ id, path: '', name: id, stand: 'lab', themes: ['hout'], offersConcepts },
    })
    const firstVisit = (role: (typeof ROLES)[number]) =>
      composeDay({
        facts: {
          ...{ days: [], items: [], concepts: [], rooms: [], themes: [] },
          stands: [stand('gemeente', false), stand('bouwer', true)],
        },
        wishes: { date: DATE, role, themes: ['hout'], from: 600, to: 640 },
        ...{ fixed: [], saved: new Set(), excluded: new Set(), minutesBetween: onALine },
      })[0]
    expect(firstVisit('client')).toMatchObject({
      id: 'bouwer',
      points: POINTS.theme + POINTS.role,
    })
    expect(firstVisit('supplier')).toMatchObject({
      id: 'gemeente',
      points: POINTS.theme + POINTS.role,
    })
    expect(firstVisit('adviser')?.points).toBe(POINTS.theme)
  })
})
