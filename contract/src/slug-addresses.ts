import { floorPlanPath } from './floor-plan-address.ts'
import {
  CONCEPTS_PAGE,
  categoryPath,
  editorsPagePath,
  PROGRAMME_PAGE,
  pavilionPath,
  programmeItemPath,
  speakerPath,
} from './page-addresses.ts'
import { CONCEPT_PARAMETER, THEME_PARAMETER } from './search-parameters.ts'

type AddressOf = (document: { readonly slug: string }) => string

/**
 * Addresses of the content types that are found by slug alone, as path or as search parameter. A slug that
 * changes leaves a redirect between them behind. Those with an id in their address need none.
 */
export const slugAddresses = {
  'programme-item': programmeItemPath,
  speaker: speakerPath,
  pavilion: pavilionPath,
  page: editorsPagePath,
  'exhibitor-category': categoryPath,
  room: ({ slug }) => floorPlanPath({ room: slug }),
  theme: ({ slug }) => `${PROGRAMME_PAGE}?${THEME_PARAMETER}=${slug}`,
  concept: ({ slug }) => `${CONCEPTS_PAGE}?${CONCEPT_PARAMETER}=${slug}`,
} as const satisfies Record<string, AddressOf>

/** The slug that an address is made of; null for one of another kind. */
export function slugIn(address: string, addressOf: AddressOf): string | null {
  const start = addressOf({ slug: '' })
  const slug = address.startsWith(start) ? address.slice(start.length) : ''
  return /^[a-z0-9-]+$/.test(slug) ? slug : null
}
