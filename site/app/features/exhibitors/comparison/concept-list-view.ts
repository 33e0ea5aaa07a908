import { formatNumber } from '@beursvloer/contract/numbers'
import { exhibitorPath } from '@beursvloer/contract/page-addresses'
import type { Concept, Content, LocaleCode } from '~/content/model.ts'
import { exhibitorMessages } from '../messages.ts'

/** Values of the list's filters. */
export const conceptKinds = ['new-build', 'existing'] as const
export const dwellingTypes = ['ground', 'stacked', 'flexible', 'shared'] as const

/** A concept in a line: its dwellings, building system, delivery time and MPG. */
function factsOf({ markets, buildingSystem, deliveryWeeks, mpg }: Concept, locale: LocaleCode) {
  const t = exhibitorMessages[locale]
  const dwellings = [...new Set(markets.map(({ dwellingType }) => t.dwelling[dwellingType]))]
  return [
    dwellings.join(', '),
    buildingSystem && t.system[buildingSystem],
    deliveryWeeks !== null && `${t.factDelivery.toLowerCase()} ${t.weeks(deliveryWeeks)}`,
    mpg !== null && `MPG ${formatNumber(mpg, locale)}`,
  ]
    .filter(Boolean)
    .join('\u00A0· ')
}

/** All concepts as the list shows them, by name. */
export const toConceptList = ({ concepts, locale }: Content) =>
  concepts.all.map((concept) => ({
    id: concept.id,
    slug: concept.slug,
    name: concept.name,
    language: concept.language,
    kind: concept.kind,
    dwellings: [...new Set(concept.markets.map(({ dwellingType }) => dwellingType))],
    facts: factsOf(concept, locale),
    exhibitor: concept.exhibitor.name,
    path: exhibitorPath(concept.exhibitor),
    stand: concept.exhibitor.stands[0]?.number ?? '',
  }))

export type ListedConcept = ReturnType<typeof toConceptList>[number]
