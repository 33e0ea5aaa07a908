import type { FloorPlan, HallPlan, RoomView, StandView } from './floor-plan.ts'

/** Names of what the address says, besides the filters. */
export const planParameters = {
  /** Number of a hall. */
  hall: 'hal',
  /** Number of a stand: `1.A12`. */
  stand: 'stand',
  /** Slug of a room. */
  room: 'ruimte',
  /** Where a walking route begins and ends: a stand, a room or a point of interest. */
  from: 'van',
  to: 'naar',
  /** Without stairs or narrow passages, when `1`. */
  stepFree: 'drempelvrij',
} as const

export interface PlanChoice {
  /** Null when there is no hall yet. */
  readonly hall: HallPlan | null
  readonly stand: StandView | null
  readonly room: RoomView | null
  /** Asked for by number or name, and not (or no longer) on the plan. */
  readonly missing: 'stand' | 'room' | null
}

/**
 * The hall to draw and what is selected in it. A stand decides over a room, a room over a hall
 * number, that over the pavilion one looks for; without any of these it is the first hall.
 */
export function choosePlan(
  { halls }: Pick<FloorPlan, 'halls'>,
  query: URLSearchParams,
): PlanChoice {
  const number = query.get(planParameters.stand)
  const slug = query.get(planParameters.room)
  for (const hall of halls) {
    const stand = number && hall.stands.find((one) => one.number === number)
    if (stand) return { hall, stand, room: null, missing: null }
  }
  for (const hall of halls) {
    const room = slug && hall.rooms.find((one) => one.slug === slug)
    if (room) return { hall, stand: null, room, missing: number ? 'stand' : null }
  }
  const asked = halls.find((hall) => String(hall.number) === query.get(planParameters.hall))
  const pavilion = query.get('paviljoen')
  const around =
    pavilion && halls.find((hall) => hall.pavilions.some((one) => one.slug === pavilion))
  return {
    hall: asked ?? (around || halls[0]) ?? null,
    stand: null,
    room: null,
    missing: number ? 'stand' : slug ? 'room' : null,
  }
}

/** Key of where routes begin unless told otherwise: the first entrance. */
export const mainEntrance = ({ halls }: Pick<FloorPlan, 'halls'>): string =>
  halls.flatMap(({ places }) => places).find(({ kind }) => kind === 'entrance')?.key ?? ''
