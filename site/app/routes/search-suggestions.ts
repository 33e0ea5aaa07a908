import { QUERY_PARAMETER } from '@beursvloer/contract/search-parameters'
import { contentOf } from '~/content/context.server.ts'
import { FINAL_QUERY_PARAMETER, queryOf } from '~/features/search/query.ts'
import { searchContent } from '~/features/search/search.server.ts'
import { type PageHandle, UNLISTED_PAGE } from '~/shell/page-handle.ts'
import { siteRequestOf } from '~/shell/request-context.ts'
import type { Route } from './+types/search-suggestions.ts'

export const handle: PageHandle = {
  ...UNLISTED_PAGE,
  parameters: [QUERY_PARAMETER, FINAL_QUERY_PARAMETER],
}

/**
 * Suggestions for the list box in the header while the visitor types: `/zoeken.json?q=`. With
 * `&klaar=1` typing has ended, and a search without results counts.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { otherEdition, countMiss } = siteRequestOf(context)
  const query = queryOf(url.searchParams)
  const search = await searchContent(contentOf(context), query, otherEdition !== undefined)
  const suggestions = search.suggestions()
  const headers = new Headers({ 'x-robots-tag': 'noindex' })
  const nothing = suggestions.total === 0 && !suggestions.answer
  if (nothing && url.searchParams.has(FINAL_QUERY_PARAMETER)) {
    if (!otherEdition) countMiss(suggestions.query)
    headers.set('cache-control', 'no-store')
  }
  return Response.json(suggestions, { headers })
}
