import type { PlaceView } from '../floor-plan.ts'
import { pictograms } from '../pictograms.ts'
import { ink, type Paper } from './plan-paper.ts'

/** The sign of a point of interest: white lines in an ink disc of 1.8 units. */
export function drawSign(document: Paper, kind: PlaceView['kind'], x: number, y: number): void {
  document.save().translate(x, y)
  document.circle(0, 0, 0.9).fill(ink)
  document.lineWidth(0.14).lineJoin('round').path(pictograms[kind]).stroke('#fff')
  document.restore()
}
