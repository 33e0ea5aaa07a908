import { drawingPath } from '@beursvloer/contract/floor-plan-address'
import { Link } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import type { ItemDetail } from './item-detail.ts'
import { itemMessages } from './item-messages.ts'
import { RoomFragment } from './room-fragment.tsx'

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
