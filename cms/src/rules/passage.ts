import type { Point } from '@beursvloer/contract/outlines'
import { blocks, isPoint } from '../geometry/points'
import { type HallSize, isInside, isPolygon, TOLERANCE } from '../geometry/polygons'
import type { FieldProblem } from './field-problem'

/** Lengths are typed in whole or half metres. */
const ROUNDING = 0.5

/** Farthest that a way outside may begin from the entrance by which one leaves, in metres. */
const NEAR_ENTRANCE = 5

interface Hall extends HallSize {
  readonly documentId: string
  readonly name: string
  readonly pointsOfInterest?: readonly {
    readonly kind: string
    readonly x: number
    readonly y: number
    readonly leadsOutside?: boolean | null
  }[]
}

/** The fields of a passage that its rules read; lengths in metres. */
export interface Passage {
  readonly kind: 'corridor' | 'outside' | 'stairs' | 'lift'
  readonly length: number | null
  readonly seconds: number | null
  readonly stepFree: boolean | null
  readonly fromHall: Hall | null
  readonly fromPoint: unknown
  readonly toHall: Hall | null
  readonly toPoint: unknown
}

/** A stand or room that can block the end of a passage. */
export interface InTheWay {
  /** As in a sentence: "stand 1.A12". */
  readonly name: string
  readonly polygon: unknown
}

const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by)

/** The fault of one end, in Dutch; null without one. */
function endProblem(
  kind: Passage['kind'],
  hall: Hall,
  point: unknown,
  places: readonly InTheWay[],
): string | null {
  if (point === null || point === undefined) return null
  if (!isPoint(point)) return 'Een plaats is [x, y] in meters.'
  if (!isInside([point], hall))
    return `Dit punt valt buiten ${hall.name} (${hall.width} × ${hall.length} m).`
  const inTheWay = places.find(({ polygon }) => isPolygon(polygon) && blocks(polygon, point))
  if (inTheWay) return `Dit punt ligt in of vlak voor ${inTheWay.name}. Laat een meter vrij.`
  const leaves = (hall.pointsOfInterest ?? []).some(
    (place) =>
      place.kind === 'entrance' &&
      place.leadsOutside !== false &&
      distance([place.x, place.y], point) <= NEAR_ENTRANCE,
  )
  if (kind === 'outside' && !leaves)
    return `Hier is in ${hall.name} geen ingang die naar buiten leidt. Zet het punt bij zo’n ingang.`
  return null
}

/**
 * Refuses an impassable passage: an end outside its hall or in a stand, no length, both ends in one
 * hall unless the way leads outside, stairs that are step-free, a lift that takes no time.
 *
 * @param places the places in the hall of each end
 */
export function checkPassage(
  passage: Passage,
  places: { readonly from: readonly InTheWay[]; readonly to: readonly InTheWay[] },
): FieldProblem[] {
  const { kind, length, seconds, stepFree, fromHall, fromPoint, toHall, toPoint } = passage
  const problems: FieldProblem[] = []
  const add = (path: string, message: string | null | false) => {
    if (message) problems.push({ path, message })
  }
  const isOneHall = fromHall !== null && fromHall.documentId === toHall?.documentId
  add(
    'toHall',
    isOneHall &&
      kind !== 'outside' &&
      `Begin en eind liggen allebei in ${fromHall.name}. Kies twee hallen; binnen één hal lopen routes over de gangpaden.`,
  )
  add('fromPoint', fromHall && endProblem(kind, fromHall, fromPoint, places.from))
  add('toPoint', toHall && endProblem(kind, toHall, toPoint, places.to))
  if (length !== null && !(length > 0))
    add('length', 'De lengte moet meer dan 0 meter zijn. Meet wat men loopt.')
  else if (
    isOneHall &&
    kind === 'outside' &&
    isPoint(fromPoint) &&
    isPoint(toPoint) &&
    length !== null
  ) {
    const straight = distance(fromPoint, toPoint)
    add('toPoint', straight < 1 && 'Begin en eind liggen op dezelfde plaats.')
    add(
      'length',
      length + ROUNDING + TOLERANCE < straight &&
        `De lengte kan niet korter zijn dan de ${Math.round(straight)} m rechtdoor.`,
    )
  }
  add('stepFree', kind === 'stairs' && stepFree && 'Een trap is niet drempelvrij. Zet dit uit.')
  add(
    'seconds',
    kind === 'lift' &&
      !seconds &&
      'Vul in hoeveel seconden wachten en de rit duren, bijvoorbeeld 60.',
  )
  return problems
}
