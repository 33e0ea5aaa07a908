import { boxOf, cornersOf, type HallSize, type Polygon, sameOutline } from '../../geometry/polygons'
import { type PlaceKind, PREFIX } from './place-names'

/** Units of the drawing per metre: on paper at 1:100, a metre is 10 mm. */
const UNITS = 10

interface PlaceToDraw {
  readonly kind: PlaceKind
  readonly key: string
  readonly polygon: Polygon
}

const COLOURS: Readonly<Record<PlaceKind, string>> = {
  pavilion: 'fill="none" stroke="#0f766e" stroke-dasharray="6 4"',
  room: 'fill="#e2e8f0" stroke="#475569"',
  stand: 'fill="#dcfce7" stroke="#166534"',
}

const units = (metres: number) => Number((metres * UNITS).toFixed(3))

function shape({ kind, key, polygon }: PlaceToDraw): string {
  const looks = `id="${PREFIX[kind]}${key}" ${COLOURS[kind]}`
  const box = boxOf(polygon)
  if (!sameOutline(polygon, cornersOf(box))) {
    const points = polygon.map(([x, y]) => `${units(x)},${units(y)}`).join(' ')
    return `<polygon ${looks} points="${points}"/>`
  }
  const [x, y, width, length] = [box.x, box.y, box.width, box.length].map(units)
  return `<rect ${looks} x="${x}" y="${y}" width="${width}" height="${length}"/>`
}

/**
 * A hall as an SVG that drawing programs open at 1:100 in millimetres and the import reads back. Its ids
 * are stand numbers and slugs, which need no escaping.
 */
export function writeDrawing(hall: HallSize, places: readonly PlaceToDraw[]): string {
  const [width, length] = [units(hall.width), units(hall.length)]
  const layer = (kind: PlaceKind) =>
    places.filter((place) => place.kind === kind).map((place) => `  ${shape(place)}`)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${length}mm" viewBox="0 0 ${width} ${length}">`,
    `  <rect id="hal" width="${width}" height="${length}" fill="#ffffff" stroke="#0f172a"/>`,
    ...(['pavilion', 'room', 'stand'] as const).flatMap(layer),
    '</svg>',
    '',
  ].join('\n')
}
