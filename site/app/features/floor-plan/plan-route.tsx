import type { RoutePart } from './walk/walking-route.ts'

/** A walking route in the drawing: dashes over a white edge, a dot where it begins, a roof at its end. */
export function PlanRoute({ part }: { part: RoutePart }) {
  const points = part.path.map((point) => point.join(',')).join(' ')
  const [x, y] = part.path.at(-1) ?? [0, 0]
  const [startX, startY] = part.path[0] ?? [x, y]
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: lines of a drawing take no focus.
    <g aria-hidden="true" className="pointer-events-none">
      <polyline points={points} className="plan-route plan-route-edge" />
      <polyline points={points} className="plan-route plan-route-line" />
      <circle
        cx={startX}
        cy={startY}
        r="0.55"
        strokeWidth="0.3"
        className="fill-white stroke-brick"
      />
      <path
        d={`M${x} ${y + 0.35}l-1.05-1.5h2.1z`}
        strokeWidth="0.2"
        className="fill-brick stroke-white"
      />
    </g>
  )
}
