import { useMessages } from '~/i18n/locale.tsx'
import { FilterForm } from '~/shell/filter-form.tsx'
import { ListSearch } from '~/shell/list-search.tsx'
import {
  type ExhibitorFilters,
  filterExhibitors,
  filterParameters,
  NO_FILTERS,
} from './exhibitor-filters.ts'
import type { ExhibitorFacets, ExhibitorSummary } from './exhibitor-summary.ts'
import { exhibitorMessages } from './messages.ts'

interface ExhibitorFilterBarProps {
  exhibitors: readonly ExhibitorSummary[]
  facets: ExhibitorFacets
  filters: ExhibitorFilters
}

/** Search and three lists with counts. */
export function ExhibitorFilterBar({ exhibitors, facets, filters }: ExhibitorFilterBarProps) {
  const t = useMessages(exhibitorMessages)
  const matching = filterExhibitors(exhibitors, { ...NO_FILTERS, query: filters.query })
  const option = (facet: 'theme' | 'hall' | 'pavilion', value: string, name: string) => ({
    value,
    label: `${name} (${filterExhibitors(matching, { ...filters, query: '', [facet]: value }).length})`,
  })
  const lists = [
    {
      parameter: filterParameters.theme,
      label: t.byTheme,
      any: t.anyTheme,
      options: facets.themes.map(({ slug, name }) => option('theme', slug, name)),
    },
    {
      parameter: filterParameters.hall,
      label: t.byHall,
      any: t.anyHall,
      options: facets.halls.map(({ number, name }) => option('hall', String(number), name)),
    },
    {
      parameter: filterParameters.pavilion,
      label: t.byPavilion,
      any: t.anyPavilion,
      options: facets.pavilions.map(({ slug, name }) => option('pavilion', slug, name)),
    },
  ]
  return (
    <div className="grid items-end gap-4 border-ink border-t pt-5 lg:grid-cols-[minmax(0,1fr)_2fr] print:hidden">
      <ListSearch label={t.search} submitLabel={t.submit} />
      <FilterForm lists={lists} applyLabel={t.apply} />
    </div>
  )
}
