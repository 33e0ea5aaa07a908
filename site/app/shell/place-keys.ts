import type { PointOfInterest } from '~/content/model.ts'

type Kind = PointOfInterest['kind']

/** Key of a kind of point of interest in an address, in every language. */
const kindKeys: Readonly<Record<Kind, string>> = {
  entrance: 'ingang',
  toilet: 'toilet',
  lift: 'lift',
  'first-aid': 'ehbo',
  'quiet-room': 'stilteruimte',
  cloakroom: 'garderobe',
  catering: 'horeca',
  information: 'informatie',
}

/**
 * The points of interest of a hall with their keys, written like stand numbers: the hall, then the
 * kind, then which one of its kind.
 *
 * @example placeKeys(2, twoToilets) // keys '2.toilet' and '2.toilet-2'
 */
export function placeKeys<T extends Pick<PointOfInterest, 'kind'>>(
  hall: number,
  places: readonly T[],
): (T & { readonly key: string })[] {
  const seen = new Map<Kind, number>()
  return places.map((place) => {
    const nth = (seen.get(place.kind) ?? 0) + 1
    seen.set(place.kind, nth)
    return { ...place, key: `${hall}.${kindKeys[place.kind]}${nth > 1 ? `-${nth}` : ''}` }
  })
}
