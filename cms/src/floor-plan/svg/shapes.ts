import type { Point } from '@beursvloer/contract/outlines'
import { cornersOf, MAX_CORNERS, type Polygon } from '../../geometry/polygons'
import type { SvgElement } from './elements'
import { parsePath } from './path-data'
import { numbersIn } from './transform'

/** Why the outline of an element cannot be used. */
export type ShapeTrouble =
  | 'arc'
  | 'corners'
  | 'empty'
  | 'parts'
  | 'group'
  | 'transform'
  | 'unsupported'

export type Shape = { readonly outline: Polygon } | { readonly trouble: ShapeTrouble }

/** Longest text of an outline that is read, in characters: fifty for each corner. */
const MAX_OUTLINE_LENGTH = 50 * MAX_CORNERS

/** Corners with which a circle is drawn. */
const ROUND = 24

/** Elements that draw an area. */
export const DRAWN: ReadonlySet<string> = new Set([
  'rect',
  'polygon',
  'polyline',
  'path',
  'circle',
  'ellipse',
  'line',
  'image',
  'use',
])

const number = (element: SvgElement, name: string): number =>
  numbersIn(element.attributes[name] ?? '')[0] ?? 0

const pairs = (numbers: readonly number[]): Point[] =>
  Array.from({ length: Math.floor(numbers.length / 2) }, (_, at) => [
    numbers[2 * at] ?? 0,
    numbers[2 * at + 1] ?? 0,
  ])

const round = (x: number, y: number, rx: number, ry: number): Point[] =>
  Array.from({ length: ROUND }, (_, at) => {
    const angle = (2 * Math.PI * at) / ROUND
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)]
  })

/** The parts that an element draws, in its own coordinates. */
function partsOf(element: SvgElement): Point[][] | ShapeTrouble {
  const value = (name: string) => number(element, name)
  const { points = '', d = '' } = element.attributes
  if (Math.max(points.length, d.length) > MAX_OUTLINE_LENGTH) return 'corners'
  switch (element.name) {
    case 'rect': {
      const box = { x: value('x'), y: value('y'), width: value('width'), length: value('height') }
      return box.width > 0 && box.length > 0 ? [[...cornersOf(box)]] : 'empty'
    }
    case 'circle':
      return [round(value('cx'), value('cy'), value('r'), value('r'))]
    case 'ellipse':
      return [round(value('cx'), value('cy'), value('rx'), value('ry'))]
    case 'polygon':
    case 'polyline':
      return [pairs(numbersIn(points))]
    case 'path':
      return parsePath(d) ?? 'arc'
    default:
      return 'unsupported'
  }
}

/** The outline of a rect, circle, ellipse, polygon, polyline or path, in its own coordinates. */
export function shapeOf(element: SvgElement): Shape {
  const parts = partsOf(element)
  if (typeof parts === 'string') return { trouble: parts }
  const areas = parts.map(withoutEnd).filter((part) => part.length > 2)
  const [outline] = areas
  if (!outline) return { trouble: 'empty' }
  if (areas.length > 1) return { trouble: 'parts' }
  return outline.length > MAX_CORNERS ? { trouble: 'corners' } : { outline }
}

/** A closed line repeats its first point at the end. */
const withoutEnd = (points: Point[]): Point[] => {
  const [first, last] = [points[0], points.at(-1)]
  const closed = points.length > 1 && first?.[0] === last?.[0] && first?.[1] === last?.[1]
  return closed ? points.slice(0, -1) : points
}
