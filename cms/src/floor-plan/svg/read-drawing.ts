import { type Box, boxOf, type Polygon } from '../../geometry/polygons'
import { DrawingError, parseSvg, type SvgElement } from './elements'
import { type PlaceName, placeOf } from './place-names'
import { DRAWN, type Shape, type ShapeTrouble, shapeOf } from './shapes'
import { combine, IDENTITY, type Matrix, numbersIn, parseTransform, transformed } from './transform'

/** A drawn place, in the coordinates of the drawing. */
export interface DrawnPlace {
  readonly place: PlaceName
  readonly shape: Shape
}

export type Drawing = Awaited<ReturnType<typeof readDrawing>>

/** Attribute of the drawing, or of its `hal`, with the metres per unit. */
const SCALE = 'data-metres-per-unit'
/** Maximum length of a name or transform that is read. */
const MAX_ATTRIBUTE_LENGTH = 2000

/** Elements that are not drawn in their own place. */
const NOT_DRAWN: ReadonlySet<string> = new Set([
  'defs',
  'symbol',
  'clipPath',
  'mask',
  'pattern',
  'marker',
  'metadata',
  'script',
  'style',
  'foreignObject',
  'namedview',
])

const isHidden = ({ attributes }: SvgElement) =>
  attributes.display === 'none' || /display\s*:\s*none/.test(attributes.style ?? '')

/** The names that programs give an element: Inkscape's label, Illustrator's name, then the id. */
const namesOf = ({ attributes }: SvgElement): string[] =>
  ['inkscape:label', 'data-name', 'serif:id', 'id'].flatMap((name) => {
    const value = attributes[name]
    return value && value.length <= MAX_ATTRIBUTE_LENGTH ? [value] : []
  })

const placeOfElement = (element: SvgElement): PlaceName | null =>
  namesOf(element)
    .map(placeOf)
    .find((place) => place !== null) ?? null

/** The transform of an element within its parent; null when it cannot be read. */
function matrixOf({ attributes }: SvgElement): Matrix | null {
  const { transform = '', style = '' } = attributes
  if (transform.length > MAX_ATTRIBUTE_LENGTH || /(^|[;\s])transform\s*:/.test(style)) return null
  return parseTransform(transform)
}

/** A group with the name of a place, and the shapes in it that have none of their own. */
interface Group {
  readonly place: PlaceName
  readonly leaves: Leaf[]
}

interface Leaf {
  readonly element: SvgElement
  /** Null below a transform that cannot be read. */
  readonly matrix: Matrix | null
  /** The nearest group that is a place. */
  readonly group: Group | null
}

/** The elements that draw something, with their matrix and group. */
function leavesOf(element: SvgElement, outer: Matrix | null, around: Group | null): Leaf[] {
  if (NOT_DRAWN.has(element.name) || isHidden(element)) return []
  const own = matrixOf(element)
  const matrix = outer && own && combine(outer, own)
  if (DRAWN.has(element.name)) return [{ element, matrix, group: around }]
  const place = placeOfElement(element)
  const group = place ? { place, leaves: [] } : around
  return element.children.flatMap((child) =>
    // A drawing within the drawing has coordinates of its own.
    leavesOf(child, child.name === 'svg' ? null : matrix, group),
  )
}

const trouble = (kind: ShapeTrouble): Shape => ({ trouble: kind })

function outlineOf({ element, matrix }: Leaf): Shape {
  const shape = shapeOf(element)
  if ('trouble' in shape) return shape
  if (!matrix) return trouble('transform')
  return { outline: shape.outline.map((point) => transformed(matrix, point)) as Polygon }
}

/** The sheet: the `viewBox`, or width and height where there is none. */
function sheetOf({ attributes }: SvgElement): Box {
  const [x, y, width, length] = numbersIn(attributes.viewBox ?? '')
  if (x !== undefined && y !== undefined && width && length) return { x, y, width, length }
  const [wide] = numbersIn(attributes.width ?? '')
  const [long] = numbersIn(attributes.height ?? '')
  if (!wide || !long || wide < 0 || long < 0)
    throw new DrawingError('De tekening heeft geen afmetingen (viewBox, of width en height).')
  return { x: 0, y: 0, width: wide, length: long }
}

/**
 * Reads which places a drawing shows, and where.
 *
 * A place is a shape with its name, or a group with its name around one shape (and its texts).
 * @throws DrawingError with a Dutch message
 */
export async function readDrawing(content: Uint8Array) {
  const root = await parseSvg(content)
  const places: DrawnPlace[] = []
  const unknown: string[] = []
  const groups = new Set<Group>()
  for (const leaf of leavesOf(root, IDENTITY, null)) {
    const place = placeOfElement(leaf.element)
    if (place) places.push({ place, shape: outlineOf(leaf) })
    else if (leaf.group) {
      leaf.group.leaves.push(leaf)
      groups.add(leaf.group)
    } else unknown.push(namesOf(leaf.element)[0] ?? '')
  }
  for (const { place, leaves } of groups) {
    const [leaf] = leaves
    if (leaf && leaves.length === 1) places.push({ place, shape: outlineOf(leaf) })
    else if (place.kind !== 'hall') places.push({ place, shape: trouble('group') })
  }
  const hall = places.find(({ place, shape }) => place.kind === 'hall' && 'outline' in shape)
  return {
    // The part of the drawing that is the hall: an element named `hal`, otherwise the whole sheet.
    frame: hall && 'outline' in hall.shape ? boxOf(hall.shape.outline) : sheetOf(root),
    // Metres per unit, if the drawing states it.
    scale: numbersIn(root.attributes[SCALE] ?? '').find((metres) => metres > 0) ?? null,
    places: places.filter(({ place }) => place.kind !== 'hall'),
    // Names of shapes that mean no place, in the order of the drawing.
    unknown,
  }
}
