import { exhibitorPath } from '@beursvloer/contract/page-addresses'
import type { ProgrammeItem } from '~/content/model.ts'

/** A stand where a tour stops. */
export interface TourStop {
  readonly id: string
  readonly name: string
  /** Path of the exhibitor's page. */
  readonly path: string
  /** Stand numbers; empty while none is known. */
  readonly stands: readonly string[]
}

/** The stops of a tour, in walking order. */
export const toTourStops = ({ tourStops }: Pick<ProgrammeItem, 'tourStops'>): readonly TourStop[] =>
  tourStops.map(({ id, slug, name, stands }) => ({
    id,
    name,
    path: exhibitorPath({ id, slug }),
    stands: stands.map(({ number }) => number),
  }))
