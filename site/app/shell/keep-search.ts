import { redirect } from 'react-router'

/** Any host: only the path after it counts. */
const ANY = 'https://any.invalid'

/**
 * Parameters that may go along to other hosts: the source of a visit. Others may be secrets of a
 * mail.
 */
const isCampaign = (name: string) => name.startsWith('utm_')

/**
 * The target of a redirect with the search parameters of the address that leads to it. A parameter
 * that the target has itself stays as it is.
 *
 * @param target a path of the site, or an address elsewhere, which gets `utm_…` only
 * @example keepSearch('/programma?dag=2027-03-18#top', '?dag=x&utm_source=a')
 * // '/programma?dag=2027-03-18&utm_source=a#top'
 */
export function keepSearch(target: string, search: string): string {
  if (search.length < 2) return target
  const isPath = target.startsWith('/')
  const url = new URL(target, ANY)
  const own = new Set(url.searchParams.keys())
  for (const [name, value] of new URLSearchParams(search)) {
    if (!own.has(name) && (isPath || isCampaign(name))) url.searchParams.append(name, value)
  }
  return isPath ? url.pathname + url.search + url.hash : url.href
}

/**
 * Redirects permanently to the present path of a page, with the search parameters of the old
 * address.
 */
export const movedTo = (path: string, from: URL): Response =>
  redirect(keepSearch(path, from.search), 301)
