import { boxOf, labelSize, middleOf, type Outline } from '~/ui/plan/plan-geometry.ts'
import type { FloorPlan, HallPlan } from '../floor-plan.ts'
import { drawSign } from './draw-sign.ts'
import { fillArea } from './fill-area.ts'
import { ink, type Paper, type Sheet } from './plan-paper.ts'

/** Points from the text's top to the middle of its capitals, as part of its size. */
const MIDDLE = 0.62

/** Writes a word around a point, at a size in the drawing's own unit. */
function label(
  { type }: Paper,
  face: 'strong' | 'display',
  text: string,
  [x, y]: readonly [number, number],
  size: number,
) {
  const look = [face, size] as const
  type.write(look, text, x - type.width(look, text) / 2, y - size * MIDDLE, { lineBreak: false })
}

const outline = (document: Paper, points: Outline) =>
  document.polygon(...points.map(([x, y]) => [x, y]))

/**
 * Draws a hall to scale within a part of the sheet, in lines.
 *
 * @returns the height it takes, in points
 */
export function drawHall(
  document: Paper,
  hall: HallPlan,
  categories: FloorPlan['categories'],
  { left, top, width, height }: Sheet,
): number {
  const scale = Math.min(width / hall.width, height / hall.length)
  document.save().translate(left, top).scale(scale)
  document.lineWidth(0.3).rect(0, 0, hall.width, hall.length).fillAndStroke('#fff', ink)
  for (const { polygon, name } of hall.rooms) {
    const box = boxOf(polygon)
    outline(document.lineWidth(0.2), polygon).fillAndStroke('#e5e7eb', ink)
    label(document, 'display', name, middleOf(box), labelSize(name, box.width, 1.4))
  }
  for (const stand of hall.stands) {
    const box = boxOf(stand.polygon)
    const short = stand.number.replace(/^\d+\./, '')
    fillArea(document, stand, categories)
    outline(document.lineWidth(0.1), stand.polygon).stroke(ink)
    document.undash()
    label(document, 'strong', short, middleOf(box), labelSize(short, box.width, 1))
  }
  for (const { polygon, name } of hall.pavilions) {
    const { x, y } = boxOf(polygon)
    outline(document.lineWidth(0.32), polygon).stroke(document.colour)
    document.type.write(['display', 1, document.colour], name, x, y - 1.4, { lineBreak: false })
  }
  for (const { kind, x, y } of hall.places) drawSign(document, kind, x, y)
  document.restore()
  return scale * hall.length
}
