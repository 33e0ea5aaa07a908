import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assignLanes, planDay, stretchOf } from './day-plan.ts'
import { rooms, session } from './testing/session.ts'

const stretch = fc
  .tuple(fc.integer({ min: 96, max: 260 }), fc.integer({ min: 1, max: 24 }))
  .map(([start, length]) => ({ start, end: start + length }))

describe('assignLanes', () => {
  it('puts no two items at the same time in one lane', () => {
    fc.assert(
      fc.property(fc.array(stretch, { maxLength: 40 }), (stretches) => {
        const lanes = assignLanes(stretches)
        for (const [a, first] of stretches.entries()) {
          for (const [b, second] of stretches.entries()) {
            if (a >= b || lanes[a]?.lane !== lanes[b]?.lane) continue
            expect(first.end <= second.start || second.end <= first.start).toBe(true)
          }
        }
      }),
    )
  })

  it('uses no more lanes than the most items at the same time', () => {
    fc.assert(
      fc.property(fc.array(stretch, { minLength: 1, maxLength: 40 }), (stretches) => {
        const used = Math.max(...assignLanes(stretches).map(({ lane }) => lane)) + 1
        const busiest = Math.max(
          ...stretches.map(
            ({ start }) =>
              stretches.filter((other) => other.start <= start && start < other.end).length,
          ),
        )
        expect(used).toBe(busiest)
      }),
    )
  })

  it('marks an item as alone only when it overlaps no other', () => {
    expect(
      assignLanes([
        { start: 120, end: 126 },
        { start: 124, end: 130 },
        { start: 130, end: 136 },
      ]),
    ).toEqual([
      { lane: 0, alone: false },
      { lane: 1, alone: false },
      { lane: 0, alone: true },
    ])
  })
})

describe('stretchOf', () => {
  it('counts in twelfths of an hour and rounds outwards', () => {
    expect(stretchOf({ start: '10:00', end: '10:30' })).toEqual({ start: 120, end: 126 })
    expect(stretchOf({ start: '10:02', end: '10:31' })).toEqual({ start: 120, end: 127 })
  })

  it('gives every item at least one row', () => {
    expect(stretchOf({ start: '10:00', end: '10:00' })).toEqual({ start: 120, end: 121 })
  })
})

describe('planDay', () => {
  it('gives no plan for an empty day', () => {
    expect(planDay([], rooms)).toBeNull()
  })

  it('runs from the first whole hour to the last end, with the rooms in use only', () => {
    const plan = planDay([session({ start: '10:45', end: '11:25', room: 'lab-b' })], rooms)
    expect(plan).toMatchObject({ firstHour: 10, endSlot: 137, columnCount: 1 })
    expect(plan?.columns.map(({ room }) => room.slug)).toEqual(['lab-b'])
  })

  it('lists items by time, then by room', () => {
    const plan = planDay(
      [
        session({ id: 'c', start: '11:00', end: '11:30', room: 'podium' }),
        session({ id: 'b', start: '10:30', end: '11:00', room: 'lab-b' }),
        session({ id: 'a', start: '10:30', end: '11:00', room: 'podium' }),
      ],
      rooms,
    )
    expect(
      plan?.hours.map(({ hour, entries }) => [hour, entries.map(({ item }) => item.id)]),
    ).toEqual([
      [10, ['a', 'b']],
      [11, ['c']],
    ])
  })

  it('widens a room for overlapping items and moves the rooms after it', () => {
    const plan = planDay(
      [
        session({ id: 'a', start: '10:00', end: '11:00', room: 'podium' }),
        session({ id: 'b', start: '10:30', end: '11:00', room: 'podium' }),
        session({ id: 'c', start: '11:00', end: '11:30', room: 'podium' }),
        session({ id: 'd', start: '10:00', end: '10:30', room: 'lab-a' }),
      ],
      rooms,
    )
    const places = Object.fromEntries(
      (plan?.hours ?? []).flatMap(({ entries }) =>
        entries.map(({ item, column, span }) => [item.id, [column, span]]),
      ),
    )
    expect(places).toEqual({ a: [1, 1], b: [2, 1], c: [1, 2], d: [3, 1] })
  })

  it('extends a gathering over all rooms, unless another room is in use', () => {
    const opening = session({
      id: 'o',
      type: 'other',
      start: '10:00',
      end: '10:30',
      room: 'podium',
    })
    const tour = session({ id: 't', start: '10:30', end: '11:15', room: 'lab-a' })
    const span = (items: Parameters<typeof planDay>[0]) =>
      planDay(items, rooms)?.hours[0]?.entries.find(({ item }) => item.id === 'o')?.span
    expect(span([opening, tour])).toBe(2)
    expect(span([opening, { ...tour, start: '10:15' }])).toBe(1)
  })
})

it('a plan continues past midnight', () => {
  const late = planDay([session({ start: '22:00', end: '01:00' })], rooms)
  expect(late?.hours.map(({ hour }) => hour)).toEqual([22, 23, 24])
  expect(stretchOf({ start: '22:00', end: '01:00' })).toEqual({ start: 264, end: 300 })
})
