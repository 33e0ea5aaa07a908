import type { Point } from '@beursvloer/contract/outlines'
import type { WalkingRoute } from '~/walking/walking-route.ts'
import type { FloorPlan, HallPlan } from './floor-plan.ts'
import { placeOnSheet } from './whole-fair.ts'

/**
 * A route as lines of the drawing, in its metres: a line for each stay in the hall that is drawn, one line
 * from end to end on the sheet of the whole fair.
 */
export function routeLines(
  plan: Pick<FloorPlan, 'sheet'>,
  drawn: Pick<HallPlan, 'number'>,
  { parts }: WalkingRoute,
): Point[][] {
  const lines: Point[][] = []
  let before = -2
  parts.forEach(({ hall, path }, at) => {
    const place = placeOnSheet(plan, drawn, hall)
    if (!place) return
    const line = path.map(([x, y]): Point => [x + place[0], y + place[1]])
    if (before === at - 1) lines.at(-1)?.push(...line)
    else lines.push(line)
    before = at
  })
  return lines
}

/** SVG path data of lines. */
export const pathData = (lines: readonly (readonly Point[])[]): string =>
  lines.map((line) => `M${line.map((point) => point.join(' ')).join('L')}`).join('')
