import { Fragment } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { filterLink } from '~/shell/filter-links.ts'
import type { FloorPlan } from './floor-plan.ts'
import { planParameters } from './plan-choice.ts'
import { routeMessages } from './route-messages.ts'
import { routeSteps } from './walk/route-steps.ts'
import type { Spot } from './walk/spots.ts'
import type { WalkingRoute } from './walk/walking-route.ts'

interface RouteTextProps {
  plan: Pick<FloorPlan, 'halls'>
  route: WalkingRoute
  to: Spot
}

/** A walking route in words, for who does not see the drawing or is on the way. */
export function RouteText({ plan, route, to }: RouteTextProps) {
  const t = useMessages(routeMessages)
  const [params] = useSearchParams()
  return (
    <>
      <ol className="mt-4 list-decimal space-y-1.5 pl-5 marker:text-primary">
        {route.parts.map((part, index) => {
          const hall = plan.halls.find(({ number }) => number === part.hall)
          const next = route.parts[index + 1]
          const nextHall = next && plan.halls.find(({ number }) => number === next.hall)
          return (
            <Fragment key={part.hall}>
              {hall &&
                routeSteps(part, hall).map(({ turn, metres, near }, step) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: steps are never reordered.
                  <li key={step}>
                    {turn === 'start'
                      ? t.stepStart(part.start, metres)
                      : t.stepTurn[turn](near, metres)}
                  </li>
                ))}
              {next && nextHall && (
                <li>
                  {t.stepCross(part.end, nextHall.name)}{' '}
                  <Link
                    to={filterLink(params, {
                      [planParameters.hall]: String(next.hall),
                      [planParameters.stand]: undefined,
                      [planParameters.room]: undefined,
                    })}
                    preventScrollReset
                    className="link print:hidden"
                  >
                    {t.showPartIn(nextHall.name)}
                  </Link>
                </li>
              )}
            </Fragment>
          )
        })}
        <li>{t.stepEnd(to.name)}</li>
      </ol>
      {route.parts.length > 1 && <p className="mt-3 text-mute">{t.betweenHalls}</p>}
    </>
  )
}
