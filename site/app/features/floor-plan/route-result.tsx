import { useSearchParams } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { Dimension } from '~/ui/dimension.tsx'
import type { FloorPlan } from './floor-plan.ts'
import { chooseRoute } from './route-choice.ts'
import { routeMessages } from './route-messages.ts'
import { RouteText } from './route-text.tsx'
import { useSpots } from './use-spots.ts'

/**
 * The distance and time, and the route in words; or a notice that there is no way between the two.
 */
export function RouteResult({ plan, drawn }: { plan: FloorPlan; drawn: number }) {
  const t = useMessages(routeMessages)
  const [params] = useSearchParams()
  const { to, route } = chooseRoute(plan, useSpots(plan), params)
  if (!route || !to) return <p className="mt-3">{t.noRoute}</p>
  return (
    <>
      <div className="mt-3 flex gap-8">
        <Dimension value={t.metres(String(route.metres))}>{t.distance}</Dimension>
        <Dimension value={t.minutes(route.minutes)}>{t.walking}</Dimension>
      </div>
      <RouteText plan={plan} route={route} to={to} drawn={drawn} />
    </>
  )
}
