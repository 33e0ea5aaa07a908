import type { Hall, Pavilion } from '~/content/model.ts'
import { boxOf, middleOf, svgPoints } from '~/ui/plan/plan-geometry.ts'

/** A hall in outline with its pavilions; lengths in metres from its top left corner. */
export type PavilionPlanView = NonNullable<ReturnType<typeof toPavilionPlan>>

/** Type size of a name in metres, and the width of a sign as part of it. */
export const LABEL = 1.9
const SIGN_WIDTH = 0.56

/** A hall to draw; null while none of its pavilions has a place in it. */
export function toPavilionPlan(hall: Hall) {
  const pavilions = hall.pavilions.flatMap(({ slug, name, polygon }: Pavilion) => {
    if (!polygon) return []
    const box = boxOf(polygon)
    const [middle] = middleOf(box)
    const half = (name.length * SIGN_WIDTH * LABEL) / 2 + 1
    return [
      {
        slug,
        name,
        points: svgPoints(polygon),
        top: [Math.min(Math.max(middle, half), hall.width - half), box.y] as const,
      },
    ]
  })
  if (pavilions.length === 0) return null
  const { number, name, width, length, stands } = hall
  return {
    number,
    name,
    width,
    length,
    // SVG `points` of every stand.
    stands: stands.map(({ polygon }) => svgPoints(polygon)),
    pavilions,
  }
}
