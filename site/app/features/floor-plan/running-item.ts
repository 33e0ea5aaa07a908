import type { FairClock } from '~/shell/fair-clock.ts'
import type { RoomItemView } from './floor-plan.ts'

/** What runs in a room at a moment; undefined while nothing does, or the time is not known. */
export const runningItem = (
  items: readonly RoomItemView[],
  now: FairClock | undefined,
): RoomItemView | undefined =>
  now &&
  items.find(
    ({ date, start, end, cancelled }) =>
      !cancelled && date === now.date && start <= now.time && now.time < end,
  )
