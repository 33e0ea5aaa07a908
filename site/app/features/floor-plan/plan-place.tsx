import type { PointOfInterest } from '~/content/model.ts'
import { pictograms } from './pictograms.ts'

type Kind = PointOfInterest['kind']

/** The sign of an entrance, toilet and so on: lines left out of an ink disc of 1.8 m. */
export function PlaceSign({ kind }: { kind: Kind }) {
  return (
    <>
      <circle r="0.9" className="fill-ink" />
      <path
        d={pictograms[kind]}
        strokeWidth="0.14"
        strokeLinejoin="round"
        className="fill-none stroke-paper"
      />
    </>
  )
}

/** A point of interest in the drawing. */
export function PlanPlace({ place }: { place: PointOfInterest }) {
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group in a drawing does nothing.
    <g role="img" aria-label={place.label} transform={`translate(${place.x} ${place.y})`}>
      <title>{place.label}</title>
      <PlaceSign kind={place.kind} />
    </g>
  )
}
