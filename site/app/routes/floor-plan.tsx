import { planParameters } from '@beursvloer/contract/floor-plan-address'
import { FLOOR_PLAN_PAGE } from '@beursvloer/contract/page-addresses'
import { inForceOn } from '@beursvloer/contract/quotation/tariff'
import { useMemo } from 'react'
import { contentOf } from '~/content/context.server.ts'
import { toFloorPlan } from '~/features/floor-plan/floor-plan.ts'
import { FloorPlanPage } from '~/features/floor-plan/floor-plan-page.tsx'
import { floorPlanMessages } from '~/features/floor-plan/messages.ts'
import { packPlan, unpackPlan } from '~/features/floor-plan/packed-plan.ts'
import { filterParameters } from '~/features/floor-plan/plan-filters.ts'
import { today } from '~/i18n/today.ts'
import { sameListForEveryFilter } from '~/shell/filter-links.ts'
import { type PageHandle, PUBLIC_PAGE } from '~/shell/page-handle.ts'
import { ownMeta } from '~/shell/page-meta.ts'
import type { Route } from './+types/floor-plan.ts'

export const handle: PageHandle = {
  ...PUBLIC_PAGE,
  parameters: [...Object.values(planParameters), ...Object.values(filterParameters)],
  layout: false,
}

export const meta = ownMeta(FLOOR_PLAN_PAGE, floorPlanMessages, (t) => [t.title, t.description])

/** All halls: which are drawn and what is selected follows from the address, on both sides. */
export function loader({ context }: Route.LoaderArgs) {
  const content = contentOf(context)
  const date = today()
  const tariff = inForceOn(content.tariffs, date)
  const isOpen = content.edition.standSales === 'open'
  return packPlan(toFloorPlan(content, isOpen && tariff ? { tariff, date } : null))
}

export const shouldRevalidate = sameListForEveryFilter

export default function FloorPlan({ loaderData }: Route.ComponentProps) {
  const plan = useMemo(() => unpackPlan(loaderData), [loaderData])
  return <FloorPlanPage plan={plan} />
}
