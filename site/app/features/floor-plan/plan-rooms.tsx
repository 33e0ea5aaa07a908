import { planParameters } from '@beursvloer/contract/floor-plan-address'
import { pavilionPath } from '@beursvloer/contract/page-addresses'
import { memo } from 'react'
import { Link } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { boxOf, labelSize, middleOf, svgPoints } from '~/ui/plan/plan-geometry.ts'
import type { PavilionView, RoomView } from './floor-plan.ts'
import { floorPlanMessages } from './messages.ts'
import type { Mark } from './plan-stand.tsx'

/** Largest type size of a room's name, in metres. */
const ROOM_NAME_SIZE = 1.4

interface PlanRoomProps {
  room: RoomView
  mark: Mark
  selected: boolean
  hot: boolean
}

/** A room in the drawing: a link that selects it. */
export const PlanRoom = memo(function PlanRoom({ room, mark, selected, hot }: PlanRoomProps) {
  const t = useMessages(floorPlanMessages)
  const { slug, name, capacity, polygon } = room
  const box = boxOf(polygon)
  const [x, y] = middleOf(box)
  return (
    <a
      href={`?${planParameters.room}=${slug}`}
      data-place={slug}
      data-mark={mark}
      data-hot={hot || undefined}
      aria-label={t.room(name, capacity)}
      aria-current={selected || undefined}
      className="plan-room"
    >
      <polygon points={svgPoints(polygon)} className="fill-gray-200" />
      <g fontSize={labelSize(name, box.width, ROOM_NAME_SIZE)}>
        <text className="plan-room-name" x={x} y={y}>
          {name}
        </text>
      </g>
    </a>
  )
})

/** Type size of a pavilion's name, in metres. */
const PAVILION_NAME_SIZE = 1

/** The outline of a pavilion over its stands; its name above leads to its page. */
export function PlanPavilion({ pavilion, marked }: { pavilion: PavilionView; marked: boolean }) {
  const t = useMessages(floorPlanMessages)
  const { x, y } = boxOf(pavilion.polygon)
  return (
    <>
      <polygon
        points={svgPoints(pavilion.polygon)}
        strokeWidth={marked ? 0.6 : 0.32}
        className="pointer-events-none fill-none stroke-primary"
      />
      <Link
        to={pavilionPath(pavilion)}
        discover="none"
        aria-label={t.pavilion(pavilion.name)}
        className="group outline-none"
      >
        <g fontSize={PAVILION_NAME_SIZE}>
          <text
            x={x}
            y={y - 0.5}
            className="plan-name fill-primary font-bold group-hover:underline group-focus-visible:underline"
          >
            {pavilion.name}
          </text>
        </g>
      </Link>
    </>
  )
}
