import { type Box, boxOf, type Outline } from '~/ui/plan/plan-geometry.ts'

/** A stand beside or opposite another, with its exhibitors. */
export interface Neighbour {
  /** Number of the stand. */
  readonly stand: string
  /** Name of the exhibitor; empty for a free stand. */
  readonly name: string
  /** Whether the two share a side; otherwise an aisle lies between them. */
  readonly adjoining: boolean
}

interface Standing {
  readonly number: string
  readonly polygon: Outline
  readonly exhibitors: readonly { readonly name: string }[]
}

/** Widest aisle over which two stands are opposite each other, in metres. */
const AISLE = 4
/** Metres that two stands lie along each other at least. */
const ALONG = 1
/** Tolerance for a shared side, in metres: outlines are rounded. */
const TOUCH = 0.02

const shared = (from: number, to: number, start: number, end: number) =>
  Math.min(to, end) - Math.max(from, start)

/** Metres between two stands that lie along each other; null when they do not. */
function gap(a: Box, b: Box): number | null {
  const across = shared(a.x, a.x + a.width, b.x, b.x + b.width)
  const down = shared(a.y, a.y + a.height, b.y, b.y + b.height)
  if (across >= ALONG) return -down
  return down >= ALONG ? -across : null
}

/** The neighbours of a stand: first those that share a side, then those across the aisle, by distance. */
export function neighboursOf(
  { number, polygon }: Pick<Standing, 'number' | 'polygon'>,
  others: readonly Standing[],
): Neighbour[] {
  if (polygon.length < 3) return []
  const own = boxOf(polygon)
  return others
    .flatMap((other) => {
      if (other.number === number || other.polygon.length < 3) return []
      const metres = gap(own, boxOf(other.polygon))
      return metres === null || metres > AISLE ? [] : [{ other, metres }]
    })
    .sort((a, b) => a.metres - b.metres)
    .map(({ other, metres }) => ({
      stand: other.number,
      name: other.exhibitors.map(({ name }) => name).join(', '),
      adjoining: metres <= TOUCH,
    }))
}
