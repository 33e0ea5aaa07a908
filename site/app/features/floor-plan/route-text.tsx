import { planParameters } from '@beursvloer/contract/floor-plan-address'
import { Fragment, type ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { filterLink } from '~/shell/filter-links.ts'
import { cx } from '~/ui/class-names.ts'
import type { Crossing } from '~/walking/floors.ts'
import type { RoutePart, WalkingRoute } from '~/walking/walking-route.ts'
import type { FloorPlan, HallPlan } from './floor-plan.ts'
import { routeMessages } from './route-messages.ts'
import { directionOf } from './sheet.ts'
import { routeSteps } from './walk/route-steps.ts'
import type { Spot } from './walk/spots.ts'

interface RouteTextProps {
  plan: Pick<FloorPlan, 'halls'>
  route: WalkingRoute
  to: Spot
  /** The hall that is drawn: parts in others are a click away. */
  drawn: number
}

/** A walking route in words, for visitors who do not see the drawing or are on the way. */
export function RouteText({ plan, route, to, drawn }: RouteTextProps) {
  const t = useMessages(routeMessages)
  const hallOf = (number: number | undefined) => plan.halls.find((hall) => hall.number === number)
  return (
    <>
      <ol className="route-steps mt-4">
        {route.parts.map((part, index) => {
          const hall = hallOf(part.hall)
          const next = hallOf(route.parts[index + 1]?.hall)
          const crossing = route.crossings[index]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts are never reordered.
            <Fragment key={index}>
              {hall &&
                routeSteps(part, hall, index > 0 ? headingInto(hall, part) : null).map(
                  ({ turn, metres, near }, step) => (
                    <Step
                      // biome-ignore lint/suspicious/noArrayIndexKey: steps are never reordered.
                      key={step}
                      sign={index === 0 && step === 0 ? 'start' : 'turn'}
                    >
                      {turn !== 'start'
                        ? t.stepTurn[turn](near, metres)
                        : index === 0
                          ? t.stepStart(part.start, metres)
                          : t.stepEnter(hall.name, metres)}
                    </Step>
                  ),
                )}
              {crossing && next && (
                <Step sign="cross">
                  <CrossingText crossing={crossing} hall={next} shown={drawn === next.number} />
                </Step>
              )}
            </Fragment>
          )
        })}
        <Step sign="end">{t.stepEnd(to.name)}</Step>
      </ol>
      {route.crossings.some(({ kind }) => kind === 'unmeasured') && (
        <p className="mt-3 text-mute">{t.unmeasured}</p>
      )}
    </>
  )
}

/** Direction when entering by the door where a part begins; null when it begins inside a hall. */
function headingInto(hall: HallPlan, { path }: RoutePart): number | null {
  const [at] = path
  const door = at && directionOf(hall, { hall: hall.number, at })
  return door ? Math.atan2(-door.dy, -door.dx) : null
}

/** A line of the steps with its sign: a dot, a ring where the hall ends, the roof at the goal. */
function Step({
  sign,
  children,
}: {
  sign: 'start' | 'turn' | 'cross' | 'end'
  children: ReactNode
}) {
  return (
    <li className="relative pb-2.5 pl-7">
      <svg viewBox="-6 -6 12 12" aria-hidden="true" className="absolute top-1 left-0 z-1 size-4">
        {sign === 'end' ? (
          <path d="M0 -5l5 9h-10z" className="fill-primary" />
        ) : (
          <circle
            r={sign === 'turn' ? 2 : 3.4}
            strokeWidth="2"
            className={cx(
              sign === 'start' && 'fill-ink stroke-ink',
              sign === 'cross' && 'fill-paper stroke-primary',
              sign === 'turn' && 'fill-primary stroke-primary',
            )}
          />
        )}
      </svg>
      {children}
    </li>
  )
}

function CrossingText({
  crossing,
  hall,
  shown,
}: {
  crossing: Crossing
  hall: HallPlan
  shown: boolean
}) {
  const t = useMessages(routeMessages)
  const [params] = useSearchParams()
  const { kind, from, to, metres, seconds } = crossing
  const words = { from, to, metres: Math.round(metres), wait: Math.round(seconds / 60) }
  return (
    <>
      {t.stepCross[kind](words, hall.name)}{' '}
      {!shown && (
        <Link
          to={filterLink(params, {
            [planParameters.hall]: String(hall.number),
            [planParameters.stand]: undefined,
            [planParameters.room]: undefined,
          })}
          preventScrollReset
          className="link print:hidden"
        >
          {t.showPartIn(hall.name)}
        </Link>
      )}
    </>
  )
}
