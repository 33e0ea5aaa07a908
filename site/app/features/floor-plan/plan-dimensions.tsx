interface PlanDimensionsProps {
  width: number
  length: number
  /** "60 m". */
  widthLabel: string
  lengthLabel: string
  /** Metres that doors need between the walls and the lines: above, and to the left. */
  above: number
  beside: number
}

/** Metres between the hall's wall and its dimension line. */
export const DIMENSION_OFFSET = 1.6

/** Half a tick, in metres. */
const TICK = 0.5
const LABEL_SIZE = 1.1

/** The hall's width above it and its length to the left, as lines with ticks. */
export function PlanDimensions(props: PlanDimensionsProps) {
  const { width, length, widthLabel, lengthLabel, above, beside } = props
  const [top, left] = [-DIMENSION_OFFSET - above, -DIMENSION_OFFSET - beside]
  const ends = `v${2 * TICK}m0 ${-TICK}`
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: lines of a drawing take no focus.
    <g aria-hidden="true">
      <path
        d={`M0 ${top - TICK}${ends}h${width}m0 ${-TICK}v${2 * TICK}`}
        strokeWidth="0.1"
        className="fill-none stroke-ink"
      />
      <path
        d={`M${left - TICK} 0h${2 * TICK}m${-TICK} 0v${length}m${-TICK} 0h${2 * TICK}`}
        strokeWidth="0.1"
        className="fill-none stroke-ink"
      />
      <DimensionLabel x={width / 2} y={top}>
        {widthLabel}
      </DimensionLabel>
      <g transform={`translate(${left} ${length / 2}) rotate(-90)`}>
        <DimensionLabel x={0} y={0}>
          {lengthLabel}
        </DimensionLabel>
      </g>
    </g>
  )
}

/** A measure that interrupts its line. */
function DimensionLabel({ x, y, children }: { x: number; y: number; children: string }) {
  const half = children.length * LABEL_SIZE * 0.44
  return (
    <>
      <rect
        x={x - half}
        y={y - LABEL_SIZE / 2}
        width={2 * half}
        height={LABEL_SIZE}
        className="fill-ground"
      />
      <g fontSize={LABEL_SIZE}>
        <text
          x={x}
          y={y}
          textAnchor="middle"
          dominantBaseline="central"
          className="plan-name fill-ink font-bold tabular-nums"
        >
          {children}
        </text>
      </g>
    </>
  )
}
