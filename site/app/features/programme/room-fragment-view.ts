import type { Polygon, Room } from '~/content/model.ts'

/** A hall in outline with one room marked; lengths in metres from the hall's top left corner. */
export interface RoomFragmentView {
  readonly hall: { readonly number: number; readonly width: number; readonly length: number }
  /** SVG `points` of every stand. */
  readonly stands: readonly string[]
  readonly rooms: readonly { readonly points: string; readonly own: boolean }[]
  readonly centre: readonly [x: number, y: number]
}

const points = (polygon: Polygon) => polygon.map((point) => point.join(',')).join(' ')

/** The hall of a room, to draw; null while the room has no hall or place in it. */
export function toRoomFragment(room: Room): RoomFragmentView | null {
  const { hall, polygon } = room
  if (!hall || !polygon || polygon.length === 0) return null
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2
  return {
    hall: { number: hall.number, width: hall.width, length: hall.length },
    stands: hall.stands.map((stand) => points(stand.polygon)),
    rooms: hall.rooms.flatMap((other) =>
      other.polygon ? [{ points: points(other.polygon), own: other === room }] : [],
    ),
    centre: [middle(polygon.map(([x]) => x)), middle(polygon.map(([, y]) => y))],
  }
}
