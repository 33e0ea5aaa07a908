import { contentOf } from '~/content/context.server.ts'
import { toFloorPlan } from '~/features/floor-plan/floor-plan.ts'
import { FloorPlanPage } from '~/features/floor-plan/floor-plan-page.tsx'
import { floorPlanMessages } from '~/features/floor-plan/messages.ts'
import { planParameters } from '~/features/floor-plan/plan-choice.ts'
import { filterParameters } from '~/features/floor-plan/plan-filters.ts'
import { sameListForEveryFilter } from '~/shell/list-search.tsx'
import type { PageHandle } from '~/shell/page-handle.ts'
import { listMeta } from '~/shell/page-meta.ts'
import type { Route } from './+types/floor-plan.ts'

export const handle: PageHandle = {
  audience: 'shared',
  sitemap: true,
  counted: true,
  parameters: [...Object.values(planParameters), ...Object.values(filterParameters)],
  layout: false,
}

export function meta({ matches }: Route.MetaArgs) {
  return listMeta(matches, '/plattegrond', floorPlanMessages, (t) => [t.title, t.description])
}

/** All halls: what is drawn and selected of them follows from the address, on both sides. */
export const loader = ({ context }: Route.LoaderArgs) => ({
  plan: toFloorPlan(contentOf(context)),
})

export const shouldRevalidate = sameListForEveryFilter

export default function FloorPlan({ loaderData }: Route.ComponentProps) {
  return <FloorPlanPage plan={loaderData.plan} />
}
