import { crossesItself, type HallSize, isInside, isPolygon, overlap } from '../geometry/polygons'
import type { FieldProblem } from './field-problem'

/** A stand, room or pavilion as far as its place in the hall goes. */
export interface PlaceInHall {
  readonly polygon: unknown
  readonly hall: (HallSize & { readonly name: string }) | null
}

interface NumberedStand {
  readonly number: string
  readonly polygon: unknown
}

const problem = (message: string): FieldProblem[] => [{ path: 'polygon', message }]

/** Refuses an outline that is none, that crosses itself, or that lies outside the hall. */
export function checkOutline({ polygon, hall }: PlaceInHall): FieldProblem[] {
  if (polygon === null || polygon === undefined) return []
  if (!isPolygon(polygon))
    return problem('De omtrek moet uit 3 tot 200 punten bestaan, als [[x, y], …] in meters.')
  if (crossesItself(polygon)) return problem('De omtrek kruist zichzelf.')
  if (hall && !isInside(polygon, hall))
    return problem(`De omtrek valt buiten ${hall.name} (${hall.width} × ${hall.length} m).`)
  return []
}

/**
 * Refuses a stand that overlaps another one.
 * @param others the other stands of its hall
 */
export function checkStandFree(polygon: unknown, others: readonly NumberedStand[]): FieldProblem[] {
  if (!isPolygon(polygon)) return []
  const inTheWay = others.find(
    (other) => isPolygon(other.polygon) && overlap(polygon, other.polygon),
  )
  return inTheWay ? problem(`De omtrek overlapt stand ${inTheWay.number}.`) : []
}

/** Refuses a hall that has become too small for its stands. */
export function checkHallSize(hall: HallSize, stands: readonly NumberedStand[]): FieldProblem[] {
  const outside = stands.find(({ polygon }) => isPolygon(polygon) && !isInside(polygon, hall))
  if (!outside) return []
  const message = `Stand ${outside.number} past dan niet meer in de hal. Verplaats eerst de stands.`
  return [{ path: 'width', message }]
}
