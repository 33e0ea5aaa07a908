import { MAX_NETWORK_SEARCH_LENGTH } from '@beursvloer/contract/accounts/network'

/** Page of the networking list, without language prefix. */
export const NETWORK_PAGE = '/bezoekersprofiel/netwerklijst'

/** What an address asks of the list. */
export interface NetworkQuery {
  /** Empty when nothing is searched for. */
  readonly search: string
  /** From 1; null when the address names no page. */
  readonly page: number | null
}

/** Reads an address; a search that is too long is cut. */
export function networkQueryIn(params: URLSearchParams): NetworkQuery {
  const page = Number(params.get('pagina') ?? 1)
  const search = (params.get('q') ?? '').trim().slice(0, MAX_NETWORK_SEARCH_LENGTH)
  return { search, page: Number.isSafeInteger(page) && page > 0 ? page : null }
}

/** Address of a page of what was searched for. */
export function networkPath({ search, page }: { search: string; page: number }): string {
  const params = new URLSearchParams()
  if (page > 1) params.set('pagina', String(page))
  if (search) params.set('q', search)
  return params.size > 0 ? `${NETWORK_PAGE}?${params}` : NETWORK_PAGE
}
