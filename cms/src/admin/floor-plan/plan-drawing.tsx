import type { ReactNode, Ref } from 'react'
import { styled } from 'styled-components'
import type { PlaceAfter } from '../../floor-plan/import-report'
import { type Box, boxOf, type HallSize, type Polygon } from '../../geometry/polygons'

/** A place in the drawing; `key` alone is its number or slug. */
export interface PlaceToShow extends Pick<PlaceAfter, 'kind' | 'key' | 'name' | 'polygon'> {
  /** Changed and invalid ones stand out; `own` is the place that is being edited. */
  readonly state: PlaceAfter['state'] | 'own'
}

/** Metres around the hall. */
const MARGIN = 0.5
/** Largest letters in metres, and the share of its size that a letter is wide. */
const LETTER = 1.1
const LETTER_WIDTH = 0.62
/** Lines of the grid are a metre apart up to this width of the hall, five metres above it. */
const FINE_GRID = 60

const Drawing = styled.svg`
  display: block;
  width: 100%;
  max-height: 72vh;
  background: ${({ theme }) => theme.colors.neutral100};
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: 4px;

  .hall { fill: ${({ theme }) => theme.colors.neutral0}; stroke: ${({ theme }) => theme.colors.neutral600}; }
  .grid { stroke: ${({ theme }) => theme.colors.neutral150}; }
  .place polygon { fill: ${({ theme }) => theme.colors.neutral150}; stroke: ${({ theme }) => theme.colors.neutral500}; }
  .room polygon { fill: ${({ theme }) => theme.colors.secondary100}; stroke: ${({ theme }) => theme.colors.secondary600}; }
  .pavilion polygon { fill: none; stroke: ${({ theme }) => theme.colors.neutral400}; stroke-dasharray: 5 4; }
  .changed polygon, .own polygon {
    fill: ${({ theme }) => theme.colors.primary200};
    stroke: ${({ theme }) => theme.colors.primary700};
    stroke-width: 2;
  }
  .wrong polygon {
    fill: ${({ theme }) => theme.colors.danger200};
    stroke: ${({ theme }) => theme.colors.danger700};
    stroke-width: 2;
  }
  .pavilion polygon {
    fill-opacity: 0.4;
  }
  .end { fill: ${({ theme }) => theme.colors.neutral600}; }
  .own-point { fill: ${({ theme }) => theme.colors.primary700}; stroke: ${({ theme }) => theme.colors.neutral0}; stroke-width: 2; }
  .own-point.wrong { fill: ${({ theme }) => theme.colors.danger600}; }
  .hall, .grid, polygon, .handle, .own-point { vector-effect: non-scaling-stroke; }
  text {
    fill: ${({ theme }) => theme.colors.neutral800};
    text-anchor: middle;
    dominant-baseline: central;
    pointer-events: none;
    user-select: none;
  }
`

const pointsOf = (polygon: Polygon) => polygon.map((point) => point.join(',')).join(' ')

/** A place with its number or name, as large as fits. */
export function PlaceShape({ place }: { readonly place: PlaceToShow }) {
  const { kind, polygon, state } = place
  const box = boxOf(polygon)
  const text = kind === 'stand' ? place.key : place.name
  const size = Math.min(LETTER, box.width / (text.length * LETTER_WIDTH), box.length * 0.6)
  return (
    <g className={`place ${kind} ${state}`}>
      <polygon points={pointsOf(polygon)} />
      {kind !== 'pavilion' && (
        <text x={box.x + box.width / 2} y={box.y + box.length / 2} fontSize={size}>
          {text}
        </text>
      )}
    </g>
  )
}

const lines = (length: number, step: number) =>
  Array.from({ length: Math.ceil(length / step) - 1 }, (_, at) => (at + 1) * step)

function Grid({ width, length }: HallSize) {
  const step = Math.max(width, length) > FINE_GRID ? 5 : 1
  const down = lines(width, step).map((x) => `M${x} 0V${length}`)
  const across = lines(length, step).map((y) => `M0 ${y}H${width}`)
  return <path className="grid" d={[...down, ...across].join('')} />
}

/** The visible part of the hall: all of it, with a margin. */
export const wholeHall = ({ width, length }: HallSize): Box => ({
  x: -MARGIN,
  y: -MARGIN,
  width: width + 2 * MARGIN,
  length: length + 2 * MARGIN,
})

const ORDER = { pavilion: 0, room: 1, stand: 2 }

interface PlanDrawingProps {
  readonly hall: HallSize
  readonly places: readonly PlaceToShow[]
  /** The accessible name of the drawing. */
  readonly label: string
  readonly view?: Box
  readonly svgRef?: Ref<SVGSVGElement>
  readonly children?: ReactNode
}

/** A hall to scale, in metres, with its places. */
export function PlanDrawing({ hall, places, label, view, svgRef, children }: PlanDrawingProps) {
  const { x, y, width, length } = view ?? wholeHall(hall)
  const sorted = [...places].sort((a, b) => ORDER[a.kind] - ORDER[b.kind])
  return (
    <Drawing ref={svgRef} viewBox={`${x} ${y} ${width} ${length}`} role="img" aria-label={label}>
      <rect className="hall" width={hall.width} height={hall.length} />
      <Grid {...hall} />
      {sorted.map((place) => (
        <PlaceShape key={`${place.kind} ${place.key}`} place={place} />
      ))}
      {children}
    </Drawing>
  )
}
