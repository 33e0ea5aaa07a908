import { useMemo } from 'react'
import { useMessages } from '~/i18n/locale.tsx'
import type { FloorPlan } from './floor-plan.ts'
import { floorPlanMessages } from './messages.ts'
import { type Spot, spotsOf } from './walk/spots.ts'

/** Every place to walk to, by its name for visitors. */
export function useSpots(plan: FloorPlan): readonly Spot[] {
  const { standNumber } = useMessages(floorPlanMessages)
  return useMemo(() => spotsOf(plan, standNumber), [plan, standNumber])
}
