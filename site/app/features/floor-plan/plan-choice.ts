import { planParameters } from '@beursvloer/contract/floor-plan-address'
import { FREE_PARAMETER, PAVILION_PARAMETER } from '@beursvloer/contract/search-parameters'
import type { FloorPlan, HallPlan, RoomView, StandView } from './floor-plan.ts'

/** Value in the address, in place of a hall's number, for all halls on one sheet. */
export const ALL_HALLS = 'beurs'

export interface PlanChoice {
  /** Whether all halls are drawn on one sheet, around the selected place. */
  readonly whole: boolean
  /** Null when there is no hall yet. */
  readonly hall: HallPlan | null
  readonly stand: StandView | null
  readonly room: RoomView | null
  /** A place asked for by number or name that is not (or no longer) on the plan. */
  readonly missing: 'stand' | 'room' | null
}

/**
 * The hall to draw and the selected place in it. A stand decides over a room, a room over a hall
 * number, that over the walking route, the highlighted pavilion and a search for free stands; without
 * any of these it is the first hall. All halls are drawn when the address says so, and for a route from one to another
 * while it names no hall.
 */
export function choosePlan(
  { halls }: Pick<FloorPlan, 'halls'>,
  query: URLSearchParams,
): PlanChoice {
  const number = query.get(planParameters.stand)
  const slug = query.get(planParameters.room)
  const named = query.get(planParameters.hall)
  const [start, end] = [planParameters.from, planParameters.to].map((name) =>
    hallOfPlace(halls, query.get(name)),
  )
  const whole =
    halls.length > 1 && (named === ALL_HALLS || (!named && !!start && !!end && start !== end))
  for (const hall of halls) {
    const stand = number && hall.stands.find((one) => one.number === number)
    if (stand) return { whole, hall, stand, room: null, missing: null }
  }
  for (const hall of halls) {
    const room = slug && hall.rooms.find((one) => one.slug === slug)
    if (room) return { whole, hall, stand: null, room, missing: number ? 'stand' : null }
  }
  const asked = halls.find((hall) => String(hall.number) === named)
  const pavilion = query.get(PAVILION_PARAMETER)
  const around = pavilion
    ? halls.find((hall) => hall.pavilions.some((one) => one.slug === pavilion))
    : query.get(FREE_PARAMETER) &&
      halls.find((hall) => hall.stands.some(({ status }) => status === 'free'))
  return {
    whole,
    hall: asked ?? (start === end ? start : null) ?? (around || halls[0]) ?? null,
    stand: null,
    room: null,
    missing: number ? 'stand' : slug ? 'room' : null,
  }
}

/**
 * The hall of a place as addresses name it, which without JavaScript may be its whole name: `1.A12`,
 * `hoofdpodium`, `Prefab Noord (1.C09)`, `Toiletten (Hal 1 Nieuw)`.
 */
function hallOfPlace(halls: readonly HallPlan[], text: string | null): HallPlan | null {
  const key = text?.replace(/^.*\(([^(]+)\)$/, '$1') ?? ''
  const isIn = ({ number, name, rooms, stands }: HallPlan) =>
    key === name ||
    key.startsWith(`${number}.`) ||
    rooms.some(({ slug }) => slug === key) ||
    stands.some((stand) => stand.number === key)
  return (key && halls.find(isIn)) || null
}

/** Whether the address asks for a walking route, on the plan or not. */
export const asksForRoute = (query: URLSearchParams): boolean =>
  Boolean(query.get(planParameters.from) && query.get(planParameters.to))

/** Key of the default start of routes: the first entrance that leads outside. */
export const mainEntrance = ({ halls }: Pick<FloorPlan, 'halls'>): string =>
  halls
    .flatMap(({ places }) => places)
    .find(({ kind, leadsOutside }) => kind === 'entrance' && leadsOutside)?.key ?? ''
