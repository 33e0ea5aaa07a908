import type { Outline } from '~/ui/plan/plan-geometry.ts'
import type { FloorPlan, HallPlan } from './floor-plan.ts'
import { ALL_HALLS } from './plan-choice.ts'

/** Number for all halls together; real hall numbers begin at 1. */
export const ALL = 0

/** Whether a hall to draw is all of them on one sheet. */
export const isWholeFair = ({ number }: Pick<HallPlan, 'number'>): boolean => number === ALL

/** The value for a hall in the address. */
export const hallParameter = (hall: Pick<HallPlan, 'number'>): string =>
  isWholeFair(hall) ? ALL_HALLS : String(hall.number)

/** The position of a hall in the drawn one: that on the sheet of all halls, else its own corner. */
export function placeOnSheet(
  { sheet }: Pick<FloorPlan, 'sheet'>,
  drawn: Pick<HallPlan, 'number'>,
  number: number,
): readonly [x: number, y: number] | null {
  if (!isWholeFair(drawn)) return drawn.number === number ? [0, 0] : null
  const place = sheet.halls.find((one) => one.number === number)
  return place ? [place.x, place.y] : null
}

const made = new WeakMap<FloorPlan, HallPlan>()

/** All halls as one, on the sheet of the whole fair: drawn, listed and searched like a hall. */
export function wholeFair(plan: FloorPlan, name: string): HallPlan {
  const known = made.get(plan)
  if (known?.name === name) return known
  const { halls, sheet } = plan
  const placed = halls.flatMap((hall) => {
    const place = sheet.halls.find(({ number }) => number === hall.number)
    if (!place) return []
    const move = <T extends { readonly polygon: Outline }>(one: T): T => ({
      ...one,
      polygon: one.polygon.map(([x, y]) => [x + place.x, y + place.y]),
    })
    return [{ hall, place, move }]
  })
  const whole: HallPlan = {
    number: ALL,
    name,
    level: '',
    width: sheet.width,
    length: sheet.length,
    stands: placed.flatMap(({ hall, move }) => hall.stands.map(move)),
    rooms: placed.flatMap(({ hall, move }) => hall.rooms.map(move)),
    pavilions: placed.flatMap(({ hall, move }) => hall.pavilions.map(move)),
    places: placed.flatMap(({ hall, place }) =>
      hall.places.map((one) => ({ ...one, x: one.x + place.x, y: one.y + place.y })),
    ),
  }
  made.set(plan, whole)
  return whole
}
