import { useMessages } from '~/i18n/locale.tsx'
import { cx } from '~/ui/class-names.ts'
import { HallSketch } from '~/ui/plan/hall-sketch.tsx'
import { itemMessages } from './item-messages.ts'
import type { RoomFragmentView } from './room-fragment-view.ts'

/** The hall of a room in outline, the room filled and under a roof. */
export function RoomFragment({ fragment, room }: { fragment: RoomFragmentView; room: string }) {
  const t = useMessages(itemMessages)
  const { hall, stands, rooms, centre } = fragment
  const [x, y] = centre
  return (
    <HallSketch
      label={t.roomFragment(room, String(hall.number))}
      width={hall.width}
      length={hall.length}
      stands={stands}
    >
      {rooms.map(({ points, own }) => (
        <polygon
          key={points}
          points={points}
          strokeWidth="0.3"
          className={cx('stroke-ink', own ? 'fill-primary' : 'fill-gray-200')}
        />
      ))}
      <path d={`M${x - 2.4} ${y + 1.2}l2.4 -2.4l2.4 2.4z`} className="fill-on-primary" />
    </HallSketch>
  )
}
