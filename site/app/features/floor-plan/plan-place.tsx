import type { PointOfInterest } from '~/content/model.ts'

type Kind = PointOfInterest['kind']

/** Pictograms as lines around the middle, within half a metre. */
const pictograms: Record<Kind, string> = {
  entrance: 'M0 .5V-.5M-.4-.1 0-.5l.4.4',
  toilet: 'M-.6-.3l.18.6.18-.6.18.6.18-.6M.62-.15A.28.3 0 1 0 .62.15',
  lift: 'M-.28.5v-1M-.5-.25l.22-.25.22.25M.28-.5v1M.06.25l.22.25.22-.25',
  'first-aid': 'M0-.5v1M-.5 0h1',
  'quiet-room': 'M.2-.5A.52.52 0 1 0 .5.25.45.45 0 0 1 .2-.5z',
  cloakroom: 'M0-.12v-.15A.14.14 0 1 0-.14-.4M0-.12l-.55.45h1.1z',
  catering: 'M-.5-.3h.75v.4a.3.3 0 0 1-.3.3h-.15a.3.3 0 0 1-.3-.3zM.25-.2h.25v.3h-.25',
  information: 'M0-.1v.55M0-.45v.12',
}

/** The sign of an entrance, toilet and so on: white lines in an ink disc of 1.8 m. */
export function PlaceSign({ kind }: { kind: Kind }) {
  return (
    <>
      <circle r="0.9" className="fill-ink" />
      <path
        d={pictograms[kind]}
        strokeWidth="0.14"
        strokeLinejoin="round"
        className="fill-none stroke-white"
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
