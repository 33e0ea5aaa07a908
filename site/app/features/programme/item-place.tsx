import { drawingPath } from '@beursvloer/contract/floor-plan-address'
import { Link } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { cx } from '~/ui/class-names.ts'
import { HallSketch } from '~/ui/plan/hall-sketch.tsx'
import type { ItemDetail } from './item-detail.ts'
import { itemMessages } from './item-messages.ts'
import type { RoomFragmentView } from './room-fragment-view.ts'

/** The hall of a room in outline, the room filled and under a roof. */
function RoomFragment({ fragment, room }: { fragment: RoomFragmentView; room: string }) {
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

/** The place: the room drawn in its hall, and the room's facilities. */
export function ItemPlace({ item }: { item: ItemDetail }) {
  const t = useMessages(itemMessages)
  const { fragment, hearingLoop, wheelchairPlaces } = item.place
  const offers = [
    hearingLoop && t.hearingLoop,
    wheelchairPlaces > 0 && t.wheelchair(wheelchairPlaces),
  ].filter(Boolean)
  return (
    <section>
      <h2 className="mb-5 text-3xl">
        {fragment ? t.roomIn(item.room.name, String(fragment.hall.number)) : item.room.name}
      </h2>
      {fragment && (
        <Link to={drawingPath({ room: item.room.slug })} className="block hover:opacity-90">
          <RoomFragment fragment={fragment} room={item.room.name} />
        </Link>
      )}
      {offers.length > 0 && <p className="mt-3 text-mute text-sm">{offers.join('\u00A0· ')}</p>}
    </section>
  )
}
