import { boxOf, overlap, type Polygon } from './polygons'

/**
 * Every pair of places that overlap. From left to right, each is compared only with those that
 * begin before it ends.
 */
export function overlapsAmong<Place extends { readonly polygon: Polygon }>(
  places: readonly Place[],
): [Place, Place][] {
  const sorted = places
    .map((place) => ({ place, box: boxOf(place.polygon) }))
    .sort((a, b) => a.box.x - b.box.x)
  return sorted.flatMap(({ place, box }, at) => {
    const pairs: [Place, Place][] = []
    for (const other of sorted.slice(at + 1)) {
      if (other.box.x >= box.x + box.width) break
      if (overlap(place.polygon, other.place.polygon)) pairs.push([place, other.place])
    }
    return pairs
  })
}
