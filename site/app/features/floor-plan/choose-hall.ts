import type { Content, Hall, Room, Stand } from '~/content/model.ts'

/** What the address asks to see; empty or absent asks for nothing. */
export interface PlanQuery {
  /** Number of a hall: `?hal=1`. */
  readonly hall: string | null
  /** Number of a stand: `?stand=1.A12`. */
  readonly stand: string | null
  /** Slug of a room: `?ruimte=hoofdpodium`. */
  readonly room: string | null
}

export interface PlanChoice {
  /** Null when there is no hall yet. */
  readonly hall: Hall | null
  readonly stand: Stand | null
  readonly room: Room | null
  /** Asked for by number or name, and not (or no longer) on the plan. */
  readonly missing: 'stand' | 'room' | null
}

/**
 * The hall to draw and what is selected in it. A stand decides over a room, a room over a hall
 * number; without any of these it is the first hall.
 */
export function choosePlan(
  content: Pick<Content, 'halls' | 'stands' | 'rooms'>,
  query: PlanQuery,
): PlanChoice {
  const stand = query.stand ? (content.stands.find(query.stand) ?? null) : null
  const found = query.room && !stand ? content.rooms.find(query.room) : undefined
  const room = found?.hall ? found : null
  const asked = content.halls.all.find(({ number }) => String(number) === query.hall)
  const hall = stand?.hall ?? room?.hall ?? asked ?? content.halls.all[0] ?? null
  const missing = query.stand && !stand ? 'stand' : query.room && !stand && !room ? 'room' : null
  return { hall, stand, room, missing }
}

/** What the search parameters of `/plattegrond` ask for. */
export const planQuery = (params: URLSearchParams): PlanQuery => ({
  hall: params.get('hal'),
  stand: params.get('stand'),
  room: params.get('ruimte'),
})
