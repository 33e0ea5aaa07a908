import { textMatcher } from '@beursvloer/contract/text-match'
import type { WalkPlace } from '~/walking/walk-plan.ts'
import type { FloorPlan } from '../floor-plan.ts'

/** A place to walk from or to, with the name by which visitors find it. */
export interface Spot extends WalkPlace {
  /** Document id of the exhibitor there; of those who share a stand the first. */
  readonly exhibitor?: string | undefined
}

/**
 * Every place of the plan by its name, with where it is behind it: points of interest first, then
 * rooms, then stands.
 *
 * @param nameOf the name of a stand without an exhibitor
 */
export function spotsOf(
  { halls }: Pick<FloorPlan, 'halls'>,
  nameOf: (stand: string) => string,
): Spot[] {
  const inHall = (name: string, hall: { readonly name: string }) => `${name} (${hall.name})`
  return [
    ...halls.flatMap((hall) =>
      hall.places.map(
        ({ key, label, x, y }): Spot => ({
          key,
          name: inHall(label, hall),
          hall: hall.number,
          outline: [[x, y]],
        }),
      ),
    ),
    ...halls.flatMap((hall) =>
      hall.rooms.map(
        ({ slug, name, polygon }): Spot => ({
          key: slug,
          name: inHall(name, hall),
          hall: hall.number,
          outline: polygon,
        }),
      ),
    ),
    ...halls.flatMap((hall) =>
      hall.stands.map(
        ({ number, exhibitors, polygon }): Spot => ({
          key: number,
          name: exhibitors[0]
            ? `${exhibitors.map(({ name }) => name).join(', ')} (${number})`
            : nameOf(number),
          hall: hall.number,
          outline: polygon,
          exhibitor: exhibitors[0]?.id,
        }),
      ),
    ),
  ]
}

/**
 * The place meant by a text: its key, its whole name, or words that match only this place. Null
 * when no place does, or several.
 */
export function findSpot(spots: readonly Spot[], text: string): Spot | null {
  const wanted = text.trim().toLowerCase()
  if (!wanted) return null
  const exact =
    spots.find(({ key }) => key.toLowerCase() === wanted) ??
    spots.find(({ name }) => name.toLowerCase() === wanted)
  if (exact) return exact
  const matches = textMatcher(text)
  const found = spots.filter(({ name }) => matches(name))
  return found.length === 1 ? (found[0] ?? null) : null
}
