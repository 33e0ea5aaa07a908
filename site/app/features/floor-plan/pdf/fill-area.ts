import { boxOf } from '~/ui/plan/plan-geometry.ts'
import type { ThemeColour } from '~/ui/theme.ts'
import type { CategoryLook } from '../category-look.ts'
import type { StandView } from '../floor-plan.ts'
import type { Paper } from './plan-paper.ts'

/** The colours of the categories; printers do not read oklch. See styles/app.css. */
const tints: Readonly<Record<ThemeColour, string>> = {
  green: '#007b39',
  ochre: '#895c07',
  violet: '#7d3cc2',
  teal: '#097285',
  crimson: '#bb143b',
  blue: '#215cd0',
}

/** Metres between the lines of a pattern. */
const STEP = 0.5

/** Fills a stand as the drawing on screen does: tint and pattern by category, or by its status. */
export function fillArea(
  document: Paper,
  stand: Pick<StandView, 'polygon' | 'exhibitors' | 'status'>,
  categories: readonly CategoryLook[],
) {
  const look = categories.find(({ slug }) => slug === stand.exhibitors[0]?.category)
  const points = stand.polygon.map(([x, y]) => [x, y])
  if (!look) {
    const fill = { free: '#fff', let: '#fff', option: '#f3f4f6', blocked: '#d1d5db' }[stand.status]
    document.polygon(...points).fill(fill)
    if (stand.status === 'free' || stand.status === 'option') document.dash(0.35, { space: 0.25 })
    return
  }
  const tint = tints[look.colour]
  document
    .save()
    .polygon(...points)
    .clip()
  const { x, y, width, height } = boxOf(stand.polygon)
  document.rect(x, y, width, height).fillOpacity(0.14).fill(tint)
  document.fillOpacity(0.45).strokeOpacity(0.4).lineWidth(0.05)
  if (look.pattern === 'lines') {
    for (let at = y + STEP / 2; at < y + height; at += STEP) {
      document.moveTo(x, at).lineTo(x + width, at)
    }
    document.stroke(tint)
  } else if (look.pattern === 'diagonals') {
    for (let at = STEP; at < width + height; at += STEP) {
      document.moveTo(x + at, y).lineTo(x + at - height, y + height)
    }
    document.stroke(tint)
  } else if (look.pattern === 'dots') {
    for (let dotX = x + STEP / 2; dotX < x + width; dotX += STEP) {
      for (let dotY = y + STEP / 2; dotY < y + height; dotY += STEP)
        document.circle(dotX, dotY, 0.07)
    }
    document.fill(tint)
  }
  document.restore()
}
