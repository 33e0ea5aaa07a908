import type { FacadeKind } from '~/ui/facade/sizes.ts'

/** Which street an exhibitor of a category stands in. */
export const streetOf: Readonly<Record<string, FacadeKind>> = {
  overheden: 'overheden',
  woningcorporaties: 'corporaties',
  nieuwbouwconcepten: 'nieuwbouw',
  'bestaande-bouwconcepten': 'bestaand',
}
