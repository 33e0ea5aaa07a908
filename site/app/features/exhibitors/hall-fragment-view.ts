import type { Polygon, Stand } from '~/content/model.ts'

/** Metres shown around a stand on each side. */
const MARGIN_X = 12
const MARGIN_Y = 8

export interface HallFragmentView {
  readonly number: string
  readonly hall: {
    readonly number: number
    readonly name: string
    readonly width: number
    readonly length: number
  }
  /** Part of the hall that is drawn, in metres from its top left corner. */
  readonly viewBox: readonly [x: number, y: number, width: number, height: number]
  readonly stands: readonly {
    readonly number: string
    /** SVG `points`, in metres. */
    readonly points: string
    readonly centre: readonly [x: number, y: number]
    readonly width: number
    readonly own: boolean
  }[]
}

const bounds = (polygon: Polygon) => {
  const xs = polygon.map(([x]) => x)
  const ys = polygon.map(([, y]) => y)
  return { x0: Math.min(...xs), x1: Math.max(...xs), y0: Math.min(...ys), y1: Math.max(...ys) }
}

/** The part of the hall around a stand, to draw beside the exhibitor. Lengths in metres. */
export function toHallFragment(stand: Stand): HallFragmentView {
  const own = bounds(stand.polygon)
  const { width, length, number, name } = stand.hall
  const x0 = Math.max(-1, own.x0 - MARGIN_X)
  const y0 = Math.max(-1, own.y0 - MARGIN_Y)
  const x1 = Math.min(width + 1, own.x1 + MARGIN_X)
  const y1 = Math.min(length + 1, own.y1 + MARGIN_Y)
  return {
    number: stand.number,
    hall: { number, name, width, length },
    viewBox: [x0, y0, x1 - x0, y1 - y0],
    stands: stand.hall.stands
      .map((other) => ({ other, box: bounds(other.polygon) }))
      .filter(({ box }) => box.x1 > x0 && box.x0 < x1 && box.y1 > y0 && box.y0 < y1)
      .map(({ other, box }) => ({
        number: other.number,
        points: other.polygon.map((point) => point.join(',')).join(' '),
        centre: [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2],
        width: box.x1 - box.x0,
        own: other === stand,
      })),
  }
}
