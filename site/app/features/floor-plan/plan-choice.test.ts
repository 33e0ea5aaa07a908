import { describe, expect, it } from 'vitest'
import type { HallPlan } from './floor-plan.ts'
import { choosePlan } from './plan-choice.ts'

const hall = (number: number, parts: object) =>
  ({ number, stands: [], rooms: [], pavilions: [], places: [], ...parts }) as unknown as HallPlan

const halls = [
  hall(1, { rooms: [{ slug: 'hoofdpodium' }] }),
  hall(2, {
    stands: [{ number: '2.F04', status: 'free' }, { number: 'B-101' }],
    pavilions: [{ slug: 'energie' }],
  }),
]
const chosen = (search: string) => {
  const { hall: one, stand, room, missing } = choosePlan({ halls }, new URLSearchParams(search))
  return [one?.number, stand?.number ?? room?.slug ?? null, missing]
}

describe('the hall to draw', () => {
  it('is the first for no hall or an unknown hall', () => {
    expect(chosen('')).toEqual([1, null, null])
    expect(chosen('hal=9')).toEqual([1, null, null])
  })

  it('is the requested one, or the one of the stand, room, pavilion or a free stand', () => {
    expect(chosen('hal=2')).toEqual([2, null, null])
    expect(chosen('stand=2.F04')).toEqual([2, '2.F04', null])
    expect(chosen('stand=B-101')).toEqual([2, 'B-101', null])
    expect(chosen('hal=1&stand=2.F04')).toEqual([2, '2.F04', null])
    expect(chosen('hal=2&ruimte=hoofdpodium')).toEqual([1, 'hoofdpodium', null])
    expect(chosen('paviljoen=energie')).toEqual([2, null, null])
    expect(chosen('hal=1&paviljoen=energie')).toEqual([1, null, null])
    expect(chosen('vrij=1')).toEqual([2, null, null])
    expect(chosen('hal=1&vrij=1')).toEqual([1, null, null])
  })

  it('comes with the kind of the place that is missing on the plan', () => {
    expect(chosen('hal=2&stand=2.Z99')).toEqual([2, null, 'stand'])
    expect(chosen('ruimte=dakterras')).toEqual([1, null, 'room'])
  })

  it('is the whole fair on request, and for a route between halls without a hall', () => {
    const whole = (search: string) => choosePlan({ halls }, new URLSearchParams(search)).whole
    expect(whole('hal=beurs&stand=2.F04')).toBe(true)
    expect(whole('van=1.ingang&naar=2.F04')).toBe(true)
    expect(whole('van=1.ingang&naar=B-101')).toBe(true)
    expect(whole('van=hoofdpodium&naar=Gemeente Hoogerven (2.F04)')).toBe(true)
    expect(whole('hal=2&van=1.ingang&naar=2.F04')).toBe(false)
    expect(whole('van=1.ingang&naar=hoofdpodium')).toBe(false)
    expect(whole('van=1.ingang&naar=zwembad')).toBe(false)
    expect(choosePlan({ halls: [] }, new URLSearchParams('hal=beurs')).whole).toBe(false)
    expect(chosen('van=2.F04&naar=2.toilet')).toEqual([2, null, null])
  })

  it('is none while there are no halls', () => {
    expect(choosePlan({ halls: [] }, new URLSearchParams()).hall).toBeNull()
  })
})
