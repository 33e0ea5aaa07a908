import type { ProgrammeItemType } from '~/content/model.ts'
import { filterParameters } from './programme-filters.ts'

interface Shown {
  /** Parameters of the page on show. */
  readonly params: URLSearchParams
  /** The type of a page about one type. */
  readonly type: ProgrammeItemType | undefined
}

/**
 * The query for exporting the items on show, over all days: the page's filters. Parameters are in
 * the order in which the server knows them.
 *
 * @returns with its `?`, or '' for the whole programme
 */
export function exportQuery({ params, type }: Shown): string {
  const query = new URLSearchParams()
  for (const name of Object.values(filterParameters)) {
    const value = params.get(name)
    if (value) query.set(name, value)
  }
  if (type) query.set(filterParameters.type, type)
  query.sort()
  const text = query.toString()
  return text && `?${text}`
}
