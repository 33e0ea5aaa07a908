import type { Room } from '~/content/model.ts'
import { boxOf, middleOf, svgPoints } from '~/ui/plan/plan-geometry.ts'

/** A hall in outline with one room marked; lengths in metres from the hall's top left corner. */
export interface RoomFragmentView {
  readonly hall: { readonly number: number; readonly width: number; readonly length: number }
  /** SVG `points` of every stand. */
  readonly stands: readonly string[]
  readonly rooms: readonly { readonly points: string; readonly own: boolean }[]
  readonly centre: readonly [x: number, y: number]
}

/** The hall of a room, to draw; null while the room has no hall or place in it. */
export function toRoomFragment(room: Room): RoomFragmentView | null {
  const { hall, polygon } = room
  if (!hall || !polygon || polygon.length === 0) return null
  return {
    hall: { number: hall.number, width: hall.width, length: hall.length },
    stands: hall.stands.map((stand) => svgPoints(stand.polygon)),
    rooms: hall.rooms.flatMap((other) =>
      other.polygon ? [{ points: svgPoints(other.polygon), own: other === room }] : [],
    ),
    centre: middleOf(boxOf(polygon)),
  }
}
