import { MAX_NETWORK_SEARCH_LENGTH } from '@beursvloer/contract/accounts/network'
import { NETWORK_PAGE } from '@beursvloer/contract/page-addresses'
import { PAGE_PARAMETER, QUERY_PARAMETER } from '@beursvloer/contract/search-parameters'

/** Reads an address; a search that is too long is cut. */
export function networkQueryIn(params: URLSearchParams) {
  const page = Number(params.get(PAGE_PARAMETER) ?? 1)
  const search = (params.get(QUERY_PARAMETER) ?? '').trim().slice(0, MAX_NETWORK_SEARCH_LENGTH)
  return {
    // Empty when nothing is searched for.
    search, // From 1; null when the address names no page.
    page: Number.isSafeInteger(page) && page > 0 ? page : null,
  }
}

/** Address of a page of a search. */
export function networkPath({ search, page }: { search: string; page: number }): string {
  const params = new URLSearchParams()
  if (page > 1) params.set(PAGE_PARAMETER, String(page))
  if (search) params.set(QUERY_PARAMETER, search)
  return params.size > 0 ? `${NETWORK_PAGE}?${params}` : NETWORK_PAGE
}
