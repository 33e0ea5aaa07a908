import { memo } from 'react'
import { boxOf, middleOf } from '~/ui/plan/plan-geometry.ts'
import type { HallPlan } from './floor-plan.ts'
import { wrapName } from './wrap-name.ts'

/** Type size and distance of the lines of a name, in metres. */
const SIZE = 0.4
const LINE = 0.48

/** Metres kept free beside a name, and above it for the number. */
const SIDE = 0.25
const HEAD = 0.9

/**
 * The exhibitors of each stand, written in it: drawn from the zoom level at which they are legible.
 */
export const PlanNames = memo(function PlanNames({ hall }: { hall: HallPlan }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: names in a drawing take no focus.
    <g aria-hidden="true" className="pointer-events-none">
      {hall.stands.map(({ number, polygon, exhibitors }) => {
        const box = boxOf(polygon)
        const [x, y] = middleOf(box)
        const room = Math.max(1, Math.floor((box.height / 2 - 0.1 + HEAD / 4) / LINE))
        const lines = wrapName(
          exhibitors.map(({ name }) => name).join(', '),
          (box.width - 2 * SIDE) / SIZE,
          room,
        )
        return (
          <text key={number} y={y + 0.2} fontSize={SIZE} textAnchor="middle" className="fill-ink">
            {lines.map((line, index) => (
              <tspan key={line} x={x} dy={index === 0 ? SIZE / 2 : LINE}>
                {line}
              </tspan>
            ))}
          </text>
        )
      })}
    </g>
  )
})
