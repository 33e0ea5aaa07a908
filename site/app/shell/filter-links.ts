import { QUERY_PARAMETER } from '@beursvloer/contract/search-parameters'

/**
 * The values of filters in an address; '' for those that are not in it.
 * @param names the search parameter of each filter
 */
export const readParameters = <Filter extends string>(
  params: URLSearchParams,
  names: Readonly<Record<Filter, string>>,
): Readonly<Record<Filter, string>> =>
  Object.fromEntries(
    Object.entries<string>(names).map(([filter, name]) => [filter, params.get(name) ?? '']),
  ) as Record<Filter, string>

/**
 * The address of the same list with some filters changed; an empty or absent value takes the filter
 * away. Other parameters stay, in a fixed order, so that equal filters have equal addresses.
 *
 * @example filterLink(new URLSearchParams('q=hout'), { thema: 'biobased' }) // '?q=hout&thema=biobased'
 */
export function filterLink(
  current: URLSearchParams,
  changes: Readonly<Record<string, string | undefined>>,
): string {
  const next = new URLSearchParams(current)
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  next.sort()
  const text = next.toString()
  return text ? `?${text}` : '.'
}

/** As `filterLink`, for a filter that a second click takes away again. */
export const toggleLink = (current: URLSearchParams, name: string, value: string): string =>
  filterLink(current, { [name]: current.get(name) === value ? undefined : value })

/** Filtering while the visitor types neither scrolls nor fills the browser's history. */
export const FILTER_NAVIGATION = { replace: true, preventScrollReset: true }

/** Puts the search text into the parameters of a list; '' removes it. */
export const withQuery = (text: string) => (current: URLSearchParams) => {
  if (text) current.set(QUERY_PARAMETER, text)
  else current.delete(QUERY_PARAMETER)
  return current
}

/**
 * For lists that are filtered in the browser: the page's data are the same for every filter, so a
 * change of filter asks the server nothing.
 */
export const sameListForEveryFilter = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: {
  currentUrl: URL
  nextUrl: URL
  defaultShouldRevalidate: boolean
}): boolean => (currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate)
