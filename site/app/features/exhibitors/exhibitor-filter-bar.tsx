import { Form, useSearchParams } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { ListSearch } from '~/shell/list-search.tsx'
import { Button } from '~/ui/button.tsx'
import { Select } from '~/ui/select.tsx'
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

/**
 * Search and three lists with counts. Choosing filters at once; without JavaScript the button
 * sends the form.
 */
export function ExhibitorFilterBar({ exhibitors, facets, filters }: ExhibitorFilterBarProps) {
  const t = useMessages(exhibitorMessages)
  const [params, setParams] = useSearchParams()
  const matching = filterExhibitors(exhibitors, { ...NO_FILTERS, query: filters.query })
  const option = (facet: 'theme' | 'hall' | 'pavilion') => (value: string, name: string) => ({
    value,
    label: `${name} (${filterExhibitors(matching, { ...filters, query: '', [facet]: value }).length})`,
  })
  const lists = [
    {
      facet: 'theme',
      label: t.byTheme,
      any: t.anyTheme,
      options: facets.themes.map(({ slug, name }) => option('theme')(slug, name)),
    },
    {
      facet: 'hall',
      label: t.byHall,
      any: t.anyHall,
      options: facets.halls.map(({ number, name }) => option('hall')(String(number), name)),
    },
    {
      facet: 'pavilion',
      label: t.byPavilion,
      any: t.anyPavilion,
      options: facets.pavilions.map(({ slug, name }) => option('pavilion')(slug, name)),
    },
  ] as const
  const listed: readonly string[] = lists.map(({ facet }) => filterParameters[facet])
  return (
    <div className="grid items-end gap-4 border-ink border-t pt-5 lg:grid-cols-[minmax(0,1fr)_2fr] print:hidden">
      <ListSearch label={t.search} submitLabel={t.submit} />
      <Form
        className="grid grid-cols-2 items-end gap-3 sm:grid-cols-3"
        preventScrollReset
        replace
        onChange={(event) => {
          const chosen = new FormData(event.currentTarget)
          setParams(
            (current) => {
              for (const name of listed) {
                const value = String(chosen.get(name) ?? '')
                if (value) current.set(name, value)
                else current.delete(name)
              }
              return current
            },
            { replace: true, preventScrollReset: true },
          )
        }}
      >
        {[...params]
          .filter(([name]) => !listed.includes(name))
          .sort()
          .map(([name, value]) => (
            <input key={name + value} type="hidden" name={name} value={value} />
          ))}
        {lists.map(({ facet, label, any, options }) => (
          <Select
            key={facet}
            name={filterParameters[facet]}
            label={label}
            placeholder={any}
            options={options}
            value={filters[facet]}
            onChange={() => undefined}
          />
        ))}
        <noscript>
          <Button type="submit" size="sm">
            {t.apply}
          </Button>
        </noscript>
      </Form>
    </div>
  )
}
