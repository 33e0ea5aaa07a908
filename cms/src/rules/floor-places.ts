import type { Point } from '@beursvloer/contract/outlines'
import { blocks } from '../geometry/points'
import { crossesItself, type HallSize, isInside, isPolygon, overlap } from '../geometry/polygons'
import { type FieldProblem, problem } from './field-problem'

/** The part of a stand, room or pavilion that places it in its hall. */
export interface PlaceInHall {
  readonly polygon: unknown
  readonly hall: (HallSize & { readonly name: string }) | null
}

interface NumberedStand {
  readonly number: string
  readonly polygon: unknown
}

/** An end of a passage in a hall: its name and where it is. */
export interface PassageEnd {
  readonly name: string
  readonly point: Point
}

const outlineProblem = (message: string): FieldProblem[] => problem('polygon', message)

/** Refuses an outline that is no polygon, crosses itself, or lies outside the hall. */
export function checkOutline({ polygon, hall }: PlaceInHall): FieldProblem[] {
  if (polygon === null || polygon === undefined) return []
  if (!isPolygon(polygon))
    return outlineProblem('De omtrek moet uit 3 tot 200 punten bestaan, als [[x, y], …] in meters.')
  if (crossesItself(polygon)) return outlineProblem('De omtrek kruist zichzelf.')
  if (hall && !isInside(polygon, hall))
    return outlineProblem(`De omtrek valt buiten ${hall.name} (${hall.width} × ${hall.length} m).`)
  return []
}

/** The passage end that a stand's outline blocks; undefined if none. */
export const passageClosedBy = (polygon: unknown, ends: readonly PassageEnd[]) =>
  isPolygon(polygon) ? ends.find(({ point }) => blocks(polygon, point)) : undefined

/**
 * Refuses a stand that overlaps another one, or closes a passage.
 * @param others the other stands of its hall
 * @param ends where passages lead into its hall
 */
export function checkStandFree(
  polygon: unknown,
  others: readonly NumberedStand[],
  ends: readonly PassageEnd[],
): FieldProblem[] {
  if (!isPolygon(polygon)) return []
  const closed = passageClosedBy(polygon, ends)
  if (closed) return outlineProblem(`De omtrek staat voor doorgang „${closed.name}”.`)
  const inTheWay = others.find(
    (other) => isPolygon(other.polygon) && overlap(polygon, other.polygon),
  )
  return inTheWay ? outlineProblem(`De omtrek overlapt stand ${inTheWay.number}.`) : []
}

/** Refuses a hall that has become too small for its stands and passages. */
export function checkHallSize(
  hall: HallSize,
  stands: readonly NumberedStand[],
  ends: readonly PassageEnd[],
): FieldProblem[] {
  const outside = stands.find(({ polygon }) => isPolygon(polygon) && !isInside(polygon, hall))
  if (outside) {
    const message = `Stand ${outside.number} past dan niet meer in de hal. Verplaats eerst de stands.`
    return problem('width', message)
  }
  const end = ends.find(({ point }) => !isInside([point], hall))
  if (!end) return []
  const message = `Doorgang „${end.name}” valt dan buiten de hal. Verplaats haar eerst.`
  return problem('width', message)
}
