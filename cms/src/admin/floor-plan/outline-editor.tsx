import type { Point } from '@beursvloer/contract/outlines'
import { type PointerEvent, useRef, useState } from 'react'
import { styled } from 'styled-components'
import {
  HANDLES,
  type Handle,
  moveCorner,
  moveTo,
  pullTo,
  toGrid,
} from '../../floor-plan/edit-outline'
import { type Box, boxOf, type HallSize, type Polygon } from '../../geometry/polygons'
import { PlaceShape, type PlaceToShow, PlanDrawing } from './plan-drawing'

/**
 * Side of a handle, as a share of the visible width. Handles lie outside the place, so that its
 * number stays readable.
 */
const HANDLE_SHARE = 1 / 80

const Own = styled.g`
  cursor: move;
  touch-action: none;

  .handle {
    fill: ${({ theme }) => theme.colors.neutral0};
    stroke: ${({ theme }) => theme.colors.primary700};
    stroke-width: 2;
  }
  [data-pulls='-1,-1'], [data-pulls='1,1'] { cursor: nwse-resize; }
  [data-pulls='1,-1'], [data-pulls='-1,1'] { cursor: nesw-resize; }
  [data-pulls='0,-1'], [data-pulls='0,1'] { cursor: ns-resize; }
  [data-pulls='-1,0'], [data-pulls='1,0'] { cursor: ew-resize; }
`

/**
 * The dragged part (a handle, a corner by its number or the whole), and the pointer's place in the
 * box.
 */
interface Grip {
  readonly handle: Handle | number | null
  readonly offset: Point
}

interface OutlineEditorProps {
  readonly hall: HallSize
  readonly others: readonly PlaceToShow[]
  readonly own: Omit<PlaceToShow, 'state' | 'polygon'>
  readonly polygon: Polygon
  readonly wrong: boolean
  readonly label: string
  readonly view: Box
  readonly disabled: boolean
  /** Whether each corner is pulled apart instead of the sides of the box. */
  readonly byCorner: boolean
  /** While the pointer moves. */
  readonly onMove: (polygon: Polygon) => void
  /** On pointer up. */
  readonly onDone: () => void
}

/** The hall with a place that the pointer moves, and sizes by its handles. */
export function OutlineEditor(props: OutlineEditorProps) {
  const { hall, others, own, polygon, wrong, label, view, disabled, byCorner, onMove, onDone } =
    props
  const svg = useRef<SVGSVGElement>(null)
  const [grip, setGrip] = useState<Grip | null>(null)
  const box = boxOf(polygon)
  const side = view.width * HANDLE_SHARE

  const metresAt = ({ clientX, clientY }: PointerEvent): Point => {
    const matrix = svg.current?.getScreenCTM()?.inverse()
    const point = new DOMPoint(clientX, clientY).matrixTransform(matrix)
    return [point.x, point.y]
  }
  const take = (handle: Grip['handle']) => (event: PointerEvent<SVGElement>) => {
    if (disabled || event.button !== 0) return
    event.preventDefault()
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    const [x, y] = metresAt(event)
    setGrip({ handle, offset: [x - box.x, y - box.y] })
  }
  const drag = (event: PointerEvent) => {
    if (!grip) return
    const [x, y] = metresAt(event)
    const { handle, offset } = grip
    if (typeof handle === 'number')
      onMove(moveCorner(polygon, handle, [toGrid(x), toGrid(y)], hall))
    else if (handle) onMove(pullTo(polygon, handle, [x, y], hall))
    else onMove(moveTo(polygon, [toGrid(x - offset[0]), toGrid(y - offset[1])], hall))
  }
  const release = () => {
    if (!grip) return
    setGrip(null)
    onDone()
  }

  return (
    <PlanDrawing hall={hall} places={others} label={label} view={view} svgRef={svg}>
      <Own
        data-testid="own-place"
        onPointerDown={take(null)}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
      >
        <PlaceShape place={{ ...own, polygon, state: wrong ? 'wrong' : 'own' }} />
        {!disabled &&
          byCorner &&
          polygon.map(([x, y], corner) => (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: a corner is its number.
              key={corner}
              className="handle"
              data-corner={corner + 1}
              cx={x}
              cy={y}
              r={side / 2}
              onPointerDown={take(corner)}
            />
          ))}
        {!disabled &&
          !byCorner &&
          HANDLES.map((handle) => (
            <rect
              key={`${handle.x},${handle.y}`}
              className="handle"
              data-pulls={`${handle.x},${handle.y}`}
              x={box.x + (box.width * (handle.x + 1)) / 2 + (side * (handle.x - 1)) / 2}
              y={box.y + (box.length * (handle.y + 1)) / 2 + (side * (handle.y - 1)) / 2}
              width={side}
              height={side}
              onPointerDown={take(handle)}
            />
          ))}
      </Own>
    </PlanDrawing>
  )
}
