import { planParameters } from '@beursvloer/contract/floor-plan-address'
import { memo } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { filterLink } from '~/shell/filter-links.ts'
import type { FloorPlan, HallPlan } from './floor-plan.ts'
import { floorPlanMessages } from './messages.ts'
import { directionOf } from './sheet.ts'
import { ALL, isWholeFair, placeOnSheet } from './whole-fair.ts'

/** Metres of the corridor that are drawn outside a hall, and how wide it is. */
export const STUB = 3.2
const WIDTH = 3

/** Metres that a corridor is drawn into its halls, to open their walls. */
const INTO = 0.4

/** Type size of the name of the next hall, in metres. */
const NAME_SIZE = 1.3

/** A passage as it leaves the hall that is drawn. */
type Door = ReturnType<typeof doorsOf>[number]

/** The passages through the walls of a hall; none on the sheet of the whole fair, which draws all of them. */
export function doorsOf({ passages }: Pick<FloorPlan, 'passages'>, hall: HallPlan) {
  if (isWholeFair(hall)) return []
  return passages.flatMap(({ name, ends }) =>
    ([ends, [ends[1], ends[0]]] as const).flatMap(([near, far]) => {
      const wall = near.hall === hall.number ? directionOf(hall, near) : null
      if (!wall || far.hall === hall.number) return []
      const { dx, dy } = wall
      const [x, y] = [
        dx === 0 ? near.at[0] : dx < 0 ? 0 : hall.width,
        dy === 0 ? near.at[1] : dy < 0 ? 0 : hall.length,
      ]
      return [{ passage: name, to: far.hall, x, y, dx, dy }]
    }),
  )
}

interface PlanDoorsProps {
  plan: FloorPlan
  doors: readonly Door[]
}

/** The openings in the walls of a hall with the beginning of the corridor: links to the hall behind it. */
export const PlanDoors = memo(function PlanDoors({ plan, doors }: PlanDoorsProps) {
  const t = useMessages(floorPlanMessages)
  const [params] = useSearchParams()
  const half = WIDTH / 2
  return doors.map(({ passage, to, x, y, dx, dy }) => {
    const name = plan.halls.find(({ number }) => number === to)?.name ?? ''
    // Along the wall is u, out of the hall is v.
    const turn = dx > 0 ? -90 : dx < 0 ? 90 : dy > 0 ? 0 : 180
    // Beside the corridor: upwards along a wall at the side, to the right along the others.
    const label =
      dx === 0
        ? `translate(${x + half + 0.6} ${y + dy * (STUB / 2)})`
        : `translate(${x + dx * (STUB / 2)} ${y - half - 0.6}) rotate(-90)`
    return (
      <Link
        key={`${passage} ${to}`}
        to={filterLink(params, {
          [planParameters.hall]: String(to),
          [planParameters.stand]: undefined,
          [planParameters.room]: undefined,
        })}
        preventScrollReset
        discover="none"
        aria-label={t.doorTo(name, passage)}
        className="plan-door"
      >
        <g transform={`translate(${x} ${y}) rotate(${turn})`}>
          <path
            d={`M${-half} ${STUB}V${-INTO}H${half}V${STUB}z`}
            className="fill-paper"
            stroke="none"
          />
          <path
            d={`M${-half} ${STUB}V${-INTO}M${half} ${STUB}V${-INTO}`}
            strokeWidth="0.3"
            className="fill-none stroke-ink"
          />
          <path
            d={`M-0.8 ${STUB - 1.3}L0 ${STUB - 0.5}L0.8 ${STUB - 1.3}`}
            strokeWidth="0.3"
            className="fill-none stroke-primary"
          />
        </g>
        <g transform={label} fontSize={NAME_SIZE}>
          <text dominantBaseline="central" className="plan-name fill-primary font-bold">
            {name}
          </text>
        </g>
      </Link>
    )
  })
})

/** The line of a corridor on the sheet of the whole fair, as SVG path data. */
export function corridorLine(
  plan: Pick<FloorPlan, 'sheet'>,
  ends: FloorPlan['passages'][number]['ends'],
  longer = 0,
): string {
  const [a, b] = ends.map(({ hall, at }) => {
    const place = placeOnSheet(plan, { number: ALL }, hall) ?? [0, 0]
    return [at[0] + place[0], at[1] + place[1]] as const
  })
  if (!a || !b) return ''
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  const [dx, dy] = [((b[0] - a[0]) / length) * longer, ((b[1] - a[1]) / length) * longer]
  return `M${a[0] - dx} ${a[1] - dy}L${b[0] + dx} ${b[1] + dy}`
}

/** The corridors between the halls on the sheet of the whole fair. */
export function PlanCorridors({ plan }: { plan: FloorPlan }) {
  return plan.passages.map(({ name, kind, ends }) => (
    <g key={name}>
      <title>{name}</title>
      <path
        d={corridorLine(plan, ends)}
        strokeWidth={WIDTH + 0.6}
        strokeDasharray={kind === 'corridor' ? undefined : '1 0.6'}
        className="fill-none stroke-ink"
      />
      <path
        d={corridorLine(plan, ends, INTO)}
        strokeWidth={WIDTH}
        className="fill-none stroke-paper"
      />
    </g>
  ))
}
