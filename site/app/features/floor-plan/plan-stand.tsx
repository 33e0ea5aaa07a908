import { memo } from 'react'
import { Link } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { cx } from '~/ui/class-names.ts'
import { categoryFill } from './category-look.ts'
import type { StandView } from './floor-plan-view.ts'
import { floorPlanMessages } from './messages.ts'

/** Surface of a stand that nobody has. */
const emptySurface: Record<StandView['status'], string> = {
  let: 'fill-paper',
  free: 'fill-paper [stroke-dasharray:0.35_0.25]',
  option: 'fill-gray-100 [stroke-dasharray:0.35_0.25]',
  blocked: 'fill-gray-300',
}

/** A stand in the drawing: a link that selects it. */
export const PlanStand = memo(function PlanStand({
  stand,
  selected,
}: {
  stand: StandView
  selected: boolean
}) {
  const t = useMessages(floorPlanMessages)
  const { number, label, points, centre, labelSize, status, category, exhibitors } = stand
  const who = exhibitors.map(({ name }) => name).join(', ') || t.status[status]
  return (
    <Link
      to={`?stand=${number}`}
      preventScrollReset
      discover="none"
      aria-label={t.stand(number, who)}
      aria-current={selected ? 'true' : undefined}
      className="group outline-none"
    >
      <polygon
        points={points}
        fill={categoryFill(category)}
        strokeWidth="0.1"
        className={cx(
          'stroke-ink group-focus-visible:[stroke-width:0.45]',
          selected
            ? 'fill-primary'
            : 'group-hover:fill-green-200 group-focus-visible:stroke-primary',
          !selected && !category && emptySurface[status],
        )}
      />
      <text
        x={centre[0]}
        y={centre[1]}
        fontSize={labelSize}
        textAnchor="middle"
        dominantBaseline="central"
        className={cx('font-semibold tabular-nums', selected ? 'fill-white' : 'fill-ink')}
      >
        {label}
      </text>
    </Link>
  )
})
