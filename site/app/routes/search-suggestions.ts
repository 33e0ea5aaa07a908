import { contentOf } from '~/content/context.server.ts'
import { queryOf } from '~/features/search/query.ts'
import { searchContent } from '~/features/search/search.server.ts'
import type { PageHandle } from '~/shell/page-handle.ts'
import type { Route } from './+types/search-suggestions.ts'

export const handle: PageHandle = {
  audience: 'shared',
  sitemap: false,
  counted: false,
  parameters: ['q'],
}

/** What the list box in the header shows while one types: `/zoeken.json?q=`. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const search = await searchContent(contentOf(context), queryOf(url.searchParams))
  return Response.json(search.suggestions(), { headers: { 'x-robots-tag': 'noindex' } })
}
