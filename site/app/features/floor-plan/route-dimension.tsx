import { useSearchParams } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { Dimension } from '~/ui/dimension.tsx'
import type { FloorPlan } from './floor-plan.ts'
import { chooseRoute } from './route-choice.ts'
import { routeMessages } from './route-messages.ts'
import { useSpots } from './use-spots.ts'

/** The distance to the selected place, when the route leads there. */
export function RouteDimension({ plan, place }: { plan: FloorPlan; place: string }) {
  const t = useMessages(routeMessages)
  const [params] = useSearchParams()
  const { from, to, route } = chooseRoute(plan, useSpots(plan), params)
  if (!from || !route || to?.key !== place) return null
  return (
    <Dimension value={t.metres(String(route.metres))}>
      {t.minutesWalk(route.minutes)} <span className="sr-only">{t.walkFrom(from.name)}</span>
    </Dimension>
  )
}
