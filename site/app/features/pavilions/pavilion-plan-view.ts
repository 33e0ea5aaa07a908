import type { Hall, Pavilion, Polygon } from '~/content/model.ts'

/** A hall in outline with its pavilions; lengths in metres from its top left corner. */
export interface PavilionPlanView {
  readonly number: number
  readonly name: string
  readonly width: number
  readonly length: number
  /** SVG `points` of every stand. */
  readonly stands: readonly string[]
  readonly pavilions: readonly {
    readonly slug: string
    readonly name: string
    readonly points: string
    /** Middle of its top side, over which its name stands. */
    readonly top: readonly [x: number, y: number]
  }[]
}

const svgPoints = (polygon: Polygon) => polygon.map((point) => point.join(',')).join(' ')

/** A hall to draw; null while none of its pavilions has a place in it. */
export function toPavilionPlan(hall: Hall): PavilionPlanView | null {
  const pavilions = hall.pavilions.flatMap(({ slug, name, polygon }: Pavilion) => {
    if (!polygon) return []
    const xs = polygon.map(([x]) => x)
    const ys = polygon.map(([, y]) => y)
    return [
      {
        slug,
        name,
        points: svgPoints(polygon),
        top: [(Math.min(...xs) + Math.max(...xs)) / 2, Math.min(...ys)] as const,
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
    stands: stands.map(({ polygon }) => svgPoints(polygon)),
    pavilions,
  }
}
