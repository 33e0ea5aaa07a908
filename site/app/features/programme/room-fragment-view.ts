import type { Room } from '~/content/model.ts'
import { boxOf, middleOf, svgPoints } from '~/ui/plan/plan-geometry.ts'

/** A hall in outline with one room marked; lengths in metres from the hall's top left corner. */
export type RoomFragmentView = NonNullable<ReturnType<typeof toRoomFragment>>

/** The hall of a room, to draw; null while the room has no hall or place in it. */
export function toRoomFragment(room: Room) {
  const { hall, polygon } = room
  if (!hall || !polygon || polygon.length === 0) return null
  return {
    hall: { number: hall.number, width: hall.width, length: hall.length },
    // SVG `points` of every stand.
    stands: hall.stands.map((stand) => svgPoints(stand.polygon)),
    rooms: hall.rooms.flatMap((other) =>
      other.polygon ? [{ points: svgPoints(other.polygon), own: other === room }] : [],
    ),
    centre: middleOf(boxOf(polygon)),
  }
}
