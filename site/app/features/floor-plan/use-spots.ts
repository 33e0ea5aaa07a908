import { useMemo } from 'react'
import { useMessages } from '~/i18n/locale.tsx'
import type { FloorPlan } from './floor-plan.ts'
import { floorPlanMessages } from './messages.ts'
import { type Spot, spotsOf } from './walk/spots.ts'

/** Everywhere one can walk to, as visitors call it. */
export function useSpots(plan: FloorPlan): readonly Spot[] {
  const { standNumber } = useMessages(floorPlanMessages)
  return useMemo(() => spotsOf(plan, standNumber), [plan, standNumber])
}
