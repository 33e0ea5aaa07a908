import { redirect } from 'react-router'

/** The filter values of a list: per search parameter the values that there are. */
export type KnownValues = Readonly<Record<string, Iterable<string>>>

/**
 * Redirects from a filter without any possible match, such as a day the fair does not have or a
 * removed theme, to the same list without it: a page without results would be kept by search
 * engines and shared on.
 *
 * @param path of the list, without the language's prefix
 * @throws Response 302
 */
export function dropUnknownValues(path: string, url: URL, known: KnownValues): void {
  const kept = new URLSearchParams(
    [...url.searchParams].filter(([name, value]) => {
      const values = Object.hasOwn(known, name) && known[name]
      return !values || value === '' || [...values].includes(value)
    }),
  )
  if (kept.size < url.searchParams.size) throw redirect(kept.size > 0 ? `${path}?${kept}` : path)
}
