import type { Exhibitor } from '~/content/model.ts'
import { type Box, boxOf } from '~/ui/plan/plan-geometry.ts'

/** Metres between two boxes; 0 where they touch. */
const distance = (one: Box, other: Box): number =>
  Math.hypot(
    Math.max(0, one.x - other.x - other.width, other.x - one.x - one.width),
    Math.max(0, one.y - other.y - other.height, other.y - one.y - one.height),
  )

/**
 * The nearest exhibitors in the same hall, the nearest first, without those that share its stand.
 *
 * @param count how many at most
 */
export function floorNeighbours(exhibitor: Exhibitor, count: number): Exhibitor[] {
  const [own] = exhibitor.stands
  if (!own) return []
  const box = boxOf(own.polygon)
  const nearest = own.hall.stands
    .filter((stand) => !exhibitor.stands.includes(stand))
    .map((stand) => ({ stand, metres: distance(box, boxOf(stand.polygon)) }))
    .sort((a, b) => a.metres - b.metres || a.stand.number.localeCompare(b.stand.number))
  const found = new Set(nearest.flatMap(({ stand }) => stand.exhibitors))
  found.delete(exhibitor)
  return [...found].slice(0, count)
}
