import { planParameters } from '@beursvloer/contract/floor-plan-address'
import { Suspense } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { filterLink } from '~/shell/filter-links.ts'
import { boxOf, middleOf } from '~/ui/plan/plan-geometry.ts'
import type { FloorPlan, HallPlan } from './floor-plan.ts'
import { RouteLine } from './lazy-route.ts'
import { floorPlanMessages } from './messages.ts'
import { ALL_HALLS, asksForRoute, type PlanChoice } from './plan-choice.ts'
import { corridorLine } from './plan-doors.tsx'

interface KeyPlanProps {
  plan: FloorPlan
  hall: HallPlan
  choice: PlanChoice
}

/** All halls small, with the drawn hall and the route: a link to the sheet of the whole fair. */
export function KeyPlan({ plan, hall, choice }: KeyPlanProps) {
  const t = useMessages(floorPlanMessages)
  const [params] = useSearchParams()
  const { sheet, halls } = plan
  const chosen = choice.stand ?? choice.room
  const place = choice.hall && sheet.halls.find(({ number }) => number === choice.hall?.number)
  const [x, y] = chosen && place ? middleOf(boxOf(chosen.polygon)) : [0, 0]
  return (
    <Link
      to={filterLink(params, { [planParameters.hall]: ALL_HALLS })}
      preventScrollReset
      aria-label={t.showWholeFair}
      title={t.showWholeFair}
      className="block border border-ink bg-paper p-1.5 hover:bg-tint"
    >
      <svg
        viewBox={`-1 -1 ${sheet.width + 2} ${sheet.length + 2}`}
        aria-hidden="true"
        className="block h-10 sm:h-14"
      >
        {plan.passages.map(({ name, ends }) => (
          <path
            key={name}
            d={corridorLine(plan, ends)}
            strokeWidth="1"
            className="fill-none stroke-ink"
          />
        ))}
        {sheet.halls.map((one) => {
          const size = halls.find(({ number }) => number === one.number)
          return (
            <rect
              key={one.number}
              x={one.x}
              y={one.y}
              width={size?.width}
              height={size?.length}
              strokeWidth="1"
              className={
                one.number === hall.number ? 'fill-tint-strong stroke-ink' : 'fill-paper stroke-ink'
              }
            />
          )
        })}
        {asksForRoute(params) && (
          <Suspense>
            <RouteLine plan={plan} />
          </Suspense>
        )}
        {chosen && place && (
          <path
            d={`M${place.x + x} ${place.y + y - 4}l4 7h-8z`}
            strokeWidth="1"
            className="fill-primary stroke-paper"
          />
        )}
      </svg>
    </Link>
  )
}
