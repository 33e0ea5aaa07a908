import { capital } from '@beursvloer/contract/capital'
import type { FloorPlan, HallPlan, StandView } from '../floor-plan.ts'
import type { floorPlanMessages } from '../messages.ts'
import { drawSign } from './draw-sign.ts'
import { fillArea } from './fill-area.ts'
import { ink, type Paper } from './plan-paper.ts'

/** The meaning of a fill, line or sign of the drawing. */
export interface LegendEntry {
  readonly name: string
  /** Draws the sample, in a space of 2 × 1 metres. */
  readonly draw: () => void
}

const SAMPLE = [
  [0, 0],
  [2, 0],
  [2, 1],
  [0, 1],
] as const

/** Entries for everything in the drawing of a hall, and nothing else. */
export function legendOf(
  document: Paper,
  hall: HallPlan,
  categories: FloorPlan['categories'],
  t: (typeof floorPlanMessages)['nl'],
): readonly LegendEntry[] {
  const stand = (look: Pick<StandView, 'status' | 'exhibitors'>) => () => {
    fillArea(document, { polygon: SAMPLE, ...look }, categories)
    document.lineWidth(0.1).rect(0, 0, 2, 1).stroke(ink)
  }
  const used = categories.filter(({ slug }) =>
    hall.stands.some(({ exhibitors }) => exhibitors[0]?.category === slug),
  )
  const empty = (['free', 'option', 'blocked'] as const).filter((status) =>
    hall.stands.some((one) => one.status === status && one.exhibitors.length === 0),
  )
  const room = () => document.lineWidth(0.1).rect(0, 0, 2, 1).fillAndStroke('#e5e7eb', ink)
  const pavilion = () => document.lineWidth(0.3).rect(0.15, 0.1, 1.7, 0.8).stroke(document.colour)
  return [
    ...used.map(({ slug, name }) => ({
      name,
      draw: stand({
        status: 'let',
        exhibitors: [{ category: slug } as StandView['exhibitors'][number]],
      }),
    })),
    ...empty.map((status) => ({
      name: capital(t.status[status]),
      draw: stand({ status, exhibitors: [] }),
    })),
    ...(hall.rooms.length > 0 ? [{ name: t.roomLabel, draw: room }] : []),
    ...(hall.pavilions.length > 0 ? [{ name: t.pavilionLabel, draw: pavilion }] : []),
    ...hall.places.map(({ kind, label }) => ({
      name: label,
      draw: () => drawSign(document, kind, 1, 0.5),
    })),
  ]
}
