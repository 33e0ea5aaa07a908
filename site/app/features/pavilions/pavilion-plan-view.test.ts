import { expect, it } from 'vitest'
import type { Hall, Polygon } from '~/content/model.ts'
import { toPavilionPlan } from './pavilion-plan-view.ts'

const square: Polygon = [
  [2, 4],
  [12, 4],
  [12, 10],
  [2, 10],
]
const hall = (pavilions: readonly object[]) =>
  ({
    number: 1,
    name: 'Hal 1',
    width: 60,
    length: 40,
    stands: [{ polygon: square }],
    pavilions,
  }) as unknown as Hall

it('the plan has the pavilions of a hall, each name above its top side', () => {
  const plan = toPavilionPlan(
    hall([
      { slug: 'hout', name: 'Hout', polygon: square },
      { slug: 'lang', name: 'Een lang paviljoen', polygon: square },
      { slug: 'nergens', name: 'Nog zonder plek', polygon: null },
    ]),
  )
  expect(plan?.stands).toEqual(['2,4 12,4 12,10 2,10'])
  const [short, long, ...others] = plan?.pavilions ?? []
  expect(others).toEqual([])
  // Its name is longer than it is wide, and must not leave the hall.
  expect(long?.top[0]).toBeGreaterThan(7)
  expect([short]).toEqual([
    { slug: 'hout', name: 'Hout', points: '2,4 12,4 12,10 2,10', top: [7, 4] },
  ])
})

it('there is no plan while no pavilion has a place', () => {
  expect(toPavilionPlan(hall([{ slug: 'hout', name: 'Hout', polygon: null }]))).toBeNull()
  expect(toPavilionPlan(hall([]))).toBeNull()
})
