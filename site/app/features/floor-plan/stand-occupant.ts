import type { StandView } from './floor-plan.ts'
import type { floorPlanMessages } from './messages.ts'

/** The exhibitors of a stand, or its status without any. */
export const standOccupant = (
  { exhibitors, status }: Pick<StandView, 'exhibitors' | 'status'>,
  t: (typeof floorPlanMessages)['nl'],
): string => exhibitors.map(({ name }) => name).join(', ') || t.status[status]
