const DATA = '.data'
const PAYLOAD = '/_payload.json'

/** `/programma.data`, `/_.data` and `/programma/_payload.json` are forms of one page. */
export function pagePath(path: string) {
  if (path.endsWith(PAYLOAD)) {
    return { form: 'payload', pathname: path.slice(0, -PAYLOAD.length) || '/' }
  }
  if (path.endsWith(`/_${DATA}`)) return { form: 'data', pathname: path.slice(0, -6) }
  if (path.endsWith(DATA)) return { form: 'data', pathname: path.slice(0, -DATA.length) }
  return { form: 'document', pathname: path }
}

/**
 * Address of the data of the page at `pathname`.
 *
 * @example dataPath('/en/programma') // '/en/programma.data'
 */
export const dataPath = (pathname: string): string =>
  pathname === '/' ? `/_${DATA}` : pathname + DATA

/** The path as the site's routes know it: without the locale's prefix. */
export function withoutBasename(pathname: string, basename: string): string {
  if (basename === '/') return pathname
  if (pathname === basename) return '/'
  return pathname.startsWith(`${basename}/`) ? pathname.slice(basename.length) : pathname
}

/** Longest value of a search parameter (UTF-16 units) and most values of one parameter. */
const MAX_VALUE_LENGTH = 100
const MAX_VALUES = 20

/**
 * The search part that a page is rendered and cached by: only its known parameters, in order of
 * name and value, each value once; empty and overlong values count as absent.
 *
 * @example canonicalSearch('?b=2&utm_source=x&a=1&a=', ['a', 'b']) // '?a=1&b=2'
 */
export function canonicalSearch(search: string, parameters: readonly string[]): string {
  if (search.length < 2 || parameters.length === 0) return ''
  const given = new URLSearchParams(search)
  const kept = new URLSearchParams()
  for (const name of [...parameters].sort()) {
    const values = given.getAll(name).filter((value) => value && value.length <= MAX_VALUE_LENGTH)
    for (const value of [...new Set(values)].sort().slice(0, MAX_VALUES)) kept.append(name, value)
  }
  const text = kept.toString()
  return text && `?${text}`
}

/**
 * Whether a path is written as the site writes its own: any other spelling of the same page may
 * not take the place of pages in the cache.
 */
export const isCanonicalPath = (pathname: string): boolean =>
  /^(?:\/[a-z0-9._~-]+)+$|^\/$/.test(pathname)
