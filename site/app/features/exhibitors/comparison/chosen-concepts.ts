import { redirect } from 'react-router'
import type { Concept, Content } from '~/content/model.ts'
import { dropUnknownValues } from '~/shell/known-values.ts'
import { COMPARISON_PAGE, comparisonParameters, comparisonPath, MAX_COMPARED } from './address.ts'

const { chosen: CHOSEN, more: MORE } = comparisonParameters

/** The concepts that an address names, at most four, in its order; unknown ones are left out. */
export function chosenConcepts({ concepts }: Content, url: URL): readonly Concept[] {
  const slugs = new Set(url.searchParams.getAll(CHOSEN))
  return [...slugs].flatMap((slug) => concepts.find(slug) ?? []).slice(0, MAX_COMPARED)
}

/**
 * Redirects from an address with too many or unknown concepts to one with the valid choice.
 * @throws Response 302
 */
export function keepToKnownChoice({ concepts }: Content, url: URL): void {
  dropUnknownValues(COMPARISON_PAGE, url, {
    [CHOSEN]: concepts.all.map(({ slug }) => slug),
    [MORE]: ['1'],
  })
  const slugs = [...new Set(url.searchParams.getAll(CHOSEN))].sort()
  if (slugs.length > MAX_COMPARED)
    throw redirect(`${comparisonPath(slugs.slice(0, MAX_COMPARED))}&${MORE}=1`)
}
