/** Corners in metres from the top left of the hall. */
export type Outline = readonly (readonly [x: number, y: number])[]

/** The smallest upright rectangle around a polygon, in metres. */
export type Box = ReturnType<typeof boxOf>

/** SVG `points` of a polygon in metres: "3,3 6,3 6,9". */
export const svgPoints = (polygon: Outline): string =>
  polygon.map((point) => point.join(',')).join(' ')

export function boxOf(polygon: Outline) {
  const xs = polygon.map(([x]) => x)
  const ys = polygon.map(([, y]) => y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** The middle of a box, where its label stands. */
export const middleOf = ({ x, y, width, height }: Box): readonly [x: number, y: number] => [
  x + width / 2,
  y + height / 2,
]

/** Width of a sign of the text face, as part of its size; digits and capitals are the widest. */
const SIGN_WIDTH = 0.62

/** Metres kept free on both sides of a label. */
const LABEL_MARGIN = 0.3

/**
 * The type size in metres at which a label fits a width.
 *
 * @param width of the room for the label, in metres
 * @param largest size in metres that is never exceeded
 */
export function labelSize(label: string, width: number, largest: number): number {
  const fitting = (width - 2 * LABEL_MARGIN) / (Math.max(1, label.length) * SIGN_WIDTH)
  return Math.round(Math.min(largest, fitting) * 100) / 100
}
