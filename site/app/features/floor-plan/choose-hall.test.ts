import { describe, expect, it } from 'vitest'
import type { Collection, Hall, Room, Stand } from '~/content/model.ts'
import { choosePlan, planQuery } from './choose-hall.ts'

/** A collection as the graph has it, of the parts that choosing looks at. */
const collection = <T extends object>(items: readonly object[], key: string) =>
  ({
    all: items,
    find: (wanted: string) => items.find((item) => Reflect.get(item, key) === wanted),
  }) as Collection<T>

const [one, two] = [{ number: 1 }, { number: 2 }] as const
const content = {
  halls: collection<Hall>([one, two], 'slug'),
  stands: collection<Stand>([{ number: '2.F04', hall: two }], 'number'),
  rooms: collection<Room>(
    [
      { slug: 'hoofdpodium', hall: one },
      { slug: 'dakterras', hall: null },
    ],
    'slug',
  ),
}
const chosen = (search: string) => {
  const { hall, stand, room, missing } = choosePlan(content, planQuery(new URLSearchParams(search)))
  return [hall?.number, stand?.number ?? room?.slug ?? null, missing]
}

describe('the hall to draw', () => {
  it('is the first when nothing or an unknown hall is asked', () => {
    expect(chosen('')).toEqual([1, null, null])
    expect(chosen('hal=9')).toEqual([1, null, null])
  })

  it('is the one asked, or the one where the stand or room is', () => {
    expect(chosen('hal=2')).toEqual([2, null, null])
    expect(chosen('stand=2.F04')).toEqual([2, '2.F04', null])
    expect(chosen('hal=1&stand=2.F04')).toEqual([2, '2.F04', null])
    expect(chosen('hal=2&ruimte=hoofdpodium')).toEqual([1, 'hoofdpodium', null])
  })

  it('says what is not on the plan, and keeps the hall', () => {
    expect(chosen('hal=2&stand=2.Z99')).toEqual([2, null, 'stand'])
    expect(chosen('ruimte=dakterras')).toEqual([1, null, 'room'])
  })

  it('is none while there are no halls', () => {
    const empty = { ...content, halls: collection<Hall>([], 'slug') }
    expect(choosePlan(empty, planQuery(new URLSearchParams())).hall).toBeNull()
  })
})
