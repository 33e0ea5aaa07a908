import { drawingPath } from '@beursvloer/contract/floor-plan-address'
import { useMessages } from '~/i18n/locale.tsx'
import type { WalkingTimes } from '~/shell/walking-times.ts'
import { Cell } from '~/ui/cells.tsx'
import { PageLink } from '~/ui/page-link.tsx'
import { nowMessages } from './messages.ts'
import {
  FACILITY_KINDS,
  type FacilityKind,
  type NowFacility,
  type NowSpot,
  spotLabel,
} from './now-facts.ts'

/** How many stands around are named. */
const STANDS = 4

interface Near<Place> {
  readonly place: Place
  /** Whole minutes of walking. */
  readonly minutes: number
}

function byWay<Place extends { readonly key: string }>(
  places: readonly Place[],
  times: WalkingTimes,
): Near<Place>[] {
  return places
    .flatMap((place) => {
      const minutes = times[place.key]
      return minutes === undefined ? [] : [{ place, minutes }]
    })
    .toSorted((a, b) => a.minutes - b.minutes)
}

/** The nearest facility of each kind, as far as there is a way to one. */
const nearestFacilities = (
  facilities: readonly NowFacility[],
  times: WalkingTimes,
): readonly Near<NowFacility>[] =>
  FACILITY_KINDS.flatMap(
    (kind) => byWay(facilities, times).find(({ place }) => place.kind === kind) ?? [],
  )

/** The stands around, without the visitor's own place. */
function nearestStands(
  stands: readonly NowSpot[],
  times: WalkingTimes,
  here: string,
): readonly Near<NowSpot>[] {
  const seen = new Set<string>([here])
  return byWay(stands, times)
    .filter(({ place }) => !seen.has(place.key) && seen.add(place.key))
    .slice(0, STANDS)
}

/** Pictograms of 24 × 24. */
const pictograms: Readonly<Record<FacilityKind, string>> = {
  catering: 'M4 6h12v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4zM16 8h4v5h-4',
  toilet: 'M2 6l3 12 3-9 3 9 3-12M22 9a4 4.500 0 1 0 0 6',
  'first-aid': 'M12 3v18M3 12h18',
}

interface NearSectionProps {
  readonly here: NowSpot
  readonly times: WalkingTimes
  readonly facilities: readonly NowFacility[]
  readonly stands: readonly NowSpot[]
}

/** The surroundings of the chosen place: coffee, toilet, first aid, and stands. */
export function NearSection({ here, times, facilities, stands }: NearSectionProps) {
  const t = useMessages(nowMessages)
  const routeTo = (key: string) => drawingPath({ from: here.key, to: key })
  return (
    <section className="wrap pt-10">
      <h2 className="mb-3 text-3xl">{t.near(spotLabel(here))}</h2>
      <ul className="cells grid-cols-3">
        {nearestFacilities(facilities, times).map(({ place, minutes }) => (
          <Cell key={place.key} interactive className="relative">
            <svg
              viewBox="0 0 24 24"
              width="24"
              height="24"
              fill="none"
              strokeWidth="2"
              aria-hidden="true"
              className="mb-2 stroke-ink"
            >
              <path d={pictograms[place.kind]} />
            </svg>
            <h3 className="text-base">
              <PageLink to={routeTo(place.key)} className="link-cover">
                {t.facility[place.kind]}
              </PageLink>
            </h3>
            <p className="hyphens-auto text-mute text-sm leading-snug">
              {place.label && place.label !== t.facility[place.kind] ? `${place.label}, ` : ''}
              {place.hall}
            </p>
            <p className="mt-auto pt-2.5 font-bold text-xl tabular-nums">{t.minutes(minutes)}</p>
            <span aria-hidden="true" className="dimension-line mt-1 block" />
          </Cell>
        ))}
      </ul>
      <h3 className="mt-6 mb-2 text-xl">{t.standsAround}</h3>
      <ul className="border-ink border-t md:grid md:grid-cols-2 md:gap-x-10">
        {nearestStands(stands, times, here.key).map(({ place, minutes }) => (
          <li key={place.key} className="border-rule border-b">
            <PageLink
              to={routeTo(place.key)}
              className="flex min-h-11 items-center justify-between gap-4 py-2 hover:underline"
            >
              <span className="min-w-0">
                <span className="font-semibold">{place.name}</span>{' '}
                <span className="whitespace-nowrap text-mute tabular-nums">{place.key}</span>
              </span>
              <span className="shrink-0 text-mute tabular-nums">{t.minutes(minutes)}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
