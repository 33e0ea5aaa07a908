import { boxOf, middleOf } from '~/ui/plan/plan-geometry.ts'
import type { FloorPlan, StandView } from './floor-plan.ts'

/**
 * The stands to let in place of one that is not: the cheapest of the fair, and the nearest in the same
 * hall, null where that has none. Null when none can be booked.
 */
export function alternativesTo(
  { halls }: { readonly halls: readonly Pick<FloorPlan['halls'][number], 'stands'>[] },
  { number, polygon }: Pick<StandView, 'number' | 'polygon'>,
): { readonly cheapest: StandView; readonly nearest: StandView | null } | null {
  const least = (stands: readonly StandView[], by: (stand: StandView) => number) =>
    stands
      .filter(({ offer }) => offer !== null)
      .reduce<StandView | null>((best, one) => (best && by(best) <= by(one) ? best : one), null)
  const cheapest = least(
    halls.flatMap(({ stands }) => stands),
    ({ offer }) => offer?.from ?? 0,
  )
  if (!cheapest) return null
  const here = halls.find(({ stands }) => stands.some((one) => one.number === number))
  const [x, y] = middleOf(boxOf(polygon))
  const metres = (stand: StandView) => {
    const [otherX, otherY] = middleOf(boxOf(stand.polygon))
    return Math.hypot(otherX - x, otherY - y)
  }
  return { cheapest, nearest: least(here?.stands ?? [], metres) }
}
