import type { Stand } from '~/content/model.ts'
import { boxOf, middleOf, type Outline, svgPoints } from '~/ui/plan/plan-geometry.ts'

/** Metres shown around the stand and the way to it, and how small and wide the part is at least. */
const MARGIN = 4
const MIN_WIDTH = 27
const MIN_RATIO = 1.3

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

/** Moves a stretch of the given length into a hall, with a metre of ground on both sides. */
function stretch(
  from: number,
  to: number,
  least: number,
  size: number,
): [from: number, to: number] {
  const wanted = Math.min(Math.max(to - from, least), size + 2)
  const start = (from + to - wanted) / 2
  const inside = Math.max(-1, Math.min(start, size + 1 - wanted))
  return [inside, inside + wanted]
}

/**
 * The part of the hall around a stand and the way to it, to draw beside the exhibitor. Lengths in
 * metres.
 *
 * @param path corners of the way, none without one
 */
export function toHallFragment(stand: Stand, path: Outline): HallFragmentView {
  const around = boxOf([...stand.polygon, ...path])
  const { width, length, number, name } = stand.hall
  const [left, top] = [around.x - MARGIN, around.y - MARGIN]
  const [right, bottom] = [around.x + around.width + MARGIN, around.y + around.height + MARGIN]
  const least = Math.max(MIN_WIDTH, (bottom - top) * MIN_RATIO)
  const [x0, x1] = stretch(left, right, least, width)
  const [y0, y1] = stretch(top, bottom, (x1 - x0) / 2, length)
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
