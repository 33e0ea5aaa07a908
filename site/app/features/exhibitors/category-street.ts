import type { FacadeKind } from '~/ui/facade/sizes.ts'

/** The kind of street in the drawing for an exhibitor's category. */
export const streetOf: Readonly<Record<string, FacadeKind>> = {
  overheden: 'overheden',
  woningcorporaties: 'corporaties',
  nieuwbouwconcepten: 'nieuwbouw',
  'bestaande-bouwconcepten': 'bestaand',
}
