import { Link } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { cx } from '~/ui/class-names.ts'
import type { PavilionOutline, RoomView } from './floor-plan-view.ts'
import { floorPlanMessages } from './messages.ts'

/** A room in the drawing: a link that selects it. */
export function PlanRoom({ room, selected }: { room: RoomView; selected: boolean }) {
  const t = useMessages(floorPlanMessages)
  const { slug, name, capacity, points, centre, labelSize } = room
  return (
    <Link
      to={`?ruimte=${slug}`}
      preventScrollReset
      discover="none"
      aria-label={t.room(name, capacity)}
      aria-current={selected ? 'true' : undefined}
      className="group outline-none"
    >
      <polygon
        points={points}
        strokeWidth="0.2"
        className={cx(
          'stroke-ink group-focus-visible:[stroke-width:0.45]',
          selected
            ? 'fill-primary'
            : 'fill-gray-200 group-hover:fill-green-200 group-focus-visible:stroke-primary',
        )}
      />
      <text
        x={centre[0]}
        y={centre[1]}
        fontSize={labelSize}
        textAnchor="middle"
        dominantBaseline="central"
        className={cx('font-bold font-display', selected ? 'fill-white' : 'fill-ink')}
      >
        {name}
      </text>
    </Link>
  )
}

/** Size of a pavilion's name, in metres. */
const NAME_SIZE = 1

/** The outline of a pavilion over its stands; its name above leads to its page. */
export function PlanPavilion({ pavilion }: { pavilion: PavilionOutline }) {
  const t = useMessages(floorPlanMessages)
  const [x, y] = pavilion.corner
  return (
    <>
      <polygon
        points={pavilion.points}
        strokeWidth="0.32"
        className="pointer-events-none fill-none stroke-primary"
      />
      <Link
        to={`/paviljoens/${pavilion.slug}`}
        discover="none"
        aria-label={t.pavilion(pavilion.name)}
        className="group outline-none"
      >
        <text
          x={x}
          y={y - 0.5}
          fontSize={NAME_SIZE}
          className="fill-primary font-bold font-display group-hover:underline group-focus-visible:underline"
        >
          {pavilion.name}
        </text>
      </Link>
    </>
  )
}
