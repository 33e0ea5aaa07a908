import { FLOOR_PLAN_PAGE } from './page-addresses.ts'
import {
  FREE_PARAMETER,
  HALL_PARAMETER,
  PAVILION_PARAMETER,
  ROOM_PARAMETER,
} from './search-parameters.ts'

/** Names of the floor plan's search parameters, besides the filters. */
export const planParameters = {
  /** Number of a hall, or `beurs` for all of them on one sheet. */
  hall: HALL_PARAMETER,
  /** Number of a stand: `1.A12`. */
  stand: 'stand',
  /** Slug of a room. */
  room: ROOM_PARAMETER,
  /** Where a walking route begins and ends: a stand, a room or a point of interest. */
  from: 'van',
  to: 'naar',
  /** Without stairs or narrow passages, when `1`. */
  stepFree: 'drempelvrij',
} as const

const names = { ...planParameters, pavilion: PAVILION_PARAMETER, free: FREE_PARAMETER }

type Shown = Readonly<Partial<Record<keyof typeof names, string>>>

/** Element id of the drawing on its page. */
export const DRAWING_ID = 'tekening'

/** The floor plan with something chosen in it. */
export const floorPlanPath = (shown: Shown): string =>
  `${FLOOR_PLAN_PAGE}?${new URLSearchParams(
    Object.entries(shown).map(([name, value]) => [names[name as keyof Shown], value]),
  )}`

/** The same, at the drawing. */
export const drawingPath = (shown: Shown): string => `${floorPlanPath(shown)}#${DRAWING_ID}`
