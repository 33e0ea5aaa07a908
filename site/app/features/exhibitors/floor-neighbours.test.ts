import { expect, it } from 'vitest'
import type { Exhibitor, Stand } from '~/content/model.ts'
import { floorNeighbours } from './floor-neighbours.ts'

const hall: { stands: Stand[] } = { stands: [] }

/** An exhibitor on a stand of 3 × 3 m; on that of another exhibitor when `shared`. */
function exhibit(name: string, x: number, y: number, shared?: Exhibitor): Exhibitor {
  const exhibitor = { name, stands: [] as Stand[] }
  const stand =
    shared?.stands[0] ??
    ({
      number: `1.${name}`,
      polygon: [
        [x, y],
        [x + 3, y],
        [x + 3, y + 3],
        [x, y + 3],
      ],
      hall,
      exhibitors: [],
    } as unknown as Stand)
  if (!shared) hall.stands.push(stand)
  ;(stand.exhibitors as unknown[]).push(exhibitor)
  exhibitor.stands.push(stand)
  return exhibitor as unknown as Exhibitor
}

const own = exhibit('A', 0, 0)
exhibit('F', 20, 20)
exhibit('B', 3, 0)
exhibit('C', 6, 0)
exhibit('D', 0, 5)
exhibit('E', 0, 0, own)

it('the nearest exhibitors come first, without those on the same stand', () => {
  expect(floorNeighbours(own, 3).map(({ name }) => name)).toEqual(['B', 'D', 'C'])
  expect(floorNeighbours(own, 9)).toHaveLength(4)
})

it('an exhibitor without a stand has no neighbours', () => {
  expect(floorNeighbours({ stands: [] } as unknown as Exhibitor, 3)).toEqual([])
})
