import { SEARCH_PAGE } from '@beursvloer/contract/page-addresses'
import { QUERY_PARAMETER } from '@beursvloer/contract/search-parameters'
/** Longest query, in characters; the server leaves out longer search parameters. */
export const MAX_QUERY_LENGTH = 100

/** Search parameter of the list box: set when typing has ended. */
export const FINAL_QUERY_PARAMETER = 'klaar'

/** The query in an address: without spaces around it or in a row; empty when there is none. */
export const queryOf = (params: URLSearchParams): string =>
  (params.get(QUERY_PARAMETER) ?? '').trim().replace(/\s+/g, ' ').slice(0, MAX_QUERY_LENGTH)

/** Path of the page with the results of a query. */
export const searchPath = (q: string): string =>
  `${SEARCH_PAGE}?${new URLSearchParams({ [QUERY_PARAMETER]: q })}`
