import { areaOf, boxOf, isPolygon, toCentimetre } from '../geometry/polygons'

/**
 * A stand with the sizes of its outline: width and depth always, the area unless it is given, as a
 * contract may count otherwise. All in metres; an area has two decimals at most (requirements 7.1).
 */
export function withSize<Data extends Readonly<Record<string, unknown>>>(data: Data): Data {
  const { polygon, area } = data
  const given = typeof area === 'number' ? { area: toCentimetre(area) } : {}
  if (!isPolygon(polygon)) return { ...data, ...given }
  const box = boxOf(polygon)
  return {
    ...data,
    width: toCentimetre(box.width),
    depth: toCentimetre(box.length),
    area: area ?? areaOf(polygon),
    ...given,
  }
}
