import { exhibitorPath } from '@beursvloer/contract/page-addresses'
import type { Concept, Exhibitor } from '~/content/model.ts'

/** Number of other exhibitors' concepts beside those of an exhibitor. */
const COUNT = 4

const toRow = (concept: Concept, own: boolean) => ({
  id: concept.id,
  slug: concept.slug,
  own,
  name: concept.name,
  language: concept.language,
  exhibitor: concept.exhibitor.name,
  path: exhibitorPath(concept.exhibitor),
  stand: concept.exhibitor.stands[0]?.number ?? '',
  buildingSystem: concept.buildingSystem,
  material: concept.material,
  deliveryWeeks: concept.deliveryWeeks,
  buildDays: concept.buildDays,
  mpg: concept.mpg,
})

export type ConceptRow = ReturnType<typeof toRow>

/** The likeness of two concepts: the same kinds of dwelling and rent, the same way of building. */
const likeness = (one: Concept, other: Concept): number => {
  const markets = other.markets.filter(({ dwellingType, rentClass }) =>
    one.markets.some((own) => own.dwellingType === dwellingType && own.rentClass === rentClass),
  )
  const sameSystem = one.buildingSystem !== null && one.buildingSystem === other.buildingSystem
  return 2 * markets.length + (sameSystem ? 1 : 0)
}

/** The concepts most like a given one, the most alike first. */
export const mostSimilar = (
  concept: Concept,
  others: readonly Concept[],
  count = COUNT,
): readonly Concept[] =>
  others
    .filter(({ kind }) => kind === concept.kind)
    .map((other) => ({ other, score: likeness(concept, other) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ other }) => other)

/**
 * The concepts of an exhibitor and under them those of others that are most like the first: of the
 * same kind, for the same dwellings, by the same building system.
 */
export function comparableConcepts(
  exhibitor: Exhibitor,
  all: readonly Exhibitor[],
): readonly ConceptRow[] {
  const [first] = exhibitor.concepts
  if (!first) return []
  const others = all.filter((other) => other !== exhibitor).flatMap(({ concepts }) => concepts)
  return [
    ...exhibitor.concepts.map((concept) => toRow(concept, true)),
    ...mostSimilar(first, others).map((concept) => toRow(concept, false)),
  ]
}
