import { exhibitorPath } from '@beursvloer/contract/page-addresses'
import type { ProgrammeItem } from '~/content/model.ts'

/** A stand where a tour stops. */
export type TourStop = ReturnType<typeof toTourStops>[number]

/** The stops of a tour, in walking order. */
export const toTourStops = ({ tourStops }: Pick<ProgrammeItem, 'tourStops'>) =>
  tourStops.map(({ id, slug, name, stands }) => ({
    id,
    name,
    /** Path of the exhibitor's page. */
    path: exhibitorPath({ id, slug }),
    /** Stand numbers; empty while none is known. */
    stands: stands.map(({ number }) => number),
  }))
