/** A search that a visitor may well make, and what has to be among the first three results. */
export interface ExpectedQuery {
  readonly query: string
  readonly locale: 'nl' | 'en'
  /**
   * One of these is enough. What begins with a slash is the address of a page, without prefix of
   * language, id, search parameters and anchor; anything else is the title of a result.
   */
  readonly expected: readonly string[]
}

/** How many results are read before one thinks that it is not there. */
export const READ = 3

type Row = readonly [query: string, ...expected: string[]]

export const inDutch = (rows: readonly Row[]): ExpectedQuery[] => rows.map(withLocale('nl'))
export const inEnglish = (rows: readonly Row[]): ExpectedQuery[] => rows.map(withLocale('en'))

const withLocale =
  (locale: ExpectedQuery['locale']) =>
  ([query, ...expected]: Row): ExpectedQuery => ({ query, locale, expected })
