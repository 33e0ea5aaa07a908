import type { Stand } from '~/content/model.ts'
import { boxOf, middleOf, svgPoints } from '~/ui/plan/plan-geometry.ts'

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

/** The part of the hall around a stand, to draw beside the exhibitor. Lengths in metres. */
export function toHallFragment(stand: Stand): HallFragmentView {
  const own = boxOf(stand.polygon)
  const { width, length, number, name } = stand.hall
  const x0 = Math.max(-1, own.x - MARGIN_X)
  const y0 = Math.max(-1, own.y - MARGIN_Y)
  const x1 = Math.min(width + 1, own.x + own.width + MARGIN_X)
  const y1 = Math.min(length + 1, own.y + own.height + MARGIN_Y)
  return {
    number: stand.number,
    hall: { number, name, width, length },
    viewBox: [x0, y0, x1 - x0, y1 - y0],
    stands: stand.hall.stands
      .map((other) => ({ other, box: boxOf(other.polygon) }))
      .filter(
        ({ box }) => box.x + box.width > x0 && box.x < x1 && box.y + box.height > y0 && box.y < y1,
      )
      .map(({ other, box }) => ({
        number: other.number,
        points: svgPoints(other.polygon),
        centre: middleOf(box),
        width: box.width,
        own: other === stand,
      })),
  }
}
