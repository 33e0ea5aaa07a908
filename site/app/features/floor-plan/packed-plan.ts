import { fromTable, type Table, toTable } from '~/shell/table.ts'
import type { FloorPlan, HallPlan } from './floor-plan.ts'

/** The plan as it travels to the browser. */
export type PackedPlan = Omit<FloorPlan, 'halls'> & { readonly halls: Table<HallPlan> }

export const packPlan = (plan: FloorPlan): PackedPlan => ({ ...plan, halls: toTable(plan.halls) })

export const unpackPlan = (packed: PackedPlan): FloorPlan => ({
  ...packed,
  halls: fromTable(packed.halls),
})
