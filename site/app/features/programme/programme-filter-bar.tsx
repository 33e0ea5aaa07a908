import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { toggleLink } from '~/shell/filter-links.ts'
import { ListSearch } from '~/shell/list-search.tsx'
import { FilterChip, FilterRow } from '~/ui/filter-chip.tsx'
import { Icon } from '~/ui/icon.tsx'
import { programmeMessages } from './messages.ts'
import { type Facet, filterParameters } from './programme-filters.ts'
import type { ProgrammeState } from './programme-state.ts'
import type { ProgrammeView } from './programme-view.ts'
import { summaryMessages } from './summary-messages.ts'

/** Types in the order of their chips. */
const types = ['lecture', 'knowledge-session', 'tour', 'debate', 'other'] as const
const languages = ['nl', 'en'] as const

interface ProgrammeFilterBarProps {
  programme: ProgrammeView
  state: ProgrammeState
  /** Under the search field: the counter. */
  children: ReactNode
}

/** Search, and chips with counts for type, theme, room and language; on phones they fold away. */
export function ProgrammeFilterBar({ programme, state, children }: ProgrammeFilterBarProps) {
  const t = useMessages(programmeMessages)
  const { inLanguage } = useMessages(summaryMessages)
  const [params] = useSearchParams()
  const { filters, shown } = state
  const chosen = Object.entries(filters).filter(([name, value]) => name !== 'query' && value).length
  const chip = (facet: Facet, value: string) => ({
    to: toggleLink(params, filterParameters[facet], value),
    selected: filters[facet] === value,
    count: shown.counts[facet].get(value) ?? 0,
  })
  const { items, rooms, themes } = programme
  const inUse = types.filter((type) => items.some((item) => item.type === type))
  const spoken = languages.filter((code) => items.some((item) => item.spokenLanguage === code))
  return (
    <div className="grid gap-x-4 gap-y-2 py-4 lg:grid-cols-[17rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] print:hidden">
      <ListSearch label={t.search} submitLabel={t.submit} />
      <details
        className="filter-fold group min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1"
        open={chosen > 0 || undefined}
      >
        <summary className="flex min-h-11 items-center justify-between gap-3 border border-gray-300 px-3.5 font-medium text-sm hover:border-ink">
          <span className="flex items-center gap-2.5">
            <Icon name="filter" />
            {t.filters}
            {chosen > 0 && <span className="tabular-nums">({chosen})</span>}
          </span>
          <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
        </summary>
        <div className="space-y-1 max-md:pt-2">
          {inUse.length > 1 && (
            <FilterRow label={t.byType}>
              {inUse.map((type) => (
                <FilterChip key={type} {...chip('type', type)}>
                  {t.types[type]}
                </FilterChip>
              ))}
            </FilterRow>
          )}
          <FilterRow label={t.byTheme}>
            {themes.map(({ slug, name, colour }) => (
              <FilterChip key={slug} {...chip('theme', slug)} theme={colour}>
                {name}
              </FilterChip>
            ))}
          </FilterRow>
          {rooms.length + spoken.length > 2 && (
            <FilterRow label={t.byRoom}>
              {rooms.length > 1 &&
                rooms.map(({ slug, name }) => (
                  <FilterChip key={slug} {...chip('room', slug)}>
                    {name}
                  </FilterChip>
                ))}
              {spoken.length > 1 &&
                spoken.map((code) => (
                  <FilterChip key={code} {...chip('language', code)}>
                    {inLanguage[code]}
                  </FilterChip>
                ))}
            </FilterRow>
          )}
        </div>
      </details>
      <div>{children}</div>
    </div>
  )
}
