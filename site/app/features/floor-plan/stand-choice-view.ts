import { roundedArea } from '@beursvloer/contract/area'
import type { StandAvailability } from '@beursvloer/contract/content-values'
import type { Content } from '~/content/model.ts'
import { boxOf, middleOf, svgPoints } from '~/ui/plan/plan-geometry.ts'

/** A stand in the drawing to choose from; lengths in metres. */
export interface ChoiceStand {
  readonly number: string
  /** SVG points. */
  readonly points: string
  readonly middle: readonly [x: number, y: number]
  readonly top: number
  readonly width: number
  /** In m². */
  readonly area: number
  readonly openSides: number
  readonly status: StandAvailability
}

/** A hall to choose stands in. */
export type ChoiceHall = ReturnType<typeof toChoiceHalls>[number]

/** The halls with all their stands. */
export const toChoiceHalls = ({ halls }: Pick<Content, 'halls'>) =>
  halls.all.map(({ number, name, width, length, stands }) => ({
    number,
    name,
    width,
    length,
    stands: stands
      .filter(({ polygon }) => polygon.length > 2)
      .map((stand) => {
        const box = boxOf(stand.polygon)
        return {
          number: stand.number,
          points: svgPoints(stand.polygon),
          middle: middleOf(box),
          top: box.y,
          width: box.width,
          area: roundedArea(stand.area),
          openSides: stand.openSides,
          status: stand.status,
        }
      }),
  }))
