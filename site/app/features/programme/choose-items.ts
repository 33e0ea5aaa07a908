import { ITEM_PARAMETER } from '@beursvloer/contract/search-parameters'
import type { Content, ProgrammeItem } from '~/content/model.ts'
import { toItemSummary } from './item-summary.ts'
import { applyFilters, filterParameters, readFilters } from './programme-filters.ts'

/** All search parameters of an export. */
export const EXPORT_PARAMETERS = [ITEM_PARAMETER, ...Object.values(filterParameters)]

/** The items of a published programme that an export's address asks for, in their order. */
export function chooseItems(content: Content, params: URLSearchParams): readonly ProgrammeItem[] {
  if (!content.edition.programmePublished) return []
  const ids = params.getAll(ITEM_PARAMETER)
  const { all } = content.programmeItems
  const { found } = applyFilters(
    all
      .filter(({ id }) => ids.length === 0 || ids.includes(id))
      .map((item) => toItemSummary(item, content.locale)),
    readFilters(params),
  )
  const kept = new Set(found.map(({ id }) => id))
  return all.filter(({ id }) => kept.has(id))
}
