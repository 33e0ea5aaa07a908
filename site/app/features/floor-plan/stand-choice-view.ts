import { canBeChosen } from '@beursvloer/contract/forms/choices'
import type { Content } from '~/content/model.ts'
import { boxOf, labelSize, middleOf, svgPoints } from '~/ui/plan/plan-geometry.ts'

/** A stand in the drawing to choose from; lengths in metres. */
export interface ChoiceStand {
  readonly number: string
  /** SVG points. */
  readonly points: string
  readonly middle: readonly [x: number, y: number]
  /** Of its number, in metres. */
  readonly labelSize: number
  readonly area: number
  readonly openSides: number
  readonly free: boolean
}

/** A hall to choose stands in. */
export type ChoiceHall = ReturnType<typeof toChoiceHalls>[number]

const LARGEST = 1.5

/** The halls with all their stands; `free` ones may be asked for. */
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
        const label = stand.number.replace(/^\d+\./, '')
        return {
          number: stand.number,
          points: svgPoints(stand.polygon),
          middle: middleOf(box),
          labelSize: labelSize(label, box.width, LARGEST),
          area: stand.area,
          openSides: stand.openSides,
          free: canBeChosen(stand),
        }
      }),
  }))
