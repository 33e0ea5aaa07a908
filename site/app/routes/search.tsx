import { SEARCH_PAGE } from '@beursvloer/contract/page-addresses'
import { PAGE_PARAMETER, QUERY_PARAMETER } from '@beursvloer/contract/search-parameters'
import { data } from 'react-router'
import { contentOf } from '~/content/context.server.ts'
import { KIND_PARAMETER, kindOf } from '~/features/search/kinds.ts'
import { searchMessages } from '~/features/search/messages.ts'
import { queryOf } from '~/features/search/query.ts'
import { searchContent } from '~/features/search/search.server.ts'
import { SearchPage } from '~/features/search/search-page.tsx'
import { type PageHandle, PUBLIC_PAGE } from '~/shell/page-handle.ts'
import { messageMeta } from '~/shell/page-meta.ts'
import { siteRequestOf } from '~/shell/request-context.ts'
import { validatePage } from '~/shell/validate-page.ts'
import type { Route } from './+types/search.ts'

export const handle: PageHandle = {
  ...PUBLIC_PAGE,
  parameters: [QUERY_PARAMETER, KIND_PARAMETER, PAGE_PARAMETER],
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const query = loaderData?.results?.query
  return messageMeta(
    matches,
    SEARCH_PAGE,
    searchMessages,
    (t) => [query ? t.titleOf(query) : t.title, t.description],
    { noIndex: query !== undefined },
  )
}

/** A page without results is not kept: each search for it counts. */
const NOT_KEPT = { headers: { 'cache-control': 'no-store' } }

export async function loader({ context, url }: Route.LoaderArgs) {
  const content = contentOf(context)
  const themes = content.themes.all.map(({ slug, name, colour }) => ({ slug, name, colour }))
  const query = queryOf(url.searchParams)
  if (!query) return { results: null, list: null, themes }
  const { otherEdition, countMiss } = siteRequestOf(context)
  const search = await searchContent(content, query, otherEdition !== undefined)
  const results = search.results()
  if (results.total === 0 && !results.answer) {
    if (!otherEdition) countMiss(query)
    return data({ results, list: null, themes }, NOT_KEPT)
  }
  const kind = kindOf(url.searchParams.get(KIND_PARAMETER))
  if (!kind) return { results, list: null, themes }
  const list = search.list(kind, Number(url.searchParams.get(PAGE_PARAMETER) ?? 1))
  validatePage(list, url)
  return { results, list, themes }
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchPage {...loaderData} />
}
