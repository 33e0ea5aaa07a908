import { CONCEPTS_PAGE } from '@beursvloer/contract/page-addresses'
import { CONCEPT_PARAMETER } from '@beursvloer/contract/search-parameters'

/** Where concepts stand side by side (requirements 22.1). */
export const COMPARISON_PAGE = `${CONCEPTS_PAGE}/vergelijken`

/** How many concepts stand side by side at most (requirements 22.1). */
export const MAX_COMPARED = 4

/** Names in the address: a chosen concept by its slug, once for each; and that more were chosen. */
export const comparisonParameters = { chosen: CONCEPT_PARAMETER, more: 'meer' } as const
/** Names of the list's filters in the address. */
export const conceptParameters = { kind: 'soort', dwelling: 'woning' } as const

/** Equal choices have equal addresses. */
const choice = (slugs: readonly string[]): string =>
  `${new URLSearchParams([...slugs].sort().map((slug) => [comparisonParameters.chosen, slug]))}`

const withChoice = (path: string, slugs: readonly string[]): string =>
  slugs.length > 0 ? `${path}?${choice(slugs)}` : path

/**
 * Address of concepts side by side.
 * @param extension of a file with the same: `.csv`
 */
export const comparisonPath = (slugs: readonly string[], extension = ''): string =>
  withChoice(COMPARISON_PAGE + extension, slugs)

/** Address of the list with concepts ticked. */
export const conceptsPath = (slugs: readonly string[]): string => withChoice(CONCEPTS_PAGE, slugs)
